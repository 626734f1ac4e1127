import { getDocumentClass, host } from "../host.js";
import type { Value } from "../types.js";

export interface ParsedUuid {
  uuid: string;
  type: string;
  id: string;
  collection: Value;
  documentType: string;
  documentId: string;
  primaryType?: string;
  primaryId?: string;
  embedded: string[];
}

/** Reads `Actor.<id>.Item.<id>`, `Compendium.<package>.<pack>.<Type>.<id>…`, or a relative UUID. */
export function parseUuid(uuid: string, options: { relative?: Value } = {}): ParsedUuid | null {
  if (typeof uuid !== "string" || !uuid) return null;
  if (uuid.startsWith(".") && options.relative) return parseRelative(uuid, options.relative);
  const parts = uuid.split(".");
  let collection: Value;
  if (parts[0] === "Compendium") {
    const [, scope, name] = parts;
    collection = host.pack(`${scope}.${name}`);
    parts.splice(0, 3);
    // The oldest form leaves the type out.
    if (parts.length === 1) parts.unshift(collection?.documentName ?? "");
  } else collection = host.collection(parts[0] as string);
  if (parts.length < 2) return null;
  const [documentType, documentId, ...embedded] = parts as [string, string, ...string[]];
  const type = embedded.length ? (embedded.at(-2) ?? documentType) : documentType;
  const id = embedded.at(-1) ?? documentId;
  const primary = embedded.length ? { primaryType: documentType, primaryId: documentId } : {};
  return { uuid, type, id, collection, documentType, documentId, embedded, ...primary };
}

/** `.<id>` names a sibling of the relative document, `.Item.<id>` a child of it. */
function parseRelative(uuid: string, relative: Value): ParsedUuid | null {
  const parts = uuid.slice(1).split(".");
  if (parts.length % 2 === 0) return parseUuid(`${relative.uuid}.${parts.join(".")}`);
  const base = String(relative.uuid).split(".");
  base.pop();
  return parseUuid([...base, ...parts].join("."));
}

/** Builds the UUID of a document from its parts. */
export function buildUuid(context: {
  id?: string | null;
  documentName?: string;
  parent?: Value;
  pack?: string | null;
}): string | null {
  const { id, documentName, parent, pack } = context;
  if (!id || !documentName) return null;
  if (parent) return `${parent.uuid}.${documentName}.${id}`;
  return pack ? `Compendium.${pack}.${documentName}.${id}` : `${documentName}.${id}`;
}

/** The UUID of a document as seen from another one: `.<id>` for a sibling, `.Item.<id>` for a child. */
export function buildRelativeUuid(uuid: string, relative: Value): string {
  const base = String(relative.uuid);
  if (uuid.startsWith(`${base}.`)) return uuid.slice(base.length);
  const [parent, sibling] = [base.slice(0, base.lastIndexOf(".")), uuid.slice(0, uuid.lastIndexOf("."))];
  return parent === sibling && relative.parent ? uuid.slice(uuid.lastIndexOf(".")) : uuid;
}

/** Follows the pairs `Type.id` of an embedded UUID down from a document. */
export function resolveEmbedded(document: Value, embedded: string[], options: { invalid?: boolean } = {}): Value {
  let target: Value = document;
  for (let i = 0; target && i + 1 < embedded.length; i += 2) {
    const [type, id] = [embedded[i] as string, embedded[i + 1] as string];
    // The actor of a token is a synthetic one, not a member of a collection.
    if (target.documentName === "Token" && type === "Actor") target = target.actor;
    else if (target.documentName === "Token" && type === "ActorDelta") target = target.delta;
    else if (!getDocumentClass(type) || !target.constructor.metadata.embedded[type]) return null;
    else target = target.getEmbeddedDocument(type, id, options);
  }
  return target ?? null;
}
