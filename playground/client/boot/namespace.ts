import * as common from "../../common/index.js";
import { DELETE, ForcedDeletion, ForcedReplacement } from "../../common/utils/operators.js";
import type { Data } from "../../common/types.js";
import * as applications from "../applications/index.js";
import { BaseTokenRuler, Token, TokenLayer, TokenRuler } from "../canvas/index.js";
import * as collections from "../collections/index.js";
import { Roll, terms } from "../dice/index.js";
import * as documents from "../documents/index.js";
import { fromUuid, fromUuidSync } from "../documents/uuid.js";
import * as handlebars from "../handlebars/index.js";
import { Hooks } from "../hooks/index.js";
import { Localization } from "../i18n/index.js";
import { Tour } from "../nue/tour.js";
import { ClientSettings } from "../settings/index.js";
import { TextEditor } from "../text/index.js";
import { ChatLog } from "../ui/chat/chat-log.js";
import { CombatTracker } from "../ui/combat/combat-tracker.js";
import { CompendiumDirectory } from "../ui/directories/compendium-directory.js";
import { Compendium } from "../ui/directories/compendium.js";
import * as directoryClasses from "../ui/directories/document-directory.js";
import { Hotbar } from "../ui/hotbar.js";
import { Players } from "../ui/players.js";
import * as coreSheets from "../ui/sheets/index.js";
import { ChatPopout } from "../ui/chat/chat-popout.js";
import { GamePause } from "../ui/game-pause.js";
import { SceneControls } from "../ui/scene-controls.js";
import { SceneNavigation } from "../ui/scene-navigation.js";
import { Settings } from "../ui/settings-tab.js";
import { AbstractSidebarTab } from "../ui/sidebar/sidebar-tab.js";
import { Sidebar } from "../ui/sidebar/sidebar.js";

const { DocumentDirectory, ...directories } = directoryClasses;

/** Names only: a system takes them off the list of sheets, nothing is drawn with them. */
class ActorSheet {}
class ItemSheet {}

/** The public `foundry` object, put together from the parts of the playground. */
export function createNamespace(generation: number): Data {
  const { api, apps, elements, fields, instances, settings, sheets, ux } = applications;
  const { renderTemplate, loadTemplates, getTemplate } = handlebars;
  const { ActiveEffectTypeDataModel, Document, EmbeddedCollection, PrototypeToken } = common.documents;
  return {
    CONST: common.CONST,
    utils: { ...common.utils, fromUuid, fromUuidSync, getDocumentClass: common.getDocumentClass },
    abstract: { DataModel: common.DataModel, TypeDataModel: common.TypeDataModel, Document, EmbeddedCollection },
    data: {
      fields: common.fields,
      validation: common.validation,
      PrototypeToken,
      ...(generation >= 14 && { ActiveEffectTypeDataModel, operators: { ForcedDeletion, ForcedReplacement } }),
    },
    documents: { ...common.documents, ...documents, collections },
    dice: { Roll, terms },
    applications: {
      api,
      apps,
      ...(generation >= 14 && { detached: applications.detached }),
      elements,
      fields,
      instances,
      settings,
      sheets: { ...sheets, ...coreSheets },
      ux: { ...ux, TextEditor },
      handlebars: { renderTemplate, loadTemplates, getTemplate },
      sidebar: {
        Sidebar,
        AbstractSidebarTab,
        DocumentDirectory,
        apps: { ChatPopout, Compendium },
        tabs: { ChatLog, CombatTracker, CompendiumDirectory, Settings, ...directories },
      },
      ui: { GamePause, Hotbar, Players, SceneControls, SceneNavigation },
    },
    canvas: { placeables: { Token, tokens: { BaseTokenRuler, TokenRuler } }, layers: { TokenLayer } },
    nue: { Tour },
    helpers: { ClientSettings, Hooks, Localization },
    appv1: { sheets: { ActorSheet, ItemSheet } },
  };
}

/** The globals systems use by their bare names. */
export function exposeGlobals(namespace: Data, generation: number): void {
  const { utils, documents: classes, applications: app } = namespace;
  Object.assign(globalThis, {
    foundry: namespace,
    CONST: namespace.CONST,
    Hooks,
    Roll,
    Handlebars: handlebars.Handlebars,
    fromUuid: utils.fromUuid,
    fromUuidSync: utils.fromUuidSync,
    getDocumentClass: utils.getDocumentClass,
    renderTemplate: app.handlebars.renderTemplate,
    Token,
    ...documentGlobals(classes),
    ...(generation >= 14 && {
      _loc: (key: string, data?: Data) => game.i18n.localize(key, data),
      _del: DELETE,
      _replace: (value: unknown) => new ForcedReplacement(value),
    }),
  });
}

function documentGlobals(classes: Data): Data {
  const names = Object.keys(classes).filter(
    (name) => classes[name]?.documentName === name || /^(?:Token|Wall|AmbientLight)Document$/.test(name),
  );
  return Object.fromEntries(names.map((name) => [name, classes[name] as unknown]));
}
