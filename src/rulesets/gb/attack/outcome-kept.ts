import type { Outcome } from "../../../core/play/contract/outcome.js";
import { isProfileId } from "../rules/profile.js";
import { SHOCKS } from "../rules/vocabulary.js";
import type { Shock } from "../rules/vocabulary.js";
import { PART_STATES, SEVERITIES, ZONES } from "../rules/vocabulary.js";
import type { PartState, ProfileId, Severity, Zone } from "../rules/vocabulary.js";
import { readBent } from "./bend.js";
import type { Bent } from "./bend.js";
import type { FeatGb } from "./feat-gb.js";

/** GB-22…GB-29 — what a blow came to, as a verdict stores it: ids and numbers. */
export interface GbOutcome extends Bent, FeatGb {
  readonly profile: ProfileId;
  readonly d20: number;
  readonly total: number;
  /** Total of the location roll; null when the aim left nothing to roll. */
  readonly location: number | null;
  readonly zone: Zone;
  /** The zone is the keeper's word. */
  readonly zoneMoved: boolean;
  readonly ac: number;
  /** GB-10, GB-12 — what blows before it in the same attack take from that armour class, 0 or less. */
  readonly acWorn: number;
  readonly difference: number;
  readonly natural: "hit" | "miss" | null;
  /** It wounds; a blow at cover does not until the keeper lets it through. */
  readonly hit: boolean;
  readonly gb: number;
  readonly locationBonus: number;
  /** Everything else in the gravity: feats, keeper's adjustment, less the target's reduction. */
  readonly gbModifier: number;
  readonly severity: Severity | null;
  readonly forced: boolean;
  /** Losses in points; null: the wound kills (GB-32). */
  readonly pfLoss: number | null;
  readonly pvLoss: number | null;
  readonly mortal: boolean;
  readonly partDestroyed: boolean;
  readonly pfOnly: boolean;
  /** GB-21 — percent of concealment that led the blow astray; 0 when it did not. */
  readonly astray: number;
  /** GB-25 — the blow struck cover: the keeper is asked, or said it stops there. */
  readonly cover: "none" | "asked" | "stopped";
  /** GB-23 — the keeper has still to say which of the places aimed at is hit. */
  readonly placeOpen: boolean;
  /** GB-34, GB-35 — the keeper's word. */
  readonly shock: Shock;
  /** GB-31, GB-32 — the keeper's word for what is left of the part; null while there is none. */
  readonly part: PartState | null;
  /** GB-48 — the target was out of the fight and on the ground before. */
  readonly targetDown: boolean;
}

/** A whole number of what is stored or told; 0 for anything else. */
export function numberFrom(value: unknown): number {
  return typeof value === "number" && Number.isFinite(value) ? Math.trunc(value) : 0;
}

/** Reads a stored outcome back; what is not understood becomes a harmless miss. */
export function readOutcome(stored: Outcome): GbOutcome {
  const number = (key: string) => numberFrom(stored[key]);
  const loss = (key: string) => (stored[key] === null ? null : number(key));
  const profile = typeof stored.profile === "string" ? stored.profile : "";
  return {
    profile: isProfileId(profile) ? profile : "human",
    d20: number("d20"),
    ...readBent(stored),
    total: number("total"),
    location: stored.location === null ? null : number("location"),
    zone: ZONES.find((zone) => zone === stored.zone) ?? "body",
    zoneMoved: stored.zoneMoved === true,
    ac: number("ac"),
    acWorn: number("acWorn"),
    difference: number("difference"),
    natural: stored.natural === "hit" || stored.natural === "miss" ? stored.natural : null,
    hit: stored.hit === true,
    gb: number("gb"),
    locationBonus: number("locationBonus"),
    gbModifier: number("gbModifier"),
    severity: SEVERITIES.find((severity) => severity === stored.severity) ?? null,
    forced: stored.forced === true,
    pfLoss: loss("pfLoss"),
    pvLoss: loss("pvLoss"),
    mortal: stored.mortal === true,
    partDestroyed: stored.partDestroyed === true,
    pfOnly: stored.pfOnly === true,
    powerGb: number("powerGb"),
    criticalGb: number("criticalGb"),
    astray: number("astray"),
    cover: stored.cover === "asked" || stored.cover === "stopped" ? stored.cover : "none",
    placeOpen: stored.placeOpen === true,
    shock: SHOCKS.find((shock) => shock === stored.shock) ?? "none",
    part: PART_STATES.find((part) => part === stored.part) ?? null,
    targetDown: stored.targetDown === true,
  };
}
