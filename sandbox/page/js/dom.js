// Building the page without a framework: elements, icons, focus.

/** Make an element. Properties starting with "on" are listeners, others attributes. */
export function h(tag, props, ...children) {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(props ?? {})) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) hear(node, { [key.slice(2)]: value });
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

const heard = new WeakMap();
const told = (event) => heard.get(event.currentTarget)[event.type]?.(event);

function hear(node, listeners) {
  const known = heard.get(node) ?? {};
  for (const name of Object.keys(listeners)) if (!(name in known)) node.addEventListener(name, told);
  heard.set(node, { ...known, ...listeners });
}

// --- drawing again ----------------------------------------------------------------------------

const CONTROLS = "a, button, input, textarea, select, [tabindex]";

/**
 * Let a box hold these children. What is there already and alike stays the node it was, so that a
 * press that has begun, the focus, a selection and how far one has scrolled survive the drawing.
 */
export function redraw(box, ...children) {
  const all = children.flat(Infinity).filter((c) => c !== null && c !== undefined && c !== false);
  weave(box, all.map((child) => (child instanceof Node ? child : document.createTextNode(child))));
}

/** Let a node become like a fresh one; what can be told from it is as if the fresh one was shown. */
export function become(node, fresh) {
  if (node === fresh || node.keeps) return;
  if (node.nodeType === Node.TEXT_NODE) {
    if (node.data !== fresh.data) node.data = fresh.data;
    return;
  }
  for (const { name } of [...node.attributes]) if (!fresh.hasAttribute(name)) node.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (node.getAttribute(name) !== value) node.setAttribute(name, value);
  const gone = Object.keys(heard.get(node) ?? {}).map((name) => [name, undefined]);
  hear(node, { ...Object.fromEntries(gone), ...heard.get(fresh) });
  weave(node, [...fresh.childNodes]);
}

function weave(box, wanted) {
  const left = [...box.childNodes];
  const nodes = wanted.map((fresh) => {
    const same = left.indexOf(fresh);
    const place = same < 0 ? left.findIndex((node) => alike(node, fresh)) : same;
    if (place < 0) return fresh;
    const [node] = left.splice(place, 1);
    become(node, fresh);
    return node;
  });
  for (const node of left) node.remove();
  nodes.forEach((node, index) => {
    if (box.childNodes[index] !== node) box.insertBefore(node, box.childNodes[index] ?? null);
  });
}

const keyOf = (node) => [node.nodeName, node.classList[0], node.id || node.dataset?.customId || node.dataset?.id].join();

/**
 * Whether a node may become the fresh one. Nothing becomes another control than it was; words that
 * have changed are new, so that they are read out; some nodes tell by `keeps` that they stay as they are.
 */
function alike(node, fresh) {
  if (node.nodeType !== fresh.nodeType) return false;
  if (node.nodeType === Node.TEXT_NODE) return true;
  if (node.keeps || fresh.keeps) return Boolean(node.keeps?.(fresh));
  if (keyOf(node) !== keyOf(fresh)) return false;
  const bare = (one) => !one.matches(CONTROLS) && !one.querySelector(CONTROLS);
  return (bare(node) && bare(fresh)) ? node.isEqualNode(fresh) : true;
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

/** The picture of one of the application's emoji, as high as the text around it. */
export function emojiPicture(name, id) {
  return h("img", { class: "custom-emoji", src: `/emojis/${id}.png`, alt: `:${name}:`, title: `:${name}:`, draggable: "false" });
}
