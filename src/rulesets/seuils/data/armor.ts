import { dropMalformedRows, flag, prose } from "../../../core/data/fields.js";
import type { Migrated } from "../../../core/foundry/types/model.js";
import { belonging, protectionIndex } from "./fields.js";
import { specificList, type Specific } from "./specific.js";

const schema = () => ({
  ...belonging(),
  index: protectionIndex(1), // SE-43
  specific: specificList(), // SE-44
  coversAll: flag(false), // SE-25
  equipped: flag(true),
  description: prose(),
});
type Schema = ReturnType<typeof schema>;

/** An armour: dice that it takes from damage, before the roll and after it (SE-43…SE-47). */
export class SeuilsArmor extends foundry.abstract.TypeDataModel<Schema, Item> {
  static override LOCALIZATION_PREFIXES = ["GARDIEN.SEUILS.THING", "GARDIEN.SEUILS.ARMOR"];

  declare specific: Specific[];

  static override defineSchema(): Schema {
    return schema();
  }

  static override migrateData(...args: Migrated) {
    dropMalformedRows(args[0], ["specific"]);
    return super.migrateData(...args);
  }
}
