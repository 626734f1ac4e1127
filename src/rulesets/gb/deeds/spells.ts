import { itemAt } from "../../../core/attack/world.js";
import type { DeedChoices } from "../../../core/deeds/procedure.js";
import { GbSpell } from "../data/spell.js";
import { textIn } from "../../../core/deeds/choices.js";
import { personIn } from "./people.js";

/** A spell that somebody casts. */
export interface Cast {
  readonly name: string;
  readonly spell: GbSpell;
}

/** Who casts: as chosen, else whoever the deed was started for. */
export function casterOf(actor: Actor, choices: DeedChoices): Actor {
  return personIn(choices, "caster") ?? actor;
}

/** The spell a choice names: an item of the caster by its id, or any by UUID; `null` when it is gone. */
export function spellIn(actor: Actor, choices: DeedChoices): Cast | null {
  const id = textIn(choices, "spell");
  if (!id) return null;
  const item = casterOf(actor, choices).items.get(id) ?? itemAt(id);
  const spell: unknown = item?.system;
  return item && spell instanceof GbSpell ? { name: item.name, spell } : null;
}
