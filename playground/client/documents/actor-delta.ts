import { BaseActorDelta } from "../../common/documents/base-actor-delta.js";
import type { Data, Value } from "../../common/types.js";
import { equals } from "../../common/utils/types.js";
import { database } from "../database/client-database.js";
import { ClientDocumentMixin } from "./client-document.js";

export class ActorDelta extends ClientDocumentMixin(BaseActorDelta) {
  declare _actor: Value;

  override _configure(options: Data): void {
    super._configure(options);
    Object.defineProperty(this, "_actor", { value: null, writable: true, enumerable: false, configurable: true });
  }

  /** The base actor with this delta laid over it; `null` when the base actor is gone. */
  get syntheticActor(): Value {
    const base: Value = this.parent.baseActor;
    if (!base) return null;
    this._actor ??= this.#build(base);
    return this._actor as unknown;
  }

  #build(base: Value): Value {
    const cls: Value = CONFIG.Actor.documentClass;
    const source = BaseActorDelta.applyTo(base._source as Data, this._source);
    return new cls(source, { parent: this.parent as unknown, strict: false, fallback: true }) as unknown;
  }

  /** Lays the delta over the base actor anew. Documents that do not change stay the same objects. */
  updateSyntheticActor(): void {
    const base: Value = this.parent.baseActor;
    const actor: Value = this._actor;
    if (!base || !actor) return;
    const source = BaseActorDelta.applyTo(base._source as Data, this._source);
    for (const name of ["items", "effects"]) {
      // A delta may hold less of a child than its model does.
      for (const child of source[name] as Data[]) actor[name].documentClass.cleanData(child);
      source[name] = keepSources(actor._source[name] as Data[], source[name] as Data[]);
    }
    actor.constructor.cleanData(source);
    actor.constructor.schema.validate(source, { fallback: true, source });
    Object.assign(actor._source as Data, source);
    actor.reset();
  }

  /** Forgets all differences: the token's actor is like the base actor again. */
  async restore(): Promise<Value> {
    const nothing: Data = { name: null, type: null, img: null, system: {}, items: [], effects: [], flags: {} };
    if (this._source.ownership) nothing.ownership = null;
    const operation = { updates: [{ _id: this.id as string, ...nothing }], recursive: false, diff: false };
    await database.send({
      type: "ActorDelta",
      action: "update",
      operation: { ...operation, parentUuid: this.parent.uuid as string, pack: null },
    });
    return this.syntheticActor as unknown;
  }

  override async update(data: Data = {}, operation: Data = {}): Promise<Value> {
    return this.syntheticActor?.update(data, operation) as Promise<Value>;
  }

  override prepareEmbeddedDocuments(): void {}
}

/** The new children, in the objects of the old ones where there were any. */
function keepSources(before: Data[], after: Data[]): Data[] {
  return after.map((child) => {
    const old = before.find((entry) => entry._id === child._id);
    if (!old) return child;
    if (!equals(old, child)) Object.assign(old, child);
    return old;
  });
}
