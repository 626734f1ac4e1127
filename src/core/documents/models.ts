import { addConsequences } from "../data/consequences.js";
import { keeperNotes } from "../data/fields.js";
import { dropMalformed } from "../data/malformed.js";
import type { Migrated, PreUpdate } from "../foundry/types/model.js";
import type { Json } from "../shape/shape.js";
import { isTakenBack } from "../play/record/undo-option.js";

type DataSchema = foundry.data.fields.DataSchema;

interface Consequences {
  /**
   * What else becomes of a change of `system`, by path under it; nothing, unless a model says so.
   * @param undone whether the change takes something back
   */
  consequences(change: object, undone?: boolean): Readonly<Record<string, Json>>;
}

/** The class of a model of ours. */
type ModelClass<Model> = Omit<typeof foundry.abstract.TypeDataModel, "prototype"> &
  (new (data?: object, options?: object) => Model & Consequences);
type ActorModelClass<S extends DataSchema> = ModelClass<foundry.abstract.TypeDataModel<S, Actor>>;
type ItemModelClass<S extends DataSchema> = ModelClass<foundry.abstract.TypeDataModel<S, Item>>;

/** What our models do alike: they heal broken sources, and write with each change what follows from it. */
class GardienModel extends foundry.abstract.TypeDataModel<DataSchema, Actor | Item> implements Consequences {
  static override migrateData(...args: Migrated) {
    dropMalformed(args[0], this.schema);
    return super.migrateData(...args);
  }

  consequences(_change: object, _undone = false): Readonly<Record<string, Json>> {
    return {};
  }

  /** Every door to the figures leads here: sheet, token bar, arbiter. */
  override async _preUpdate(...args: PreUpdate): Promise<boolean | void> {
    if ((await super._preUpdate(...args)) === false) return false;
    const [changed, options] = args;
    addConsequences(changed, (change) => this.consequences(change, isTakenBack(options)), options);
  }
}

/** The base of the models of a ruleset's actors; each says its fields, `keeperNotes()` too, and their language keys itself. */
export function actorModel<S extends DataSchema>(): ActorModelClass<S> {
  return GardienModel as unknown as ActorModelClass<S>;
}

/**
 * Makes the base of a model of items: its fields, and notes of the keeper as every item has them.
 * @param schema makes its fields
 * @param prefixes language keys under which its fields are named, the most general first
 */
export function itemModel<S extends DataSchema>(schema: () => S, ...prefixes: string[]): ItemModelClass<S> {
  class ItemModel extends GardienModel {
    static override LOCALIZATION_PREFIXES = prefixes;

    static override defineSchema(): S {
      return { ...schema(), keeperNotes: keeperNotes() };
    }
  }
  return ItemModel as unknown as ItemModelClass<S>;
}
