import { ActiveEffectTypeDataModel } from "../../common/documents/base-active-effect.js";
import { generation } from "../../common/generation.js";
import { host, tokenAttributes, type Problem } from "../../common/host.js";
import type { WorldData } from "../../common/protocol.js";
import type { Data, Value } from "../../common/types.js";
import { Collection } from "../../common/utils/collection.js";
import { database } from "../database/client-database.js";
import { preparation } from "../documents/preparation.js";
import { CompendiumCollection } from "./compendium-collection.js";
import { collectionClasses } from "./index.js";
import type { WorldCollection } from "./world-collection.js";

/** The key of each collection in the data of a world. */
const SOURCES: Record<string, keyof WorldData> = {
  Setting: "settings",
  User: "users",
  Folder: "folders",
  Actor: "actors",
  Item: "items",
  Scene: "scenes",
  Combat: "combats",
  ChatMessage: "messages",
  JournalEntry: "journal",
  RollTable: "tables",
  Macro: "macros",
};

/** Builds the collections of a world, still without documents: `prepareWorld` fills them. Names → collections. */
export function buildWorld(data: WorldData): Collection<WorldCollection> {
  const collections = new Collection<WorldCollection>();
  for (const [documentName, key] of Object.entries(SOURCES)) {
    const cls: Value = globalThis.CONFIG?.[documentName]?.collection ?? collectionClasses[documentName];
    collections.set(documentName, new cls((data[key] ?? []) as Data[]) as WorldCollection);
  }
  return collections;
}

/** All compendia; the folders that hold them are documents of the world. */
class CompendiumPacks extends Collection<CompendiumCollection> {
  get folders(): Value[] {
    return (game.folders?.filter((folder: Value) => folder.type === "Compendium") ?? []) as Value[];
  }
}

/** Builds the compendia with their indices, by `<package>.<name>`. */
export function buildPacks(data: WorldData): Collection<CompendiumCollection> {
  const packs = new CompendiumPacks();
  for (const entry of data.packs) {
    const pack = new CompendiumCollection(entry);
    packs.set(pack.collection, pack);
  }
  return packs;
}

/** Fetches the indices with what packages asked for at `init`, as the table starts. */
export async function initializePacks(packs: Collection<CompendiumCollection>): Promise<void> {
  const fieldsOf = ({ documentName }: CompendiumCollection): string[] =>
    (globalThis.CONFIG?.[documentName]?.compendiumIndexFields ?? []) as string[];
  await Promise.all([...packs].map((pack) => pack.getIndex({ fields: fieldsOf(pack) })));
}

/** Builds all documents that are not there yet, then prepares them: no sooner may one look at another. */
export function prepareWorld(collections: Collection<WorldCollection>): void {
  for (const collection of collections) if (!collection.size) collection.initialize();
  preparation.ready = true;
  for (const collection of collections) for (const document of collection) document._safePrepareData();
}

/** Tells the common code where it runs. `report` also gets each document that was healed or set aside. */
export function connectHost(
  documentTypes: Record<string, Record<string, Data>>,
  report?: (problem: Problem) => void,
  system: Data = {},
): void {
  host.collection = (name) => game.collections?.get(name) as unknown;
  host.pack = (id) => game.packs?.get(id) as unknown;
  host.documentClass = (name) => globalThis.CONFIG?.[name]?.documentClass ?? host.baseClass(name);
  host.typeModel = (name, type) => {
    const models = globalThis.CONFIG?.[name]?.dataModels;
    const core = name === "ActiveEffect" && generation() >= 14 ? ActiveEffectTypeDataModel : null;
    return (models?.[type] ?? core) as ReturnType<typeof host.typeModel>;
  };
  host.packLevel = (user, id) => Number(game.packs.get(id)?.getUserLevel(user) ?? 0);
  host.canModifyPack = (user, id) => {
    const pack: Value = game.packs.get(id);
    return !!pack && !pack.locked && pack.testUserPermission(user, "OWNER");
  };
  host.flagScopes = () => {
    const active = [...(game.modules ?? [])].filter((one: Value) => one.active).map((one: Value) => String(one.id));
    return new Set(["core", "world", String(game.system.id), ...active]);
  };
  host.documentTypes = documentTypes;
  host.tokenAttributes = tokenAttributes(system);
  host.database = database;
  host.report = (problem) => {
    if (problem.kind === "healed") console.warn(problem.message);
    else
      globalThis.Hooks?.onError(problem.message, problem.error ?? new Error(problem.message), { msg: problem.message });
    report?.(problem);
  };
}
