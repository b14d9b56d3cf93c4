// Buttons, menus and layouts of a message, classic and version 2.

import { emojiPicture, h, icon } from "./dom.js";
import { t } from "./i18n.js";
import { picture } from "./lightbox.js";
import { markdown } from "./markdown.js";
import { fileCard } from "./message.js";
import { post } from "./net.js";
import { menu } from "./select.js";
import { state } from "./state.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "primary" };
const LINK = 5;

export function componentNodes(message) {
  const nodes = message.components.map((c) => node(c, message));
  if (!nodes.length) return [];
  const classic = !(message.flags & 32768);
  return [h("div", { class: classic ? "rows" : "layout" }, nodes)];
}

function node(component, message) {
  switch (component.type) {
    case 1:
      return h("div", { class: "row" }, component.components.map((c) => node(c, message)));
    case 2:
      return button(component, message);
    case 3: case 5: case 6: case 7: case 8:
      return menu(component, {
        source: message.id,
        onPick: (values) => act("select", message, component, { values }),
      });
    case 9:
      return h("div", { class: "section" },
        h("div", {}, component.components.map((c) => node(c, message))), node(component.accessory, message));
    case 10:
      return h("div", { class: "text" }, markdown(component.content));
    case 11: {
      const item = shown(component);
      return h("div", { class: "thumbnail" }, picture(item, [item], 0));
    }
    case 12: {
      const items = component.items.map(shown);
      return h("div", { class: `gallery n${Math.min(items.length, 4)}` }, items.map((p, i) => picture(p, items, i)));
    }
    case 13:
      return fileCard({ url: component.file.url, name: component.name, size: component.size });
    case 14:
      return h("hr", { class: `separator s${component.spacing ?? 1}${component.divider === false ? " blank" : ""}` });
    case 17:
      return container(component, message);
    default:
      return null;
  }
}

const shown = (item) => ({
  url: item.media.url,
  alt: item.description ?? "",
  width: item.media.width,
  height: item.media.height,
  spoiler: item.spoiler,
});

function container(component, message) {
  const accent = component.accent_color;
  const color = accent === null || accent === undefined ? "" : `border-left:4px solid #${accent.toString(16).padStart(6, "0")}`;
  return h("div", { class: "container", style: color }, component.components.map((c) => node(c, message)));
}

/** The emoji of a button or option. */
export function emojiNode(emoji) {
  if (!emoji) return null;
  if (emoji.id) return emojiPicture(emoji.name, emoji.id);
  return h("span", { class: "emoji", "aria-hidden": "true" }, emoji.name);
}

function button(component, message) {
  const inside = [emojiNode(component.emoji), component.label ? h("span", {}, component.label) : null];
  if (component.style === LINK) {
    return h("a", { class: "button link", href: component.url, target: "_blank", rel: "noreferrer noopener" }, inside, icon("open", 16));
  }
  const busy = pending(message.id, component.custom_id);
  return h("button", {
    type: "button",
    class: `button ${STYLES[component.style]}${busy ? " busy" : ""}`,
    disabled: component.disabled,
    "aria-label": component.label ? undefined : component.emoji?.name,
    "aria-busy": busy ? "true" : undefined,
    dataset: { customId: component.custom_id },
    onclick: (event) => {
      if (!event.currentTarget.classList.contains("busy")) act("press", message, component, {});
    },
  }, inside);
}

function pending(messageId, customId) {
  for (const one of state.interactions.values()) {
    if (one.state === "pending" && one.source_id === messageId && one.custom_id === customId && one.user_id === state.me) return true;
  }
  return false;
}

async function act(what, message, component, more) {
  try {
    await post(what, { user: state.me, message: message.id, custom_id: component.custom_id, wait: "none", ...more });
  } catch (refused) {
    fail(message.id, refused.message);
  }
}

/** Show under a message that something went wrong with its controls. */
export function fail(messageId, words) {
  const box = document.querySelector(`#m${messageId} .failure`);
  if (!box) return;
  box.hidden = !words;
  box.textContent = words ? `⚠ ${words}` : "";
}

/** Show on a message what has become of a press. */
export function reflect(interaction) {
  if (!interaction.source_id || interaction.user_id !== state.me) return;
  const item = document.getElementById(`m${interaction.source_id}`);
  const control = item?.querySelector(`[data-custom-id="${CSS.escape(interaction.custom_id ?? "")}"]`);
  const busy = interaction.state === "pending";
  control?.classList.toggle("busy", busy);
  if (busy) control?.setAttribute("aria-busy", "true");
  else control?.removeAttribute("aria-busy");
  if (busy || interaction.state === "failed") fail(interaction.source_id, busy ? "" : t("interactionFailed"));
}
