import { healed, json, mapOf } from "../../shape/shape.js";
import type { Json, Shape } from "../../shape/shape.js";
import type { Facts, Line } from "./modifiers.js";
import type { Choices } from "./situation.js";
import type { Dice } from "./dice.js";
import type { Defence } from "./defence.js";

export type Outcome = Readonly<Record<string, Json>>;

/** An outcome as messages keep it. */
export const OUTCOME: Shape<Outcome> = mapOf(json);

/** What the keeper decides otherwise, by field of the edit window; absent fields are left to the rules. */
export type Override = Readonly<Record<string, string | number>>;

export const OVERRIDE: Shape<Override> = healed(mapOf(json), (kept) => kept as Override);

/** What was thrown, and the lines that are on. */
export type Thrown = Pick<Blow, "dice" | "lines">;

/** What an outcome is computed from: the dice as they fell and the documents as they are. */
export interface Blow {
  /** Whoever struck, weapon or not; `null` when they were deleted meanwhile. Absent: whoever carries the weapon. */
  readonly attacker?: Actor | null;
  readonly target: Actor;
  /** `null` when it was deleted meanwhile. */
  readonly weapon: Item | null;
  /** Distance in metres, as the attack tells it. */
  readonly metres: number | null;
  readonly choices: Choices;
  readonly dice: Dice;
  /** The lines that count, as they were told, and what they add; the keeper may have let another sum count. */
  readonly lines: readonly Line[];
  readonly bonus: number;
  /** How its target answered; `null` where nobody was asked, or where the keeper decided without an answer. */
  readonly defence: Defence | null;
  /** What {@link AttackProcedure.keeps} said when it was judged; absent before. */
  readonly kept?: Facts;
  readonly override: Override;
  /** What blows of this attack that strike the same target before this one come to, as far as it is not written yet. */
  readonly earlier?: readonly Outcome[];
}

/** A blow that was applied: who struck with what, as far as they are still there, and what came of it. */
export interface AppliedBlow {
  readonly attacker: Actor | null;
  readonly weapon: Item | null;
  readonly outcome: Outcome;
  /** Ids of the items it left on its target: of several blows each has its own. */
  readonly created?: readonly string[];
}
