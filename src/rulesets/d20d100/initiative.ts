import type { Modifier } from "../../core/attack/procedure.js";
import type { InitiativeRule } from "../ruleset.js";
import { lineOf } from "./dice/lines.js";
import { ATTENTIVE_BONUS } from "./rules/initiative.js";

/** The id of the roll where a card makes it. */
export const INITIATIVE_DIE = "initiative";

/** What initiative reads of anybody. */
interface Quick {
  readonly initiative: { readonly modifier: number };
  readonly jets: { readonly reflexes: { readonly total: number } };
  readonly characteristics: { readonly dexterity: { readonly score: number | null } };
  readonly attentive?: { readonly active: boolean };
}

const quickOf = ({ system }: Actor): Quick => system as unknown as Quick;

/** DD-113, DD-114 — what is added to the die. */
export function initiativeLines(actor: Actor): readonly Modifier[] {
  const { initiative, attentive } = quickOf(actor);
  const modifier = lineOf("initiative", initiative.modifier);
  return attentive?.active ? [modifier, lineOf("attentive", ATTENTIVE_BONUS)] : [modifier];
}

/** DD-113, DD-114, D-33 — `1d20`, Réflexes and bonus, +2 on guard; among equals Réflexes, then the score of DEX. */
export const INITIATIVE: InitiativeRule = {
  formula: "1d20 + @initiative.modifier + @initiative.attentive",
  rank: (actor) => {
    const { jets, characteristics } = quickOf(actor);
    return [jets.reflexes.total, characteristics.dexterity.score ?? 0];
  },
};
