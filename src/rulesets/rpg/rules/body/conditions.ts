import type { ArmPart, Boon, EndKind, Restriction } from "../criticals/effects.js";
import type { ModifierScope } from "./modifiers.js";
import type { Span } from "./spans.js";
import type { Attribute, Side, Zone } from "../vocabulary.js";

/** RP-61, RP-70, RP-71, RP-86, RP-90 — what lasts on somebody. */
export type State =
  | { readonly type: "disableLimb"; readonly part: ArmPart; readonly side: Side | null }
  | { readonly type: "restrict"; readonly mode: Restriction }
  | { readonly type: "inert" | "unconscious" | "halveSkills" | "halveMove" | "halveInitiative" | "crawl" }
  /** RP-86, RP-90 — clothes alight; no air since the span began, until a roll was missed and after. */
  | { readonly type: "burning" }
  | { readonly type: "choking"; readonly failed: boolean }
  /** RP-03, RP-31, RP-72 — not of a wound: at a lasting action, taken unawares, loading. */
  | { readonly type: "busy" | "surprised" | "reloading" }
  | { readonly type: "prone"; readonly stand: StandKind }
  | { readonly type: "bleed"; readonly formula: string }
  | { readonly type: "modifier"; readonly scope: ModifierScope; readonly value: number }
  | {
      readonly type: "unsteady";
      readonly attribute: Attribute;
      readonly difficulty: number;
      /** Effects as they are stored, read when the test is missed. */
      readonly onFail: readonly unknown[];
    }
  /** Dead at the end of the span. */
  | { readonly type: "dying"; readonly avert: "care" | "none" }
  /** RP-58 — points that are lost for good when care is given. */
  | { readonly type: "awaitedLoss"; readonly scope: "all" | "sight"; readonly value: number }
  | { readonly type: "boon"; readonly boon: Boon; readonly formula: string }
  | { readonly type: "entangled"; readonly zone: Zone | "whole"; readonly side: Side | null };

/** RP-61 — how somebody who fell gets up, the easiest first: in the movements, by a plain test, after rounds, with care. */
export const STAND_KINDS = ["free", "test", "rounds", "care"] as const;
export type StandKind = (typeof STAND_KINDS)[number];

/** RP-61 — a state with when it is on and what else ends it. Those of one `wound` are treated together. */
export interface Condition {
  readonly state: State;
  readonly span: Span;
  readonly ends: EndKind;
  readonly wound: string;
  /** RP-76 — hit points that come back when it ends. */
  readonly regain?: number;
}

/** RP-61, RP-86, RP-90 — states that take points each round. */
const TAKING: readonly State["type"][] = ["bleed", "burning", "choking"];

/** RP-61, RP-86, RP-90 — whether something takes points each round. */
export function takesPoints(conditions: readonly Condition[]): boolean {
  return conditions.some(({ state }) => TAKING.includes(state.type));
}
