import { healed, json, mapOf } from "../../shape/shape.js";
import type { Json, Shape } from "../../shape/shape.js";
import type { Facts, Line } from "./modifiers.js";
import type { Choices } from "./situation.js";
import type { Dice } from "./dice.js";
import type { Defence } from "./defence.js";

/** What the rules made of one blow or deed, as plain data that messages store. */
export type Outcome = Readonly<Record<string, Json>>;

/** Shape of an outcome. */
export const OUTCOME: Shape<Outcome> = mapOf(json);

/** The keeper's decisions, by field of the edit window; fields that are absent are left to the rules. */
export type Override = Readonly<Record<string, string | number>>;

/** Shape of an override. */
export const OVERRIDE: Shape<Override> = healed(mapOf(json), (kept) => kept as Override);

/** Dice of a blow, and the lines that were on. */
export type RolledBlow = Pick<Blow, "dice" | "lines">;

/** Everything an outcome is computed from: the dice as thrown and the documents as they are. */
export interface Blow {
  /** The attacker, with a weapon or without; `null` when deleted meanwhile. Absent: the weapon's owner. */
  readonly attacker?: Actor | null;
  readonly target: Actor;
  /** `null` when it was deleted meanwhile. */
  readonly weapon: Item | null;
  /** Distance in metres, as the attacker gave it; `null` when nobody knows it. */
  readonly metres: number | null;
  readonly choices: Choices;
  readonly dice: Dice;
  /** Lines that count, and their sum, unless the keeper has accepted another one. */
  readonly lines: readonly Line[];
  readonly bonus: number;
  /** The target's answer; `null` where none was asked for, or the keeper decided without one. */
  readonly defence: Defence | null;
  /** What {@link AttackProcedure.keeps} returned when the blow was judged; absent before. */
  readonly kept?: Facts;
  readonly override: Override;
  /** Outcomes of earlier blows of this attack on the same target that are not written yet. */
  readonly earlier?: readonly Outcome[];
}

/** A blow that was applied: attacker and weapon, unless deleted, and its outcome. */
export interface AppliedBlow {
  readonly attacker: Actor | null;
  readonly weapon: Item | null;
  readonly outcome: Outcome;
  /** Ids of the items that it created on its target. */
  readonly created?: readonly string[];
}
