// Where people write: messages, and slash commands as soon as a text begins with one.

import { commandEditor } from "./command.js";
import { exact, matching } from "./commands.js";
import { $, avatar, h, icon, onPhone, redraw } from "./dom.js";
import { t } from "./i18n.js";
import { post } from "./net.js";
import { archived, bot, DM, here, isForum, isThread, nameOf, on, people, placeName, state } from "./state.js";
import { suggestions } from "./suggest.js";

const MOST = 2000;
const drafts = new Map();
const suggest = suggestions();
const trouble = h("p", { class: "trouble", role: "alert", hidden: true });
const line = h("div", { class: "line" });
let area = null;
let editor = null;
let answering = null;
let whose = "";
let place = "";

export function startComposer() {
  on("state view places", draw);
  on("commands", () => area?.isConnected && area === document.activeElement && offer());
  on("channels", draw);
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
  if (!area) return;
  editor = null;
  put(text);
  draw(true);
  focus();
  if (editor) return;
  area.setSelectionRange(text.length, text.length);
  offer();
}

export const focus = () => (editor ? editor.focus() : area?.focus());

function say(words) {
  trouble.hidden = !words;
  trouble.textContent = words;
}

function put(text) {
  drafts.set(key(), text);
  area.value = text;
  grow();
}

/** Draw what has changed; what somebody is typing into is another one for another place only. */
function draw(force = false) {
  if (!state.ready) return;
  const print = placePrint();
  if (print === place && force !== true) return;
  place = print;
  const box = $("composer");
  const hadFocus = box.contains(document.activeElement);
  if (key() !== whose) {
    whose = key();
    area = null;
    editor = null;
    answering = answering?.channel_id === state.channel ? answering : null;
    suggest.hide();
    say("");
  }
  const channel = here();
  const locked = isThread(channel) && channel.thread_metadata.locked;
  if (!channel || locked || isForum(channel) || !writable(channel.id)) {
    const words = locked ? "threadLocked" : isForum(channel) ? "onlyPosts" : "readOnly";
    redraw(box, h("p", { class: "read-only" }, icon("lock", 18), ` ${t(words)}`));
    return;
  }
  const fresh = !area;
  area ??= textarea();
  const words = t("messageIn", { place: placeName(channel) });
  area.placeholder = words;
  area.setAttribute("aria-label", words);
  const leave = editor && h("button", { type: "button", class: "tool", id: "leave-command", "aria-label": t("leaveCommand"), title: t("leaveCommand"), onclick: () => leaveCommand("") }, icon("close", 20));
  const send = h("button", { type: "button", class: "tool send", id: "send-message", "aria-label": t("sendMessage"), title: t("sendMessage"), onpointerdown: (e) => e.preventDefault(), onclick: () => (editor ? editor.submit() : write()) }, icon("send", 20));
  redraw(line, editor ? [editor.node, leave] : area, send);
  redraw(box, suggest.node, archived(channel) ? h("p", { class: "hint" }, t("threadArchived")) : null, trouble, answering ? answerBar() : null, line);
  grow();
  // on a phone focus opens the keyboard: only where it was open already
  if (fresh && (hadFocus || (document.activeElement === document.body && !onPhone()))) area.focus({ preventScroll: true });
}

function textarea() {
  const made = h("textarea", { rows: 1, maxlength: MOST * 2, autocomplete: "off", enterkeyhint: "send", role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false" });
  made.keeps = () => false; // another place has another one
  made.value = drafts.get(key()) ?? "";
  made.addEventListener("input", () => {
    drafts.set(key(), made.value);
    grow();
    say("");
    offer();
  });
  made.addEventListener("focus", offer);
  made.addEventListener("blur", () => suggest.hide());
  made.addEventListener("keydown", (event) => {
    if (event.isComposing) return;
    if (suggest.key(event)) event.preventDefault();
    else if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      write();
    } else if (event.key === "Escape" && answering) {
      answering = null;
      draw(true);
      focus();
    }
  });
  return made;
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
  const mine = commandEditor(leaf, {
    suggest,
    trouble: (words) => editor === mine && say(words),
    leave: leaveCommand,
    sent: () => editor === mine && leaveCommand(""),
  });
  editor = mine;
  put("");
  say("");
  draw(true);
  editor.focus();
}

function leaveCommand(text) {
  editor = null;
  put(text);
  say("");
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

async function write() {
  const [text, from, answered] = [area.value, key(), answering];
  const content = withMentions(text.trim());
  if (!content) return;
  if (content.length > MOST) {
    say(t("tooLong", { n: content.length - MOST }));
    return;
  }
  answering = null;
  put("");
  draw(true);
  focus();
  try {
    await post("messages", { user: state.me, channel: state.channel, content, reply_to: answered?.id });
  } catch (refused) {
    // it can be sent again, unless something else is being written by now
    if (!drafts.get(from)) drafts.set(from, text);
    if (key() !== from) return;
    answering ??= answered;
    put(drafts.get(from));
    draw(true);
    say(refused.message);
  }
}
