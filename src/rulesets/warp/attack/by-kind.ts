import type { Outcome } from "../../../core/play/contract/outcome.js";
import type { AttackProcedure } from "../../../core/play/contract/attack.js";
import { doubtsWhetherAble } from "../deeds/reading.js";
import { UNABLE } from "../dice/lines.js";
import { warpDefence } from "./answer/defence.js";
import { takenIn } from "./ranged/sweep.js";
import { isUseAnswer } from "./powers/answer.js";
import { usedOf } from "./powers/reading.js";
import { isUse } from "./powers/use-outcome.js";
import { useAnswer } from "./powers/answer.js";

/** Weapons as they attack, and powers, spells and contests as they are used: an item tells which it is, so does an outcome. */
export function byKind(weapons: AttackProcedure, uses: AttackProcedure): AttackProcedure {
  const played = (item: Item | null) => (usedOf(item) ? uses : weapons);
  const stored = (outcome: Outcome) => (isUse(outcome) ? uses : weapons);
  const defence = warpDefence;
  const asked = (item: Item | null) => (usedOf(item) ? useAnswer : defence);
  return {
    ...weapons,
    obstacle: (item) => played(item).obstacle(item),
    verb: (item) => played(item).verb(item),
    ready: (item) => played(item).ready(item),
    magazine: (item) => played(item).magazine(item),
    bands: (item) => played(item).bands(item),
    rounds: (item, choices, blows) => played(item).rounds(item, choices, blows),
    fired: (item, ...more) => played(item).fired(item, ...more),
    hindrance: (situation, blows) => played(situation.weapon).hindrance(situation, blows),
    warning: (situation) => doubtsWhetherAble(situation.attacker) ?? played(situation.weapon).warning(situation),
    repeats: (item, choices) => played(item).repeats(item, choices),
    takesIn: (item, ...more) => (usedOf(item) ? [] : takenIn(item, ...more)),
    onOneself: (item) => played(item).onOneself(item),
    distanceNote: (item, ...more) => played(item).distanceNote(item, ...more),
    choices: (situation) => played(situation.weapon).choices(situation),
    proposals: (situation) => played(situation.weapon).proposals(situation),
    doubts: (situation) => [
      ...(doubtsWhetherAble(situation.attacker) ? [UNABLE] : []), // WP-58, WP-130
      ...played(situation.weapon).doubts(situation),
    ],
    modifiers: (situation) => played(situation.weapon).modifiers(situation),
    rolls: (shot, lines) => played(shot.weapon).rolls(shot, lines),
    odds: (situation, bonus, lines) => played(situation.weapon).odds(situation, bonus, lines),
    defence: {
      ...defence,
      name: (blow) => asked(blow.weapon).name(blow),
      asks: (blow) => asked(blow.weapon).asks(blow),
      facts: (blow) => asked(blow.weapon).facts(blow),
      replies: (question) => asked(question.blow.weapon).replies(question),
      fields: (situation) => asked(situation.blow.weapon).fields(situation),
      obstacle: (situation) => asked(situation.blow.weapon).obstacle(situation),
      modifiers: (situation) => asked(situation.blow.weapon).modifiers(situation),
      rolls: (situation, lines) => asked(situation.blow.weapon).rolls(situation, lines),
      odds: (situation, bonus) => asked(situation.blow.weapon).odds(situation, bonus),
      view: (answer, target) => (isUseAnswer(answer) ? useAnswer : defence).view(answer, target),
    },
    keeps: (situation) => played(situation.weapon).keeps(situation),
    owed: (blow) => played(blow.weapon).owed(blow),
    outcome: (blow) => played(blow.weapon).outcome(blow),
    confirm: (outcome, target) => stored(outcome).confirm(outcome, target),
    harmless: (outcome) => stored(outcome).harmless(outcome),
    changes: (outcome, target, origin) => stored(outcome).changes(outcome, target, origin),
    aftermath: (attacker, item, ...more) => played(item).aftermath(attacker, item, ...more),
    view: (outcome) => stored(outcome).view(outcome),
    edit: (outcome, override, target) => stored(outcome).edit(outcome, override, target),
    answers: (outcome) => stored(outcome).answers(outcome),
  };
}
