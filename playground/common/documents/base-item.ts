import { EmbeddedCollectionField, FilePathField, type DataSchema } from "../data/fields/index.js";
import type { Data, Value } from "../types.js";
import { Document } from "./document.js";
import { can, isOwner, type UserLike } from "./permissions.js";
import { directoryFields, idField, named, nameField, typeFields } from "./shared-schema.js";

/** In an actor, its owner; in the world, who may create items. */
function mayCreate(user: UserLike, item: BaseItem | null): boolean {
  return item?.parent ? isOwner(user, item.parent) : can(user, "ITEM_CREATE");
}

export class BaseItem extends Document {
  declare name: string;
  declare img: string;
  declare type: string;
  declare system: Data;
  declare effects: Value;
  declare folder: Value;
  declare sort: number;

  static DEFAULT_ICON = "icons/svg/item-bag.svg";

  static override metadata = Document.defineMetadata({
    name: "Item",
    collection: "items",
    label: "DOCUMENT.Item",
    labelPlural: "DOCUMENT.Items",
    coreTypes: [],
    embedded: { ActiveEffect: "effects" },
    hasTypeData: true,
    compendiumIndexFields: ["_id", "name", "img", "type", "sort", "folder"],
    permissions: { view: "LIMITED", create: mayCreate, update: "OWNER", delete: "OWNER" },
  });

  static override defineSchema(): DataSchema {
    return {
      ...idField(),
      name: nameField(),
      img: new FilePathField({
        categories: ["IMAGE"],
        initial: (data: Data) => this.implementation.getDefaultArtwork(data).img as string,
      }),
      ...typeFields(this),
      effects: new EmbeddedCollectionField(named("ActiveEffect")),
      ...directoryFields(),
    };
  }

  static getDefaultArtwork(_data: Data): { img: string } {
    return { img: this.DEFAULT_ICON };
  }

  /** An item of an actor belongs to whom the actor belongs to. */
  override getUserLevel(user: UserLike | null): number {
    return this.parent ? (this.parent as Document).getUserLevel(user) : super.getUserLevel(user);
  }
}
