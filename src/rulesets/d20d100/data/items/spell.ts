import { itemModel } from "../../../../core/documents/models.js";
import { choice, flag, line, prose, whole } from "../../../../core/data/fields.js";
import { ACTION_COSTS, SPELL_COMPONENTS, type ActionCost, type SpellComponent } from "../../rules/vocabulary.js";

const schema = () => ({
  slug: line(),
  cost: line("1"),
  costPermanentPower: whole(0, 20, 0),
  sanityCost: line("0"),
  castingTime: line(),
  actionCost: choice(ACTION_COSTS, "complex"),
  components: new foundry.data.fields.SetField(choice(SPELL_COMPONENTS, "V")),
  touch: flag(false),
  range: line(),
  duration: line(),
  resisted: flag(false),
  damage: line(),
  healing: line(),
  share: whole(0, 20, 0),
  learned: flag(false),
  description: prose(),
});

/** A spell (DD-174, DD-175). */
export class D20d100Spell extends itemModel(schema, "GARDIEN.D20D100.ITEM", "GARDIEN.D20D100.SPELL") {
  /** PM: a number, dice, or words that leave it to whoever casts. */
  declare cost: string;
  /** Points of POU that never come back. */
  declare costPermanentPower: number;
  /** SAN: a number or dice. */
  declare sanityCost: string;
  declare castingTime: string;
  declare actionCost: ActionCost;
  declare components: Set<SpellComponent>;
  declare touch: boolean;
  declare range: string;
  declare duration: string;
  /** POU against POU (D-62). */
  declare resisted: boolean;
  /** PV that it takes from its target, whatever protects them: a number or dice; empty for none. */
  declare damage: string;
  /** PV that it gives back to its target, likewise. */
  declare healing: string;
  /** PM for each of which it does so once; 0: once, whatever is paid. */
  declare share: number;
  declare learned: boolean;
  declare description: string;
}
