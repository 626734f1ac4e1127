import type { Data } from "../../common/types.js";
import { coreStatusEffects, defineStatusEffects } from "./status-effects.js";
import { movementConfig } from "../canvas/movement-actions.js";
import { TokenRuler } from "../canvas/token-ruler.js";
import { polygonBackends } from "../canvas/polygon-backends.js";
import { messageModes, rollModes } from "./visibility-modes.js";

const SIDEBAR_ICONS: Record<string, string> = {
  Actor: "fa-solid fa-user",
  Adventure: "fa-solid fa-treasure-chest",
  ChatMessage: "fa-solid fa-comments",
  Combat: "fa-solid fa-hand-fist",
  Folder: "fa-solid fa-folder",
  Item: "fa-solid fa-suitcase",
  JournalEntry: "fa-solid fa-book-open",
  Macro: "fa-solid fa-code",
  RollTable: "fa-solid fa-table-list",
  Scene: "fa-solid fa-map",
  User: "fa-solid fa-users",
};

/** What the boot knows of the document classes and of the dice when it builds CONFIG. */
export interface ConfigSources {
  generation: number;
  /** Client document classes by document name. */
  documents: Record<string, unknown>;
  /** World collection classes by document name. */
  collections: Record<string, unknown>;
  dice: Data;
  /** The system's `documentTypes`. */
  documentTypes: Record<string, Data>;
  tokenClass: unknown;
}

function documentConfig(name: string, { documents, collections, documentTypes }: ConfigSources): Data {
  const types = Object.keys(documentTypes[name] ?? {});
  return {
    documentClass: documents[name],
    compendiumIndexFields: [],
    collection: collections[name],
    dataModels: {},
    sheetClasses: {},
    typeLabels: Object.fromEntries(types.map((type) => [type, `TYPES.${name}.${type}`])),
    typeIcons: {},
    typeHints: {},
    sidebarIcon: SIDEBAR_ICONS[name] ?? "fa-solid fa-file",
  };
}

/** Builds CONFIG with every registration point a system may write to at `init`. */
export function createConfig(sources: ConfigSources): Data {
  const { generation } = sources;
  const config: Data = Object.fromEntries(
    Object.keys(sources.documents).map((name) => [name, documentConfig(name, sources)]),
  );
  Object.assign(config.Actor, { trackableAttributes: {} });
  Object.assign(config.Token, { objectClass: sources.tokenClass, rulerClass: TokenRuler, movement: movementConfig() });
  Object.assign(config.Combat, { initiative: { formula: null, decimals: 2 } });
  Object.assign(config.ChatMessage, { template: "templates/sidebar/chat-message.hbs", batchSize: 100 });
  if (generation >= 14) Object.assign(config.ChatMessage, { modes: messageModes() });
  else Object.assign(config.ActiveEffect, { legacyTransferral: true });
  defineStatusEffects(config, coreStatusEffects(), generation);
  return Object.assign(config, {
    Dice: {
      rolls: [],
      terms: {},
      functions: {},
      randomUniform: () => Math.random(),
      ...(generation < 14 && { rollModes: rollModes() }),
      ...sources.dice,
    },
    TextEditor: { enrichers: [] },
    compendium: { uuidRedirects: {} },
    queries: {},
    sounds: { dice: "sounds/dice.wav", lock: "", notification: "", combat: "" },
    specialStatusEffects: { DEFEATED: "dead", INVISIBLE: "invisible", BLIND: "blind", HOVER: "hover", FLY: "fly" },
    time: { roundTime: 0, turnTime: 0 },
    ui: {},
    ux: {},
    Canvas: { layers: {}, polygonBackends: polygonBackends() },
    controlIcons: {
      combat: "icons/svg/combat.svg",
      visibility: "icons/svg/invisible.svg",
      effects: "icons/svg/aura.svg",
      target: "icons/svg/target.svg",
      defeated: "icons/svg/skull.svg",
    },
    fontDefinitions: {},
    debug: { hooks: false },
    compatibility: { mode: 1 },
  });
}
