// Where people write: messages, and slash commands as soon as a text begins with one.

import { commandEditor } from "./command.js";
import { exact, matching } from "./commands.js";
import { $, avatar, h, icon, onPhone } from "./dom.js";
import { t } from "./i18n.js";
import { post } from "./net.js";
import { archived, bot, DM, here, isThread, nameOf, on, people, placeName, state } from "./state.js";
import { suggestions } from "./suggest.js";

const MOST = 2000;
const drafts = new Map();
let suggest;
let area;
let editor = null;
let answering = null;
let place = "";

export function startComposer() {
  on("state view places", draw);
  on("commands", () => area?.isConnected && area === document.activeElement && offer());
  on("channels", () => {
    if (placePrint() !== place) draw();
  });
}

const key = () => `${state.me}:${state.channel}`;
// until the stand-in has said where the person may write, everywhere: no redrawing under one's fingers
const writable = (id) => state.writable?.has(id) ?? true;
const placePrint = () => JSON.stringify([key(), placeName(here()), here()?.thread_metadata, writable(state.channel), document.documentElement.lang]);

export function reply(message) {
  answering = message;
  draw(true);
  focus();
}

/** Put a text into the composer as if it was typed. */
export function insert(text) {
  editor = null;
  drafts.set(key(), text);
  draw(true);
  focus();
  area.setSelectionRange(text.length, text.length);
  offer();
}

export const focus = () => (editor ? editor.focus() : area?.focus());

function draw(force = false) {
  if (!state.ready) return;
  const box = $("composer");
  const print = placePrint();
  if (print === place && force !== true) return;
  const hadFocus = box.contains(document.activeElement);
  if (print !== place) {
    editor = null;
    answering = answering?.channel_id === state.channel ? answering : null;
  }
  place = print;
  box.replaceChildren();
  const channel = here();
  const locked = isThread(channel) && channel.thread_metadata.locked;
  if (!channel || locked || !writable(channel.id)) {
    box.append(h("p", { class: "read-only" }, icon("lock", 18), ` ${t(locked ? "threadLocked" : "readOnly")}`));
    return;
  }
  suggest = suggestions(box);
  const trouble = h("p", { class: "trouble", role: "alert", hidden: true });
  const say = (words) => {
    trouble.hidden = !words;
    trouble.textContent = words;
  };
  if (archived(channel)) box.append(h("p", { class: "hint" }, t("threadArchived")));
  box.append(trouble);
  if (answering) box.append(answerBar());
  const send = h("button", { type: "button", class: "tool send", "aria-label": t("sendMessage"), title: t("sendMessage"), onpointerdown: (e) => e.preventDefault(), onclick: () => (editor ? editor.submit() : write(say)) }, icon("send", 20));
  const line = h("div", { class: "line" });
  box.append(line);
  if (editor) {
    const leave = h("button", { type: "button", class: "tool", "aria-label": t("leaveCommand"), title: t("leaveCommand"), onclick: () => leaveCommand("") }, icon("close", 20));
    editor = commandEditor(editor.leaf, { suggest, trouble: say, leave: leaveCommand, sent: () => leaveCommand("") , leaf: editor.leaf });
    line.append(editor.node, leave, send);
    return;
  }
  area = h("textarea", { rows: 1, maxlength: MOST * 2, autocomplete: "off", enterkeyhint: "send", placeholder: t("messageIn", { place: placeName(channel) }), "aria-label": t("messageIn", { place: placeName(channel) }), role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false" });
  area.value = drafts.get(key()) ?? "";
  area.addEventListener("input", () => {
    drafts.set(key(), area.value);
    grow();
    say("");
    offer();
  });
  area.addEventListener("focus", offer);
  area.addEventListener("blur", () => suggest.hide());
  area.addEventListener("keydown", (event) => {
    if (event.isComposing) return;
    if (suggest.key(event)) event.preventDefault();
    else if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      write(say);
    } else if (event.key === "Escape" && answering) {
      answering = null;
      draw(true);
      focus();
    }
  });
  line.append(area, send);
  grow();
  // on a phone focus opens the keyboard: only where it was open already
  if (hadFocus || (document.activeElement === document.body && !onPhone())) area.focus({ preventScroll: true });
}

function grow() {
  area.style.height = "auto";
  area.style.height = `${Math.min(area.scrollHeight, innerHeight * 0.4)}px`;
}

function answerBar() {
  const user = state.users.get(answering.author.id) ?? answering.author;
  return h("div", { class: "answer-bar" }, t("replyingTo", { name: nameOf(user) }),
    h("button", { type: "button", class: "tool", "aria-label": t("cancel"), onclick: () => {
      answering = null;
      draw(true);
      focus();
    } }, icon("close", 18)));
}

// --- suggestions ----------------------------------------------------------------------------

function offer() {
  const text = area.value;
  if (text.startsWith("/") && !text.includes("\n")) return offerCommands(text.slice(1));
  const mention = /(?:^|\s)@([^\s@]*)$/.exec(text.slice(0, area.selectionStart));
  if (mention && here().type !== DM) return offerPeople(mention[1]);
  suggest.hide();
  return null;
}

function offerCommands(typed) {
  const hit = exact(typed);
  if (hit) {
    enter(hit);
    return;
  }
  const found = matching(typed);
  const items = found.slice(0, 60).map((leaf) => ({
    image: avatar(bot(), 28),
    main: `/${leaf.shown}`,
    detail: leaf.words,
    side: nameOf(bot()),
    pick: () => enter(leaf),
  }));
  suggest.show(area, t("commands"), items, { note: t(state.commands.length ? "noCommands" : "noneYet") });
}

function offerPeople(typed) {
  const wanted = typed.toLowerCase();
  const found = people().filter((u) => nameOf(u).toLowerCase().startsWith(wanted));
  if (!found.length) {
    suggest.hide();
    return;
  }
  suggest.show(area, "", found.map((user) => ({
    image: avatar(user, 24),
    main: nameOf(user),
    pick: () => {
      const upTo = area.selectionStart;
      const start = area.value.lastIndexOf("@", upTo - 1);
      area.setRangeText(`@${nameOf(user)} `, start, upTo, "end");
      area.dispatchEvent(new Event("input"));
    },
  })));
}

// --- commands -------------------------------------------------------------------------------

function enter(leaf) {
  editor = { leaf };
  drafts.delete(key());
  draw(true);
  editor.leaf = leaf;
  editor.focus();
}

function leaveCommand(text) {
  editor = null;
  drafts.set(key(), text);
  draw(true);
  focus();
}

// --- messages -------------------------------------------------------------------------------

/** Turn `@Ada` into the mention that Discord sends. */
function withMentions(text) {
  let out = text;
  for (const user of people().sort((a, b) => nameOf(b).length - nameOf(a).length)) {
    out = out.replaceAll(`@${nameOf(user)}`, `<@${user.id}>`);
  }
  return out;
}

async function write(say) {
  const content = withMentions(area.value.trim());
  if (!content) return;
  if (content.length > MOST) {
    say(t("tooLong", { n: content.length - MOST }));
    return;
  }
  try {
    await post("messages", { user: state.me, channel: state.channel, content, reply_to: answering?.id });
  } catch (refused) {
    say(refused.message);
    return;
  }
  answering = null;
  drafts.delete(key());
  draw(true);
  focus();
}
