import { attack, attacks } from "../../../core/attack/attack.js";
import { aimChoices } from "./aim.js";
import { aftermathOf, changesOf, asksKeeper, oneMore } from "./changes.js";
import { barredNow, outOfTurn } from "./cannot.js";
import { circumstanceChoices, doubts, MELEE_REACH, proposals } from "./circumstances.js";
import { answersTo, editFields } from "./edit.js";
import { looksOf } from "./looks.js";
import { fall } from "./fall.js";
import { keepsOf } from "./keeps.js";
import { explain, modifiersOf, rangeOf, stretchOf } from "./modifiers.js";
import { oddsOf, targetNote } from "./odds-view.js";
import { KEPT } from "./outcome-kept.js";
import { outcomeOf } from "./outcome.js";
import { owedRoll } from "./classic/owed.js";
import { numberLabel } from "./number-label.js";
import { kindOf, subsystemsOf } from "./reading.js";
import { weaponOf } from "../data/reading.js";
import { rollsFor } from "./rolls.js";
import { aimedThisRound, atOneGo, nextAttack, repeats, roundChoices } from "./rounds.js";
import { stabilisationCalls } from "./stabilisation-calls.js";
import { seal } from "./seal.js";
import { viewOf } from "./view.js";
import { rangePenalty } from "../rules/attack/range.js";

/**
 * An attack of this ruleset (GB-15…GB-33): the attacker rolls the d20 and, unless one zone was called, the location;
 * the arbiter compares with the armour class of that zone and reads the wound. No defence, and no damage roll but
 * against a creature that is fought with the classic rules (GB-43).
 */
export const gbAttack = attack({
  obstacle: (weapon) => {
    const { damageError } = weaponOf(weapon);
    return damageError === null
      ? null
      : { key: "GARDIEN.GB.ATTACK.badFormula", data: { name: weapon.name, formula: damageError } };
  },
  ready: (weapon) => weaponOf(weapon).equipped,
  magazine: (weapon) => {
    const { value, max } = weaponOf(weapon).magazine;
    return max === null ? null : { value: Math.min(max, Math.max(0, value ?? 0)), max, path: "system.magazine.value" };
  },
  bands: (weapon) => {
    const { increment, maxIncrements } = weaponOf(weapon);
    if (increment === null || increment <= 0) return [];
    const stretch = stretchOf(weapon.actor, weapon);
    return Array.from({ length: maxIncrements }, (_, i) => {
      const metres = Math.round(increment * stretch * (i + 1) * 100) / 100;
      const { malus } = rangePenalty(metres, { increment, maxIncrements }, stretch);
      return {
        metres,
        label: { key: "GARDIEN.GB.ATTACK.band", data: { metres, malus: malus === 0 ? "+0" : `−${Math.abs(malus)}` } },
      };
    });
  },
  warning: (situation, blows = 1) => {
    if (rangeOf(situation)?.outOfRange) return { key: "GARDIEN.GB.ATTACK.outOfRange" };
    const melee = kindOf(situation.weapon, situation.choices) === "melee";
    const far = melee && (situation.metres ?? 0) > MELEE_REACH;
    if (far) return { key: "GARDIEN.GB.ATTACK.outOfReach" };
    return barredNow(situation) ?? aimedThisRound(situation) ?? atOneGo(situation, blows);
  },
  outOfTurn,
  repeats,
  targetNote,
  choices: (situation) => [
    ...(subsystemsOf(situation.target).locationRoll ? aimChoices(situation.target, situation.choices) : []),
    ...roundChoices(situation),
    ...circumstanceChoices(situation),
  ],
  proposals: (situation) => ({ ...nextAttack(situation), ...proposals(situation) }),
  doubts,
  modifiers: modifiersOf,
  explain,
  rolls: rollsFor,
  odds: oddsOf,
  keeps: keepsOf,
  owed: owedRoll,
  kept: KEPT,
  outcome: outcomeOf,
  asksKeeper,
  changes: changesOf,
  aftermath: aftermathOf,
  calls: stabilisationCalls,
  oneMore,
  chosenNext: ({ nth }) => ({ attack: String(nth) }), // GB-48: at the bonus of the blow that felled
  view: viewOf,
  edit: editFields,
  answers: answersTo,
});

/** GB-15…GB-33, GB-39 — all that is said of attacks, and of the save of a fall. */
export const gbAttacks = attacks({
  ways: { weapon: gbAttack },
  looks: looksOf,
  numberLabel,
  seal,
  forces: fall,
});
