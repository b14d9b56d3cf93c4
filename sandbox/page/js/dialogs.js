// Boxes in front of the page: asking for a text, adding people, a person's settings.

import { nameIn } from "./commands.js";
import { $, h, icon, keepFocus, onPhone } from "./dom.js";
import { t } from "./i18n.js";
import { call, post } from "./net.js";
import { here, isForum, me, nameOf, people, show, state } from "./state.js";

let serial = 0;

/** Open a box with a form; `onSubmit` gets it and keeps it open by returning words of refusal. */
export function dialog({ title, body, button, onSubmit, onClose = () => {}, head = null }) {
  const opener = document.activeElement;
  const id = `dialog${(serial += 1)}`;
  const trouble = h("p", { class: "trouble", role: "alert", hidden: true });
  const send = h("button", { type: "submit", class: "button primary" }, button);
  const form = h("form", { class: "dialog", role: "dialog", "aria-modal": "true", "aria-labelledby": id, novalidate: true },
    h("header", {}, head, h("h2", { id }, title), h("button", { type: "button", class: "tool", "aria-label": t("close"), onclick: () => shut() }, icon("close"))),
    h("div", { class: "fields" }, body, trouble),
    h("footer", {}, h("button", { type: "button", class: "button plain", onclick: () => shut() }, t("cancel")), send));
  const veil = h("div", { class: "veil", onpointerdown: (e) => e.target === veil && shut() }, form);
  let sending = false;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (sending) return;
    sending = true;
    trouble.hidden = true;
    const words = await Promise.resolve(onSubmit(form)).catch((refused) => refused.message);
    sending = false;
    if (words) {
      trouble.textContent = words;
      trouble.hidden = false;
    } else shut(true);
  });
  veil.addEventListener("keydown", (event) => {
    keepFocus(form, event);
    if (event.key === "Escape" && !event.defaultPrevented) {
      event.stopPropagation();
      shut();
    }
  });
  $("layer").append(veil);
  const first = form.querySelector(".fields input, .fields textarea, .fields select, .fields button");
  (first ?? send).focus();
  function shut(sent = false) {
    if (!veil.isConnected) return;
    veil.remove();
    onClose(sent);
    if (opener?.isConnected) opener.focus();
    else if (!onPhone()) $("composer").querySelector("textarea, input")?.focus();
  }
  return shut;
}

export function field(label, input, hint) {
  const id = `field${(serial += 1)}`;
  input.id = id;
  return h("div", { class: "field" }, h("label", { for: id }, label), hint ? h("small", {}, hint) : null, input);
}

/** Ask for one line; resolves to it, or to null if the box is closed. */
export function askText({ title, label, button, value = "", most = 100 }) {
  return new Promise((resolve) => {
    const input = h("input", { type: "text", maxlength: most, value, autocomplete: "off" });
    let answer = null;
    dialog({
      title,
      body: field(label, input),
      button,
      onSubmit: () => {
        answer = input.value.trim();
        return answer ? null : t("fieldRequired");
      },
      onClose: (sent) => resolve(sent ? answer : null),
    });
    input.select();
  });
}

const languages = (value) =>
  h("select", {}, [["en-US", t("english")], ["fr", t("french")]].map(([v, words]) => h("option", { value: v, selected: value === v }, words)));

export function addPerson() {
  const name = h("input", { type: "text", maxlength: 32, autocomplete: "off" });
  const language = languages(me()?.locale);
  dialog({
    title: t("addPerson"),
    body: [field(t("personName"), name), field(t("language"), language)],
    button: t("add"),
    onSubmit: async () => {
      if (!name.value.trim()) return t("fieldRequired");
      const made = await post("users", { name: name.value.trim(), locale: language.value });
      state.users.set(made.id, made);
      show(made.id, state.channel);
      return null;
    },
  });
}

export function settings() {
  const user = me();
  const language = languages(user.locale);
  const open = h("input", { type: "checkbox", checked: user.dm_open });
  const installed = h("input", { type: "checkbox", checked: user.installed });
  dialog({
    title: t("settingsOf", { name: nameOf(user) }),
    body: [field(t("language"), language), h("label", { class: "tick" }, open, h("span", {}, t("acceptDms"))), h("label", { class: "tick" }, installed, h("span", {}, t("installed")))],
    button: t("save"),
    onSubmit: async () => {
      await call("PATCH", `users/${user.id}`, { locale: language.value, dm_open: open.checked, installed: installed.checked });
      return null;
    },
  });
}

export async function addChannel(guildId) {
  const name = h("input", { type: "text", maxlength: 100, autocomplete: "off" });
  const forum = h("input", { type: "checkbox" });
  dialog({
    title: t("addChannel"),
    body: [field(t("channelName"), name), h("label", { class: "tick" }, forum, h("span", {}, t("forumTick")))],
    button: t("add"),
    onSubmit: async () => {
      if (!name.value.trim()) return t("fieldRequired");
      const made = await post("channels", { guild: guildId, name: name.value.trim(), kind: forum.checked ? "forum" : "text" });
      state.channels.set(made.id, made);
      show(state.me, made.id);
      return null;
    },
  });
}

export async function newThread() {
  const forum = isForum(here());
  const name = await askText({ title: t(forum ? "newPost" : "newThread"), label: t(forum ? "postName" : "threadName"), button: t(forum ? "newPost" : "createThread") });
  if (!name) return;
  const thread = await post("threads", { user: state.me, channel: state.channel, name });
  state.channels.set(thread.id, thread);
  show(state.me, thread.id);
}

/** Use a command in the menu on a person's name. */
export function useMenu() {
  const who = h("select", {}, people().filter((u) => u.id !== state.me).map((u) => h("option", { value: u.id }, nameOf(u))));
  const what = h("select", {}, state.menus.map((m) => h("option", { value: m.name }, nameIn(m))));
  dialog({
    title: t("menuOnName"),
    body: [field(t("personName"), who), field(t("command"), what)],
    button: t("use"),
    onSubmit: async () => {
      await post("menus", { user: state.me, channel: state.channel, command: what.value, target: who.value, wait: "none" });
      return null;
    },
  });
}

/** Go to a place that is not a channel of the bot's server: with the bot alone, or without it. */
export function newPlace() {
  const others = people().filter((u) => u.id !== state.me);
  const where = h("select", {},
    h("option", { value: "bot" }, t("withBot")),
    others.map((u) => h("option", { value: u.id }, t("withPerson", { name: nameOf(u) }))),
    h("option", { value: "guild" }, t("withoutBot")));
  dialog({
    title: t("newPlace"),
    body: field(t("place"), where),
    button: t("add"),
    onSubmit: async () => {
      const made = await placeMade(where.value);
      state.channels.set(made.id, made);
      show(state.me, made.id);
      return null;
    },
  });
}

async function placeMade(where) {
  if (where === "bot") return post("direct", { user: state.me });
  if (where !== "guild") return post("groups", { members: [state.me, where] });
  const guild = await post("guilds", { name: t("withoutBot"), owner: state.me, bot: false });
  for (const user of people()) if (user.id !== state.me) await post(`guilds/${guild.id}/members`, { user: user.id });
  return post("channels", { guild: guild.id, name: "general" });
}
