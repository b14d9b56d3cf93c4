// Slash commands as they are offered and checked: names in the reader's language, values, mistakes.

import { language, t } from "./i18n.js";
import { nameOf, people, placeName, state } from "./state.js";

const GROUPS = [1, 2];
export const TYPES = { string: 3, integer: 4, boolean: 5, user: 6, channel: 7, role: 8, mentionable: 9, number: 10, file: 11 };

const local = (thing, key) => thing[`${key}_localizations`]?.[language()] ?? thing[key];
export const nameIn = (thing) => local(thing, "name");
export const wordsIn = (thing) => local(thing, "description");

/** Return everything that can be run here: commands and subcommands with their full names. */
export function leaves() {
  const found = [];
  const walk = (thing, names, shown) => {
    const inner = (thing.options ?? []).filter((o) => GROUPS.includes(o.type));
    if (inner.length) for (const one of inner) walk(one, [...names, one.name], [...shown, nameIn(one)]);
    else found.push({ name: names.join(" "), shown: shown.join(" "), words: wordsIn(thing), options: thing.options ?? [] });
  };
  for (const command of state.commands) walk(command, [command.name], [nameIn(command)]);
  return found.sort((a, b) => a.shown.localeCompare(b.shown));
}

/** Return a command's name as the reader sees it, given by its own. */
export const shownAs = (name) => leaves().find((leaf) => leaf.name === name)?.shown ?? name;

const fold = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

/** Return the commands that what was typed may become, the closest first. */
export function matching(typed) {
  const wanted = fold(typed.trim());
  const score = (leaf) => {
    const names = [fold(leaf.shown), fold(leaf.name)];
    if (names.some((n) => n.startsWith(wanted))) return 0;
    if (names.some((n) => n.split(" ").some((w) => w.startsWith(wanted)))) return 1;
    return wanted.length > 1 && names.some((n) => n.includes(wanted)) ? 2 : 9;
  };
  return leaves().map((leaf) => [score(leaf), leaf]).filter(([s]) => s < 9).sort((a, b) => a[0] - b[0]).map(([, leaf]) => leaf);
}

/** Return the command that is typed in full with a space behind it. */
export function exact(typed) {
  if (!typed.endsWith(" ")) return null;
  const wanted = typed.trim().toLowerCase();
  const all = leaves();
  const hit = all.find((l) => l.shown.toLowerCase() === wanted || l.name === wanted);
  return hit && !all.some((l) => l !== hit && l.name.startsWith(`${wanted} `)) ? hit : null;
}

/** Return the values that need no asking of the bot, or null where there are none to list. */
export function fixed(option, typed) {
  const near = (words) => fold(words).includes(fold(typed));
  if (option.choices?.length) {
    return option.choices.map((c) => ({ label: nameIn(c), value: c.value })).filter((c) => near(c.label));
  }
  const users = () => people().map((u) => ({ label: nameOf(u), value: u.id, user: u }));
  const guild = [...state.guilds.values()].find((g) => g.id === state.channels.get(state.channel)?.guild_id);
  const roles = () => (guild?.roles ?? []).map((r) => ({ label: r.name, value: r.id }));
  const channels = () => [...state.channels.values()].filter((c) => c.guild_id === guild?.id && (option.channel_types?.includes(c.type) ?? true)).map((c) => ({ label: placeName(c), value: c.id }));
  const all = {
    [TYPES.boolean]: () => [{ label: t("yes"), value: true }, { label: t("no"), value: false }],
    [TYPES.user]: users,
    [TYPES.mentionable]: () => [...users(), ...roles()],
    [TYPES.role]: roles,
    [TYPES.channel]: channels,
  }[option.type];
  return all ? all().filter((c) => near(c.label)) : null;
}

/** Return the value of an option as typed or picked, or what is wrong with it. */
export function valueOf(option, text, picked) {
  if (picked) return { value: picked.value };
  const typed = text.trim();
  if (!typed) return { wrong: t("errRequired") };
  const listed = fixed(option, "");
  if (listed) {
    const hit = listed.find((c) => fold(c.label) === fold(typed.replace(/^@/, "")));
    if (hit) return { value: hit.value };
    return { wrong: t([TYPES.user, TYPES.mentionable].includes(option.type) ? "errPerson" : "errChoice") };
  }
  if (option.type === TYPES.integer && !/^-?\d+$/.test(typed)) return { wrong: t("errInteger") };
  if (option.type === TYPES.number && !Number.isFinite(Number(typed.replace(",", ".")))) return { wrong: t("errNumber") };
  if ([TYPES.integer, TYPES.number].includes(option.type)) {
    const number = Number(typed.replace(",", "."));
    const { min_value: min, max_value: max } = option;
    if ((min != null && number < min) || (max != null && number > max)) {
      return { wrong: t(min == null ? "errMax" : max == null ? "errMin" : "errRange", { min, max }) };
    }
    return { value: number };
  }
  const { min_length: min = 0, max_length: max = 6000 } = option;
  return typed.length < min || typed.length > max ? { wrong: t("errLength", { min, max }) } : { value: typed };
}
