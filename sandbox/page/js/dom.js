// Building the page without a framework: elements, icons, focus.

/** Make an element. Properties starting with "on" are listeners, others attributes. */
export function h(tag, props, ...children) {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(props ?? {})) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else if (key === "class") node.className = value;
    else if (key === "dataset") Object.assign(node.dataset, value);
    else if (key === "style") node.style.cssText = value;
    else if (key === "value") node.value = value;
    else node.setAttribute(key, value === true ? "" : value);
  }
  add(node, children);
  return node;
}

function add(node, children) {
  for (const child of children) {
    if (Array.isArray(child)) add(node, child);
    else if (child !== null && child !== undefined && child !== false) node.append(child);
  }
}

export const $ = (id) => document.getElementById(id);

const PATHS = {
  hash: "M10 3 8 21M16 3l-2 18M4 8h17M3 16h17",
  thread: "M4 4h16v11H10l-5 5v-5H4zM8 8h8M8 11h5",
  at: "M16 12a4 4 0 1 1-4-4 4 4 0 0 1 4 4v1.5a2.5 2.5 0 0 0 5 0V12a9 9 0 1 0-4 7.5",
  menu: "M4 6h16M4 12h16M4 18h16",
  close: "M6 6l12 12M18 6 6 18",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  down: "M6 9l6 6 6-6",
  up: "M6 15l6-6 6 6",
  send: "M4 12 20 4l-5 16-3-7z",
  reply: "M10 8V4l-7 7 7 7v-4c6 0 9 2 11 6 0-7-4-12-11-12z",
  trash: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  pin: "M9 4h6l-1 7 4 3H6l4-3zM12 14v7",
  open: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6",
  gear: "M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2",
  check: "M5 12l5 5 9-11",
  file: "M6 3h8l5 5v13H6zM14 3v5h5",
  lock: "M6 11h12v9H6zM8 11V8a4 4 0 0 1 8 0v3",
};

/** Return a line icon; it says nothing to screen readers. */
export function icon(name, size = 20) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("width", size);
  svg.setAttribute("height", size);
  svg.setAttribute("aria-hidden", "true");
  svg.classList.add("icon");
  const path = document.createElementNS(svg.namespaceURI, "path");
  path.setAttribute("d", PATHS[name]);
  svg.append(path);
  return svg;
}

/** Return a round picture of a person: their initial on their colour, or the bot's planet. */
export function avatar(user, size = 40) {
  const style = `width:${size}px;height:${size}px;font-size:${Math.round(size * 0.42)}px;`;
  if (user?.bot) {
    return h("img", { class: "avatar", src: "/page/icon.svg", alt: "", style });
  }
  const name = user?.global_name ?? user?.username ?? "?";
  return h(
    "span",
    { class: "avatar", "aria-hidden": "true", style: `${style}background:${user?.color ?? "#80848e"}` },
    [...name][0].toUpperCase(),
  );
}

/** Keep Tab inside of a box while it is open. */
export function keepFocus(box, event) {
  if (event.key !== "Tab") return;
  const stops = [
    ...box.querySelectorAll("button, a[href], input, textarea, select, [tabindex='0']"),
  ].filter((e) => !e.disabled && e.offsetParent !== null);
  if (!stops.length) return;
  const first = stops[0];
  const last = stops.at(-1);
  if (event.shiftKey && document.activeElement === first) {
    last.focus();
    event.preventDefault();
  } else if (!event.shiftKey && document.activeElement === last) {
    first.focus();
    event.preventDefault();
  }
}

/** Say something to screen readers. */
export function announce(text) {
  $("announcer").textContent = "";
  requestAnimationFrame(() => ($("announcer").textContent = text));
}

export const onPhone = () => matchMedia("(max-width: 720px)").matches;
