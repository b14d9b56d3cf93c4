// Left: the channels with their threads. Above the messages: where one is, and who one is.

import { addChannel, addPerson, newPlace, newThread, settings, useMenu } from "./dialogs.js";
import { $, avatar, h, icon, onPhone, redraw } from "./dom.js";
import { count, language, t } from "./i18n.js";
import { archived, badges, badgeSum, bot, DM, GROUP, here, isForum, isThread, me, nameOf, on, people, placeName, show, state, tagsOf } from "./state.js";

export function startSidebar() {
  on("state view channels inbox places", drawSidebar);
  on("state view channels places commands", drawHead);
  on("state view inbox", drawPeople);
  on("state view bot", drawBanner);
  $("scrim").addEventListener("click", closeDrawer);
  $("sidebar").addEventListener("keydown", (event) => {
    if (!["ArrowDown", "ArrowUp"].includes(event.key)) return;
    const links = [...$("sidebar").querySelectorAll("a.place")];
    const to = links.indexOf(document.activeElement) + (event.key === "ArrowDown" ? 1 : -1);
    event.preventDefault();
    links.at(Math.max(0, Math.min(to, links.length - 1)))?.focus();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") closeDrawer();
  });
  matchMedia("(max-width: 720px)").addEventListener("change", drawHead);
}

// --- channels -------------------------------------------------------------------------------

function drawSidebar() {
  if (!state.ready) return;
  const bar = $("sidebar");
  bar.setAttribute("aria-label", t("channels"));
  const guilds = [...state.guilds.values()].filter((g) => g.members.includes(state.me) || channelsOf(g.id).length);
  redraw(bar, h("div", { class: "places" }, guilds.map(guildNode), directNode()), userNode());
  const sum = badgeSum(state.me);
  document.title = `${sum ? `(${sum}) ` : ""}${placeName(here())} · Slow Orbit`;
}

const seen = (channel) => !state.visible.size || state.visible.has(channel.id);

function channelsOf(guildId) {
  return [...state.channels.values()]
    .filter((c) => c.guild_id === guildId && !isThread(c) && seen(c))
    .sort((a, b) => a.position - b.position);
}

function guildNode(guild) {
  return h("section", { "aria-label": guild.name, dataset: { id: guild.id } },
    h("header", { class: "guild" }, h("h2", {}, guild.name)),
    h("div", { class: "group" }, h("h3", {}, t("textChannels")),
      h("button", { type: "button", class: "tool", title: t("addChannel"), "aria-label": t("addChannel"), onclick: () => addChannel(guild.id) }, icon("plus", 18))),
    h("ul", {}, channelsOf(guild.id).map((channel) => h("li", { dataset: { id: channel.id } }, placeNode(channel), threadsOf(channel)))));
}

function threadsOf(channel) {
  const threads = [...state.channels.values()].filter((c) => isThread(c) && c.parent_id === channel.id && seen(c) && (!archived(c) || c.id === state.channel));
  return threads.length ? h("ul", { class: "threads", "aria-label": t("threads") }, threads.map((thread) => h("li", { dataset: { id: thread.id } }, placeNode(thread)))) : null;
}

function directNode() {
  const direct = [...state.channels.values()].filter((c) => [DM, GROUP].includes(c.type) && c.recipients.some((r) => r.id === state.me));
  return h("section", { dataset: { id: "direct" } }, h("div", { class: "group" }, h("h3", {}, t("directMessages")),
    h("button", { type: "button", class: "tool", title: t("newPlace"), "aria-label": t("newPlace"), onclick: newPlace }, icon("plus", 18))), h("ul", {}, direct.map((c) => h("li", { dataset: { id: c.id } }, placeNode(c)))));
}

function placeNode(channel) {
  const n = badges(state.me)[channel.id] ?? 0;
  const unread = state.inboxes[state.me]?.unread.includes(channel.id) && channel.id !== state.channel;
  const current = channel.id === state.channel;
  const picture = channel.type === DM ? avatar(bot(), 24) : channel.type === GROUP ? icon("at", 20) : icon(isThread(channel) ? "thread" : "hash", isThread(channel) ? 16 : 20);
  return h("a", {
    id: `place${channel.id}`, href: `#${channel.id}`, class: `place${current ? " current" : ""}${unread ? " unread" : ""}`, "aria-current": current ? "page" : undefined,
    onclick: (event) => {
      event.preventDefault();
      closeDrawer();
      show(state.me, channel.id);
    },
  }, picture, h("span", { class: "name" }, channel.name ?? placeName(channel)), unread && !n ? h("span", { class: "unseen" }, t("unread")) : null, badge(n));
}

function badge(n) {
  return n ? h("span", { class: "badge" }, h("span", { "aria-hidden": "true" }, String(n)), h("span", { class: "unseen" }, count("pings", "ping", n))) : null;
}

function userNode() {
  const user = me();
  if (!user) return null;
  return h("div", { class: "user" }, avatar(user, 32),
    h("div", { class: "user-words" }, h("strong", {}, nameOf(user)), h("small", {}, language() === "fr" ? t("french") : t("english"))),
    h("button", { type: "button", class: "tool", id: "settings", title: t("settingsOf", { name: nameOf(user) }), "aria-label": t("settingsOf", { name: nameOf(user) }), onclick: settings }, icon("gear")));
}

export function openDrawer() {
  $("app").classList.add("drawer");
  $("scrim").hidden = false;
  // it can only take the focus once it is visible
  setTimeout(() => $("sidebar").querySelector("a.current, a")?.focus(), 60);
}

export function closeDrawer() {
  if (!$("app").classList.contains("drawer")) return;
  $("app").classList.remove("drawer");
  $("scrim").hidden = true;
  $("open-drawer")?.focus();
}

// --- head -----------------------------------------------------------------------------------

function drawHead() {
  if (!state.ready) return;
  const channel = here();
  const others = Object.entries(badges(state.me)).filter(([id]) => id !== state.channel).reduce((sum, [, n]) => sum + n, 0);
  const parent = isThread(channel) ? state.channels.get(channel.parent_id) : null;
  redraw($("head"),
    h("button", { type: "button", class: "tool drawer-button", id: "open-drawer", "aria-label": t("openChannels"), onclick: openDrawer }, icon("menu", 24), badge(others)),
    channel ? [
      icon([DM, GROUP].includes(channel.type) ? "at" : isThread(channel) ? "thread" : "hash", 24),
      h("h1", {}, channel.name ?? placeName(channel)),
      parent && !onPhone() ? h("span", { class: "topic" }, [placeName(parent), ...tagsOf(channel)].join(" · ")) : channel.topic ? h("span", { class: "topic" }, channel.topic) : h("span", { class: "topic" }),
      state.menus.length ? h("button", { type: "button", class: "tool labelled", title: t("menuOnName"), "aria-label": t("menuOnName"), onclick: useMenu }, icon("at"), h("span", {}, t("menuOnName"))) : null,
      channel.type === 0 || isForum(channel) ? starter(t(isForum(channel) ? "newPost" : "newThread")) : null,
    ] : null);
}

function starter(words) {
  return h("button", { type: "button", class: "tool labelled", title: words, "aria-label": words, onclick: newThread }, icon("thread"), h("span", {}, words));
}

// --- people ---------------------------------------------------------------------------------

let shown = null;

function drawPeople() {
  if (!state.ready) return;
  redraw($("people"),
    h("span", { class: "as", "aria-hidden": "true" }, t("playingAs")),
    h("div", { class: "chips", role: "radiogroup", "aria-label": t("playingAs"), onkeydown: moveBetween }, people().map(personNode)),
    h("button", { type: "button", class: "person add", id: "add-person", title: t("addPerson"), "aria-label": t("addPerson"), onclick: addPerson }, icon("plus", 18)));
  if (shown !== state.me) $(`person${state.me}`)?.scrollIntoView({ block: "nearest", inline: "nearest" });
  shown = state.me;
}

function personNode(user) {
  const current = user.id === state.me;
  const n = badgeSum(user.id);
  return h("button", {
    type: "button", class: `person${current ? " current" : ""}`, role: "radio", id: `person${user.id}`, "aria-checked": String(current), tabindex: current ? "0" : "-1",
    title: nameOf(user), "aria-label": n ? `${nameOf(user)}, ${count("pings", "ping", n)}` : nameOf(user), lang: user.locale === "fr" ? "fr" : "en",
    onclick: () => switchTo(user),
  }, avatar(user, 24), h("span", { class: "name" }, nameOf(user)), badge(n));
}

/** Change persons; one who was pinged elsewhere is taken to that place if only there. */
function switchTo(user) {
  const waiting = Object.keys(badges(user.id));
  const channel = waiting.length === 1 && !badges(user.id)[state.channel] ? waiting[0] : state.channel;
  const place = state.channels.get(channel);
  const foreign = [DM, GROUP].includes(place?.type) && !place.recipients.some((r) => r.id === user.id);
  const fallback = [...state.channels.values()].find((c) => c.type === 0)?.id;
  show(user.id, foreign ? fallback : channel);
}

function moveBetween(event) {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const all = people();
  const at = all.findIndex((u) => u.id === state.me);
  const next = all[(at + step + all.length) % all.length];
  switchTo(next);
  $(`person${next.id}`)?.focus();
}

function drawBanner() {
  const trouble = state.lost ? t("reconnecting") : !state.online && state.ready ? t("offline", { bot: nameOf(bot()) }) : "";
  $("banner").hidden = !trouble;
  $("banner").textContent = trouble;
}
