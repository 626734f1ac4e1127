import { oneOf } from "../../../../core/shape/heal.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { stored, word } from "../../../../core/deed/card.js";
import { lineTold, nameTold } from "../../data/names-kept.js";
import { HEALTH } from "../../rules/hit-points.js";
import { POWER_EFFECTS } from "../../rules/power-kinds.js";
import { SPELL_EFFECTS } from "../../rules/spells.js";
import { readSide } from "../side.js";
import { ILL_RESULTS, MIND_LEVELS } from "./use-outcome.js";
import type { UseOutcome } from "./use-outcome.js";
import { RESULTS } from "./result.js";

/** Reads a stored outcome back; what is not understood came to nothing. */
export function readUse(outcome: Outcome): UseOutcome {
  const told = (key: string) => outcome[key] === true;
  const number = (key: string) => stored(outcome, key);
  return {
    use: oneOf(["power", "spell", "contest"] as const, outcome.use, "power"),
    effect: oneOf(POWER_EFFECTS, outcome.effect, "custom"),
    spell: oneOf(SPELL_EFFECTS, outcome.spell, "none"),
    own: outcome.own ? readSide(outcome.own) : null,
    level: number("level"),
    levelHidden: told("levelHidden"),
    answer: outcome.answer ? readSide(outcome.answer) : null,
    answeredWith: nameTold(outcome, "answeredWith"),
    result: oneOf(RESULTS, outcome.result, "failed"),
    margin: typeof outcome.margin === "number" ? outcome.margin : null,
    keepersUser: told("keepersUser"),
    keepersTarget: told("keepersTarget"),
    mind: oneOf(MIND_LEVELS, outcome.mind, "none"),
    duration: lineTold(outcome, "duration"),
    turns: Math.max(1, number("turns")),
    ill: word(outcome, "ill"),
    treated: oneOf(ILL_RESULTS, outcome.treated, ""),
    caught: told("caught"),
    points: Math.max(0, number("points")),
    doubled: told("doubled"),
    raw: number("raw"),
    protection: number("protection"),
    damage: Math.max(0, number("damage")),
    after: oneOf(HEALTH, outcome.after, "fit"),
    charges: number("charges"),
    experience: number("experience"),
  };
}
