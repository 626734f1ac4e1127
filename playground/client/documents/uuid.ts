import type { Data, Value } from "../../common/types.js";
import { parseUuid, resolveEmbedded } from "../../common/utils/uuid.js";

export interface UuidOptions {
  relative?: Value;
  /** Also find documents that were set aside. */
  invalid?: boolean;
  /** Throw when the document cannot be had synchronously. */
  strict?: boolean;
}

/** Where an address that was moved leads now: the longest that it is or begins with counts. */
function redirected(uuid: string): string {
  const moved = (CONFIG.compendium?.uuidRedirects ?? {}) as Record<string, string>;
  const parts = uuid.split(".");
  for (let length = parts.length; length > 2; length--) {
    const to = moved[parts.slice(0, length).join(".")];
    if (to) return [to, ...parts.slice(length)].join(".");
  }
  return uuid;
}

/** A document of the world or of a loaded part of a pack. */
export function resolveUuid(uuid: string, options: UuidOptions = {}): Value {
  const parsed = parseUuid(redirected(uuid), options);
  const document: Value = parsed?.collection?.get(parsed.documentId, { invalid: options.invalid });
  if (!parsed || !document) return null;
  return resolveEmbedded(document, parsed.embedded, options);
}

/** Finds a document, loading it from its pack if need be; `null` when there is none. */
export async function fromUuid(uuid: string | null | undefined, options: UuidOptions = {}): Promise<Value> {
  if (!uuid) return null;
  const parsed = parseUuid(redirected(uuid), options);
  if (!parsed?.collection) return null;
  const { collection, documentId, embedded } = parsed;
  const load = typeof collection.getDocument === "function" ? collection.getDocument(documentId) : null;
  const document: Value = collection.get(documentId, { invalid: options.invalid }) ?? (await load);
  return document ? resolveEmbedded(document, embedded, options) : null;
}

/** Finds a document of the world, or the index entry of one in a pack. */
export function fromUuidSync(uuid: string | null | undefined, options: UuidOptions = {}): Value {
  if (!uuid) return null;
  const found: Value = resolveUuid(uuid, options);
  if (found) return found as unknown;
  const parsed = parseUuid(redirected(uuid), options);
  const index: Value = parsed?.collection?.index;
  if (!parsed || !index) return null;
  if (parsed.embedded.length) {
    if (options.strict ?? true) throw new Error(`${uuid} is embedded in a compendium: use fromUuid`);
    return null;
  }
  const entry = index.get(parsed.documentId) as Data | undefined;
  return entry ? { ...entry, pack: parsed.collection.collection as string } : null;
}
