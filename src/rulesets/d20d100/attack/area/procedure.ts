import { attack } from "../../../../core/attack/attack.js";
import { changesOf } from "../outcome/changes.js";
import { circumstanceDoubts } from "../circumstances.js";
import { outOfTurn, warningOf } from "../hindrance.js";
import { bandsOf, rangeNote } from "../missiles.js";
import { finalOn } from "../outcome/outcome.js";
import { figuresOf } from "../../data/reading.js";
import { ALL_WAYS } from "../all-ways.js";
import { areaAftermath } from "./aftermath.js";
import { areaCalls, reflexMarks } from "./calls.js";
import { areaChoices, areaHindrance, areaRounds } from "./choices.js";
import { areaDefence } from "./defence.js";
import { areaAnswers, areaAsksKeeper, areaEdit } from "./edit.js";
import { areaLines } from "./lines.js";
import { areaOdds } from "./odds.js";
import { AREA_KEPT, areaOutcomeOf, areaOwed } from "./outcome.js";
import { areaRolls } from "./rolls.js";
import { areaFacts, areaStrikeOf } from "./strike.js";
import { areaView, reflexNote } from "./view.js";
import { blastOf, isOfSecondHalf, oneMoreBurst } from "./ways.js";

/**
 * DD-58, DD-146…DD-148, DD-182 — bursts and explosions: thrown once, everybody in the zone rolls Réflexes for themselves, and
 * takes a share of damage of their own.
 */
export const areaWay = attack({
  ...ALL_WAYS,
  rounds: areaRounds,
  bands: bandsOf,
  distanceNote: rangeNote,
  warning: (situation) => (isOfSecondHalf(situation) ? null : warningOf(situation)),
  hindrance: areaHindrance,
  outOfTurn,
  blast: blastOf,
  targetNote: (_weapon, target) => reflexNote(figuresOf(target).jet("reflexes")),
  choices: areaChoices,
  doubts: circumstanceDoubts,
  modifiers: areaLines,
  rolls: areaRolls,
  odds: areaOdds,
  defence: areaDefence,
  keeps: (situation) => {
    const strike = areaStrikeOf(situation);
    return strike ? areaFacts(strike) : {};
  },
  owed: areaOwed,
  kept: AREA_KEPT,
  outcome: areaOutcomeOf,
  asksKeeper: areaAsksKeeper,
  finalOutcome: finalOn,
  changes: changesOf,
  aftermath: (attacker, weapon, choices, _blows, first) => areaAftermath(attacker, weapon, choices, first),
  calls: (target, _attack, blow) => areaCalls(target, blow),
  idleCalls: reflexMarks,
  oneMore: oneMoreBurst,
  view: areaView,
  edit: areaEdit,
  answers: areaAnswers,
});
