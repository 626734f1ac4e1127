import type { Situation, WindowChoice } from "../../../core/play/contract/situation.js";
import { attack, attacks } from "../../../core/attack/attack.js";
import { aftermathOf } from "./aftermath.js";
import { attackLines, attackRolls } from "./attack-roll.js";
import { ableDoubts } from "./window/able-doubts.js";
import { doubtsWhetherAble } from "../deeds/reading.js";
import { changesOf, isHarmless } from "./outcome/changes.js";
import { circumstanceChoices, circumstanceDoubts, hasEdge } from "./window/circumstances.js";
import { crowdProposed } from "./window/crowd.js";
import { deathCalls } from "./outcome/death-calls.js";
import { warpDefence } from "./answer/defence.js";
import { answersTo, editFields } from "./outcome/edit.js";
import { explainFight } from "./explain.js";
import { outnumbers } from "./answer/grant.js";
import { hindranceOf, obstacleOf } from "./window/hindrance.js";
import { keepsOf } from "./keeps.js";
import { numberLabel, numberScale } from "./outcome/numbers.js";
import { oddsOf } from "./window/odds-view.js";
import { outcomeOf } from "./outcome/outcome.js";
import { owedRoll } from "./outcome/owed-damage.js";
import { usedOf } from "./powers/reading.js";
import { isUse } from "./powers/use-outcome.js";
import { useWay } from "./powers/use.js";
import { throwChoices } from "./ranged/index.js";
import { rangeNote } from "./ranged/reach.js";
import { takenIn } from "./ranged/sweep.js";
import { OUTCOME } from "./outcome/kept-outcome.js";
import { weaponOf } from "./reading.js";
import { looksOf } from "./looks.js";
import { targetNote } from "./window/target-note.js";
import { traitChoice, traitDoubts } from "./window/trait-choice.js";
import { viewOf } from "./outcome/view.js";
import { wayOf } from "./way.js";
import { say } from "../deeds/kit.js";

/**
 * An attack with a weapon (WP-48…WP-97): the attacker rolls a pool, the target answers with one of its own, the margin
 * and the factor of the weapon make the damage, what the target wears takes its share. What differs between close combat
 * and missiles is their {@link wayOf way}.
 */
const weaponAttack = attack({
  obstacle: obstacleOf,
  ready: (weapon) => weaponOf(weapon).equipped,
  magazine: (weapon) => wayOf(weapon).magazine(weapon),
  reload: (weapon) => ({
    ...{ deed: "reload", choices: { weapon: weapon.id ?? "" } },
    label: say("reload.name"),
  }),
  bands: (weapon) => wayOf(weapon).bands(weapon),
  rounds: (weapon, choices, blows) => wayOf(weapon, choices).rounds(weapon, choices, blows),
  hindrance: hindranceOf,
  warning: (situation) =>
    doubtsWhetherAble(situation.attacker) ?? wayOf(situation.weapon, situation.choices).warning(situation),
  takesIn: takenIn,
  targetNote,
  distanceNote: rangeNote,
  choices: choicesOf,
  proposals: (situation) => ({
    ...crowdProposed(situation.attacker),
    outnumbering: outnumbers(situation.attacker, situation.target) ? "1" : "0",
    edge: hasEdge(situation.attacker) ? "1" : "0",
    ...wayOf(situation.weapon).proposals(situation),
  }),
  doubts: (situation) => [
    ...ableDoubts(situation),
    ...traitDoubts(situation),
    ...circumstanceDoubts(situation),
    ...wayOf(situation.weapon, situation.choices).doubts(situation),
  ],
  modifiers: attackLines,
  explain: explainFight,
  rolls: attackRolls,
  odds: oddsOf,
  defence: warpDefence,
  keeps: keepsOf,
  owed: owedRoll,
  kept: OUTCOME,
  outcome: outcomeOf,
  asksKeeper: ({ proposed, forgotten }) => proposed || forgotten,
  harmless: isHarmless,
  changes: changesOf,
  aftermath: aftermathOf,
  calls: deathCalls,
  view: viewOf,
  edit: editFields,
  answers: answersTo,
});

/** How weapons, powers, spells and contests are played. */
export const warpAttacks = attacks({
  ways: { weapon: weaponAttack, use: useWay },
  wayOf: (item) => (usedOf(item) ? "use" : "weapon"),
  wayKept: ({ outcome }) => (outcome && isUse(outcome) ? "use" : null),
  looks: looksOf,
  numberLabel,
  numberScale,
});

function choicesOf(situation: Situation): readonly WindowChoice[] {
  const { weapon, choices } = situation;
  return [
    traitChoice(situation),
    ...wayOf(weapon, choices).choices(situation),
    ...throwChoices(situation),
    ...circumstanceChoices(situation),
  ];
}
