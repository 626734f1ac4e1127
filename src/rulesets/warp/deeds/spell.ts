import { textIn } from "../../../core/deeds/choices.js";
import type { DeedChoices } from "../../../core/deeds/procedure.js";
import { WarpSpell } from "../data/spell.js";
import { borneBy, chosenOf } from "./traits.js";
import type { Borne } from "./traits.js";

/** The spells of an actor that it has learned, or that it has not. */
export function spellsOf(actor: Actor, learned: boolean): readonly Borne<WarpSpell>[] {
  return borneBy(actor, WarpSpell).filter(({ system }) => system.learned === learned);
}

/** The spell that a choice names among them, else the first. */
export function spellIn(actor: Actor, choices: DeedChoices, learned: boolean): Borne<WarpSpell> | null {
  const spells = spellsOf(actor, learned);
  return chosenOf(spells, choices, "spell") ?? (textIn(choices, "spell") === "" ? (spells[0] ?? null) : null);
}
