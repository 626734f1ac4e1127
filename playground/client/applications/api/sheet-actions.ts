import type { Data } from "../../../common/types.js";
import { getProperty } from "../../../common/utils/index.js";
import { DocumentOwnershipConfig } from "../apps/ownership-config.js";
import { DocumentSheetConfig } from "../apps/document-sheet-config.js";
import { FilePicker } from "../apps/file-picker.js";
import { host, localize } from "../host.js";
import type { ActionEntry } from "../types.js";
import type { DocumentSheetV2 } from "./document-sheet.js";

/** A keeper or an owner may choose the sheet, when there is a choice. */
export function canConfigureSheet(this: DocumentSheetV2): boolean {
  return Boolean(this.options.sheetConfig && this.document.isOwner && !this.document.pack);
}
/** Only a keeper may say who owns what. */
export function canConfigureOwnership(this: DocumentSheetV2): boolean {
  const { document } = this;
  return Boolean(
    this.options.ownershipConfig &&
    host.game.user?.isGM &&
    !document.pack &&
    !document.isEmbedded &&
    document.ownership,
  );
}
/** A document of a compendium may be taken into the world by whoever may create one there. */
export function canImport(this: DocumentSheetV2): boolean {
  const { document } = this;
  if (!this.options.canImport || !document.pack || document.isEmbedded) return false;
  return Boolean((document.constructor as unknown as Data).canUserCreate?.(host.game.user) ?? host.game.user?.isGM);
}

async function copyUuid(this: DocumentSheetV2, event: PointerEvent): Promise<void> {
  event.preventDefault();
  const { uuid, id, name } = this.document;
  const text = String(event.button === 2 ? id : uuid);
  await navigator.clipboard.writeText(text);
  host.ui.notifications?.info(localize("PLAYGROUND.Sheet.Copied", { text, name }), { clean: false });
}

async function configureSheet(this: DocumentSheetV2): Promise<void> {
  await new DocumentSheetConfig({ document: this.document }).render({ force: true });
}

async function configureOwnership(this: DocumentSheetV2): Promise<void> {
  await new DocumentOwnershipConfig({ document: this.document }).render({ force: true });
}

async function importDocument(this: DocumentSheetV2): Promise<void> {
  const { documentName, pack, id } = this.document;
  const imported = await host.game.collections.get(documentName).importFromCompendium(host.game.packs.get(pack), id);
  await this.close();
  await imported?.sheet?.render({ force: true });
}

async function editImage(this: DocumentSheetV2, _event: PointerEvent, target: HTMLElement): Promise<void> {
  if (!this.isEditable) return;
  const attribute = target.dataset.edit ?? "img";
  const current = String(getProperty(this.document._source, attribute) ?? "");
  const path = await FilePicker.choose({ current, type: "image" });
  if (path === null || path === current) return;
  target.setAttribute("src", path);
  if (this.options.form?.submitOnChange) await this.submit();
}

/** The actions of every document sheet. */
export const sheetActions: Record<string, ActionEntry> = {
  copyUuid: { handler: copyUuid, buttons: [0, 2] },
  configureSheet,
  configureOwnership,
  importDocument,
  editImage,
};
