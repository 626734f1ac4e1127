import { flag, flagged, list, nullable, oneOf, record, text, whole, type Read } from "../../../../core/shape/shape.js";
import { LOSS } from "../../attack/outcome-kept.js";
import { HAZARD_MODES, type HazardRound } from "../../rules/hazards/hazards.js";
import { SEVERITIES, ZONES } from "../../rules/vocabulary.js";

/** One round: gravity reached, points it cost (`null`: it killed), and the whole cost of that gravity. */
const ROUND = record({ gb: whole, pf: LOSS, pv: LOSS, pfLost: whole, pvLost: LOSS });
export type StoredRound = Read<typeof ROUND>;

/** GB-58…GB-60 — what a natural cause, or a spell that simply happens, came to. */
export const KEPT = {
  /** What it is called: by its slug where every reader has a name for it, a fall by its height. */
  ...{ name: text, slug: text, metres: whole },
  /** GB-43 — hit points, where the classic rules are played. */
  ...{ classic: flag, hp: whole },
  /** Id of the wound that went on growing; empty for a new one. */
  wound: text,
  /** The place, with its die and the gravity that it adds. */
  ...{ zone: oneOf(ZONES, "body"), location: nullable(whole), placeGb: whole },
  ...{ d10: nullable(whole), bonus: whole },
  /** Gravity of the wound before; `null` for a new one. */
  before: nullable(whole),
  growth: whole,
  mode: oneOf(HAZARD_MODES),
  rounds: list(ROUND),
  /** What a single round cost. */
  ...{ pfLost: nullable(whole), pvLost: nullable(whole) },
  /** What is reached in the end. */
  ...{ gb: whole, severity: nullable(oneOf(SEVERITIES)), mortal: flag, destroyed: flag },
  bodyVital: flagged(true),
  /** D-37 — the cause is still at work. */
  goesOn: flag,
};
export interface HazardOutcome extends Read<typeof KEPT> {}

/** A round as an outcome keeps it. */
export function storedRound({ wound, pf, pv }: HazardRound): StoredRound {
  return { gb: wound.gb, pf, pv, pfLost: wound.pfLoss ?? 0, pvLost: wound.pvLoss };
}

/** What an outcome keeps of the gravity that is reached in the end. */
export function reached({ wound }: HazardRound) {
  const { gb, severity, mortal, partDestroyed: destroyed } = wound;
  return { gb, severity, mortal, destroyed };
}
