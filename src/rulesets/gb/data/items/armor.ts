import { itemModel } from "../../../../core/documents/models.js";
import type { WornPiece } from "../../rules/attack/armor-class.js";
import { choice, flag, line, measure, optionalWhole, prose, whole, zoneMap } from "../fields.js";

const schema = () => ({
  slug: line(),
  kind: choice(["armor", "shield"], "armor"),
  zones: zoneMap(whole(0, 20, 0)),
  maxDex: optionalWhole(0, 12),
  // D-48 — what it costs Strength and Dexterity skills
  checkPenalty: whole(-12, 0, 0),
  shieldArm: choice(["armRight", "armLeft"], "armLeft"),
  equipped: flag(true),
  weight: measure(100, 0),
  description: prose(),
});

/** A piece of armour or a shield (GB-24): points of armour class by zone, weight in kilograms. */
export class GbArmor extends itemModel(schema, "GARDIEN.GB.ARMOR") {
  /** What the rules need of it. */
  get piece(): WornPiece {
    return { kind: this.kind, zones: this.zones, maxDex: this.maxDex, shieldArm: this.shieldArm };
  }
}
