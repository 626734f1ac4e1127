import type { ModifyRequest } from "../../common/protocol.js";
import type { Data } from "../../common/types.js";
import { Refusal } from "../errors.js";
import { indexOf, packOf } from "../packs.js";
import { isRecord, packedKind, primaryKind } from "../store/hierarchy.js";
import type { World } from "../world/world.js";

/** Documents of the world or of a compendium: all, by `ids`, or those whose top-level values equal the `query`. */
export function getDocuments(world: World, user: Data, { type, operation }: ModifyRequest): Data[] {
  const kind = operation.pack ? packedKind(type) : primaryKind(type);
  if (!kind || kind.name !== type) throw new Refusal(`A world keeps no ${type} on its own`);
  if (!operation.pack) return choose(world.store.all(type), operation.ids, operation.query);
  const pack = packOf(world.packs, operation.pack, user.role);
  if (type === "Folder") return choose(pack.folders, operation.ids, operation.query);
  if (pack.kind.name !== type) throw new Refusal(`The compendium ${operation.pack} holds no ${type}`);
  if (operation.index !== true) return choose([...pack.documents.values()], operation.ids, operation.query);
  const fields: unknown = operation.indexFields;
  const paths = Array.isArray(fields) ? fields.filter((path): path is string => typeof path === "string") : [];
  return choose(indexOf(pack, paths.slice(0, 1000)), operation.ids, operation.query);
}

function choose(documents: Data[], ids: unknown, query: unknown): Data[] {
  const byId = Array.isArray(ids) ? documents.filter((source) => ids.includes(source._id)) : documents;
  if (!isRecord(query)) return byId;
  const matches = (value: unknown, wanted: unknown): boolean =>
    Array.isArray(wanted) ? wanted.includes(value) : value === wanted;
  // `_id__in` is how the documentation asks for several ids.
  return byId.filter((source) =>
    Object.entries(query).every(([key, wanted]) => matches(source[key.replace(/__in$/, "")], wanted)),
  );
}
