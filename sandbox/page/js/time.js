// Moments in words, in the language of the person who is playing.

import { language, t } from "./i18n.js";

const UNITS = [
  ["year", 31536000],
  ["month", 2592000],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

export const format = (date, style) =>
  new Intl.DateTimeFormat(language(), STYLES[style] ?? STYLES.f).format(date);

export function relative(date) {
  const seconds = (date - Date.now()) / 1000;
  const [unit, size] = UNITS.find(([, s]) => Math.abs(seconds) >= s) ?? UNITS.at(-1);
  const words = new Intl.RelativeTimeFormat(language(), { numeric: "auto" });
  return words.format(Math.round(seconds / size), unit);
}

/** When a message was written, as Discord says it. */
export function stamp(date) {
  const days = Math.round((new Date().setHours(0, 0, 0, 0) - new Date(date).setHours(0, 0, 0, 0)) / 864e5);
  const time = format(date, "t");
  if (days === 0) return t("todayAt", { time });
  if (days === 1) return t("yesterdayAt", { time });
  return new Intl.DateTimeFormat(language(), { dateStyle: "short", timeStyle: "short" }).format(date);
}

/** Keep all relative times on the page true. */
export function tick() {
  for (const node of document.querySelectorAll("time[data-relative]")) {
    const words = relative(new Date(node.dateTime));
    if (node.textContent !== words) node.textContent = words;
  }
}
