// One message: head, text, pictures, components, and what can be done with it.

import { shownAs } from "./commands.js";
import { componentNodes } from "./components.js";
import { askText } from "./dialogs.js";
import { avatar, h, icon } from "./dom.js";
import { count, t } from "./i18n.js";
import { picture } from "./lightbox.js";
import { markdown, plain } from "./markdown.js";
import { call, post } from "./net.js";
import { bot, here, nameOf, show, state } from "./state.js";
import { format, stamp } from "./time.js";

export const EPHEMERAL = 64;
const SNIPPET = 120;
const LOADING = 128;
const GROUP_MS = 7 * 60 * 1000;
const PINNED = 6;
const THREAD = 18;
const REPLY = 19;

const author = (message) => state.users.get(message.author.id) ?? message.author;
const asked = (message) => (message.interaction_metadata?.type === 2 ? message.interaction : null);

/** The answer that a message follows up, if it is to be seen here. */
function followed(message) {
  const first = message.interaction_metadata?.original_response_message_id;
  return first && state.messages.find((m) => m.id === first);
}

/** Whether a message belongs to the one above it, so that it needs no head of its own. */
export function continues(message, above) {
  return (
    above &&
    above.author.id === message.author.id &&
    above.type !== PINNED &&
    above.type !== THREAD &&
    message.type === 0 &&
    !asked(message) &&
    !followed(message) &&
    (above.flags & EPHEMERAL) === (message.flags & EPHEMERAL) &&
    new Date(message.timestamp) - new Date(above.timestamp) < GROUP_MS
  );
}

const mentionsMe = (message) => message.mention_everyone || message.mentions.some((m) => m.id === state.me);

/** Make the list item of a message. */
export function messageNode(message, above, actions) {
  if (message.type === PINNED || message.type === THREAD) return noticeNode(message);
  const compact = continues(message, above);
  const hidden = Boolean(message.flags & EPHEMERAL);
  const user = author(message);
  const when = new Date(message.timestamp);
  const classes = ["message"];
  if (compact) classes.push("compact");
  if (hidden) classes.push("private");
  if (mentionsMe(message)) classes.push("pings");
  const body = h("div", { class: "body" });
  if (compact) {
    body.append(h("time", { class: "gutter", datetime: message.timestamp, "aria-hidden": "true" }, format(when, "t")));
  } else {
    body.append(
      h("div", { class: "byline" },
        h("span", { class: "author", style: user.bot ? "" : `color:${softer(user.color)}` }, nameOf(user)),
        user.bot ? h("span", { class: "tag" }, t("app")) : null,
        h("time", { class: "when", datetime: message.timestamp, title: format(when, "F") }, stamp(when)),
      ),
    );
  }
  body.append(...content(message));
  if (message.thread) body.append(threadNode(message.thread));
  if (hidden) body.append(onlyYou(message));
  return h("li", { class: classes.join(" "), id: `m${message.id}`, dataset: { id: message.id } },
    aboveLine(message),
    compact ? null : h("div", { class: "face" }, avatar(user)),
    body,
    actions ? toolbar(message, actions) : null,
  );
}

function softer(color) {
  return `color-mix(in srgb, ${color ?? "#fff"} 55%, #f2f3f5)`;
}

function content(message) {
  if (message.flags & LOADING) {
    return [h("p", { class: "thinking", role: "status" }, h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")), t("thinking", { bot: nameOf(bot()) }))];
  }
  const parts = [];
  if (message.content) {
    const text = h("div", { class: "text" }, markdown(message.content));
    if (message.edited_timestamp) text.append(edited(message));
    parts.push(text);
  }
  parts.push(...message.embeds.map(embedNode));
  if (message.attachments.length && !(message.flags & 32768)) parts.push(attachmentsNode(message.attachments));
  parts.push(...componentNodes(message));
  if (message.edited_timestamp && !message.content) parts.push(h("div", { class: "text" }, edited(message)));
  parts.push(h("div", { class: "failure", hidden: true, role: "alert" }));
  return parts;
}

function edited(message) {
  return h("span", { class: "edited", title: format(new Date(message.edited_timestamp), "F") }, ` ${t("edited")}`);
}

function aboveLine(message) {
  const original = followed(message);
  if (original) return replyLine(original);
  const command = asked(message);
  if (command) {
    const user = state.users.get(command.user.id) ?? command.user;
    return h("div", { class: "reply-line" }, avatar(user, 16),
      h("strong", {}, nameOf(user)), " ", t("used"), " ", h("span", { class: "command-name" }, shownName(message, command)));
  }
  if (message.type !== REPLY) return null;
  const replied = message.referenced_message;
  if (!replied) return h("div", { class: "reply-line" }, h("em", {}, t("originalGone")));
  return replyLine(replied);
}

/** The name of the command that a message answers; those of menus have no slash. */
function shownName(message, command) {
  return message.interaction_metadata.target_user ? command.name : `/${shownAs(command.name)}`;
}

function replyLine(replied) {
  const user = author(replied);
  const said = wordsOf(replied) || t("clickAttachment");
  // no more than a line shows: a screen reader would read all of it
  const words = said.length > SNIPPET ? `${said.slice(0, SNIPPET).trimEnd()}…` : said;
  return h("button", { class: "reply-line", type: "button", onclick: () => jumpTo(replied.id) },
    avatar(user, 16), h("strong", {}, nameOf(user)), " ", h("span", { class: "snippet" }, words));
}

export function jumpTo(id) {
  const node = document.getElementById(`m${id}`);
  if (!node) return;
  node.scrollIntoView({ block: "center" });
  node.classList.add("flash");
  setTimeout(() => node.classList.remove("flash"), 1500);
}

function onlyYou(message) {
  const dismiss = () => call("DELETE", `messages/${message.id}`, { user: state.me });
  return h("p", { class: "only-you" }, icon("eye", 16), ` ${t("onlyYou")} · `,
    h("button", { type: "button", class: "linklike", onclick: dismiss }, t("dismiss")));
}

function noticeNode(message) {
  const user = author(message);
  const words = message.type === PINNED ? t("pinned") : t("startedThread", { name: message.content });
  const target = message.message_reference;
  const go = () => (message.type === PINNED ? jumpTo(target.message_id) : show(state.me, target.channel_id));
  return h("li", { class: "message notice", id: `m${message.id}`, dataset: { id: message.id } },
    h("div", { class: "face" }, icon(message.type === PINNED ? "pin" : "thread")),
    h("div", { class: "body" },
      h("button", { type: "button", class: "linklike quiet", onclick: go }, h("strong", {}, nameOf(user)), ` ${words}`),
      h("time", { class: "when", datetime: message.timestamp }, stamp(new Date(message.timestamp)))));
}

function threadNode(thread) {
  const current = state.channels.get(thread.id) ?? thread;
  return h("button", { type: "button", class: "thread-card", onclick: () => show(state.me, thread.id) },
    h("strong", {}, current.name), " ",
    h("span", {}, count("messageCount", "messageCountOne", current.message_count)), " ›");
}

function attachmentsNode(attachments) {
  const pictures = attachments.filter((a) => a.width && a.content_type?.startsWith("image/"));
  const files = attachments.filter((a) => !pictures.includes(a));
  const shown = pictures.map((a) => ({ url: a.url, alt: a.description ?? "", width: a.width, height: a.height, spoiler: a.filename.startsWith("SPOILER_") }));
  return h("div", { class: "attachments" },
    shown.length ? h("div", { class: `gallery n${Math.min(shown.length, 4)}` }, shown.map((p, i) => picture(p, shown, i))) : null,
    files.map(fileCard));
}

export function fileCard(file) {
  return h("a", { class: "file", href: file.url, download: file.filename ?? file.name }, icon("file", 28),
    h("span", {}, h("b", {}, file.filename ?? file.name), h("small", {}, size(file.size))));
}

function size(bytes) {
  return bytes < 1024 ? `${bytes} B` : bytes < 1 << 20 ? `${(bytes / 1024).toFixed(1)} KB` : `${(bytes / (1 << 20)).toFixed(1)} MB`;
}

function embedNode(embed) {
  const color = embed.color === undefined ? "#1e1f22" : `#${embed.color.toString(16).padStart(6, "0")}`;
  const image = embed.image && { url: embed.image.url, alt: "", width: embed.image.width, height: embed.image.height };
  return h("article", { class: "embed", style: `border-left-color:${color}` },
    embed.thumbnail ? h("img", { class: "thumb", src: embed.thumbnail.url, alt: "" }) : null,
    embed.author ? h("div", { class: "embed-author" }, embed.author.name) : null,
    embed.title ? h("div", { class: "embed-title" }, embed.url ? h("a", { href: embed.url, target: "_blank", rel: "noreferrer" }, markdown(embed.title)) : markdown(embed.title)) : null,
    embed.description ? h("div", { class: "text" }, markdown(embed.description)) : null,
    embed.fields?.length ? h("dl", {}, embed.fields.map((f) => h("div", { class: f.inline ? "inline" : "" }, h("dt", {}, markdown(f.name)), h("dd", {}, markdown(f.value))))) : null,
    image ? h("div", { class: "gallery n1" }, picture(image, [image], 0)) : null,
    embed.footer || embed.timestamp ? h("footer", {}, [embed.footer?.text, embed.timestamp && stamp(new Date(embed.timestamp))].filter(Boolean).join(" • ")) : null);
}

function toolbar(message, actions) {
  if (message.flags & (EPHEMERAL | LOADING)) return null;
  const buttons = [tool("reply", t("reply"), () => actions.reply(message))];
  if (here()?.type === 0 && !message.thread) {
    const start = async () => {
      const name = await askText({ title: t("createThread"), label: t("threadName"), button: t("createThread"), value: plain(message.content).slice(0, 60) });
      if (name) {
        const thread = await post("threads", { user: state.me, channel: message.channel_id, name, message: message.id });
        show(state.me, thread.id);
      }
    };
    buttons.push(tool("thread", t("createThread"), start));
  }
  if (message.author.id === state.me) {
    buttons.push(tool("trash", t("deleteMessage"), () => call("DELETE", `messages/${message.id}`, { user: state.me })));
  }
  return h("div", { class: "tools", role: "group", "aria-label": t("messageActions") }, buttons);
}

function tool(name, label, onclick) {
  return h("button", { type: "button", class: "tool", dataset: { id: name }, title: label, "aria-label": label, onclick }, icon(name, 18));
}

/** The words of a message, be they in its content or in its layout. */
function wordsOf(message) {
  const found = [message.content];
  const walk = (components) => {
    for (const one of components) {
      if (one.type === 10) found.push(one.content);
      walk(one.components ?? []);
    }
  };
  walk(message.components);
  return plain(found.join("\n"));
}
