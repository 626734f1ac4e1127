import { card } from "../../../../core/deed/card.js";
import type { Dice } from "../../../../core/play/contract/dice.js";
import { text, whole } from "../../../../core/shape/shape.js";
import { diceSpec } from "../../dice/specs.js";
import { deed, field, named, obstacle, say, unlessAlive } from "../kit.js";
import { kills, LOSS, lossEdit, lossNumbers, lossOutcome, lossShown, thrownFact } from "../loss.js";
import { pointsThrown, readPoints } from "../points.js";
import { SPARED, SPARED_FORM, sparedFacts } from "../spared.js";

const DAMAGE = "damage";

/** Points as the keeper writes them. */
export const DAMAGE_FORM = { damage: field.text({ initial: "1d6", hint: say("hint.damage") }) };

function thrown(damage: string, dice: Dice): number {
  const points = readPoints(damage);
  return points ? pointsThrown(points, dice[DAMAGE]) : 0;
}

/** Points that are simply lost, by the keeper's word: a trap, thorns, a beam that falls. */
export const harm = deed("harm", {
  icon: "fa-solid fa-heart-crack",
  by: "keeper",
  form: { cause: field.text(), ...DAMAGE_FORM, ...SPARED_FORM },
  kept: { ...LOSS, cause: text, written: text, rolled: whole, ...SPARED },
  obstacle: ({ actor, form }) => unlessAlive(actor) ?? (readPoints(form.damage) ? null : obstacle("badFormula", actor)),
  rolls: ({ form }) => [diceSpec(DAMAGE, "damage", form.damage) ?? []].flat(),
  outcome: ({ actor, form: { cause, damage, spared }, dice }) => {
    const rolled = thrown(damage, dice);
    return { ...lossOutcome(actor, rolled - spared), cause, written: damage, rolled, spared };
  },
  asksKeeper: kills,
  changes: (kept, actor) => ({ numbers: lossNumbers(kept, actor) }),
  edit: lossEdit,
  view: (kept) =>
    card({
      verdict: kept.cause ? named(kept.cause) : say("harm.verdict"),
      tone: kept.loss > 0 ? "bad" : "good",
      facts: [thrownFact(kept.written, kept.rolled, "RP-50"), ...sparedFacts(kept)],
      ...lossShown(kept),
    }),
});
