import { flag, nullable, oneOf, record, whole, type Read, type Shape } from "../../../core/shape/shape.js";
import type { Outcome } from "../../../core/play/contract/outcome.js";
import { PART_STATES, PROFILE_IDS, SEVERITIES, SHOCKS, ZONES } from "../rules/vocabulary.js";
import { BENT } from "./bend.js";

/** GB-15…GB-18 — what every blow keeps of its attack roll. */
const ROLLED = {
  ...{ d20: whole, ...BENT, total: whole, ac: whole, difference: whole },
  /** GB-65 — which attack of the round it was, from 0. */
  nth: whole,
  /** The keeper's word in place of the rules, for what becomes of the blow. */
  forced: flag,
  /** GB-48 — the target was out of the fight and on the ground before. */
  targetDown: flag,
};

/** GB-43 — how a blow by the classic rules may end. */
export const RESULTS = ["miss", "astray", "hit", "critical"] as const;

/** GB-43 — what a blow at a target of the classic rules keeps besides. */
const CLASSIC = {
  /** It is one; nothing that is kept of wounds then counts. */
  classic: flag,
  /** Total of the roll that confirms a threat; `null` when nothing threatened. */
  confirm: nullable(whole),
  result: oneOf(RESULTS),
  /** Hit points. */
  damage: whole,
};
export interface ClassicOutcome extends Read<typeof ROLLED>, Read<typeof CLASSIC> {}

/** Losses in points; `null`: the wound kills (GB-32). */
export const LOSS: Shape<number | null> = { ...whole, read: (source) => (source === null ? null : whole.read(source)) };

/** GB-22…GB-35 — what any other blow keeps besides. */
const STRUCK = {
  profile: oneOf(PROFILE_IDS),
  /** Total of the location roll; `null` when the aim left nothing to roll. */
  location: nullable(whole),
  zone: oneOf(ZONES, "body"),
  /** The zone is the keeper's word. */
  zoneMoved: flag,
  /** GB-10, GB-12 — what blows before it in the same attack take from the armour class, 0 or less. */
  acWorn: whole,
  natural: nullable(oneOf(["hit", "miss"])),
  /** It wounds; a blow at cover does not until the keeper lets it through. */
  hit: flag,
  ...{ gb: whole, locationBonus: whole },
  /** Everything else in the gravity: feats, keeper's adjustment, less the target's reduction. */
  gbModifier: whole,
  /** GB-53, GB-50 — what of that is due to feats. */
  ...{ powerGb: whole, criticalGb: whole },
  severity: nullable(oneOf(SEVERITIES)),
  ...{ pfLoss: LOSS, pvLoss: LOSS, mortal: flag, partDestroyed: flag },
  /** GB-51. */
  pfOnly: flag,
  /** GB-21 — percent of concealment that led the blow astray; 0 when it did not. */
  astray: whole,
  /** GB-25 — the blow struck cover: the keeper is asked, or said it stops there. */
  cover: oneOf(["none", "asked", "stopped"]),
  /** GB-23 — the keeper has still to say which of the places aimed at is hit. */
  placeOpen: flag,
  /** GB-34, GB-35 — the keeper's word. */
  shock: oneOf(SHOCKS),
  /** GB-31, GB-32 — the keeper's word for what is left of the part; `null` while there is none. */
  part: nullable(oneOf(PART_STATES)),
};
export interface StruckOutcome extends Read<typeof ROLLED>, Read<typeof STRUCK> {}

/** What an attack came to, as a verdict stores it; what is not understood becomes a harmless miss. */
export const KEPT = { ...ROLLED, ...CLASSIC, ...STRUCK };
export interface GbOutcome extends Read<typeof KEPT> {}

/** Reads a stored outcome back. */
export function readOutcome(stored: Outcome): GbOutcome {
  return record(KEPT).read(stored);
}
