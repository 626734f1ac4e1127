import type { Dice } from "../../../core/play/contract/dice.js";
import type { Facts, Line, Modifier } from "../../../core/play/contract/modifiers.js";
import type { Override } from "../../../core/play/contract/outcome.js";
import type { Choices, Situation } from "../../../core/play/contract/situation.js";
import { attackLines as asLines } from "../dice/lines.js";
import { rpgOptions } from "../data/options.js";
import { attackDifficultyParts } from "../rules/attack/attack.js";
import { isHelpless } from "../rules/body/capacities.js";
import { resolveTest, WORST_FACE, type TestResult } from "../rules/checks/test-result.js";
import { CIRCUMSTANCES, circumstancesIn } from "./circumstances.js";
import { decidedNumber } from "../../../core/play/record/override.js";
import { placeAimedAt } from "./outcome/places.js";
import { figuresOf } from "./reading.js";
import { strikeOf } from "./strike.js";

/** Id of the attacker's roll. */
export const ATTACK = "attack";

/** RP-41, RP-48 — the FD of an attack, part by part. */
export function attackLines({ target, choices }: Pick<Situation, "target" | "choices">): readonly Modifier[] {
  const figures = target && figuresOf(target);
  const helpless = figures ? isHelpless(figures.bodyState) : false;
  const defenseBonus = figures?.figures.defenseBonus ?? 0;
  const parts = attackDifficultyParts({
    ...{ defenseBonus, helpless },
    circumstances: circumstancesIn(choices),
    aimed: target !== null && placeAimedAt(target, choices) !== null,
  });
  // A Bdef that adds nothing has its line all the same: without one, who may not know it would read that it is 0.
  const shown = figures && !helpless && defenseBonus === 0;
  return asLines(shown ? [{ id: "defense", value: 0 }, ...parts] : parts);
}

/** RP-08 — the FD that lines come to. */
export function difficultyOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { on, value }) => (on ? sum + value : sum), 0);
}

/** An attack as it was rolled. */
export interface Rolled {
  readonly weapon: Item | null;
  readonly choices: Choices;
  readonly kept?: Facts;
  readonly dice: Dice;
  /** RP-08 — its FD. */
  readonly bonus: number;
}

/** RP-09…RP-13, RP-41 — an attack's test with the face and the FD that count. */
export interface AttackTest extends TestResult {
  readonly die: number;
  readonly score: number;
  readonly difficulty: number;
}

/** RP-41 — what an attack's test comes to; a die that is not there is a plain failure. */
export function attackTest(rolled: Rolled, override: Override = {}): AttackTest {
  const { dice, bonus } = rolled;
  const die = decidedNumber(override, "die") ?? dice[ATTACK]?.[0] ?? WORST_FACE;
  const difficulty = decidedNumber(override, CIRCUMSTANCES) ?? bonus;
  const score = strikeOf(rolled)?.score ?? 0;
  return { ...resolveTest({ score, difficulty, die }, rpgOptions().naturals), die, score, difficulty };
}
