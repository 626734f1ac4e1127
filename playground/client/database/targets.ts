import type { Data, Value } from "../../common/types.js";
import type { SplitOperation } from "./operation.js";

/** The collection that holds the documents of a class at an address. */
export function collectionFor(documentName: string, parent: Value, pack: string | null): Value {
  if (parent) return parent.getEmbeddedCollection(documentName) as unknown;
  return (pack ? game.packs.get(pack) : game.collections.get(documentName)) as unknown;
}

/** A document to change: loaded from its pack if need be, rebuilt for repair if it was set aside. */
export async function findDocument(
  cls: Value,
  id: string,
  { parent, pack }: SplitOperation,
  options: { invalid?: boolean; optional?: boolean } = {},
): Promise<Value> {
  const collection = collectionFor(cls.documentName as string, parent, pack);
  let document: Value = collection?.get(id, { invalid: true });
  if (!document && pack && !parent) document = await collection?.getDocument(id);
  if (document || options.optional) return (document ?? null) as unknown;
  throw new Error(
    `${cls.documentName as string} [${id}] does not exist${parent ? ` in ${parent.uuid as string}` : ""}`,
  );
}

/** Redraws what shows a document, its parents and its collection. */
export function redraw(document: Value, context: Data): void {
  for (let shown: Value = document; shown; shown = shown.parent) shown.render?.(false, context);
}
