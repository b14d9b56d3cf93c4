// The list of messages: drawn piece by piece, kept at the bottom, with the commands on their way.

import { shownAs } from "./commands.js";
import { reflect } from "./components.js";
import { $, announce, avatar, become, h, redraw } from "./dom.js";
import { t } from "./i18n.js";
import { EPHEMERAL, messageNode } from "./message.js";
import { forgetPicks } from "./select.js";
import { archived, badgeSum, bot, DM, GROUP, here, isForum, isThread, loadOlder, me, nameOf, on, placeName, show, state, tagsOf } from "./state.js";

const drawn = new Map();
let atBottom = true;
let actions = {};
let useText = () => {};

export function startMessages({ reply, insert }) {
  actions = { reply };
  useText = insert;
  const scroller = $("scroller");
  scroller.addEventListener("scroll", () => {
    atBottom = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 80;
    $("jump").hidden = atBottom;
    if (scroller.scrollTop < 60) older();
  });
  new ResizeObserver(stay).observe($("messages"));
  new ResizeObserver(stay).observe(scroller);
  $("jump").addEventListener("click", toBottom);
  on("view", ({ newPlace }) => {
    if (newPlace) {
      drawn.clear();
      $("messages").replaceChildren();
      atBottom = true;
    }
  });
  on("messages", update);
  on("state channels", () => {
    drawStart();
    if (state.ready) draw();
  });
  on("interaction", (one) => {
    reflect(one);
    if (one.type === 2) draw();
  });
  on("view commands", drawStart);
  on("inbox", ({ user_id }) => {
    if (user_id !== state.me && badgeSum(user_id) > (spokenFor.get(user_id) ?? 0)) {
      const places = Object.keys(state.inboxes[user_id].badges).map((c) => placeName(state.channels.get(c)));
      announce(t("pingedIn", { name: nameOf(state.users.get(user_id)), place: places.join(", ") }));
    }
    spokenFor.set(user_id, badgeSum(user_id));
  });
}

const spokenFor = new Map();

function stay() {
  if (atBottom) $("scroller").scrollTop = $("scroller").scrollHeight;
}

export function toBottom() {
  atBottom = true;
  $("jump").hidden = true;
  stay();
}

async function older() {
  const scroller = $("scroller");
  const from = scroller.scrollHeight;
  await loadOlder();
  if (scroller.scrollTop < 60) scroller.scrollTop += scroller.scrollHeight - from;
}

function update({ changed, added, whole } = {}) {
  if (changed) forgetPicks(changed.id);
  // a whole channel is not read out, a single new message is
  $("messages").setAttribute("aria-live", whole ? "off" : "polite");
  draw();
  // what one wrote, and what one was answered, wherever one asked for it
  if (added && (added.author.id === state.me || added.flags & EPHEMERAL)) toBottom();
}

/** Draw what is new or changed and leave the rest, its focus and open menus alone. */
function draw() {
  const list = $("messages");
  $("jump").textContent = t("newMessages");
  const focus = document.activeElement;
  const focused = list.contains(focus) ? [focus.closest("li")?.id, focus.dataset.customId] : null;
  const wanted = [];
  state.messages.forEach((message, index) => {
    const above = state.messages[index - 1];
    const print = JSON.stringify([message, above?.id, above?.author.id, me()?.locale, threadPrint(message)]);
    const known = drawn.get(message.id);
    if (known?.print === print) wanted.push(known.node);
    else {
      const node = asBefore(known?.node, messageNode(message, above, actions));
      drawn.set(message.id, { print, node });
      wanted.push(node);
    }
  });
  wanted.push(...onTheirWay().map((node) => asBefore($(node.id), node)));
  const keep = new Set(wanted);
  for (const node of [...list.children]) if (!keep.has(node)) node.remove();
  wanted.forEach((node, index) => {
    if (list.children[index] !== node) list.insertBefore(node, list.children[index] ?? null);
  });
  const now = document.activeElement;
  if (focused && (!now || now === document.body || now.disabled)) {
    const item = document.getElementById(focused[0]);
    const same = focused[1] && item?.querySelector(`[data-custom-id="${CSS.escape(focused[1])}"]:not(:disabled)`);
    (same || item?.querySelector(".rows button:enabled, .layout button:enabled"))?.focus({ preventScroll: true });
  }
  stay();
}

/** Return the node that stood for the same before, now like the fresh one; or that one. */
function asBefore(node, fresh) {
  if (!node?.isConnected) return fresh;
  become(node, fresh);
  return node;
}

function threadPrint(message) {
  const thread = message.thread && state.channels.get(message.thread.id);
  return thread ? [thread.name, thread.message_count] : null;
}

/** Commands that were sent and have no answer yet, and those that never got one. */
function onTheirWay() {
  const nodes = [];
  // the answer may come before the word that there is one
  const answered = new Set(state.messages.map((message) => message.interaction?.id));
  for (const one of state.interactions.values()) {
    if (answered.has(one.id)) continue;
    if (one.type !== 2 || one.user_id !== state.me || one.channel_id !== state.channel) continue;
    if (!["pending", "failed"].includes(one.state)) continue;
    const failed = one.state === "failed";
    const dismiss = () => {
      state.interactions.delete(one.id);
      draw();
    };
    nodes.push(
      h("li", { class: `message private${failed ? " failed" : ""}`, id: `sent${one.id}` },
        h("div", { class: "reply-line" }, avatar(me(), 16), h("strong", {}, nameOf(me())), " ", t("used"), " ", h("span", { class: "command-name" }, `/${shownAs(one.name)}`)),
        h("div", { class: "face" }, avatar(bot())),
        h("div", { class: "body" },
          h("div", { class: "byline" }, h("span", { class: "author" }, nameOf(bot())), h("span", { class: "tag" }, t("app"))),
          h("p", { class: failed ? "failure" : "thinking", role: failed ? "alert" : "status" }, failed ? `⚠ ${t("noResponse")}` : t("sending")),
          failed ? h("p", { class: "only-you" }, `${t("onlyYou")} · `, h("button", { type: "button", class: "linklike", onclick: dismiss }, t("dismiss"))) : null)),
    );
  }
  return nodes;
}

/** The posts of a forum, the newest first, with their tags. */
function postsOf(forum) {
  const posts = [...state.channels.values()].filter((c) => isThread(c) && c.parent_id === forum.id);
  posts.sort((a, b) => (BigInt(b.id) > BigInt(a.id) ? 1 : -1));
  return h("ul", { class: "posts", "aria-label": t("posts") }, posts.map((post) => {
    const notes = [...tagsOf(post), ...(archived(post) ? [t("postArchived")] : [])];
    return h("li", { dataset: { id: post.id } },
      h("button", { type: "button", class: "thread-card", onclick: () => show(state.me, post.id) }, h("strong", {}, post.name), " ", notes.length ? h("span", {}, notes.join(" · ")) : null));
  }));
}

function drawStart() {
  const channel = here();
  if (!channel) return redraw($("start"));
  const place = placeName(channel);
  if (isForum(channel)) return redraw($("start"), h("h2", {}, t("welcome", { place })), h("p", {}, t("forumAbout")), postsOf(channel));
  const kind = channel.type === DM ? "beginningDm" : isThread(channel) ? "beginningThread" : "beginning";
  const parent = isThread(channel) ? state.channels.get(channel.parent_id) : null;
  const command = `/${shownAs("table new")}`;
  return redraw($("start"),
    h("h2", {}, channel.type === DM || isThread(channel) ? t("welcomeThread", { place }) : t("welcome", { place })),
    h("p", {}, t(kind, { place })),
    parent ? h("p", { class: "parent" }, h("button", { type: "button", class: "linklike", onclick: () => show(state.me, parent.id) }, placeName(parent))) : null,
    ![DM, GROUP].includes(channel.type)
      ? h("p", { class: "how" }, `${t("howToStart")} `, h("button", { type: "button", class: "command-hint", onclick: () => useText(`${command} `) }, command), ` ${t("howToStartRest")}`)
      : null);
}
