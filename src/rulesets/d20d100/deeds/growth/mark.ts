import type { Changes } from "../../../../core/play/contract/changes.js";
import { card, word } from "../../../../core/deed/card.js";
import { flagIn } from "../../../../core/deed/choices.js";
import type { DeedChoices } from "../../../../core/play/contract/deed.js";
import { deed } from "../deed.js";
import { told } from "../card.js";
import { triedOf } from "../check-result.js";
import { choiceField, flagField } from "../fields.js";
import { isMarked } from "../mark-calls.js";
import { obstacle } from "../reading.js";
import { skillTried, triedIn, triedOptions, triedValue, wordOf, type Tried } from "../tried.js";

/** DD-177 — what has a box. */
const optionsFor = (actor: Actor) => triedOptions([actor]).filter(({ value }) => /^(?:skill|jet)\./.test(value));

function chosenIn(actor: Actor, choices: DeedChoices): Tried {
  const tried = triedIn(choices);
  const skill = tried.kind === "skill" ? skillTried(actor, tried.word) : null;
  if (skill) return { kind: "skill", word: wordOf(actor, skill) };
  if (isMarked(actor, tried) !== null) return tried;
  return triedIn({ tried: optionsFor(actor)[0]?.value ?? "" });
}

function written(actor: Actor, tried: Tried, after: boolean): Changes | null {
  if (isMarked(actor, tried) === after) return null;
  if (tried.kind === "jet") return { values: [{ path: `system.jets.${tried.key}.checked`, after }] };
  const skill = tried.kind === "skill" ? skillTried(actor, tried.word) : null;
  return skill && { items: [{ id: skill.id, path: "system.checked", after }] };
}

/** DD-177 — the keeper ticks the box of what was used remarkably, or clears it. */
export const mark = deed("mark", {
  icon: "fa-solid fa-square-check",
  by: "keeper",
  fields: ([actor], choices) => {
    if (!actor) return [];
    const tried = chosenIn(actor, choices);
    const options = optionsFor(actor);
    const value = triedValue(tried);
    const known = options.some((one) => one.value === value) ? value : (options[0]?.value ?? "");
    return [
      choiceField("tried", known, options),
      flagField("checked", flagIn(choices, "checked", true), told("hint.checked")),
    ];
  },
  obstacle: ({ actor, choices }) => (isMarked(actor, triedIn(choices)) === null ? obstacle("noBox", actor) : null),
  outcome: ({ actor, choices }) => {
    const tried = triedIn(choices);
    const skill = tried.kind === "skill" ? skillTried(actor, tried.word) : null;
    return { tried: triedValue(tried), name: skill?.name ?? "", checked: flagIn(choices, "checked", true) };
  },
  changes: (outcome, actor) => written(actor, triedIn({ tried: word(outcome, "tried") }), outcome.checked === true),
  view: (outcome) => {
    const checked = outcome.checked === true;
    return card({
      verdict: told(checked ? "mark.ticked" : "mark.cleared", { tried: triedOf(outcome) }),
      tone: checked ? "good" : "mute",
    });
  },
});
