// Pictures: in the message at a fitting size, and large with zoom in front of everything.

import { $, h, icon, keepFocus } from "./dom.js";
import { t } from "./i18n.js";

const WIDEST = 550;
const HIGHEST = 420;

/** Make a picture that opens large; `all` are those shown together with it. */
export function picture(item, all, index) {
  const image = h("img", { src: item.url, alt: item.alt, loading: "lazy", decoding: "async" });
  if (item.width && item.height) {
    image.width = item.width;
    image.height = item.height;
  }
  const fit = item.width ? Math.min(1, WIDEST / item.width, HIGHEST / item.height) : 1;
  return h("button", {
    type: "button",
    class: `picture${item.spoiler ? " veiled" : ""}`,
    title: item.alt || undefined,
    "aria-label": t("labelled", { label: t("openPicture"), words: item.alt || t("picture") }),
    style: item.width && all.length === 1 ? `width:${Math.max(Math.round(item.width * fit), 60)}px` : "",
    onclick: ({ currentTarget: node }) => {
      if (node.classList.contains("veiled")) node.classList.remove("veiled");
      else open(all, index, node);
    },
  }, image);
}

function open(all, start, opener) {
  let index = start;
  let scale = 1;
  let [x, y] = [0, 0];
  const fingers = new Map();
  const image = h("img", { class: "large", draggable: "false" });
  const caption = h("figcaption", {});
  const original = h("a", { class: "linklike", target: "_blank", rel: "noreferrer" }, t("openInBrowser"));
  const stage = h("div", { class: "stage" }, image);
  const control = (name, label, onclick) => h("button", { type: "button", class: "tool", "aria-label": label, title: label, onclick }, icon(name, 22));
  const box = h("div", { class: "lightbox", role: "dialog", "aria-modal": "true", "aria-label": t("openPicture"), tabindex: "-1" },
    h("div", { class: "lightbox-tools" },
      control("minus", t("zoomOut"), () => zoom(scale / 1.5)),
      control("plus", t("zoomIn"), () => zoom(scale * 1.5)),
      control("close", t("close"), shut)),
    h("figure", {}, stage, h("div", { class: "under" }, caption, original)),
    all.length > 1 ? h("button", { type: "button", class: "side left", "aria-label": t("previousPicture"), onclick: () => turn(-1) }, "‹") : null,
    all.length > 1 ? h("button", { type: "button", class: "side right", "aria-label": t("nextPicture"), onclick: () => turn(1) }, "›") : null);
  $("layer").append(box);
  turn(0);
  box.focus();

  function turn(step) {
    index = (index + step + all.length) % all.length;
    image.src = all[index].url;
    image.alt = all[index].alt;
    caption.textContent = all[index].alt;
    original.href = all[index].url;
    [x, y] = [0, 0];
    zoom(1);
  }

  function zoom(to, around) {
    const next = Math.max(1, Math.min(to, 8));
    if (around && next !== scale) {
      const frame = stage.getBoundingClientRect();
      const [dx, dy] = [around[0] - frame.left - frame.width / 2, around[1] - frame.top - frame.height / 2];
      x = dx - ((dx - x) * next) / scale;
      y = dy - ((dy - y) * next) / scale;
    }
    scale = next;
    if (scale === 1) [x, y] = [0, 0];
    image.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    stage.classList.toggle("zoomed", scale > 1);
  }

  function shut() {
    box.remove();
    opener.focus();
  }

  let moved = false;
  let spread = 0;
  stage.addEventListener("wheel", (event) => {
    event.preventDefault();
    zoom(scale * (event.deltaY < 0 ? 1.2 : 1 / 1.2), [event.clientX, event.clientY]);
  }, { passive: false });
  stage.addEventListener("pointerdown", (event) => {
    stage.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, [event.clientX, event.clientY]);
    moved = fingers.size > 1;
    spread = 0;
  });
  stage.addEventListener("pointermove", (event) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    fingers.set(event.pointerId, [event.clientX, event.clientY]);
    if (fingers.size === 2) {
      const [a, b] = [...fingers.values()];
      const now = Math.hypot(a[0] - b[0], a[1] - b[1]);
      if (spread) zoom((scale * now) / spread, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]);
      spread = now;
      return;
    }
    const [dx, dy] = [event.clientX - before[0], event.clientY - before[1]];
    if (Math.abs(dx) + Math.abs(dy) > 2) moved = true;
    if (scale > 1) {
      x += dx;
      y += dy;
      zoom(scale);
    }
  });
  const lift = (event) => {
    fingers.delete(event.pointerId);
    if (event.type === "pointerup" && !moved && !fingers.size) {
      if (scale > 1) zoom(1);
      else if (document.elementsFromPoint(event.clientX, event.clientY).includes(image)) zoom(2.5, [event.clientX, event.clientY]);
      else shut();
    }
  };
  stage.addEventListener("pointerup", lift);
  stage.addEventListener("pointercancel", lift);
  box.addEventListener("keydown", (event) => {
    keepFocus(box, event);
    const step = { ArrowLeft: () => turn(-1), ArrowRight: () => turn(1), "+": () => zoom(scale * 1.5), "-": () => zoom(scale / 1.5), Escape: shut }[event.key];
    if (step && !(event.key.startsWith("Arrow") && all.length < 2)) {
      event.preventDefault();
      event.stopPropagation();
      step();
    }
  });
  box.addEventListener("click", (event) => {
    if (event.target === box) shut();
  });
}
