import { EmbeddedCollectionField, EmbeddedDataField, FilePathField, type DataSchema } from "../data/fields/index.js";
import type { Data, Value } from "../types.js";
import { mergeObject } from "../utils/merge.js";
import { Document } from "./document.js";
import { PrototypeToken } from "./prototype-token.js";
import { directoryFields, idField, named, nameField, typeFields } from "./shared-schema.js";

export class BaseActor extends Document {
  declare name: string;
  declare img: string;
  declare type: string;
  declare system: Data;
  declare items: Value;
  declare effects: Value;
  declare prototypeToken: PrototypeToken;
  declare folder: Value;
  declare sort: number;

  static DEFAULT_ICON = "icons/svg/mystery-man.svg";

  static override metadata = Document.defineMetadata({
    name: "Actor",
    collection: "actors",
    label: "DOCUMENT.Actor",
    labelPlural: "DOCUMENT.Actors",
    coreTypes: [],
    embedded: { ActiveEffect: "effects", Item: "items" },
    hasTypeData: true,
    compendiumIndexFields: ["_id", "name", "img", "type", "sort", "folder"],
    permissions: { view: "LIMITED", create: "ACTOR_CREATE", update: "OWNER", delete: "OWNER" },
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
      prototypeToken: new EmbeddedDataField(PrototypeToken),
      items: new EmbeddedCollectionField(named("Item")),
      effects: new EmbeddedCollectionField(named("ActiveEffect")),
      ...directoryFields(),
    };
  }

  static getDefaultArtwork(_data: Data): { img: string; texture: { src: string } } {
    return { img: this.DEFAULT_ICON, texture: { src: this.DEFAULT_ICON } };
  }

  override _initializeSource(data: Value, options: Data): Data {
    const source = super._initializeSource(data, options);
    if (options.adopt) return source;
    // A token is named and pictured like its actor unless it says otherwise.
    const { texture } = (this.constructor as typeof BaseActor).getDefaultArtwork(source);
    source.prototypeToken = mergeObject(
      { name: source.name as unknown, texture: { src: (source.img ?? texture.src) as unknown } },
      dropEmpty(source.prototypeToken as Data),
    );
    return source;
  }
}

/** Leaves out the name and picture that a prototype token does not have. */
function dropEmpty(token: Data | undefined): Data {
  if (!token) return {};
  const { name, texture, ...rest } = token;
  const { src, ...image } = (texture ?? {}) as Data;
  return {
    ...rest,
    ...(name ? { name: name as unknown } : {}),
    texture: { ...image, ...(src ? { src: src as unknown } : {}) },
  };
}
