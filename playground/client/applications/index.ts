/** The applications of the table. Each group has the name it has under `foundry.applications`. */
import { ApplicationV2 } from "./api/application.js";
import { DialogV2 } from "./api/dialog.js";
import { DocumentSheetV2 } from "./api/document-sheet.js";
import { HandlebarsApplicationMixin } from "./api/handlebars-mixin.js";
import { DocumentSheetConfig } from "./apps/document-sheet-config.js";
import { FilePicker } from "./apps/file-picker.js";
import { DocumentOwnershipConfig } from "./apps/ownership-config.js";
import { SettingsConfig } from "./apps/settings-config.js";
import { defineElements } from "./elements/index.js";
import { connectFieldInputs } from "./fields/field-inputs.js";
import { host } from "./host.js";
import { registerHelpers } from "../handlebars/index.js";
import { ActorSheetV2 } from "./sheets/actor-sheet.js";
import { ItemSheetV2 } from "./sheets/item-sheet.js";
import { Notifications } from "./ui/notifications.js";
import { TooltipManager } from "./ui/tooltip.js";
import { ContextMenu } from "./ux/context-menu.js";
import { DragDrop } from "./ux/drag-drop.js";
import { FormDataExtended } from "./ux/form-data-extended.js";

/** Base classes; `Application` is their name in generation 14. */
export const api = { ApplicationV2, Application: ApplicationV2, DocumentSheetV2, DialogV2, HandlebarsApplicationMixin };
export const sheets = { ActorSheetV2, ItemSheetV2 };
export const apps = { DocumentSheetConfig, DocumentOwnershipConfig, FilePicker };
export const ux = { ContextMenu, DragDrop, FormDataExtended };
export const settings = { SettingsConfig };
export * as fields from "./fields/index.js";
export { elements } from "./elements/index.js";
export { detached } from "./api/detached.js";
export { instances } from "./api/registry.js";
export { registerSheet, sheetClassFor, sheetsFor, unregisterSheet } from "./apps/sheet-registry.js";
export { getDragEventData } from "./ux/drag-drop.js";
export {
  ActorSheetV2,
  ApplicationV2,
  ContextMenu,
  DialogV2,
  DocumentOwnershipConfig,
  DocumentSheetConfig,
  DocumentSheetV2,
  DragDrop,
  FilePicker,
  FormDataExtended,
  HandlebarsApplicationMixin,
  ItemSheetV2,
  Notifications,
  SettingsConfig,
  TooltipManager,
};
export type { ContextMenuEntry } from "./ux/context-menu.js";
export type { DialogV2Button, DialogV2Config, DialogV2WaitConfig } from "./api/dialog.js";
export type * from "./types.js";

/**
 * Prepares the page for applications: helpers of templates, custom inputs, inputs of fields, the core query that
 * asks with a dialog. To be called once, after CONFIG exists. */
export function initializeApplications(): void {
  registerHelpers();
  defineElements();
  connectFieldInputs();
  const queries = (host.config.queries ??= {}) as Record<string, unknown>;
  queries.dialog = (data: never) => DialogV2._handleQuery(data);
}
