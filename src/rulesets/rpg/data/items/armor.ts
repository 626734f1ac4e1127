import { itemModel } from "../../../../core/documents/models.js";
import { flag, line, prose } from "../../../../core/data/fields.js";
import type { ArmourPiece } from "../../rules/attack/armour.js";
import { parseDice } from "../../rules/dice-formula.js";
import { belonging, placeNumbers } from "../fields.js";

const schema = () => ({
  ...belonging(),
  formula: line("1d4-1"), // RP-64
  coverage: placeNumbers(), // RP-65
  worn: flag(false),
  broken: flag(false),
  description: prose(),
});

/** A piece of armour: its die, and the numbers it covers (RP-64…RP-67). */
export class RpgArmor extends itemModel(schema, "GARDIEN.RPG.THING", "GARDIEN.RPG.ARMOR") {
  /** RP-65 — numbers of the die of places. */
  declare coverage: number[];

  /** RP-64 — what the rules need of it; `null` where its formula is no die. */
  get piece(): ArmourPiece | null {
    const formula = parseDice(this.formula);
    return formula && { formula, coverage: this.coverage };
  }

  /** RP-64 — whether it protects now. */
  get protects(): boolean {
    return this.worn && !this.broken;
  }
}
