import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { Dice } from "../../../../core/play/contract/dice.js";
import { flag, list, oneOf, text, whole, type Read } from "../../../../core/shape/shape.js";
import { protectionOf } from "../../attack/outcome/armour.js";
import { blowOptions } from "../../attack/outcome/blow-options.js";
import { armourFacts } from "../../attack/outcome/damage-facts.js";
import { healthAfter } from "../../attack/outcome/health.js";
import { warpOptions } from "../../data/options.js";
import { ammoLabel } from "../../labels.js";
import { absorb } from "../../rules/attack/absorption.js";
import type { Protection } from "../../rules/attack/absorption.js";
import { AMMO_TYPES } from "../../rules/attack/ammunition.js";
import { sumOf } from "../../rules/checks/faces.js";
import { HEALTH } from "../../rules/body/hit-points.js";
import { proposesSeriousWound } from "../../rules/body/serious-wounds.js";
import { WOUND_NATURES } from "../../rules/vocabulary.js";
import { AREA, fact, named, say, secret } from "../kit.js";
import { figuresOf } from "../reading.js";

/** Id of the dice of the damage. */
export const HARM = "harm";

/** WD-63 — what armour is up against; against the last, nothing that is worn helps. */
export const AGAINST = ["normal", ...AMMO_TYPES, "bare"] as const;
export type Against = (typeof AGAINST)[number];
const BARE: Protection = { regularDice: [], regularPoints: 0, ballisticDice: [] };

/** WP-74 — damage that no attack does, as its outcome keeps it. */
export const HARM_KEPT = {
  cause: text,
  faces: list(whole),
  flat: whole,
  raw: whole,
  against: oneOf(AGAINST),
  regular: list(whole),
  points: whole,
  skin: whole,
  ballistic: list(whole),
  protection: whole,
  divisor: whole,
  damage: whole,
  before: oneOf(HEALTH, "fit"),
  after: oneOf(HEALTH, "fit"),
  /** WP-75 — a serious wound is proposed, */
  serious: flag,
  /** and this is what the keeper has made of it. */
  wound: oneOf(["", ...WOUND_NATURES]),
  /** WP-10 — the victim is one of the keeper's. */
  npc: flag,
};
type Harm = Read<typeof HARM_KEPT>;

/** Language key of what armour is up against. */
export function againstLabel(against: Against): string {
  const rounds = AMMO_TYPES.find((type) => type === against);
  return rounds ? ammoLabel(rounds) : `${AREA}.against.${against}`;
}

/** WP-74, WP-75, WP-96 — what the damage comes to for one of those it reaches. */
export function harmDone(
  actor: Actor,
  { cause, flat, armour: against }: { readonly cause: string; readonly flat: number; readonly armour: Against },
  dice: Dice,
): Partial<Harm> {
  const faces = dice[HARM] ?? [];
  const raw = sumOf(faces) + flat;
  const harm = against === "bare" ? "normal" : against;
  const worn = against === "bare" ? BARE : protectionOf(actor, dice, harm);
  const { protection, divisor, damage } = absorb(raw, harm, worn, blowOptions());
  const { seriousWounds, seriousWoundThreshold: threshold } = warpOptions();
  return {
    ...{ cause, faces, flat, raw, against },
    regular: worn.regularDice,
    points: worn.regularPoints,
    skin: worn.skin?.total ?? 0,
    ballistic: worn.ballisticDice,
    ...{ protection, divisor, damage },
    before: figuresOf(actor).hp.status,
    after: healthAfter(actor, { damage, temporary: false }),
    serious: seriousWounds && proposesSeriousWound({ loss: damage, defenceFails: false, threshold }),
    npc: !actor.hasPlayerOwner,
  };
}

/**
 * What its card tells.
 * @param open whether this reader may know what the victim wears (WP-10)
 */
export function harmFacts(harm: Harm, open: boolean): readonly CardFact[] {
  const { cause, flat, against, serious } = harm;
  return [
    ...(cause ? [fact("cause", named(cause), "WP-74")] : []),
    ...(flat > 0 ? [fact("flat", say("harm.flat", { points: flat }), "WP-74")] : []),
    fact("against", { key: againstLabel(against) }, "WD-63"),
    ...(open && against !== "bare" ? armourFacts({ ...harm, margin: 0, harm: against }) : []),
    ...(serious ? [secret("wounds", say("harm.serious"), "WP-75")] : []),
  ];
}
