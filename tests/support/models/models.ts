import type { Ruleset } from "../../../src/core/ruleset.js";

/** What Foundry calls on a model before it is read. */
interface Prepared {
  prepareBaseData(): void;
  prepareDerivedData(): void;
}
type PreparedClass = abstract new (...args: never[]) => Prepared;
type Made<C> = C extends abstract new (...args: never[]) => infer Model ? Model : never;
interface Sourced extends Prepared {
  readonly _source: object;
}
type ModelClass<M> = new (data: object, context: object) => M;

/** An item as a test writes it down. */
export interface ItemSource<T extends string> {
  readonly type: T;
  readonly system?: object;
}

/** A prepared actor's model, with the items it carries. */
export type Carrier<A> = A & { readonly parent: { readonly items: readonly { readonly system: object }[] } };

/** Prepares a ruleset's models as Foundry would, outside any world; `models` are those of its items, by type. */
export function workshop<const M extends Readonly<Record<string, PreparedClass>>>(models: M) {
  type Type = keyof M & string;

  /** An item as its model sees it: with the actor that carries it, if any. */
  function itemOf(actor: object | null, { type, system = {} }: ItemSource<Type>): { system: Prepared } {
    const item: { actor: object | null; system: unknown } = { actor, system: null };
    const Model = models[type] as unknown as ModelClass<Prepared>;
    item.system = new Model(system, { parent: item, strict: false, fallback: true });
    return item as { system: Prepared };
  }

  return {
    /** A model that belongs to nobody, prepared. */
    preparedItem<T extends Type>(type: T, system: object = {}): Made<M[T]> {
      const item = itemOf(null, { type, system });
      item.system.prepareBaseData();
      item.system.prepareDerivedData();
      return item.system as Made<M[T]>;
    },

    /** An actor of a class with its items, prepared in Foundry's order: base data, items, derived data. */
    prepared<A extends Prepared>(Model: ModelClass<A>, system: object, items: readonly ItemSource<Type>[]): Carrier<A> {
      const actor: { items: object[]; system?: A; updates: object[]; updateSource(change: object): void } = {
        items: [],
        updates: [],
        updateSource(change) {
          this.updates.push(change);
        },
      };
      const model = new Model(system, { parent: actor, strict: false, fallback: true });
      actor.system = model;
      const carried = items.map((item) => itemOf(actor, item));
      actor.items = carried;
      model.prepareBaseData();
      for (const { system: own } of carried) {
        own.prepareBaseData();
        own.prepareDerivedData();
      }
      model.prepareDerivedData();
      return model as Carrier<A>;
    },
  };
}

/** The workshop of a ruleset: whatever sub-types it has, by their names. */
export function workshopOf({ actors, items }: Pick<Ruleset, "actors" | "items">) {
  const models = Object.entries(items).map(
    ([type, { model }]) => [type, model as abstract new (...args: never[]) => Sourced] as const,
  );
  const { prepared, preparedItem } = workshop(Object.fromEntries(models));
  return {
    preparedItem,
    preparedActor: (type: string, system: object, carried: readonly ItemSource<string>[]) => {
      const kind = actors[type];
      if (!kind) throw new Error(`no sub-type ${type}`);
      return prepared(kind.model as unknown as ModelClass<Sourced>, system, carried);
    },
  };
}

/** The model of an item of a prepared actor, which must be of a class. */
export function itemAt<M>(model: Carrier<object>, Model: abstract new (...args: never[]) => M, index = 0): M {
  const system = model.parent.items[index]?.system;
  if (!(system instanceof Model)) throw new TypeError(`item ${index} is no ${Model.name}`);
  return system;
}

/** What a model makes of an update of `system`, once it has passed through its hands. */
export async function updated(
  model: { _preUpdate(...args: never[]): Promise<boolean | void> },
  system: object,
): Promise<Record<string, unknown>> {
  const changed = { system: structuredClone(system) as Record<string, unknown> };
  await model._preUpdate(...([changed, {}, null] as never[]));
  return changed.system;
}
