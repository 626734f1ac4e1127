import type { Migrated } from "../../../core/foundry/types/model.js";
import type { WornPiece } from "../rules/armor-class.js";
import { choice, dropMalformedGroups, flag, line, measure, optionalWhole, prose, whole, zoneMap } from "./fields.js";

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
type Schema = ReturnType<typeof schema>;

/** A piece of armour or a shield (GB-24): points of armour class by zone, weight in kilograms. */
export class GbArmor extends foundry.abstract.TypeDataModel<Schema, Item> {
  static override LOCALIZATION_PREFIXES = ["GARDIEN.GB.ARMOR"];

  static override defineSchema(): Schema {
    return schema();
  }

  static override migrateData(...args: Migrated) {
    dropMalformedGroups(args[0], ["zones"]);
    return super.migrateData(...args);
  }

  /** What the rules need of it. */
  get piece(): WornPiece {
    return { kind: this.kind, zones: this.zones, maxDex: this.maxDex, shieldArm: this.shieldArm };
  }
}
