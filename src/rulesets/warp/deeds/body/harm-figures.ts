import { oneOf } from "../../../../core/shape/heal.js";
import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { Dice } from "../../../../core/play/contract/dice.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { stored, word } from "../../../../core/deed/card.js";
import { numberIn, textIn, wordIn } from "../../../../core/deed/choices.js";
import type { DeedChoices } from "../../../../core/play/contract/deed.js";
import { protectionOf } from "../../attack/outcome/armour.js";
import { blowOptions } from "../../attack/blow-options.js";
import { armourFacts } from "../../attack/outcome/damage-facts.js";
import { healthAfter } from "../../attack/health.js";
import { warpOptions } from "../../data/options.js";
import { ammoLabel } from "../../labels.js";
import { absorb } from "../../rules/absorption.js";
import type { Protection } from "../../rules/absorption.js";
import { AMMO_TYPES } from "../../rules/ammunition.js";
import { sumOf } from "../../rules/faces.js";
import { MOST_DICE } from "../../rules/pool.js";
import { proposesSeriousWound } from "../../rules/serious-wounds.js";
import { fact, named, secret, told } from "../card.js";
import { figuresOf } from "../reading.js";
import { facesIn } from "../rolled.js";

/** Id of the dice of the damage. */
export const HARM = "harm";
/** Dice where nobody says how many. */
const USUAL_DICE = 3;
export const MOST_POINTS = 999;

/** WD-63 — what armour is up against; against the last, nothing that is worn helps. */
export const AGAINST = ["normal", ...AMMO_TYPES, "bare"] as const;
export type Against = (typeof AGAINST)[number];
const BARE: Protection = { regularDice: [], regularPoints: 0, ballisticDice: [] };

/** Language key of what armour is up against. */
export function againstLabel(against: Against): string {
  const rounds = AMMO_TYPES.find((type) => type === against);
  return rounds ? ammoLabel(rounds) : `GARDIEN.WARP.DEED.against.${against}`;
}

/** WP-74 — the damage as the keeper says it: dice, and points that no die decides. */
export function amountIn(choices: DeedChoices): { readonly dice: number; readonly flat: number } {
  return {
    dice: numberIn(choices, "dice", { min: 0, max: MOST_DICE, otherwise: USUAL_DICE }),
    flat: numberIn(choices, "flat", { min: 0, max: MOST_POINTS, otherwise: 0 }),
  };
}

export function againstIn(choices: DeedChoices): Against {
  return wordIn(choices, "armour", AGAINST);
}

/** WP-74, WP-75, WP-96 — what the damage comes to for one of those it reaches. */
export function harmDone(actor: Actor, choices: DeedChoices, dice: Dice): Outcome {
  const against = againstIn(choices);
  const { flat } = amountIn(choices);
  const faces = dice[HARM] ?? [];
  const raw = sumOf(faces) + flat;
  const harm = against === "bare" ? "normal" : against;
  const worn = against === "bare" ? BARE : protectionOf(actor, dice, harm);
  const { protection, divisor, damage } = absorb(raw, harm, worn, blowOptions());
  const { warpSeriousWounds, warpSeriousWoundThreshold: threshold } = warpOptions();
  return {
    cause: textIn(choices, "cause"),
    ...{ faces, flat, raw, against },
    regular: worn.regularDice,
    points: worn.regularPoints,
    skin: worn.skin?.total ?? 0,
    ballistic: worn.ballisticDice,
    ...{ protection, divisor, damage },
    before: figuresOf(actor).hp.status,
    after: healthAfter(actor, { damage, temporary: false }),
    serious: warpSeriousWounds && proposesSeriousWound({ loss: damage, defenceFails: false, threshold }),
    npc: !actor.hasPlayerOwner,
  };
}

/**
 * What its card tells.
 * @param open whether this reader may know what the victim wears (WP-10)
 */
export function harmFacts(outcome: Outcome, open: boolean): readonly CardFact[] {
  const against = oneOf(AGAINST, outcome.against, "normal");
  const [cause, flat] = [word(outcome, "cause"), stored(outcome, "flat")];
  return [
    ...(cause ? [fact("cause", named(cause), "WP-74")] : []),
    ...(flat > 0 ? [fact("flat", told("harm.flat", { points: flat }), "WP-74")] : []),
    fact("against", { key: againstLabel(against) }, "WD-63"),
    ...(open && against !== "bare" ? armourFacts({ ...stoppedIn(outcome), harm: against }) : []),
    ...(outcome.serious === true ? [secret("wounds", told("harm.serious"), "WP-75")] : []),
  ];
}

function stoppedIn(outcome: Outcome) {
  const number = (key: string) => stored(outcome, key);
  return {
    ...{ raw: number("raw"), protection: number("protection"), divisor: number("divisor"), damage: number("damage") },
    ...{ points: number("points"), skin: number("skin"), margin: 0 },
    ...{ regular: facesIn(outcome, "regular"), ballistic: facesIn(outcome, "ballistic") },
  };
}
