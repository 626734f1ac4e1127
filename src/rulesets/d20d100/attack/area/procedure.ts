import type { AnotherWay } from "../../../../core/play/loaded/several.js";
import { attack } from "../../../../core/attack/attack.js";
import { changesOf } from "../outcome/changes.js";
import { circumstanceDoubts, circumstancesProposed } from "../circumstances.js";
import { obstacleOf, outOfTurn, warningOf } from "../hindrance.js";
import { looksOf } from "../looks.js";
import { bandsOf, isJammed, magazineOf, rangeNote, readying } from "../missiles.js";
import { numberLabel, numberScale, valueLabel } from "../outcome/numbers.js";
import { settledOn } from "../outcome/outcome.js";
import { figuresOf, weaponOf } from "../../data/reading.js";
import { explain } from "../../dice/lines.js";
import { areaAftermath } from "./aftermath.js";
import { areaCalls, reflexMarks } from "./calls.js";
import { areaChoices, areaHindrance, areaRounds } from "./choices.js";
import { areaDefence, isReaction } from "./defence.js";
import { areaAnswers, areaAsksKeeper, areaEdit } from "./edit.js";
import { areaLines } from "./lines.js";
import { areaOdds } from "./odds.js";
import { areaOutcomeOf, areaOwed, isArea } from "./outcome.js";
import { areaRolls } from "./rolls.js";
import { areaFacts, areaStrikeOf } from "./strike.js";
import { areaView, reflexNote } from "./view.js";
import { areaWayOf, blastOf, burstAtSeveral, burstProposed, isOfSecondHalf, oneMoreBurst } from "./ways.js";

/**
 * DD-58, DD-146…DD-148, DD-182 — bursts and explosions: thrown once, everybody in the zone rolls Réflexes for themselves, and
 * takes a share of damage of their own.
 */
const procedure = attack({
  obstacle: obstacleOf,
  ready: (weapon) => weaponOf(weapon).equipped,
  magazine: magazineOf,
  reload: readying,
  unready: isJammed,
  rounds: areaRounds,
  bands: bandsOf,
  distanceNote: rangeNote,
  warning: (situation) => (isOfSecondHalf(situation) ? null : warningOf(situation)),
  hindrance: areaHindrance,
  outOfTurn,
  blast: blastOf,
  looks: looksOf,
  targetNote: (_weapon, target) => reflexNote(figuresOf(target).jet("reflexes")),
  choices: areaChoices,
  proposals: (situation) => ({
    ...circumstancesProposed(situation),
    ...burstProposed(situation.attacker, situation.weapon),
  }),
  atSeveral: burstAtSeveral,
  doubts: circumstanceDoubts,
  modifiers: areaLines,
  explain,
  rolls: areaRolls,
  odds: areaOdds,
  defence: areaDefence,
  keeps: (situation) => {
    const strike = areaStrikeOf(situation);
    return strike ? areaFacts(strike) : {};
  },
  owed: areaOwed,
  outcome: areaOutcomeOf,
  confirm: areaAsksKeeper,
  settled: settledOn,
  changes: changesOf,
  aftermath: (attacker, weapon, choices, _blows, first) => areaAftermath(attacker, weapon, choices, first),
  calls: (target, _attack, blow) => areaCalls(target, blow),
  idleCalls: reflexMarks,
  oneMore: oneMoreBurst,
  view: areaView,
  numberLabel,
  valueLabel,
  numberScale,
  edit: areaEdit,
  answers: areaAnswers,
});

/** The same as one of the ways to attack. */
export const AREA_WAYS: AnotherWay = {
  procedure,
  takes: ({ weapon, choices }) => areaWayOf(weapon, choices) !== null,
  made: isArea,
  answered: isReaction,
};
