// The list above the composer: commands, options, values; moved through with the arrow keys.

import { h } from "./dom.js";

let serial = 0;

/** Make a suggestion list that belongs to the inputs of the composer; `node` is where it is shown. */
export function suggestions() {
  const id = `suggest${(serial += 1)}`;
  const title = h("div", { class: "suggest-title" });
  const list = h("ul", { role: "listbox", id });
  const box = h("div", { class: "suggest", hidden: true }, title, list);
  let items = [];
  let at = -1;
  let outdated = false;
  let input = null;
  // choosing must not take the focus away from the input
  box.addEventListener("pointerdown", (event) => event.preventDefault());

  function mark(index) {
    list.children[at]?.setAttribute("aria-selected", "false");
    at = index;
    const node = list.children[at];
    node?.setAttribute("aria-selected", "true");
    node?.scrollIntoView({ block: "nearest" });
    if (node) input?.setAttribute("aria-activedescendant", node.id);
    else input?.removeAttribute("aria-activedescendant");
  }

  return {
    node: box,
    get open() {
      return !box.hidden;
    },
    get highlighted() {
      return !box.hidden && at >= 0;
    },
    show(forInput, heading, found, { note = "", first = true } = {}) {
      input = forInput;
      items = found;
      at = -1;
      outdated = false;
      title.replaceChildren(...[heading].flat());
      title.hidden = !heading;
      list.setAttribute("aria-label", title.textContent);
      list.replaceChildren(...items.map((item, index) =>
        h("li", { role: "option", id: `${id}-${index}`, "aria-selected": "false", class: "suggest-item", onclick: () => item.pick(), onpointermove: () => at !== index && mark(index) },
          item.image ?? null, h("span", { class: "suggest-main" }, item.main), item.detail ? h("span", { class: "suggest-detail" }, item.detail) : null, item.side ? h("span", { class: "suggest-side" }, item.side) : null)));
      if (!items.length && note) list.replaceChildren(h("li", { class: "suggest-note", role: "presentation" }, note));
      box.hidden = !items.length && !note;
      input.setAttribute("aria-expanded", String(!box.hidden));
      input.setAttribute("aria-controls", id);
      if (first && items.length) mark(0);
      else mark(-1);
    },
    hide() {
      box.hidden = true;
      at = -1;
      input?.setAttribute("aria-expanded", "false");
      input?.removeAttribute("aria-activedescendant");
    },
    /** Choose nothing by Enter or Tab from entries for what was typed before. */
    outdate() {
      outdated = true;
      mark(-1);
    },
    /** Take a key if it is for the list; says whether it was. */
    key(event) {
      if (box.hidden) return false;
      if (event.key === "Escape") {
        this.hide();
        return true;
      }
      if (!items.length) return false;
      if (event.key === "ArrowDown") mark((at + 1) % items.length);
      else if (event.key === "ArrowUp") mark((at <= 0 ? items.length : at) - 1);
      else if (event.key === "Tab" && !event.shiftKey && !outdated) items[Math.max(at, 0)].pick();
      else if (event.key === "Enter" && at >= 0) items[at].pick();
      else return false;
      return true;
    },
  };
}
