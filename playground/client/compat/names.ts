import $ from "jquery";
import type { Data } from "../../common/types.js";
import { TokenHud } from "../canvas/index.js";
import * as windows from "./windows/index.js";

/** Helpers that generation 13 still answers to by their bare names. */
const BARE = [
  ...[
    "deepClone",
    "debounce",
    "diffObject",
    "duplicate",
    "escapeHTML",
    "expandObject",
    "filterObject",
    "flattenObject",
  ],
  ...["getProperty", "getRoute", "getType", "hasProperty", "isEmpty", "isNewerVersion", "mergeObject", "objectsEqual"],
  ...["parseUuid", "randomID", "setProperty", "throttle", "timeSince", "Collection"],
];

/** Puts V1 windows, jQuery and old names where modules look for them. Those of 13 alone are gone in 14, as in Foundry. */
export function addNames(namespace: Data, generation: number): void {
  const { Application, Dialog, DocumentSheet, FormApplication, Tabs } = windows;
  namespace.appv1 = {
    ...namespace.appv1,
    api: { Application, Dialog, DocumentSheet, FormApplication, ...namespace.appv1?.api },
    ux: { Tabs },
  };
  namespace.applications.hud = { TokenHUD: TokenHud, ...namespace.applications.hud };
  // A name: presses on the scene go their own way here, without workflows that could be watched.
  namespace.canvas.interaction = {
    MouseInteractionManager: class MouseInteractionManager {},
    ...namespace.canvas.interaction,
  };
  Object.assign(globalThis, { $, jQuery: $ });
  Object.defineProperty(globalThis, "_token", {
    get: () => canvas.tokens?.controlled[0] ?? null,
    configurable: true,
  });
  if (generation >= 14) return;
  expose(namespace);
  const { ChatMessage } = namespace.documents;
  if (!("user" in ChatMessage.prototype))
    Object.defineProperty(ChatMessage.prototype, "user", { get: authorOf, configurable: true });
}

function authorOf(this: Data): unknown {
  return this.author;
}

/** The bare names of 13, each only where nothing has it yet. */
function expose(namespace: Data): void {
  const { applications, canvas: scene, documents, helpers, utils } = namespace;
  const { Application, Dialog, DocumentSheet, FormApplication, Tabs } = windows;
  const names: Data = {
    ...{ Application, Dialog, DocumentSheet, FormApplication, Tabs, Game: namespace.Game, Tour: namespace.nue.Tour },
    ...Object.fromEntries(BARE.map((name) => [name, utils[name]])),
    ...{ ...documents.collections, ...applications.sidebar.tabs, ...applications.sidebar.apps, ...applications.ui },
    ...{ ...namespace.audio, ...helpers, ...helpers.interaction, ...applications.hud, ...applications.settings },
    ...{ ...applications.ux, ...applications.handlebars, ...scene.layers, ...scene.interaction, ...scene.geometry },
    ...{ ...applications.settings.menus, Color: utils.Color },
    ...{ FilePicker: applications.apps.FilePicker, DocumentSheetConfig: applications.apps.DocumentSheetConfig },
    ...{ ActorSheet: namespace.appv1.sheets?.ActorSheet, ItemSheet: namespace.appv1.sheets?.ItemSheet },
  };
  for (const [name, value] of Object.entries(names))
    if (value !== undefined && !(name in globalThis)) Object.assign(globalThis, { [name]: value });
}
