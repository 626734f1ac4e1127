import { itemModel } from "../../../../core/documents/models.js";
import { flag, line, prose, whole } from "../../../../core/data/fields.js";
import type { ArmourFigures } from "../../rules/attack/armour.js";

const schema = () => ({
  slug: line(),
  regularDice: whole(0, 10, 0),
  regularPoints: whole(0, 20, 0),
  ballisticDice: whole(0, 10, 0),
  heavy: flag(false), // WP-62
  worn: flag(true),
  condition: line(), // WP-63
  description: prose(),
});

/** A piece of armour, regular or against bullets (WP-61…WP-63, WP-86): dice and points. */
export class WarpArmor extends itemModel(schema, "GARDIEN.WARP.ARMOR") {
  /** What the rules need of it. */
  get figures(): ArmourFigures {
    const { regularDice, regularPoints, ballisticDice, heavy } = this;
    return { regularDice, regularPoints, ballisticDice, heavy };
  }
}
