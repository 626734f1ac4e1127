import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { ValueChange } from "../../../../core/play/contract/changes.js";
import type { Dice, RollSpec } from "../../../../core/play/contract/dice.js";
import { flag, whole, type Read } from "../../../../core/shape/shape.js";
import { figuresOf } from "../../attack/reading.js";
import { diceSpec } from "../../dice/specs.js";
import { attributeValue } from "../../rules/character/attributes.js";
import { BURN_FORMULA, disfigures, type Burns } from "../../rules/hazards/fire.js";
import { fact, say } from "../kit.js";

const BURN = "burn";

/** RP-89 — the Charisme that burns take, and whether another fire begins anew, as an outcome keeps them. */
export const BURNT = { scarred: whole, anew: flag };
type Burnt = Read<typeof BURNT>;

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

/** RP-89 — what burns take. */
export function burnOutcome(dice: Dice, anew: boolean): Burnt {
  return { scarred: dice[BURN]?.[0] ?? 0, anew };
}

/** RP-89 — the account of this fire, and the Charisme that it costs. */
export function burnChanges(
  { loss, scarred, anew }: Burnt & { readonly loss: number },
  actor: Actor,
): readonly ValueChange[] {
  const { fireLoss, burnRolled, attributes } = figuresOf(actor);
  const { lost, rolled } = burnsOf(actor, anew);
  const after = lost + loss;
  const taken = Math.min(attributeValue(attributes.charisma), scarred);
  const scars = rolled || scarred > 0;
  return [
    ...(after === fireLoss ? [] : [{ path: "system.fireLoss", after }]),
    ...(scars === burnRolled ? [] : [{ path: "system.burnRolled", after: scars }]),
    ...(taken > 0 ? [{ path: "system.attributes.charisma.loss", after: attributes.charisma.loss + taken }] : []),
  ];
}

/** RP-89 — the Charisme that burns cost. */
export function burnFacts({ scarred }: Burnt): readonly CardFact[] {
  return scarred > 0 ? [fact("scarred", say("charismaLost", { points: scarred }), "RP-89")] : [];
}
