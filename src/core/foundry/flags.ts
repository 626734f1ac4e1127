import { json, mapOf, record, type Shape } from "../shape/shape.js";

const OURS = record({ gardien: mapOf(json) });

/** What a document keeps in one of our flags, read by its shape. */
export function flagOf<T>({ flags }: { readonly flags?: unknown }, key: string, shape: Shape<T>): T {
  return shape.read(OURS.read(flags).gardien[key]);
}
