import { flag, list, oneOf, real, record, text, whole, type Read } from "../../../../core/shape/shape.js";
import { decidedNumber, decidedWord } from "../../../../core/play/record/override.js";
import type { RollSpec } from "../../../../core/play/contract/dice.js";
import type { Blow, Outcome } from "../../../../core/play/contract/outcome.js";
import { HIT, SHOCKS, STRUCK } from "../outcome/outcome-kept.js";
import { figuresOf } from "../../data/reading.js";
import { leftOf } from "../outcome/outcome.js";
import { isBare } from "../outcome/hits.js";
import { FACTOR, factorOf, hitOf, OUTSIDE, REACTION, reactionOf, SHARED } from "./reaction.js";
import { difficultyOf, dueDamage, LAUNCHED, launchedIn } from "./rolls.js";
import { areaStrikeOf, atIncrement, KINDS, type AreaStrike } from "./strike.js";

/** DD-147, DD-148, DD-182 — what an outcome keeps of an attack at a zone for one of those in it; of its body as a shot does. */
export const AREA_KEPT = {
  ...{ kind: oneOf(KINDS), weaponType: text, rounds: whole, increments: whole, outOfRange: flag },
  ...LAUNCHED,
  ...REACTION,
  ...{ difficulty: whole, factor: FACTOR, outside: flag },
  /** The keeper has said whether they are in the zone. */
  placed: flag,
  /** Réflexes or damage are still to be thrown. */
  pending: flag,
  // What a body is left with is written, settled and taken back like that of a shot; everybody in the zone has fought.
  shots: list(record({ bullet: whole, hit: flag })),
  hits: list(record({ ...HIT, ...SHARED, multiplier: real })),
  ...STRUCK,
};
export interface AreaOutcome extends Read<typeof AREA_KEPT> {}

/** Whether an outcome is one of an attack at a zone. */
export function isArea(outcome: Outcome): boolean {
  return outcome["kind"] === "burst" || outcome["kind"] === "explosion";
}

const diceOf = ({ dice, defence }: Pick<Blow, "dice" | "defence">) => ({ ...dice, ...defence?.dice });

/** An attack that nobody knows anything of any more: nothing goes off. */
const UNKNOWN: AreaStrike = {
  ...{
    kind: "burst",
    weaponType: "",
    rounds: 0,
    jams: false,
    increments: 1,
    outOfRange: true,
    dice: null,
    type: "hp",
    difficulty: 0,
  },
  ...{ penetration: 0, vest: 0, vestThrown: false, skin: null, natural20Succeeds: false },
};

/** DD-147, DD-148, DD-182 — the outcome for one target. */
export function areaOutcomeOf(blow: Blow): AreaOutcome {
  const { override, target, defence } = blow;
  const { strike, bonus } = atIncrement(areaStrikeOf(blow) ?? UNKNOWN, blow.bonus, override);
  const dice = diceOf(blow);
  const launched = launchedIn(strike, bonus, dice);
  const difficulty = difficultyOf(strike, bonus);
  const reaction = reactionOf(strike, difficulty, { dice, lines: defence?.lines ?? [] }, override);
  const factor = launched.fired ? factorOf(strike, reaction.passed, override) : 0;
  const hit = hitOf(strike, factor, dice, override);
  const left = leftOf(target, hit ? [hit.dealt] : [], strike.type);
  const told = decidedWord(override, "shock", SHOCKS);
  const placed = decidedNumber(override, OUTSIDE);
  const outside = placed === 1;
  const within = launched.fired && !strike.outOfRange && !outside;
  return {
    ...{ kind: strike.kind, weaponType: strike.weaponType, rounds: strike.rounds, type: strike.type },
    ...{ increments: strike.increments, outOfRange: strike.outOfRange, difficulty, factor },
    ...launched,
    ...reaction,
    ...{ outside, placed: placed !== null },
    pending: factor > 0 && strike.dice !== null && hit === null && figuresOf(target).body !== "dead",
    shots: within ? [{ bullet: 1, hit: true }] : [],
    hits: hit ? [{ ...hit, bullet: 1, multiplier: factor }] : [],
    ...left,
    ...{ vest: strike.vest, vestThrown: strike.vestThrown, bare: isBare(override) },
    shock: told ?? (left.shocked ? "plain" : "none"),
    asksShock: left.shocked && told === null,
  };
}

/** DD-148 — the dice of damage, and whatever else the keeper's word calls for, that nobody has thrown. */
export function areaOwed(blow: Blow): RollSpec | null {
  const found = areaStrikeOf(blow);
  if (!found) return null;
  const { override, defence } = blow;
  const { strike, bonus } = atIncrement(found, blow.bonus, override);
  const dice = diceOf(blow);
  if (!launchedIn(strike, bonus, dice).fired || strike.outOfRange) return null;
  if (figuresOf(blow.target).body === "dead") return null;
  const lines = defence?.lines ?? [];
  return dueDamage({ strike, difficulty: difficultyOf(strike, bonus), dice, lines }, override);
}
