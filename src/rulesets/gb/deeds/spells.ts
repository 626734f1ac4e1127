import { itemAt } from "../../../core/world/world.js";
import type { DeedChoices } from "../../../core/play/contract/deed.js";
import { GbSpell } from "../data/spell.js";
import { textIn } from "../../../core/deed/choices.js";
import { personIn } from "./kit.js";

/** A spell that somebody casts. */
export interface Cast {
  readonly name: string;
  readonly spell: GbSpell;
}

/** Who casts: as chosen, else whoever the deed was started for. */
export function casterOf(actor: Actor, choices: DeedChoices): Actor {
  return personIn(choices, "caster") ?? actor;
}

/** The spell a choice names, one of the caster's by its id or UUID; `null` when it is gone, or somebody else's. */
export function spellIn(actor: Actor, choices: DeedChoices): Cast | null {
  const id = textIn(choices, "spell");
  if (!id) return null;
  const caster = casterOf(actor, choices);
  const named = itemAt(id);
  const item = caster.items.get(id) ?? (named?.actor === caster ? named : null);
  const spell: unknown = item?.system;
  return item && spell instanceof GbSpell ? { name: item.name, spell } : null;
}
