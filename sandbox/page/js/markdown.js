// Discord's flavour of Markdown, turned into elements (never through HTML text).

import { emojiPicture, h } from "./dom.js";
import { t } from "./i18n.js";
import { nameOf, placeName, show, state } from "./state.js";
import { format, relative } from "./time.js";

const LINE = /^(#{1,3}) +(.+)$|^-# +(.+)$|^( *)(?:[-*]|(\d+)\.) +(.*)$/;

/** Turn a text into nodes: blocks first (code, quotes, lists, headings), then what is inside. */
export function markdown(text) {
  const out = document.createDocumentFragment();
  const parts = text.split(/```(?:([\w+-]*)\n)?([\s\S]+?)```/);
  for (let i = 0; i < parts.length; i += 3) {
    if (parts[i]) blocks(i ? parts[i].replace(/^\n/, "") : parts[i], out);
    if (i + 2 < parts.length) {
      out.append(h("pre", { tabindex: "0" }, h("code", {}, parts[i + 2].replace(/\n$/, ""))));
    }
  }
  return out;
}

function blocks(text, out) {
  const lines = text.split("\n");
  let plain = [];
  const flush = () => {
    if (plain.length) out.append(...inline(plain.join("\n")));
    plain = [];
  };
  while (lines.length) {
    const line = lines.shift();
    if (line.startsWith(">>> ")) {
      flush();
      out.append(quote([line.slice(4), ...lines.splice(0)].join("\n")));
    } else if (line.startsWith("> ")) {
      flush();
      const quoted = [line.slice(2)];
      while (lines[0]?.startsWith("> ")) quoted.push(lines.shift().slice(2));
      out.append(quote(quoted.join("\n")));
    } else {
      const found = LINE.exec(line);
      if (!found) {
        plain.push(line);
        continue;
      }
      flush();
      if (found[1]) out.append(h(`h${found[1].length + 2}`, { class: `md-h${found[1].length}` }, ...inline(found[2])));
      else if (found[3]) out.append(h("small", { class: "subtext" }, ...inline(found[3])));
      else {
        const items = [found];
        while (lines.length && LINE.exec(lines[0])?.[6] !== undefined) items.push(LINE.exec(lines.shift()));
        out.append(list(items));
      }
    }
  }
  flush();
}

function quote(text) {
  const inside = document.createDocumentFragment();
  blocks(text, inside);
  return h("blockquote", {}, inside);
}

function list(items) {
  const depth = items[0][4].length;
  const ordered = items[0][5] !== undefined;
  const node = h(ordered ? "ol" : "ul", ordered ? { start: items[0][5] } : {});
  for (let i = 0; i < items.length; ) {
    const item = h("li", {}, ...inline(items[i][6]));
    const inner = [];
    for (i += 1; i < items.length && items[i][4].length > depth; i += 1) inner.push(items[i]);
    if (inner.length) item.append(list(inner));
    node.append(item);
  }
  return node;
}

const RULES = [
  [/^\\([^\w\s])/, (m) => [m[1]]],
  [/^``([\s\S]+?)``|^`([^`]+?)`/, (m) => [h("code", {}, (m[1] ?? m[2]).trim())]],
  [/^\|\|([\s\S]+?)\|\|/, (m) => [spoiler(inline(m[1]))]],
  [/^\*\*\*([\s\S]+?)\*\*\*(?!\*)/, (m) => [h("strong", {}, h("em", {}, ...inline(m[1])))]],
  [/^\*\*([\s\S]+?)\*\*(?!\*)/, (m) => [h("strong", {}, ...inline(m[1]))]],
  [/^__([\s\S]+?)__(?!_)/, (m) => [h("u", {}, ...inline(m[1]))]],
  [/^~~([\s\S]+?)~~/, (m) => [h("s", {}, ...inline(m[1]))]],
  [/^\*(?!\s)([^*\n]+?)\*(?!\*)/, (m) => [h("em", {}, ...inline(m[1]))]],
  [/^_([^_\n]+?)_(?![\w_])/, (m) => [h("em", {}, ...inline(m[1]))]],
  [/^<@!?(\d+)>/, (m) => [person(m[1])]],
  [/^<@&(\d+)>/, (m) => [h("span", { class: "mention" }, `@${role(m[1])}`)]],
  [/^<#(\d+)>/, (m) => [place(m[1])]],
  [/^<\/([^:>]+):\d+>/, (m) => [h("span", { class: "mention" }, `/${m[1]}`)]],
  [/^<t:(-?\d+)(?::([tTdDfFR]))?>/, (m) => [moment(Number(m[1]), m[2])]],
  [/^<a?:(\w+):(\d+)>/, (m) => [emojiPicture(m[1], m[2])]],
  [/^@(everyone|here)\b/, (m) => [h("span", { class: "mention" }, m[0])]],
  [/^\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/, (m) => [link(m[2], inline(m[1]))]],
  [/^<(https?:\/\/[^\s>]+)>/, (m) => [link(m[1], [m[1]])]],
  [/^https?:\/\/[^\s<]+[^\s<.,:;"')\]]/, (m) => [link(m[0], [m[0]])]],
];
const STARTS = /[\\`|*_~<@[h]/;

/** Turn a piece of a text into inline nodes. */
export function inline(text) {
  const out = [];
  let plain = "";
  let rest = text;
  let previous = "";
  while (rest) {
    let hit = null;
    if (STARTS.test(rest[0]) && !(rest[0] === "_" && /\w/.test(previous))) {
      for (const [pattern, make] of RULES) {
        const match = pattern.exec(rest);
        if (match) {
          hit = [match[0].length, make(match)];
          break;
        }
      }
    }
    if (hit) {
      if (plain) out.push(plain);
      plain = "";
      out.push(...hit[1]);
      previous = rest[hit[0] - 1];
      rest = rest.slice(hit[0]);
    } else {
      previous = rest[0];
      plain += previous;
      rest = rest.slice(1);
    }
  }
  if (plain) out.push(plain);
  return out;
}

function spoiler(inside) {
  const open = ({ currentTarget: node }) => {
    node.classList.add("open");
    node.setAttribute("aria-expanded", "true");
    node.removeAttribute("aria-label");
    node.firstChild.removeAttribute("aria-hidden");
  };
  const key = (event) => {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      open(event);
    }
  };
  return h("span", { class: "spoiler", role: "button", tabindex: "0", "aria-expanded": "false", "aria-label": t("reveal"), onclick: open, onkeydown: key },
    h("span", { "aria-hidden": "true" }, ...inside));
}

function person(id) {
  const user = state.users.get(id);
  const mine = id === state.me ? " me" : "";
  return h("span", { class: `mention${mine}` }, `@${user ? nameOf(user) : "unknown-user"}`);
}

function role(id) {
  for (const guild of state.guilds.values()) {
    const found = guild.roles?.find((r) => r.id === id);
    if (found) return found.name;
  }
  return "unknown-role";
}

function place(id) {
  const channel = state.channels.get(id);
  if (!channel) return h("span", { class: "mention" }, "#unknown");
  return h("button", { type: "button", class: "mention", onclick: () => show(state.me, id) }, placeName(channel));
}

function moment(seconds, style = "f") {
  const date = new Date(seconds * 1000);
  const whole = format(date, "F");
  if (style !== "R") return h("time", { class: "moment", datetime: date.toISOString(), title: whole }, format(date, style));
  return h("time", { class: "moment", datetime: date.toISOString(), title: whole, dataset: { relative: "1" } }, relative(date));
}

function link(address, inside) {
  const title = inside[0] === address ? undefined : address;
  return h("a", { href: address, target: "_blank", rel: "noreferrer noopener", title }, ...inside);
}

/** Return what a text says without its marks, for announcements and previews. */
export function plain(text) {
  const box = document.createElement("div");
  box.append(markdown(text));
  for (const emoji of box.querySelectorAll("img")) emoji.replaceWith(emoji.alt);
  for (const block of box.querySelectorAll("h3, h4, h5, li, blockquote, pre, small")) block.append(" ");
  for (const list of box.querySelectorAll("ul, ol")) list.before(" ");
  return box.textContent.replace(/\s+/g, " ").trim();
}
