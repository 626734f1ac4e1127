import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { ValueChange } from "../../../../core/play/contract/changes.js";
import type { Dice, RollSpec } from "../../../../core/play/contract/dice.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { stored } from "../../../../core/deed/card.js";
import { figuresOf } from "../../attack/reading.js";
import { diceSpec } from "../../dice/specs.js";
import { attributeValue } from "../../rules/attributes.js";
import { BURN_FORMULA, disfigures, type Burns } from "../../rules/fire.js";
import { fact, told } from "../card.js";

const BURN = "burn";

/** RP-89 — what this fire has done so far; another fire begins anew. */
function burnsOf(actor: Actor, anew: boolean): Burns {
  const { fireLoss, burnRolled } = figuresOf(actor);
  return anew ? { lost: 0, rolled: false } : { lost: fireLoss, rolled: burnRolled };
}

/** RP-89 — the roll that burns ask for once fire has taken some more points; `null` where they do not. */
export function burnRoll(actor: Actor, loss: number, anew: boolean): RollSpec | null {
  const { lost, rolled } = burnsOf(actor, anew);
  const due = loss > 0 && disfigures({ lost: lost + loss, rolled }, figuresOf(actor).hp.max);
  return due ? diceSpec(BURN, "burn", BURN_FORMULA) : null;
}

/** RP-89 — what burns take, as an outcome keeps it. */
export function burnOutcome(dice: Dice, anew: boolean): Outcome {
  return { scarred: dice[BURN]?.[0] ?? 0, anew };
}

/** RP-89 — the account of this fire, and the Charisme that it costs. */
export function burnChanges(outcome: Outcome, actor: Actor): readonly ValueChange[] {
  const { fireLoss, burnRolled, attributes } = figuresOf(actor);
  const { lost, rolled } = burnsOf(actor, outcome.anew === true);
  const after = lost + stored(outcome, "loss");
  const scarred = Math.min(attributeValue(attributes.charisma), stored(outcome, "scarred"));
  const scars = rolled || stored(outcome, "scarred") > 0;
  return [
    ...(after === fireLoss ? [] : [{ path: "system.fireLoss", after }]),
    ...(scars === burnRolled ? [] : [{ path: "system.burnRolled", after: scars }]),
    ...(scarred > 0 ? [{ path: "system.attributes.charisma.loss", after: attributes.charisma.loss + scarred }] : []),
  ];
}

/** RP-89 — the Charisme that burns cost. */
export function burnFacts(outcome: Outcome): readonly CardFact[] {
  const scarred = stored(outcome, "scarred");
  return scarred > 0 ? [fact("scarred", told("charismaLost", { points: scarred }), "RP-89")] : [];
}
