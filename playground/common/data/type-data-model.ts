import type { Data, Value } from "../types.js";
import { DataModel } from "./data-model.js";
import { SchemaField } from "./fields/schema-field.js";

/** The `system` data of a document's sub-type; `parent` is the document. */
export abstract class TypeDataModel extends DataModel {
  static override _buildSchema(): SchemaField {
    const schema = super._buildSchema();
    // Paths of its fields are those of the document: `system.hp.value`.
    schema.name = "system";
    return schema;
  }

  override _validationPrefix(): string {
    return `${this.parent?.documentName ?? ""} ${this.constructor.name} validation errors:`.trim();
  }

  /** Before the document's own base data, its children and effects. */
  prepareBaseData(): void {}

  /** After effects. */
  prepareDerivedData(): void {}

  async _preCreate(_data: Data, _options: Data, _user: Value): Promise<boolean | void> {}

  async _preUpdate(_changes: Data, _options: Data, _user: Value): Promise<boolean | void> {}

  async _preDelete(_options: Data, _user: Value): Promise<boolean | void> {}

  _onCreate(_data: Data, _options: Data, _userId: string): void {}

  _onUpdate(_changed: Data, _options: Data, _userId: string): void {}

  _onDelete(_options: Data, _userId: string): void {}

  /** Text or an element to embed this document's data in rich text. */
  async toEmbed(_config: Data, _options: Data = {}): Promise<HTMLElement | null> {
    return null;
  }
}
