import * as common from "../../../../playground/common/index.js";
import type { ModifyRequest, ModifyResponse, WorldData } from "../../../../playground/common/protocol.js";
import type { Data, Value } from "../../../../playground/common/types.js";
import { deepClone } from "../../../../playground/common/utils/index.js";
import {
  buildPacks,
  buildWorld,
  collectionClasses,
  connectHost,
  prepareWorld,
} from "../../../../playground/client/collections/index.js";
import { database } from "../../../../playground/client/database/index.js";
import { documentClasses, fromUuid, fromUuidSync } from "../../../../playground/client/documents/index.js";
import { preparation } from "../../../../playground/client/documents/preparation.js";
import { Hooks } from "../../../../playground/client/hooks/hooks.js";

/** An id of one letter, sixteen times. */
export const id = (letter: string): string => letter.repeat(16);

const KEEPER = { _id: id("K"), name: "Keeper", role: 4 };
const PLAYER = { _id: id("P"), name: "Player", role: 1 };

export interface Table {
  /** Every request that reached the stand-in server. */
  requests: ModifyRequest[];
  problems: string[];
}

/** Sets a table: the globals, a world, and a stand-in for the server that accepts everything. */
export function setTable(
  world: Partial<WorldData> = {},
  options: {
    generation?: 13 | 14;
    userId?: string;
    config?: (config: Data) => void;
    documentTypes?: Data;
    /** What else the manifest says. */
    system?: Data;
  } = {},
): Table {
  const generation = options.generation ?? 13;
  const table: Table = { requests: [], problems: [] };
  common.setGeneration(generation);
  preparation.ready = false;
  const config: Data = {};
  for (const [name, documentClass] of Object.entries(documentClasses)) {
    config[name] = {
      documentClass,
      collection: collectionClasses[name],
      dataModels: {},
      sheetClasses: {},
      typeLabels: {},
    };
  }
  Object.assign(config, {
    statusEffects: [{ id: "prone", name: "Prone", img: "icons/svg/falling.svg" }],
    specialStatusEffects: { DEFEATED: "dead" },
    time: {},
    Dice: { rolls: [] },
  });
  config.ActiveEffect.legacyTransferral = false;
  options.config?.(config);
  const documentTypes: Data = options.documentTypes ?? {
    Actor: { hero: {} },
    Item: { sword: {} },
    ChatMessage: { attack: {} },
  };
  const data = {
    release: { generation, version: String(generation), build: 1 },
    userId: options.userId ?? KEEPER._id,
    world: { id: "w", title: "W" },
    system: { id: "test", documentTypes },
    ...{
      users: [KEEPER, PLAYER],
      actors: [],
      items: [],
      scenes: [],
      messages: [],
      combats: [],
      journal: [],
      tables: [],
    },
    ...{ macros: [], folders: [], settings: [], packs: [], activeUsers: [] },
    ...deepClone(world),
  } as WorldData;
  const game: Data = {
    data,
    userId: data.userId,
    release: data.release,
    system: data.system,
    settings: { get: () => ({}), settings: new Map() },
    i18n: { lang: "fr", has: () => false, localize: (key: string) => key, format: (key: string) => key },
    packs: new common.utils.Collection(),
    get user() {
      return game.users.get(game.userId) ?? null;
    },
    get combat() {
      return game.combats.contents[0] ?? null;
    },
  };
  for (const [name, key] of Object.entries({
    users: "User",
    actors: "Actor",
    items: "Item",
    scenes: "Scene",
    messages: "ChatMessage",
    combats: "Combat",
    folders: "Folder",
    macros: "Macro",
    tables: "RollTable",
  })) {
    Object.defineProperty(game, name, { get: () => game.collections?.get(key) as unknown });
  }
  Object.assign(globalThis, {
    game,
    CONFIG: config,
    CONST: common.CONST,
    Hooks,
    fromUuid,
    fromUuidSync,
    ui: {},
    canvas: {},
  });
  connectHost(documentTypes, (problem) => table.problems.push(problem.message), options.system);
  game.packs = buildPacks(data);
  game.collections = buildWorld(data);
  prepareWorld(game.collections);
  for (const user of game.users) user.active = true;
  database.backend = { request: async (request) => answer(deepClone(request), table) };
  return table;
}

let counter = 0;
/** Of no document in a stored world: those that tests made count from "new". */
const freshId = (): string => `fresh${String(counter++).padStart(11, "0")}`;

/** Does what the server would: gives ids, echoes differences, keeps whole children of synthetic actors. */
async function answer(request: ModifyRequest, table: Table): Promise<ModifyResponse> {
  table.requests.push(request);
  await Promise.resolve();
  const { type, action, operation } = request;
  const respond = (result: (Data | string)[]): ModifyResponse => ({
    type,
    action,
    operation,
    userId: (globalThis as Value).game.userId,
    result,
  });
  if (action === "create")
    return respond((operation.data ?? []).map((data) => ({ ...data, _id: data._id ?? freshId() })));
  if (action === "delete") return respond(operation.ids ?? []);
  const parent: Value = operation.parentUuid ? fromUuidSync(operation.parentUuid) : null;
  if (!parent?.isToken) return respond(operation.updates ?? []);
  return respond(
    (operation.updates ?? []).map((update) => {
      const copy: Value = parent.getEmbeddedDocument(type, update._id).clone({}, { keepId: true });
      copy.updateSource(update);
      return copy.toObject() as Data;
    }),
  );
}
