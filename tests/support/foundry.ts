/**
 * The part of Foundry's API that the system reads while it loads, as the playground's data layer implements it:
 * unit tests run the real cleaning and validation, not a pretence of it. Windows are empty classes here; tests that
 * look at windows run in a browser.
 */
import {
  CONST,
  DataModel,
  documentClasses,
  documents,
  fields,
  TypeDataModel,
  utils,
} from "../../playground/common/index.js";
import { Roll } from "../../playground/client/dice/index.js";

// Whoever tests windows of one keeper lays locks for them; some versions of Node have some of their own.
if ("navigator" in globalThis) Object.defineProperty(navigator, "locks", { configurable: true, value: undefined });

class Window {}
const classes: Record<string, unknown> = documentClasses;
type WindowClass = typeof Window;

Object.assign(globalThis, {
  CONST,
  Roll,
  foundry: {
    abstract: { DataModel, TypeDataModel, Document: documents.Document },
    applications: {
      api: { ApplicationV2: Window, HandlebarsApplicationMixin: (base: WindowClass) => base },
      sheets: { ActorSheetV2: Window, ItemSheetV2: Window },
    },
    data: { fields },
    dice: { Roll },
    documents: {
      Actor: classes["Actor"],
      Adventure: classes["Adventure"],
      ChatMessage: classes["ChatMessage"],
      Combat: classes["Combat"],
      Combatant: classes["Combatant"],
      Item: classes["Item"],
      JournalEntry: classes["JournalEntry"],
      Macro: classes["Macro"],
      RollTable: classes["RollTable"],
    },
    utils,
  },
});
