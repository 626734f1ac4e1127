import { attackEffects } from "./attack-effects.js";
import type { Facts } from "../../../core/play/contract/modifiers.js";
import type { Situation, WindowChoice } from "../../../core/play/contract/situation.js";
import { attack, attacks } from "../../../core/attack/attack.js";
import { aftermathOf } from "./aftermath.js";
import { attackRolls } from "./attack-roll.js";
import { attackLines } from "./attack-test.js";
import { changesOf, isHarmless } from "./outcome/changes.js";
import { circumstanceChoice, CIRCUMSTANCES, circumstancesIn } from "./circumstances.js";
import { rpgDefence } from "./answer/defence.js";
import { answersTo, asksKeeper, editFields } from "./outcome/edit.js";
import { explain } from "../dice/lines.js";
import { momentOf } from "../data/actors/moment.js";
import { fight } from "./fields.js";
import { recoilOf } from "./outcome/fumbled.js";
import { unparriedBecause } from "./answer/guards.js";
import { hindranceOf, obstacleOf } from "./hindrance.js";
import { bandsOf, farWarning, magazineOf, roundsOf, supplyOf, useChoices, useProposed } from "./missiles.js";
import { looksOf } from "./looks.js";
import { callsOf } from "./manoeuvres/calls.js";
import { disarmingFacts } from "./manoeuvres/disarmed.js";
import { freeWarning } from "./manoeuvres/prey.js";
import { spares } from "./manoeuvres/feats.js";
import { loadingOf, wantsArrow } from "./manoeuvres/loading.js";
import { intentChoices, intentProposed } from "./manoeuvres/intent.js";
import { oddsOf } from "./odds-view.js";
import { KEPT } from "./outcome/kept.js";
import { outcomeOf, owedRoll } from "./outcome/outcome.js";
import { placeChoice } from "./outcome/places.js";
import { planChoices } from "./outcome/plan.js";
import { roundOf, weaponOf } from "./reading.js";
import { valueLabel } from "../labels.js";
import { factsOf, strikeOf } from "./strike.js";
import { spellOf } from "./spells/spell.js";
import { SPELL_WAY } from "./spells/way.js";
import { targetNote } from "./target-note.js";
import { useOf } from "./use.js";
import { viewOf } from "./outcome/view.js";

/**
 * An attack (RP-41…RP-54, RP-72…RP-75): a test of the weapon's skill whose FD is the target's Bdef; the target may parry what hits;
 * then the place, the damage and what the armour there takes of it.
 */
const weapons = attack({
  kept: KEPT,
  obstacle: obstacleOf,
  ready: (weapon) => weaponOf(weapon).natural || weaponOf(weapon).grip !== "none",
  magazine: magazineOf,
  supply: (weapon) => weapon.actor && supplyOf(weapon.actor, weaponOf(weapon)),
  reload: loadingOf,
  unready: wantsArrow,
  rounds: roundsOf,
  bands: bandsOf,
  warning: (situation) => farWarning(situation) ?? freeWarning(situation),
  hindrance: hindranceOf,
  targetNote,
  choices: choicesOf,
  proposals: (situation) => ({ ...useProposed(situation), ...intentProposed(situation) }),
  doubts: ({ choices }) => (circumstancesIn(choices) < 0 ? [CIRCUMSTANCES] : []),
  modifiers: (situation) => [...attackLines(situation), ...attackEffects(situation)],
  explain,
  rolls: attackRolls,
  rollsUnder: true,
  score: (shot) => strikeOf(shot)?.score ?? null,
  odds: oddsOf,
  defence: rpgDefence,
  keeps,
  owed: owedRoll,
  outcome: outcomeOf,
  asksKeeper,
  harmless: isHarmless,
  changes: changesOf,
  recoil: (outcome, attacker, _weapon, origin) => recoilOf(outcome, attacker, origin),
  aftermath: aftermathOf,
  calls: callsOf,
  view: viewOf,
  edit: editFields,
  answers: answersTo,
});

/** RP-41…RP-55, RP-79 — blows with weapons, and spells that strike an actor. */
export const rpgAttacks = attacks({
  ways: { weapon: weapons, spell: { ...weapons, ...SPELL_WAY } },
  wayOf: (weapon) => (spellOf(weapon) ? "spell" : "weapon"),
  wayKept: ({ outcome, kept }) => (outcome?.spell === true || kept?.spell === 1 ? "spell" : null),
  looks: looksOf,
  numberLabel: () => fight("hp"),
  valueLabel: (path) => ({ key: valueLabel(path) }),
});

/** What an outcome rests on of the attacker's side. */
function keeps(situation: Situation): Facts {
  const strike = strikeOf(situation);
  const { attacker, target } = situation;
  if (!strike) return {};
  const unparried = target && !strike.spell ? unparriedBecause(target, strike.parried) : null;
  const kept = { ...factsOf(strike, momentOf(target ?? attacker)), ...disarmingFacts(attacker) };
  return unparried ? { ...kept, unparried } : kept;
}

function choicesOf(situation: Situation): readonly WindowChoice[] {
  const { attacker, weapon, target, choices } = situation;
  return [
    ...useChoices(weaponOf(weapon), choices),
    ...intentChoices(situation),
    ...(target && !strikesNoPlace(situation) ? [placeChoice(target, choices)] : []),
    circumstanceChoice(choices),
    ...planChoices(roundOf(attacker), useOf(weaponOf(weapon), choices), choices),
  ];
}

/** RP-70, RP-77 — a net strikes no place, nor does a blow that is to disarm. */
function strikesNoPlace(situation: Situation): boolean {
  const strike = strikeOf(situation);
  return strike !== null && spares(strike);
}
