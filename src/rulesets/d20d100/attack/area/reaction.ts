import { decidedNumber, decidedWord } from "../../../../core/play/record/override.js";
import type { Dice } from "../../../../core/play/contract/dice.js";
import type { Line } from "../../../../core/play/contract/modifiers.js";
import type { Override } from "../../../../core/play/contract/outcome.js";
import { flag, healed, nullable, real, whole, type Read } from "../../../../core/shape/shape.js";
import { isBare, shared } from "../outcome/hits.js";
import type { Hit } from "../outcome/outcome-kept.js";
import { blastFactor } from "../../rules/arms/explosives.js";
import { burstFactor, share } from "../../rules/arms/burst.js";
import { beforeProtection, minimumOf } from "../../rules/body/damage.js";
import { sidesOf, sumOf } from "../../rules/dice-sum.js";
import { afterVest, throughSkin } from "../../rules/arms/protection.js";
import { testResult } from "../../rules/checks/tests.js";
import type { AreaStrike } from "./strike.js";

/** Ids of the rolls of whoever is in the zone. */
export const REFLEXES = "reflexes";
export const DAMAGE = "damage";
export const VEST = "vest";

/** Fields of the keeper's edit window. */
export const PASSED = "passed";
export const PASSES = ["passed", "failed"] as const;
export const OUTSIDE = "outside";
export const POINTS = "points";

/** DD-147, DD-182 — how a target threw themselves out of the way; `null`: they did not try, or have not been asked yet. */
export const REACTION = { die: nullable(whole), total: nullable(whole), passed: flag };
type Reaction = Read<typeof REACTION>;

/** What came of a target's side: its dice, and the lines of its Réflexes. */
export interface Answered {
  readonly dice: Dice;
  readonly lines: readonly Line[];
}

/** DD-147, DD-182, DD-03 — Réflexes against the difficulty; whoever does not try has failed. */
export function reactionOf(
  strike: AreaStrike,
  difficulty: number,
  { dice, lines }: Answered,
  override: Override = {},
): Reaction {
  const told = decidedWord(override, PASSED, PASSES);
  const [die] = dice[REFLEXES] ?? [];
  if (die === undefined) return { die: null, total: null, passed: told === "passed" };
  const modifier = lines.reduce((sum, { on, value }) => sum + (on ? value : 0), 0);
  const { total, success } = testResult({ die, modifier }, difficulty, strike);
  return { die, total, passed: told ? told === "passed" : success };
}

/** DD-148, DD-182 — what is done with the damage; the keeper may know that somebody is not in the zone. */
export function factorOf(strike: AreaStrike, passed: boolean, override: Override = {}): number {
  if (strike.outOfRange || decidedNumber(override, OUTSIDE) === 1) return 0;
  return strike.kind === "explosion" ? blastFactor(passed) : burstFactor(strike.increments, passed);
}

/** DD-148, DD-182 — what is done with the damage. */
export const FACTOR = healed(real, (factor) => ([0, 0.5, 1, 2].includes(factor) ? factor : 0));

/** DD-148 — what is kept of a hit besides: what was rolled, before it is multiplied or halved. */
export const SHARED = { rolled: whole, factor: FACTOR };

/** DD-133, DD-134, DD-148 — what a target in the zone takes, from the dice to the body. */
interface AreaHit extends Omit<Hit, "bullet" | "multiplier">, Read<typeof SHARED> {}

/** DD-133, DD-134, DD-148 — the hit whose dice are there; `null` where nothing hits, or nobody has thrown for it. */
export function hitOf(strike: AreaStrike, factor: number, dice: Dice, override: Override = {}): AreaHit | null {
  const { dice: sum, skin } = strike;
  const faces = dice[DAMAGE];
  const told = decidedNumber(override, POINTS);
  if (!sum || factor === 0 || (!faces && told === null)) return null;
  const rolled = beforeProtection(sumOf(sum, faces ?? []));
  const before = told === null ? shared(share(rolled, factor), override) : Math.max(0, told);
  const vest = strike.vestThrown && !isBare(override) ? (dice[VEST]?.[0] ?? null) : null;
  const left = afterVest(before, vest);
  const met = { damage: left, minimum: minimumOf(sum), multiplier: Math.max(1, factor) };
  const dealt = skin ? throughSkin(skin, met) : left;
  return {
    faces: faces ?? [],
    sides: sidesOf(sum),
    plus: sum.plus,
    rolled,
    factor,
    before,
    vest,
    skin: left - dealt,
    dealt,
  };
}
