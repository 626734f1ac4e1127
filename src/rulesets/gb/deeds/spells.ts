import type { Asked, FormField } from "../../../core/deed/form.js";
import { text } from "../../../core/shape/shape.js";
import { itemAt } from "../../../core/world/world.js";
import { GbSpell } from "../data/items/spell.js";
import { firstOf, personIn } from "./kit.js";

/** A spell that somebody casts. */
export interface Cast {
  readonly name: string;
  readonly spell: GbSpell;
}

/** Who casts: as chosen, else whoever the deed was started for. */
const casterIn = (asked: Asked): Actor | null => personIn(asked.choices, "caster") ?? firstOf(asked);

/** The spell that is cast, one of the caster's by its id or UUID; `null` when it is gone, or somebody else's. */
function castIn(asked: Asked): Cast | null {
  const id = text.read(asked.choices["spell"]).trim();
  const caster = casterIn(asked);
  if (!id || !caster) return null;
  const named = itemAt(id);
  const item = caster.items.get(id) ?? (named?.actor === caster ? named : null);
  const spell: unknown = item?.system;
  return item && spell instanceof GbSpell ? { name: item.name, spell } : null;
}

/** GB-62, GB-63 — who casts what, as the sheet of the caster says it: no window asks. */
export const CAST_FORM = {
  caster: { read: casterIn, shown: () => null },
  spell: { read: castIn, shown: () => null, carried: true },
} as const satisfies Record<string, FormField<unknown>>;
