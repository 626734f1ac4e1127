import type { Json } from "../../../../core/shape/shape.js";
import { list, object, oneOf, whole } from "../../../../core/shape/heal.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { stored, word } from "../../../../core/deed/card.js";
import { LIFE_STATES } from "../../rules/life.js";
import { PARRY_MEANS } from "../../rules/parry.js";
import { readFeats } from "../manoeuvres/feats.js";
import { readCritical } from "./critical.js";
import { readFumble } from "./fumble.js";
import { UNPARRIED } from "../answer/guards.js";
import { ENDS, type RpgOutcome } from "./outcome.js";

const RESULTS = ["failure", "success", "criticalSuccess", "criticalFailure"] as const;

/** Reads a stored outcome back; what is not understood becomes a harmless miss. */
export function readOutcome(outcome: Outcome): RpgOutcome {
  const number = (key: keyof RpgOutcome) => stored(outcome, key);
  const told = (key: keyof RpgOutcome) => outcome[key] === true;
  return {
    die: number("die"),
    difficulty: number("difficulty"),
    total: number("total"),
    score: number("score"),
    margin: number("margin"),
    result: oneOf(RESULTS, outcome.result, "failure"),
    answered: told("answered"),
    unparried: oneOf([...UNPARRIED, ""] as const, outcome.unparried, ""),
    means: oneOf([...PARRY_MEANS, ""] as const, outcome.means, ""),
    parrySkill: word(outcome, "parrySkill"),
    parryDie: number("parryDie"),
    parryDifficulty: number("parryDifficulty"),
    parryTarget: number("parryTarget"),
    end: oneOf(ENDS, outcome.end, "miss"),
    forced: told("forced"),
    number: number("number"),
    place: word(outcome, "place"),
    multiplier: Math.max(1, number("multiplier")),
    faces: numbersIn(outcome.faces),
    weapon: number("weapon"),
    damageBonus: number("damageBonus"),
    armour: number("armour"),
    armourIgnored: told("armourIgnored"),
    blunt: told("blunt"),
    spell: told("spell"),
    resistance: readResistance(outcome.resistance),
    critical: readCritical(outcome.critical),
    settled: told("settled"),
    feats: readFeats(object(outcome.feats) as Outcome),
    fumble: readFumble(outcome.fumble),
    brought: outcome.brought ? (object(outcome.brought) as Outcome) : null,
    loss: Math.max(0, number("loss")),
    before: oneOf(LIFE_STATES, outcome.before, "alive"),
    after: oneOf(LIFE_STATES, outcome.after, "alive"),
  };
}

function readResistance(source: Json | undefined): RpgOutcome["resistance"] {
  const { die, score, margin } = object(source);
  return { die: whole(die), score: whole(score), margin: whole(margin) };
}

/** Whole numbers of a stored list. */
export function numbersIn(value: Json | undefined): readonly number[] {
  return list(value).map(whole);
}
