import { nameAsRead } from "../text/names-read.js";

/** An item that an actor carries, as rows are made of it. */
export interface CarriedItem<S> {
  readonly id: string;
  /** In the reader's language where it is published content that nobody renamed. */
  readonly name: string;
  readonly img: string;
  readonly system: S;
}

/** The items of one kind that an actor carries, in the order of its collection. */
export function itemsOf<S extends object>(
  actor: Actor,
  Kind: abstract new (...args: never[]) => S,
): readonly CarriedItem<S>[] {
  return actor.items.contents.flatMap(({ id, name, img, system }) => {
    const model: unknown = system;
    return model instanceof Kind
      ? [{ id: id ?? "", name: nameAsRead(name, model), img: img ?? "", system: model }]
      : [];
  });
}
