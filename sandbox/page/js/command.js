// A command being filled in: its name, an input for each option, hints and values above.

import { fixed, nameIn, TYPES, valueOf, wordsIn } from "./commands.js";
import { avatar, h } from "./dom.js";
import { t } from "./i18n.js";
import { packed } from "./modal.js";
import { post } from "./net.js";
import { state } from "./state.js";

const PAUSE = 120;

/** Make the editor of a command. `leave` gets the text to go on with, `sent` is called at the end. */
export function commandEditor(leaf, { suggest, trouble, leave, sent }) {
  const chips = [];
  let asking = 0;
  let sending = false;
  let timer = 0;
  const tail = h("input", { class: "tail", type: "text", autocomplete: "off", autocapitalize: "off", spellcheck: "false", enterkeyhint: "send", role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false", "aria-label": `/${leaf.shown}: ${t("options")}` });
  const row = h("div", { class: "command", onpointerdown: (e) => e.target === row && (e.preventDefault(), tail.focus()) },
    h("span", { class: "command-pill" }, `/${leaf.shown}`), tail);
  row.keeps = () => false; // another command has another one
  tail.addEventListener("focus", offerOptions);
  tail.addEventListener("input", offerOptions);
  tail.addEventListener("keydown", (event) => keys(event, null));
  for (const input of [tail]) input.addEventListener("blur", () => suggest.hide());
  for (const option of leaf.options.filter((o) => o.required)) addChip(option);
  paintTail();
  return { node: row, focus: () => (chips.find((c) => !c.filled()) ?? { input: tail }).input.focus(), submit };

  function unused() {
    return leaf.options.filter((o) => !chips.some((c) => c.option === o));
  }

  function paintTail() {
    const n = unused().length;
    tail.placeholder = !n ? "" : n === 1 ? t("optionalOne") : t("optional", { n });
    tail.classList.toggle("none", !n);
  }

  function offerOptions() {
    const typed = tail.value.trim().toLowerCase().replace(/:$/, "");
    const found = unused().filter((o) => nameIn(o).toLowerCase().startsWith(typed) || o.name.startsWith(typed));
    const only = /[: ]$/.test(tail.value) && found.find((o) => nameIn(o).toLowerCase() === typed || o.name === typed);
    if (only) {
      choose(only);
      return;
    }
    const items = found.map((o) => ({ main: nameIn(o), detail: wordsIn(o), pick: () => choose(o) }));
    suggest.show(tail, [h("b", {}, `/${leaf.shown}`), ` ${leaf.words}`], items, { first: Boolean(typed), note: typed ? t("noMatches") : leaf.words });
  }

  function choose(option) {
    tail.value = "";
    addChip(option).input.focus();
    paintTail();
  }

  function addChip(option) {
    const file = option.type === TYPES.file;
    const input = h("input", { type: file ? "file" : "text", autocomplete: "off", autocapitalize: "off", spellcheck: "false", enterkeyhint: "next", role: file ? undefined : "combobox", "aria-autocomplete": file ? undefined : "list", "aria-expanded": "false", "aria-label": `${nameIn(option)}${option.required ? ` (${t("required")})` : ""}: ${wordsIn(option)}` });
    const node = h("span", { class: "chip" }, h("span", { class: "chip-name", "aria-hidden": "true" }, nameIn(option)), input);
    const chip = { option, input, node, picked: null, filled: () => Boolean(chip.picked || input.value.trim()) };
    node.addEventListener("pointerdown", (e) => e.target !== input && (e.preventDefault(), input.focus()));
    const grow = () => {
      if (!file) input.style.width = `${Math.max(input.value.length, 3) + 1}ch`;
    };
    input.addEventListener("focus", () => offer(chip));
    input.addEventListener("blur", () => {
      suggest.hide();
      clearTimeout(timer);
      asking += 1;
      if (chip.filled()) verify(chip);
    });
    input.addEventListener("input", () => {
      chip.picked = null;
      clearWrong(chip);
      grow();
      if (!file) offer(chip);
    });
    if (file) {
      input.addEventListener("change", async () => {
        chip.picked = input.files[0] ? { value: await packed(input.files[0]) } : null;
        next(chip);
      });
    }
    input.addEventListener("keydown", (event) => keys(event, chip));
    chip.grow = grow;
    grow();
    chips.push(chip);
    row.insertBefore(node, tail);
    return chip;
  }

  function removeChip(chip) {
    chips.splice(chips.indexOf(chip), 1);
    chip.node.remove();
    paintTail();
  }

  // --- values -------------------------------------------------------------------------------

  function heading(option) {
    return [h("b", {}, nameIn(option)), ` ${wordsIn(option)}`];
  }

  function offer(chip) {
    const { option, input } = chip;
    if (option.type === TYPES.file) return;
    if (option.autocomplete) {
      clearTimeout(timer);
      asking += 1;
      if (suggest.open) suggest.outdate();
      else suggest.show(input, heading(option), [], { note: t("loadingOptions") });
      timer = setTimeout(() => ask(chip), PAUSE);
      return;
    }
    const listed = fixed(option, chip.picked ? "" : input.value.trim().replace(/^@/, ""));
    if (!listed) {
      suggest.show(input, heading(option), [], { note: input.value ? "" : t("typeValue") });
      if (input.value) suggest.hide();
      return;
    }
    suggest.show(input, heading(option), listed.map((c) => item(chip, c)), { note: t("noMatches") });
  }

  async function ask(chip) {
    const mine = (asking += 1);
    const given = {};
    for (const other of chips) {
      if (other === chip || !other.filled() || other.option.type === TYPES.file) continue;
      given[other.option.name] = other.picked ? other.picked.value : other.input.value.trim();
    }
    let found = [];
    let note = t("noMatches");
    try {
      const value = chip.picked ? "" : chip.input.value;
      const answer = await post("autocomplete", { user: state.me, channel: state.channel, command: leaf.name, options: given, focused: chip.option.name, value, timeout: 4 });
      if (answer.state === "failed" || !answer.choices) note = t("loadingFailed");
      else found = answer.choices.map((c) => ({ label: nameIn(c), value: c.value }));
    } catch {
      note = t("loadingFailed");
    }
    if (mine !== asking || document.activeElement !== chip.input) return;
    suggest.show(chip.input, heading(chip.option), found.map((c) => item(chip, c)), { note });
  }

  function item(chip, choice) {
    return { main: choice.label, image: choice.user ? avatar(choice.user, 24) : null, pick: () => pick(chip, choice) };
  }

  function pick(chip, choice) {
    chip.picked = choice;
    chip.input.value = choice.label;
    chip.grow();
    clearWrong(chip);
    next(chip);
  }

  function next(chip) {
    suggest.hide();
    const rest = chips.slice(chips.indexOf(chip) + 1);
    ([...rest, ...chips].find((c) => c !== chip && !c.filled())?.input ?? tail).focus();
  }

  // --- keys ---------------------------------------------------------------------------------

  function keys(event, chip) {
    if (event.isComposing) return;
    if (suggest.key(event)) {
      event.preventDefault();
      event.stopPropagation();
    } else if (event.key === "Enter") {
      event.preventDefault();
      submit();
    } else if (event.key === "Escape") {
      event.preventDefault();
      leave("");
    } else if (event.key === "Tab" && !event.shiftKey && chip) {
      event.preventDefault();
      const after = chips[chips.indexOf(chip) + 1];
      (after?.input ?? tail).focus();
    } else if (event.key === "Backspace" && !event.target.value) {
      event.preventDefault();
      back(chip);
    } else if (event.key === "ArrowRight" && chip && chip.input.selectionStart === chip.input.value.length && chip.option.type !== TYPES.file) {
      (chips[chips.indexOf(chip) + 1]?.input ?? tail).focus();
    } else if (event.key === "ArrowLeft" && event.target.selectionStart === 0 && chip?.option.type !== TYPES.file) {
      const before = chip ? chips[chips.indexOf(chip) - 1] : chips.at(-1);
      before?.input.focus();
    }
  }

  function back(chip) {
    const before = chip ? chips[chips.indexOf(chip) - 1] : chips.at(-1);
    if (chip && !chip.option.required) removeChip(chip);
    if (before) before.input.focus();
    else if (chip && !chip.option.required) tail.focus();
    else leave(`/${leaf.shown}`);
  }

  // --- sending ------------------------------------------------------------------------------

  function verify(chip) {
    const { value, wrong } = valueOf(chip.option, chip.input.value, chip.picked);
    chip.node.classList.toggle("wrong", Boolean(wrong));
    if (wrong) chip.input.setAttribute("aria-invalid", "true");
    return { value, wrong };
  }

  function clearWrong(chip) {
    chip.node.classList.remove("wrong");
    chip.input.removeAttribute("aria-invalid");
    trouble("");
  }

  async function submit() {
    if (sending) return;
    const options = {};
    for (const chip of chips) {
      if (!chip.filled() && !chip.option.required) continue;
      const { value, wrong } = verify(chip);
      if (wrong) {
        trouble(t("labelled", { label: nameIn(chip.option), words: wrong }));
        chip.input.focus();
        return;
      }
      options[chip.option.name] = value;
    }
    suggest.hide();
    sending = true;
    try {
      await post("commands", { user: state.me, channel: state.channel, command: leaf.name, options, wait: "none" });
      sent();
    } catch (refused) {
      trouble(refused.message);
    } finally {
      sending = false;
    }
  }
}
