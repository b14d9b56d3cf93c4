// Menus: a button that opens a list; one value is sent at once, several when the list is closed.

import { emojiNode } from "./components.js";
import { avatar, h, icon } from "./dom.js";
import { t } from "./i18n.js";
import { nameOf, people, placeName, state } from "./state.js";

let serial = 0;
let open = null;
const picked = new Map();

/** What can be chosen in a menu: its own options, or the people, roles and channels of the guild. */
function choices(component) {
  if (component.type === 3) return component.options;
  const guild = [...state.guilds.values()].find((g) => g.id === state.channels.get(state.channel)?.guild_id) ?? [...state.guilds.values()][0];
  const users = people().map((u) => ({ value: u.id, label: nameOf(u), user: u }));
  const roles = (guild?.roles ?? []).map((r) => ({ value: r.id, label: `@${r.name.replace(/^@/, "")}` }));
  if (component.type === 5) return users;
  if (component.type === 6) return roles;
  if (component.type === 7) return [...users, ...roles];
  return [...state.channels.values()].filter((c) => c.guild_id).map((c) => ({ value: c.id, label: placeName(c) }));
}

/** Make a menu. `onPick` gets the values; with `keep` (in forms) it is called at every change. */
export function menu(component, { source, onPick, keep = false, labelledBy }) {
  const key = `${state.me}:${source}:${component.custom_id}`;
  const options = choices(component);
  const least = component.required === false ? 0 : (component.min_values ?? 1);
  const most = component.max_values ?? 1;
  const standard = component.type === 3
    ? options.filter((o) => o.default).map((o) => o.value)
    : (component.default_values ?? []).map((d) => d.id);
  let values = picked.get(key) ?? standard;
  const id = `menu${(serial += 1)}`;
  const face = h("span", { class: "menu-face" });
  const hint = component.placeholder || (most > 1 ? t(least > 1 ? "selectRange" : "selectOne", { min: least, max: most }) : t("makeSelection"));
  const trigger = h("button", {
    type: "button", class: "menu-button", disabled: component.disabled, "aria-haspopup": "listbox", "aria-expanded": "false",
    "aria-labelledby": labelledBy ? `${labelledBy} ${id}face` : undefined,
    dataset: { customId: component.custom_id ?? "" },
    onclick: () => (open?.id === id ? close(most > 1) : show()),
    onkeydown: (event) => {
      if (["ArrowDown", "ArrowUp"].includes(event.key)) {
        event.preventDefault();
        show();
      }
    },
  }, face, icon("down", 18));
  face.id = `${id}face`;
  const box = h("div", { class: "menu" }, trigger);
  paint();
  // An edit of the message draws the menu anew: it stays as it is, unless something else is offered
  // or the bot has shown another choice; then one that was open opens again.
  box.print = JSON.stringify([component, options, hint, key]);
  box.values = () => values.join();
  box.keeps = (fresh) => fresh.print === box.print && (open?.id === id || fresh.values() === box.values());
  const was = open?.key === key ? open : null;
  if (was) queueMicrotask(() => open === was && box.isConnected && show(was.at, was.values()));
  return box;

  function paint() {
    face.replaceChildren();
    const chosen = values.map((v) => options.find((o) => o.value === v)).filter(Boolean);
    if (!chosen.length) face.append(h("span", { class: "hint" }, hint));
    for (const option of chosen) {
      face.append(h("span", { class: "picked" }, option.user ? avatar(option.user, 20) : emojiNode(option.emoji), option.label));
    }
  }

  function show(at = -1, chosen = null) {
    close(false);
    const before = [...values];
    const offered = chosen?.filter((value) => options.some((option) => option.value === value));
    if (most > 1 && offered) {
      values = offered.slice(0, most);
      paint();
    }
    const list = h("ul", { class: "menu-list", role: "listbox", id, tabindex: "-1", "aria-label": hint, "aria-multiselectable": most > 1 ? "true" : undefined });
    const search = options.length > 12 ? h("input", { class: "menu-search", type: "search", placeholder: t("searchPeople"), "aria-label": t("searchPeople") }) : null;
    const items = options.map((option) => item(option));
    list.append(...items);
    const done = most > 1 ? h("button", { type: "button", class: "button primary menu-done", onclick: () => close(true) }, t("done")) : null;
    const panel = h("div", { class: "menu-panel", onkeydown: keys }, search, list, done);
    box.append(panel);
    trigger.setAttribute("aria-expanded", "true");
    open = { id, key, end, at, values: () => values };
    list.addEventListener("focusin", (event) => (open.at = items.indexOf(event.target)));
    place(panel);
    search?.addEventListener("input", () => {
      for (const one of items) one.hidden = !one.textContent.toLowerCase().includes(search.value.toLowerCase());
    });
    (items[at] ?? search ?? items.find((i) => i.getAttribute("aria-selected") === "true") ?? items[0])?.focus();
    document.addEventListener("pointerdown", outside, true);

    /** Open the list where there is more room in what scrolls around it, no longer than that. */
    function place(panel) {
      const around = (trigger.closest(".scroller, .fields") ?? document.documentElement).getBoundingClientRect();
      const { top, bottom } = trigger.getBoundingClientRect();
      const below = Math.min(around.bottom, innerHeight) - bottom - 8;
      const over = top - Math.max(around.top, 0) - 8;
      const above = below < panel.offsetHeight && over > below;
      panel.classList.toggle("above", above);
      if (Math.max(below, over) > 160) panel.style.maxHeight = `${Math.min(320, above ? over : below)}px`;
      panel.scrollIntoView({ block: "nearest" });
    }

    function item(option) {
      const node = h("li", { class: "menu-option", role: "option", tabindex: "-1", "aria-selected": String(values.includes(option.value)), onclick: () => toggle(option, node) },
        option.user ? avatar(option.user, 24) : emojiNode(option.emoji),
        h("span", { class: "menu-words" }, h("span", {}, option.label), option.description ? h("small", {}, option.description) : null),
        h("span", { class: most > 1 ? "check box" : "check" }, icon("check", 14)));
      return node;
    }

    function toggle(option, node) {
      if (most === 1) {
        values = least === 0 && values.includes(option.value) ? [] : [option.value];
        close(true);
        return;
      }
      if (values.includes(option.value)) values = values.filter((v) => v !== option.value);
      else if (values.length < most) values = options.map((o) => o.value).filter((v) => values.includes(v) || v === option.value);
      node.setAttribute("aria-selected", String(values.includes(option.value)));
      paint();
      if (keep) onPick(values);
    }

    function keys(event) {
      const shown = items.filter((i) => !i.hidden);
      const at = shown.indexOf(document.activeElement);
      const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: shown.length - 1 }[event.key];
      if (to !== undefined) {
        event.preventDefault();
        shown.at(Math.max(0, Math.min(to, shown.length - 1)))?.focus();
      } else if (event.key === "Escape") {
        event.stopPropagation();
        event.preventDefault();
        close(most > 1);
      } else if ((event.key === "Enter" || event.key === " ") && at >= 0) {
        event.preventDefault();
        shown[at].click();
      } else if (event.key === "Enter" && document.activeElement === search) {
        event.preventDefault();
        shown[0]?.click();
      } else if (event.key === "Tab" && !done) close(false);
      else if (event.key.length === 1 && !search) {
        items.find((i) => i.textContent.toLowerCase().startsWith(event.key.toLowerCase()))?.focus();
      }
    }

    function outside(event) {
      if (!box.contains(event.target)) close(most > 1 && box.isConnected);
    }

    function end(send) {
      document.removeEventListener("pointerdown", outside, true);
      panel.remove();
      trigger.setAttribute("aria-expanded", "false");
      const valid = values.length >= least && values.length <= most;
      const changed = most === 1 ? send : values.join() !== before.join();
      if (!valid || !send) values = before;
      else if (changed) {
        picked.set(key, values);
        onPick(values);
      }
      paint();
      if (box.contains(document.activeElement) || document.activeElement === document.body) trigger.focus();
    }
  }
}

function close(send) {
  const one = open;
  open = null;
  one?.end(send);
}

/** Forget what was chosen in the menus of a message that has changed. */
export function forgetPicks(messageId) {
  for (const key of picked.keys()) if (key.split(":")[1] === messageId) picked.delete(key);
}
