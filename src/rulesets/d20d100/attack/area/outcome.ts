import { object, oneOf, text, whole } from "../../../../core/shape/heal.js";
import type { Json } from "../../../../core/shape/shape.js";
import { toldNumber, toldWord } from "../../../../core/play/record/override.js";
import type { RollSpec } from "../../../../core/play/contract/dice.js";
import type { Blow, Outcome } from "../../../../core/play/contract/outcome.js";
import { SHOCKS } from "../outcome/outcome-kept.js";
import { figuresOf } from "../../data/reading.js";
import { leftOf } from "../outcome/outcome.js";
import { readHit } from "../outcome/read-outcome.js";
import { isBare, type Hit } from "../outcome/hits.js";
import type { Incident } from "../../rules/jam.js";
import { factorOf, hitOf, OUTSIDE, reactionOf, type AreaHit } from "./reaction.js";
import { difficultyOf, dueDamage, launchedIn, type Launched } from "./rolls.js";
import { areaStrikeOf, atIncrement, type AreaStrike } from "./strike.js";

/** DD-147, DD-148, DD-182 — what an attack at a zone came to for one of those in it; its body is stored like that of a shot. */
export interface AreaOutcome extends Launched {
  readonly kind: "burst" | "explosion";
  readonly weaponType: string;
  readonly rounds: number;
  readonly increments: number;
  readonly outOfRange: boolean;
  readonly difficulty: number;
  readonly die: number | null;
  readonly total: number | null;
  readonly passed: boolean;
  readonly factor: number;
  readonly hit: (AreaHit & Pick<Hit, "bullet" | "multiplier">) | null;
  readonly outside: boolean;
  /** The keeper has said whether they are in the zone. */
  readonly placed: boolean;
  /** Réflexes or damage are still to be thrown. */
  readonly pending: boolean;
}

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
export function areaOutcomeOf(blow: Blow): Outcome {
  const { override, target, defence } = blow;
  const { strike, bonus } = atIncrement(areaStrikeOf(blow) ?? UNKNOWN, blow.bonus, override);
  const dice = diceOf(blow);
  const launched = launchedIn(strike, bonus, dice);
  const difficulty = difficultyOf(strike, bonus);
  const reaction = reactionOf(strike, difficulty, { dice, lines: defence?.lines ?? [] }, override);
  const factor = launched.fired ? factorOf(strike, reaction.passed, override) : 0;
  const hit = hitOf(strike, factor, dice, override);
  const left = leftOf(target, hit ? [hit.dealt] : [], strike.type);
  const told = toldWord(override, "shock", SHOCKS);
  const placed = toldNumber(override, OUTSIDE);
  const outside = placed === 1;
  const within = launched.fired && !strike.outOfRange && !outside;
  const stored = {
    ...{ kind: strike.kind, weaponType: strike.weaponType, rounds: strike.rounds, type: strike.type },
    ...{ increments: strike.increments, outOfRange: strike.outOfRange, difficulty, factor },
    ...launched,
    ...reaction,
    ...{ outside, placed: placed !== null },
    pending: factor > 0 && strike.dice !== null && hit === null && figuresOf(target).body !== "dead",
    // What a body is left with is written, settled and taken back like that of a shot; everybody in the zone has fought.
    shots: within ? [{ bullet: 1, hit: true }] : [],
    hits: hit ? [{ ...hit, bullet: 1, multiplier: factor }] : [],
    ...left,
    ...{ vest: strike.vest, vestThrown: strike.vestThrown, bare: isBare(override) },
    shock: told ?? (left.shocked ? "plain" : "none"),
    asksShock: left.shocked && told === null,
  };
  return JSON.parse(JSON.stringify(stored)) as Record<string, Json>;
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

/** Reads a stored outcome back; what is not understood harms nobody. */
export function readAreaOutcome(outcome: Outcome): AreaOutcome {
  const told = object(outcome);
  const number = (key: keyof AreaOutcome) => whole(told[key]);
  const face = (key: keyof AreaOutcome) => (typeof told[key] === "number" ? whole(told[key]) : null);
  const isOn = (key: keyof AreaOutcome) => told[key] === true;
  const { factor } = told;
  const [hit] = Array.isArray(told["hits"]) ? (told["hits"] as unknown[]) : [];
  return {
    kind: oneOf(["burst", "explosion"] as const, text(told["kind"]), "burst"),
    weaponType: text(told["weaponType"]),
    rounds: number("rounds"),
    increments: number("increments"),
    outOfRange: isOn("outOfRange"),
    difficulty: number("difficulty"),
    die: face("die"),
    total: face("total"),
    passed: isOn("passed"),
    factor: typeof factor === "number" && [0, 0.5, 1, 2].includes(factor) ? factor : 0,
    hit: hit ? { ...readHit(hit), rolled: whole(object(hit)["rolled"]), factor: Number(factor) } : null,
    outside: isOn("outside"),
    placed: isOn("placed"),
    pending: isOn("pending"),
    jam: face("jam"),
    incident: oneOf(["none", "dud", "jammed"] as const satisfies readonly Incident[], text(told["incident"]), "none"),
    fired: isOn("fired"),
    throwDie: face("throwDie"),
    throwTotal: face("throwTotal"),
    reaches: isOn("reaches"),
    scatter: face("scatter"),
  };
}
