// What the page knows, and who wants to hear when it changes.

import { setLanguage } from "./i18n.js";
import { get, post } from "./net.js";

export const DM = 1;
export const FORUM = 15;
export const GROUP = 3;
export const THREADS = [10, 11, 12];
const PAGE = 50;

export const state = {
  ready: false,
  lost: false,
  online: false,
  applicationId: "",
  users: new Map(),
  guilds: new Map(),
  channels: new Map(),
  inboxes: {},
  interactions: new Map(),
  me: null,
  channel: null,
  messages: [],
  more: false,
  commands: [],
  menus: [],
  visible: new Set(),
  writable: null,
};

const listeners = new Map();

export function on(names, listener) {
  for (const name of names.split(" ")) {
    if (!listeners.has(name)) listeners.set(name, []);
    listeners.get(name).push(listener);
  }
}

export function tell(name, detail) {
  for (const listener of listeners.get(name) ?? []) listener(detail);
}

export const me = () => state.users.get(state.me);
export const bot = () => state.users.get(state.applicationId);
export const here = () => state.channels.get(state.channel);
export const nameOf = (user) => user?.global_name ?? user?.username ?? "?";
export const people = () => [...state.users.values()].filter((u) => !u.bot);
export const isThread = (channel) => THREADS.includes(channel?.type);
export const archived = (channel) => isThread(channel) && channel.thread_metadata.archived;

export const isForum = (channel) => channel?.type === FORUM;

/** The names of the tags of a post, none of an ordinary thread. */
export function tagsOf(channel) {
  const known = state.channels.get(channel.parent_id)?.available_tags ?? [];
  return (channel.applied_tags ?? []).map((id) => known.find((tag) => tag.id === id)?.name).filter(Boolean);
}

export function placeName(channel) {
  if (!channel) return "";
  if (channel.type === DM) return nameOf(bot());
  if (channel.type === GROUP) return channel.name ?? channel.recipients.map(nameOf).join(", ");
  return isThread(channel) ? channel.name : `#${channel.name}`;
}

export const badges = (userId) => state.inboxes[userId]?.badges ?? {};
export const badgeSum = (userId) => Object.values(badges(userId)).reduce((a, b) => a + b, 0);

/** Take the whole state anew: at the start, after a lost connection, after a reset. */
export async function begin(data) {
  state.applicationId = data.application_id;
  state.online = data.online;
  state.lost = false;
  state.users = new Map(data.users.map((u) => [u.id, u]));
  state.guilds = new Map(data.guilds.map((g) => [g.id, g]));
  state.channels = new Map(data.channels.map((c) => [c.id, c]));
  state.inboxes = data.inboxes;
  // what became of them was told to nobody
  for (const one of state.interactions.values()) {
    if (one.state === "pending") HANDLERS.INTERACTION({ ...one, state: "unknown" });
  }
  const wanted = new URLSearchParams(location.search);
  const kept = (key) => sessionStorage.getItem(key) ?? localStorage.getItem(key);
  if (!state.users.has(state.me)) {
    const byName = people().find((u) => nameOf(u) === wanted.get("as"));
    state.me = byName?.id ?? (state.users.has(kept("me")) ? kept("me") : people()[0]?.id);
  }
  if (!state.channels.has(state.channel)) {
    const byName = [...state.channels.values()].find((c) => c.name === wanted.get("channel"));
    const first = [...state.channels.values()].find((c) => c.type === 0);
    state.channel = byName?.id ?? (state.channels.has(kept("channel")) ? kept("channel") : first?.id);
  }
  setLanguage(me()?.locale ?? "en-US");
  state.ready = true;
  tell("state");
  await show(state.me, state.channel);
}

/** Show a channel as a person sees it. */
export async function show(userId, channelId) {
  const newPerson = userId !== state.me;
  const newPlace = newPerson || channelId !== state.channel;
  state.me = userId;
  state.channel = channelId;
  for (const store of [localStorage, sessionStorage]) {
    store.setItem("me", userId);
    store.setItem("channel", channelId);
  }
  setLanguage(me()?.locale ?? "en-US");
  if (newPlace) {
    state.messages = [];
    state.more = false;
  }
  tell("view", { newPerson, newPlace });
  await Promise.all([load(), loadCommands(), loadPlaces()]);
}

const newest = new Map();

/** Ask for something; an answer that comes when it was asked for again is nothing. */
async function ask(path, query) {
  const mine = (newest.get(path) ?? 0) + 1;
  newest.set(path, mine);
  const found = await get(path, query);
  return newest.get(path) === mine ? found : null;
}

/** Learn which channels the person sees, and in which of them they may write. */
async function loadPlaces() {
  const found = await ask("places", { user: state.me });
  if (!found) return;
  const { places } = found;
  state.visible = new Set(places.map((p) => p.id));
  state.writable = new Set(places.filter((p) => p.writable).map((p) => p.id));
  tell("places");
}

let meanwhile = null;

async function load() {
  const [userId, channelId] = [state.me, state.channel];
  // What happens until the answer is here may be missing in it: it happens again then.
  const since = (meanwhile = []);
  if (!channelId) return;
  let found = [];
  try {
    found = (await get("messages", { user: userId, channel: channelId, limit: PAGE })).messages;
  } catch (refused) {
    if (refused.status !== 404) throw refused;
    if (meanwhile !== since) return;
    const first = [...state.channels.values()].find((c) => c.type === 0 && c.id !== channelId);
    if (first) return show(userId, first.id);
  }
  if (meanwhile !== since) return;
  meanwhile = null;
  state.messages = found;
  state.more = found.length === PAGE;
  for (const [event, data] of since) MESSAGES[event](data);
  tell("messages", { whole: true });
  markRead();
}

export async function loadOlder() {
  if (!state.more) return;
  state.more = false;
  const [userId, channelId] = [state.me, state.channel];
  const before = state.messages[0]?.id;
  const query = { user: userId, channel: channelId, limit: PAGE, before };
  const found = (await get("messages", query)).messages;
  if (userId !== state.me || channelId !== state.channel || state.messages[0]?.id !== before) return;
  state.messages = [...found, ...state.messages];
  state.more = found.length === PAGE;
  tell("messages", { older: true });
}

export async function loadCommands() {
  if (!state.channel) return;
  const found = await ask("commands", { user: state.me, channel: state.channel });
  if (!found) return;
  state.commands = found.commands;
  state.menus = found.menus;
  tell("commands");
}

export function markRead() {
  if (document.visibilityState !== "visible") return;
  const inbox = state.inboxes[state.me];
  if (inbox?.unread.includes(state.channel)) {
    post("read", { user: state.me, channel: state.channel });
  }
}

// --- what happens ---------------------------------------------------------------------------

const HANDLERS = {
  STATE: (data) => begin(data),
  BOT: (data) => {
    state.online = data.online;
    tell("bot");
  },
  PERSON: (data) => {
    state.users.set(data.id, data);
    if (data.id === state.me) {
      setLanguage(data.locale);
      loadCommands();
    }
    tell("state");
  },
  COMMANDS: () => loadCommands(),
  INBOX: (data) => {
    state.inboxes[data.user_id] = { badges: data.badges, unread: data.unread };
    tell("inbox", data);
  },
  INTERACTION: (data) => {
    state.interactions.set(data.id, data);
    tell("interaction", data);
  },
};

/** What becomes of the messages here; each tells what has changed, or nothing. */
const MESSAGES = {
  MESSAGE_CREATE: (data) => {
    if (state.messages.some((m) => m.id === data.id)) return null;
    state.messages.push(data);
    return { added: data };
  },
  MESSAGE_UPDATE: (data) => {
    const index = state.messages.findIndex((m) => m.id === data.id);
    if (index < 0) return null;
    state.messages[index] = data;
    return { changed: data };
  },
  MESSAGE_DELETE: (data) => MESSAGES.MESSAGE_DELETE_BULK({ ids: [data.id] }),
  MESSAGE_DELETE_BULK: (data) => {
    state.messages = state.messages.filter((m) => !data.ids.includes(m.id));
    return { removed: true };
  },
};
for (const [event, happens] of Object.entries(MESSAGES)) {
  HANDLERS[event] = (data, viewer) => {
    if (data.channel_id !== state.channel || (viewer && viewer !== state.me)) return;
    meanwhile?.push([event, data]);
    const what = happens(data);
    if (what) tell("messages", what);
    if (what?.added) markRead();
  };
}

const placed = (data) => {
  state.channels.set(data.id, { ...state.channels.get(data.id), ...data });
  tell("channels");
  loadPlaces();
};
const unplaced = (data) => {
  state.channels.delete(data.id);
  tell("channels");
  if (data.id === state.channel) {
    const parent = state.channels.get(data.parent_id);
    show(state.me, (parent ?? [...state.channels.values()].find((c) => c.type === 0))?.id ?? null);
  }
};
for (const name of ["CHANNEL_CREATE", "CHANNEL_UPDATE", "THREAD_CREATE", "THREAD_UPDATE"]) {
  HANDLERS[name] = placed;
}
for (const name of ["CHANNEL_DELETE", "THREAD_DELETE"]) HANDLERS[name] = unplaced;
const guilded = (data) => {
  state.guilds.set(data.id, { ...state.guilds.get(data.id), ...data });
  for (const channel of data.channels ?? []) state.channels.set(channel.id, channel);
  tell("channels");
};
HANDLERS.GUILD_CREATE = guilded;
HANDLERS.GUILD_UPDATE = guilded;

export function hear({ event, data, viewer }) {
  HANDLERS[event]?.(data, viewer);
}

export function lose() {
  state.lost = true;
  tell("bot");
}
