import type { Migrated } from "../../../core/types/model.js";
import type { WornPiece } from "../rules/armor-class.js";
import { ZONES } from "../rules/vocabulary.js";
import { choice, dropMalformedGroups, flag, line, measure, optionalWhole, prose, whole } from "./fields.js";

const schema = () => ({
  slug: line(),
  kind: choice(["armor", "shield"], "armor"),
  zones: new foundry.data.fields.TypedObjectField(whole(0, 20, 0), {
    validateKey: (key: string) => (ZONES as readonly string[]).includes(key),
  }),
  maxDex: optionalWhole(0, 12),
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
