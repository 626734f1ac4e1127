import type { SchemaField } from "../../common/data/fields/schema-field.js";
import "../../common/documents/index.js";
import { hasPermission, type UserLike } from "../../common/documents/permissions.js";
import { DataModelValidationError } from "../../common/data/validation.js";
import { documentClasses, host, tokenAttributes } from "../../common/host.js";
import type { Data } from "../../common/types.js";
import { Refusal } from "../errors.js";
import { isRecord, PRIMARY, type Kind } from "../store/hierarchy.js";
import type { World } from "../world/world.js";

/** The schema that the server and the client share for a document. */
export function schemaOf(documentName: string): SchemaField {
  const model = documentClasses[documentName];
  if (!model) throw new Refusal(`Unknown document type: ${documentName}`);
  return model.schema;
}

/** The source of a new document without its children: cleaned and completed as its class has it, or refused. */
export function buildSource(documentName: string, data: Data): Data {
  schemaOf(documentName);
  try {
    return new documentClasses[documentName](data, { strict: true }).toObject();
  } catch (error) {
    if (error instanceof DataModelValidationError) throw new Refusal(error.message);
    throw error;
  }
}

/** The paths a sub-type declares in the manifest under a key; for a token's delta, those of every sub-type of Actor. */
export function declaredPaths(system: Data, documentName: string, type: unknown, key: string): string[] {
  const declared: unknown = system.documentTypes?.[documentName === "ActorDelta" ? "Actor" : documentName];
  if (!isRecord(declared)) return [];
  const named = typeof type === "string" && Object.hasOwn(declared, type) ? [declared[type]] : [];
  const kinds: unknown[] = documentName === "ActorDelta" ? Object.values(declared) : named;
  const paths = kinds.flatMap((kind): unknown => (isRecord(kind) && Array.isArray(kind[key]) ? kind[key] : []));
  return [...new Set(paths)].map((path) => `system.${String(path)}`);
}

/** The paths only a keeper may write: those of the schema, a macro's author, and those the manifest declares. */
export function gmOnlyPaths(system: Data, documentName: string, type: unknown): string[] {
  const own = Object.entries(schemaOf(documentName).fields).filter(([, field]) => field.gmOnly);
  const author = documentName === "Macro" ? ["author"] : [];
  return [...own.map(([name]) => name), ...author, ...declaredPaths(system, documentName, type, "gmOnlyFields")];
}

/** Says that a field is not for players. */
export const gmOnly = (kind: Kind, path: string): Refusal =>
  new Refusal(`The "${kind.name}.${path}" field may only be modified by a GM or Assistant GM user`);

/** Builds a document to ask it about permissions, without its children: those answer for themselves. */
export function buildDocument(kind: Kind, source: Data, parent: Data | null): Data {
  const bare = { ...source };
  for (const [key, child] of Object.entries(kind.children)) {
    if (!child.single) bare[key] = [];
    else if (isRecord(bare[key])) bare[key] = withoutChildren(child.kind, bare[key]);
    else delete bare[key];
  }
  return documentClasses[kind.name].fromSource(bare, { parent });
}

const withoutChildren = (kind: Kind, source: Data): Data => ({
  ...source,
  ...Object.fromEntries(Object.keys(kind.children).map((key) => [key, []])),
});

/** A user as the shared permission checks want one. */
export const asUser = (user: Data): UserLike => ({ ...user, id: user._id, role: user.role });

/** Tells the shared classes which sub-types there are, and what the bars of tokens show. */
export function bindTypes(system: Data): void {
  host.documentTypes = isRecord(system.documentTypes) ? system.documentTypes : {};
  host.tokenAttributes = tokenAttributes(system);
}

/** Tells the shared classes which world they are asked about; one process may serve several. */
export function bindHost(world: World): void {
  bindTypes(world.system);
  host.permissions = permissionsOf(world);
  host.collection = (name: string) => ({ get: (id: string) => lookUp(world, name, id) });
}

/** A document of the world for a permission check; a scene finds its tokens too. */
function lookUp(world: World, name: string, id: string): unknown {
  const kind = PRIMARY.find((candidate) => candidate.name === name);
  const source = kind && world.store.get(name, id);
  if (!source) return undefined;
  const document = buildDocument(kind, source, null);
  const tokens = kind.children.tokens?.kind;
  if (!tokens) return document;
  const find = (tokenId: string): Data | undefined => {
    const list: unknown[] = Array.isArray(source.tokens) ? source.tokens : [];
    const token = list.filter(isRecord).find((entry) => entry._id === tokenId);
    return token && buildDocument(tokens, token, document);
  };
  return { tokens: { get: find } };
}

/** Roles of each user permission, where the setting `core.permissions` changes the defaults. */
function permissionsOf(world: World): Record<string, number[]> {
  const setting = world.store.all("Setting").find((row) => row.key === "core.permissions" && !row.user);
  try {
    const value: unknown = JSON.parse(setting?.value ?? "{}");
    return isRecord(value) ? Object.fromEntries(Object.entries(value).filter(([, roles]) => Array.isArray(roles))) : {};
  } catch {
    return {}; // a damaged setting: the defaults hold
  }
}

/** Whether a user has one of the permissions of `CONST.USER_PERMISSIONS`. */
export function userCan(world: World, user: Data, permission: string): boolean {
  bindHost(world);
  return hasPermission(asUser(user), permission);
}
