import type { RoundStamp } from "../../../../core/fight/state/round-rule.js";
import type { Band, DamageType, DefenceCharacteristic, Nature, Row } from "../../rules/vocabulary.js";
import type { Felt } from "../brings.js";
import type { Landed } from "./damage.js";
import type { Unmet } from "../answer/incoming.js";
import type { Ticked } from "./ticked.js";
import type { DefenceKind } from "../ways.js";

/** What became of a blow. */
export const ENDS = ["miss", "defended", "hit"] as const;
export type End = (typeof ENDS)[number];

/** SE-02…SE-06 — a pool as it was rolled. */
export interface PoolShown {
  /** SE-03 — ordinary dice that were called for at first; those after them were granted. */
  readonly normalDice: number;
  readonly faces: readonly number[];
  readonly equipmentFaces: readonly number[];
  readonly threshold: number;
  readonly result: number;
}

/** SE-29 — a defence as it was rolled. */
export interface DefenceShown extends PoolShown {
  readonly kind: DefenceKind;
  readonly characteristic: DefenceCharacteristic;
  /** SE-17 — which extra defence it was; 0: an ordinary one. */
  readonly extra: number;
  /** Successes that would have held the blow. */
  readonly difficulty: number;
}

/** What protects, by its name as it was, and by the slug that each reader's name of it is found by. */
export interface ArmourNamed {
  readonly name: string;
  readonly slug: string;
}

/** SE-20…SE-55 — what an attack came to, as a verdict stores it: ids and numbers. */
export interface SeuilsOutcome extends Felt, Ticked {
  readonly attack: PoolShown;
  /** SE-24…SE-26 — successes that it needed, and why. */
  readonly band: Band | null;
  readonly aimed: boolean;
  readonly difficulty: number;
  readonly defence: DefenceShown | null;
  /** SE-32, SE-33 — why nothing could be done against it; empty where something could, or was. */
  readonly unmet: Unmet | "";
  /** SE-32 — the keeper has said that the target does not see it coming. */
  readonly surprised: boolean;
  readonly end: End;
  /** The keeper's word in place of the rules, for what becomes of the blow. */
  readonly forced: boolean;
  /** SE-27, SE-28 — margin, the dice it brings, what caps them. */
  readonly margin: number;
  readonly cap: number;
  readonly bonusDice: number;
  /** SE-39…SE-46 — the damage, from the weapon to the wounds; `null` where nothing was rolled. */
  readonly damage: Landed | null;
  readonly absorbed: boolean;
  /** What protects, by its names; empty of a hide. */
  readonly armour: readonly ArmourNamed[];
  readonly index: number;
  readonly specific: number;
  readonly weapon: { readonly dice: number; readonly keep: number };
  readonly extraDice: number;
  readonly damageType: DamageType;
  readonly nature: Nature;
  /** SE-42 — wounds that count, the worst first. */
  readonly wounds: readonly Row[];
  /** SE-63, SE-64 — what care remembers of it. */
  readonly watchModifier: number;
  readonly at: number | null;
  /** SE-14 — the round in which it was fought, and the actions that it left to whoever attacked; `null` outside a fight. */
  readonly fought: RoundStamp | null;
  readonly actionsLeft: number | null;
}
