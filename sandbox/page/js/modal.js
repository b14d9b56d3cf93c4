// The forms that the bot opens.

import { dialog } from "./dialogs.js";
import { avatar, h } from "./dom.js";
import { t } from "./i18n.js";
import { markdown } from "./markdown.js";
import { post } from "./net.js";
import { menu } from "./select.js";
import { bot, nameOf, on, state } from "./state.js";

const done = new Set();
let shut = null;

export function startModals() {
  on("interaction view", look);
}

/** Open the form that waits for the person who is playing now. */
function look() {
  for (const one of state.interactions.values()) {
    if (one.modal_open && one.user_id === state.me && !done.has(one.id)) {
      done.add(one.id);
      shut?.();
      open(one);
      return;
    }
  }
}

function open(interaction) {
  const form = interaction.modal;
  const values = {};
  const checks = [];
  const body = [
    ...form.components.map((top) => topNode(top, values, checks, interaction.id)),
    h("p", { class: "warning" }, t("modalWarning", { bot: nameOf(bot()) })),
  ];
  shut = dialog({
    title: form.title,
    head: avatar(bot(), 24),
    body,
    button: t("submit"),
    onSubmit: async () => {
      let wrong = null;
      for (const check of checks) wrong = check() || wrong;
      if (wrong) return wrong;
      const sent = await post("modal", { user: interaction.user_id, interaction: interaction.id, values, wait: "ack", timeout: 5 });
      return sent.state === "failed" ? t("modalFailed") : null;
    },
    onClose: () => (shut = null),
  });
}

let serial = 0;

function topNode(top, values, checks, source) {
  if (top.type === 10) return h("div", { class: "text" }, markdown(top.content));
  const inner = top.type === 18 ? top.component : top.components[0];
  const label = top.type === 18 ? top.label : inner.label;
  const id = `modal${(serial += 1)}`;
  const required = inner.required !== false && inner.type !== 23;
  const trouble = h("small", { class: "trouble", id: `${id}t`, hidden: true, role: "alert" });
  const control = controlNode(inner, { id, label, values, required, source });
  checks.push(() => {
    const words = control.check();
    trouble.hidden = !words;
    trouble.textContent = words ?? "";
    return words;
  });
  return h("div", { class: "field" },
    h("label", { for: control.single ? id : undefined, id: `${id}l` }, label, required ? h("span", { class: "star", "aria-hidden": "true" }, " *") : null),
    top.description ? h("small", {}, top.description) : null,
    control.node, trouble);
}

function controlNode(inner, { id, label, values, required, source }) {
  const key = inner.custom_id;
  const empty = () => (required && !(values[key]?.length > 0) ? t("fieldRequired") : null);
  switch (inner.type) {
    case 4:
      return textInput(inner, { id, values, required });
    case 3: case 5: case 6: case 7: case 8: {
      values[key] = inner.type === 3 ? inner.options.filter((o) => o.default).map((o) => o.value) : (inner.default_values ?? []).map((d) => d.id);
      const pick = (chosen) => (values[key] = chosen);
      return { node: menu(inner, { source, onPick: pick, keep: true, labelledBy: `${id}l` }), check: empty };
    }
    case 21: case 22: {
      const radio = inner.type === 21;
      const chosen = new Set(inner.options.filter((o) => o.default).map((o) => o.value));
      const note = () => (values[key] = inner.options.map((o) => o.value).filter((v) => chosen.has(v)));
      note();
      const boxes = inner.options.map((option) => {
        const input = h("input", { type: radio ? "radio" : "checkbox", name: id, checked: option.default });
        input.addEventListener("change", () => {
          if (radio) chosen.clear();
          if (input.checked) chosen.add(option.value);
          else chosen.delete(option.value);
          note();
        });
        return h("label", { class: "tick" }, input, h("span", {}, option.label, option.description ? h("small", {}, option.description) : null));
      });
      const least = inner.min_values ?? (required ? 1 : 0);
      const most = radio ? 1 : (inner.max_values ?? inner.options.length);
      const check = () => empty() ?? (values[key].length > most || (values[key].length && values[key].length < least) ? t("errRange", { min: least, max: most }) : null);
      return { node: h("div", { class: "ticks", role: radio ? "radiogroup" : "group", "aria-labelledby": `${id}l` }, boxes), check };
    }
    case 23: {
      const input = h("input", { type: "checkbox", id, checked: inner.default, "aria-label": label });
      values[key] = Boolean(inner.default);
      input.addEventListener("change", () => (values[key] = input.checked));
      return { node: input, check: () => null, single: true };
    }
    default: {
      const input = h("input", { type: "file", id, multiple: (inner.max_values ?? 1) > 1 });
      values[key] = [];
      input.addEventListener("change", async () => (values[key] = await Promise.all([...input.files].map(packed))));
      const most = inner.max_values ?? 1;
      const check = () => empty() ?? (values[key].length > most ? t("errRange", { min: inner.min_values ?? 1, max: most }) : null);
      return { node: input, check, single: true };
    }
  }
}

function textInput(inner, { id, values, required }) {
  const long = inner.style === 2;
  const most = inner.max_length ?? 4000;
  const input = h(long ? "textarea" : "input", { id, maxlength: most, placeholder: inner.placeholder ?? "", rows: long ? 4 : undefined, "aria-required": required ? "true" : undefined, "aria-describedby": `${id}t` });
  input.value = inner.value ?? "";
  values[inner.custom_id] = input.value;
  const left = h("small", { class: "letters", "aria-hidden": "true" });
  const note = () => {
    values[inner.custom_id] = input.value;
    left.textContent = inner.max_length ? `${input.value.length}/${most}` : "";
  };
  input.addEventListener("input", note);
  note();
  const check = () => {
    if (!input.value) return required ? t("fieldRequired") : null;
    const least = inner.min_length ?? 0;
    return input.value.length < least ? t("errLength", { min: least, max: most }) : null;
  };
  return { node: h("div", { class: "counted" }, input, left), check, single: true };
}

/** Turn a chosen file into what the control interface takes. */
export async function packed(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return { filename: file.name, data: btoa(text) };
}
