import { card } from "../../../../core/deed/card.js";
import type { Changes } from "../../../../core/play/contract/changes.js";
import { flag, text } from "../../../../core/shape/shape.js";
import { deed, field, obstacle, say } from "../kit.js";
import { isMarked } from "../mark-calls.js";
import { skillTried, triedField, triedFrom, triedOf, triedOptions, triedValue, type Tried } from "../tried.js";

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
  form: {
    tried: triedField((actors) => triedOptions(actors).filter(({ value }) => /^(?:skill|jet)\./.test(value))),
    checked: field.flag({ initial: true, hint: say("hint.checked") }),
  },
  kept: { tried: text, name: text, checked: flag },
  obstacle: ({ actor, form }) => (isMarked(actor, form.tried) === null ? obstacle("noBox", actor) : null),
  outcome: ({ actor, form: { tried, checked } }) => {
    const skill = tried.kind === "skill" ? skillTried(actor, tried.word) : null;
    return { tried: triedValue(tried), name: skill?.name ?? "", checked };
  },
  changes: ({ tried, checked }, actor) => written(actor, triedFrom(tried), checked),
  view: ({ checked, ...kept }) =>
    card({
      verdict: say(checked ? "mark.ticked" : "mark.cleared", { tried: triedOf(kept) }),
      tone: checked ? "good" : "mute",
    }),
});
