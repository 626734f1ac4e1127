import { card } from "../../../../core/deed/card.js";
import { whole } from "../../../../core/shape/shape.js";
import type { Changes } from "../../../../core/play/contract/changes.js";
import type { DueDeed } from "../../../../core/play/contract/deed.js";
import { fall } from "../../attack/fall.js";
import { checkFrom } from "../../data/actors/checks.js";
import { gbOptions } from "../../data/options.js";
import { saveCallLabel, stateLabel } from "../../labels.js";
import { exhaustionResult } from "../../rules/body/pools.js";
import { EXHAUSTION_DC } from "../../rules/tables.js";
import { die } from "../card.js";
import { faceOf, rollOf } from "../dice.js";
import { deed, fact, figure, obstacle } from "../kit.js";
import { sumOf } from "../lines.js";
import { checkModifiers } from "../sums.js";

/** GB-09 — the save of a victim at 0 PF, where the table rolls it by itself. */
export function dueSave(actor: Actor): readonly DueDeed[] {
  const due = gbOptions().vigorRoll === "auto" && fall.isDue(actor);
  return due ? [{ deed: fall.deed, choices: {}, lasts: true }] : [];
}

/** GB-09 — what the save that is due decides: its roller is stunned or unconscious; `null` where none is due. */
export function exhaustion(actor: Actor, total: number): Changes | null {
  if (!fall.isDue(actor)) return null;
  return { values: [{ path: "system.exhaustion.result", after: exhaustionResult(total) }] };
}

/** GB-01, GB-09 — the Fortitude save of whoever has fallen to 0 PF. */
export const save = deed("save", {
  icon: "fa-solid fa-dice-d20",
  by: "owner",
  kept: { face: whole, total: whole },
  forced: fall,
  title: (choices) => ({ key: saveCallLabel(checkFrom(choices.save)) }), // old messages hold other saves, which decide nothing
  obstacle: ({ actor }) => (fall.isDue(actor) ? null : obstacle("noSave", actor)),
  rolls: ({ actor }) => [
    { ...rollOf("save", "save", { faces: 20 }, checkModifiers(actor, "fort")), roll: "GbSaveRoll" },
  ],
  modifiers: ({ actor }) => checkModifiers(actor, "fort"),
  outcome: ({ actor, dice }) => {
    const face = faceOf(dice, "save") ?? 0;
    return { face, total: face + sumOf(checkModifiers(actor, "fort")) };
  },
  changes: ({ total }, actor) => exhaustion(actor, total),
  view: ({ face, total }) => {
    const stands = total >= EXHAUSTION_DC;
    return card({
      verdict: { key: stateLabel(exhaustionResult(total)) },
      tone: stands ? "good" : "bad",
      die: die(20, face, stands),
      total,
      facts: [fact("against", figure(EXHAUSTION_DC), "GB-09")],
    });
  },
});
