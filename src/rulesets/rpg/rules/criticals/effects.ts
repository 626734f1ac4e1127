import type { ModifierScope } from "../body/modifiers.js";
import type { Attribute, Zone } from "../vocabulary.js";

/** RP-61 — what a restriction leaves, the strictest first. */
export const RESTRICTIONS = ["nothing", "shieldParryOnly", "parryOnly", "noAttack"] as const;
export type Restriction = (typeof RESTRICTIONS)[number];

/** RP-61 — what is let go: the hand of the arm that was struck, the main hand, the weapon, everything. */
export const DROPS = ["limbHeld", "mainHeld", "weapon", "allHeld"] as const;
export type Drop = (typeof DROPS)[number];

/** RP-79 — what a spell may lend: armour everywhere, falls that count some metres less, eyes for the dark. */
export const BOONS = ["ward", "lightFall", "nightSight"] as const;
export type Boon = (typeof BOONS)[number];

/** RP-61 — parts of an arm that do not serve for a while. */
export type ArmPart = "hand" | "forearm" | "arm";

/** RP-61 — what is lost for good. */
export const LOST_PARTS = ["ear", "eye", "hand", "forearm", "arm", "foot", "lowerLeg", "leg"] as const;
export type LostPart = (typeof LOST_PARTS)[number];

/**
 * RP-61, RP-76 — when an effect ends: after some rounds or hours, with care, with the fight, when the victim is back on
 * their feet, with the poison or disease, when they are free of a net or bola, never.
 */
export type Until =
  | RoundsEnd
  | { readonly kind: "hours" | "careOrHours"; readonly formula: string }
  | { readonly kind: "care" | "combatEnd" | "standing" | "affliction" | "freed" | "permanent" };
export type EndKind = Until["kind"];

/** RP-61 — some rounds, counted from the blow or from the round after it; effects of one `rollKey` share their die. */
export interface RoundsEnd {
  readonly kind: "rounds";
  readonly formula: string;
  readonly start: "now" | "next";
  readonly rollKey?: string;
}

/** RP-61 — how somebody who fell gets up: in the movements, after some rounds, by a plain test of Habileté, with care. */
export type Stand =
  | { readonly kind: "free" | "test" | "care" }
  | { readonly kind: "rounds"; readonly formula: string; readonly after?: string };

/** RP-61 — effects that last and may wait for one another: `after` begins when the effect of that key ends. */
interface Chained {
  readonly until: Until;
  readonly key?: string;
  readonly after?: string;
}

/** RP-61 — a plain test of an attribute on 1d20, asked at once or every round, and what failing it brings (D-08). */
export interface TestEffect {
  readonly type: "test";
  readonly attribute: Attribute;
  readonly difficulty: number;
  readonly when: "once" | "eachRound";
  readonly onFail: readonly Effect[];
  /** Of a test that is asked every round. */
  readonly until?: Until;
}

/** RP-61, RP-70, RP-71 — one thing that a wound, a net, a poison or a spell does. */
export type Effect =
  | { readonly type: "drop"; readonly what: Drop }
  | { readonly type: "destroyHeld" }
  | { readonly type: "disableLimb"; readonly part: ArmPart; readonly until: Until }
  | { readonly type: "loseBodyPart"; readonly part: LostPart; readonly partial?: boolean }
  | { readonly type: "loseFunction"; readonly part: "legs" }
  | (Chained & { readonly type: "restrict"; readonly mode: Restriction })
  | (Chained & { readonly type: "inert" })
  | { readonly type: "prone"; readonly stand: Stand }
  | { readonly type: "unconscious"; readonly until: Until }
  | { readonly type: "bleed"; readonly formula: string; readonly until: Until }
  | (Chained & { readonly type: "modifier"; readonly scope: ModifierScope; readonly value: number })
  | { readonly type: "halveSkills" | "halveMove" | "halveInitiative" | "crawl"; readonly until: Until }
  | {
      readonly type: "skillLoss";
      readonly scope: "all" | "sight";
      readonly value: number;
      readonly startsOn?: "care";
    }
  | { readonly type: "death"; readonly delay: string | null; readonly avert: "care" | "none" }
  | TestEffect
  | { readonly type: "entangle"; readonly zone: Zone | "whole"; readonly until: Until }
  | { readonly type: "choke" }
  /** Its die of protection, or its metres. */
  | { readonly type: "boon"; readonly boon: Boon; readonly formula: string; readonly until: Until }
  | { readonly type: "cosmetic"; readonly id: "headFlies" | "cutInTwo" };
export type EffectType = Effect["type"];
