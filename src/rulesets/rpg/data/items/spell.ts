import { itemModel } from "../../../../core/documents/models.js";
import { choice, flag, line, measure, optionalWhole, prose, whole } from "../../../../core/data/fields.js";
import { effectList } from "../fields.js";

export const SPELL_KINDS = ["spell", "power"] as const;
export type SpellKind = (typeof SPELL_KINDS)[number];

const schema = () => ({
  slug: line(),
  kind: choice(SPELL_KINDS, "spell"),
  skill: line("spells"), // id in the list of skills, or the name of one of the table's own
  scoreOverride: optionalWhole(0, 40),
  difficulty: whole(-20, 50, 0),
  hpCost: whole(0, 99, 0),
  range: measure(10_000, 0), // metres; 0: oneself, or what one touches
  duration: line(),
  durationFormula: line(), // rounds
  resisted: flag(false),
  damage: line(),
  heal: line(),
  area: measure(10_000, 0), // metres
  blast: whole(0, 60, 0), // RP-91 — dice on the spot; 0: it blows nothing up
  ignites: flag(false), // RP-86 — clothes may catch fire
  effects: effectList(), // RP-61 — what it does that the rules know; the rest is the keeper's to tell
  cooldown: line(), // rounds
  readyAtRound: whole(0, 9999, 0),
  description: prose(),
});

/** A spell or a power (RP-79). */
export class RpgSpell extends itemModel(schema, "GARDIEN.RPG.SPELL") {
  declare kind: SpellKind;
}
