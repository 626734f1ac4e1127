import type { DamageMode } from "./cover.js";
import type { Profile } from "../character/profile.js";
import { profileOf } from "../character/profile.js";
import type { Zone } from "../vocabulary.js";

/** GB-42 — how blows at a creature are played. */
export const APPROACHES = ["human", "traditional", "customTables", "adaptedTables"] as const;
export type Approach = (typeof APPROACHES)[number];

/** GB-42 — what a creature is built like, next to a human. */
export interface Anatomy {
  readonly build: "human" | "other";
  readonly vitalCentres: "human" | "none" | "other";
}

/** GB-42 — the anatomy that a body's tables tell: its places, and which of them kill. */
export function anatomyOf(profile: Profile): Anatomy {
  const human = profileOf("human");
  const [centres, humanCentres] = [vitalPlaces(profile), vitalPlaces(human)];
  const alike = centres.length === humanCentres.length && centres.every((zone) => humanCentres.includes(zone));
  return {
    build: profile.locations === human.locations ? "human" : "other",
    vitalCentres: centres.length === 0 ? "none" : alike ? "human" : "other",
  };
}

function vitalPlaces({ locations, bonus }: Profile): readonly Zone[] {
  return locations.map(({ zone }) => zone).filter((zone) => bonus[zone]?.vital);
}

/** GB-42 — whether the human tables hold for a body: same build, same vital centres. */
export function humanTablesHold({ build, vitalCentres }: Anatomy): boolean {
  return build === "human" && vitalCentres === "human";
}

/** GB-42 — what the keeper may choose for a body; the human tables only where they hold. */
export function approachesFor(anatomy: Anatomy): readonly Approach[] {
  return APPROACHES.filter((approach) => approach !== "human" || humanTablesHold(anatomy));
}

/** GB-42 — approach that a creature's mode and tables come to: those of a human, adapted ones, or its own. */
export function approachOf(mode: DamageMode, profile: Profile): Approach {
  if (mode === "traditional") return "traditional";
  const anatomy = anatomyOf(profile);
  if (anatomy.build === "other") return "customTables";
  const human = profileOf("human");
  const same = (["bonus", "wounds", "worsening", "fatigueApplies", "pfZeroEffect"] as const).every(
    (key) => profile[key] === human[key],
  );
  return same && humanTablesHold(anatomy) ? "human" : "adaptedTables";
}

/** GB-43…GB-45 — the parts of the rules that are on against a target. */
export interface Subsystems {
  readonly lethalityBonus: boolean;
  readonly locationRoll: boolean;
  readonly damageRoll: boolean;
  readonly criticals: boolean;
  readonly coverRule: boolean;
}

/** GB-43…GB-45 — what an approach plays: gravity and places, or the classic dice and cover. */
export function subsystems(approach: Approach): Subsystems {
  const classic = approach === "traditional";
  return {
    lethalityBonus: !classic,
    locationRoll: !classic,
    damageRoll: classic,
    criticals: classic,
    coverRule: classic,
  };
}
