import type { DefenceProcedure } from "../../../../core/play/contract/defence.js";
import type { AttackProcedure } from "../../../../core/play/contract/attack.js";
import { fight } from "../fields.js";
import {
  castAftermath,
  castBands,
  castChoices,
  castHindrance,
  castLines,
  castObstacle,
  cooldownRoll,
} from "./casting.js";
import { mayResist, resistance } from "./resistance.js";
import { spellOf, strikesSomebody } from "./spell.js";

/** Weapons as they strike, and spells that strike as they are cast (RP-79): an item tells which it is. */
export function byKind(weapons: AttackProcedure, defence: DefenceProcedure): AttackProcedure {
  const answered = (blow: Parameters<typeof mayResist>[0]) => (mayResist(blow) ? resistance : defence);
  return {
    ...weapons,
    obstacle: (item) => {
      const spell = spellOf(item);
      return spell ? castObstacle(spell, item) : weapons.obstacle(item);
    },
    verb: (item) => (spellOf(item) ? fight("cast") : null),
    ready: (item) => {
      const spell = spellOf(item);
      return spell ? strikesSomebody(spell) : weapons.ready(item);
    },
    magazine: (item) => (spellOf(item) ? null : weapons.magazine(item)),
    supply: (item) => (spellOf(item) ? null : weapons.supply(item)),
    rounds: (item, choices, blows) => (spellOf(item) ? 0 : weapons.rounds(item, choices, blows)),
    fired: (item, ...more) => (spellOf(item) ? 0 : weapons.fired(item, ...more)),
    bands: (item) => {
      const spell = spellOf(item);
      return spell ? castBands(spell) : weapons.bands(item);
    },
    hindrance: (situation, blows) => {
      const spell = spellOf(situation.weapon);
      return spell ? castHindrance(spell, situation, blows) : weapons.hindrance(situation, blows);
    },
    warning: (situation) => (spellOf(situation.weapon) ? null : weapons.warning(situation)),
    proposals: (situation) => (spellOf(situation.weapon) ? {} : weapons.proposals(situation)),
    choices: (situation) => (spellOf(situation.weapon) ? castChoices(situation) : weapons.choices(situation)),
    modifiers: (situation) => {
      const spell = spellOf(situation.weapon);
      return spell ? castLines(spell, situation) : weapons.modifiers(situation);
    },
    rolls: (shot, lines) => {
      const spell = spellOf(shot.weapon);
      const rest = spell && cooldownRoll(spell);
      return rest ? [...weapons.rolls(shot, lines), rest] : weapons.rolls(shot, lines);
    },
    defence: {
      ...defence,
      name: (blow) => answered(blow).name(blow),
      asks: (blow) => answered(blow).asks(blow),
      facts: (blow) => answered(blow).facts(blow),
      replies: (question) => answered(question.blow).replies(question),
      fields: (situation) => answered(situation.blow).fields(situation),
      obstacle: (situation) => answered(situation.blow).obstacle(situation),
      modifiers: (situation) => answered(situation.blow).modifiers(situation),
      rolls: (situation, lines) => answered(situation.blow).rolls(situation, lines),
      keeps: (situation) => answered(situation.blow).keeps(situation),
      odds: (situation, bonus) => answered(situation.blow).odds(situation, bonus),
      // A refusal looks alike for both but in its word, and says nothing of what was refused.
      view: (answer, target) => ("resist" in answer.dice ? resistance : defence).view(answer, target),
    },
    aftermath: (attacker, item, choices, blows, first) => {
      const spell = spellOf(item);
      return spell
        ? castAftermath(attacker, item, spell, first)
        : weapons.aftermath(attacker, item, choices, blows, first);
    },
  };
}
