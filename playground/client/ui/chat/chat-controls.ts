import { visibilitySetting } from "../../game/visibility-modes.js";
import { h, icon, text } from "../dom.js";
import { attempt } from "../../net/refusal.js";

const DICE = ["1d20", "1d100", "1d10", "1d6"];

/** Who sees the next roll: one button per mode, one of them pressed. */
export function visibilityButtons(): HTMLElement {
  const { key, modes } = visibilitySetting();
  const current = game.settings.get("core", key);
  return h(
    "div",
    { id: "roll-privacy", class: "button-group", role: "group", "aria-label": text("Visibility.Title") },
    Object.entries(modes).map(([id, mode]) =>
      h(
        "button",
        {
          type: "button",
          class: id === current ? "icon active" : "icon",
          "data-key": `mode-${id}`,
          "data-roll-mode": id,
          "aria-pressed": id === current,
          "aria-label": game.i18n.localize(mode.label),
          "data-tooltip": "",
          onclick: () => void attempt(() => game.settings.set("core", key, id)),
        },
        icon(mode.icon),
      ),
    ),
  );
}

/** Buttons that roll the usual dice at once. */
export function diceButtons(roll: (formula: string) => unknown): HTMLElement {
  return h(
    "div",
    { class: "button-group quick-dice", role: "group", "aria-label": text("Chat.Dice") },
    DICE.map((formula) =>
      h(
        "button",
        {
          type: "button",
          "data-key": `roll-${formula}`,
          "aria-label": text("Chat.RollDie", { formula: formula.slice(1) }), // what it shows
          onclick: () => void attempt(() => roll(formula)),
        },
        formula.slice(1),
      ),
    ),
  );
}
