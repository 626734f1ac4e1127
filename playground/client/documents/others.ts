import { BaseAmbientLight } from "../../common/documents/base-ambient-light.js";
import { BaseCombatantGroup } from "../../common/documents/base-combat.js";
import { BaseFolder } from "../../common/documents/base-folder.js";
import { BaseJournalEntry } from "../../common/documents/base-journal-entry.js";
import { BaseSetting } from "../../common/documents/base-setting.js";
import { BaseJournalEntryPage } from "../../common/documents/base-journal-page.js";
import { BaseWall } from "../../common/documents/base-wall.js";
import type { Data, Value } from "../../common/types.js";
import { ClientDocumentMixin } from "./client-document.js";

export class CombatantGroup extends ClientDocumentMixin(BaseCombatantGroup) {
  /** The combatants of this group. */
  get members(): Value[] {
    return (this.parent?.combatants.filter((combatant: Value) => combatant.group === this.id) ?? []) as Value[];
  }
}

export class JournalEntry extends ClientDocumentMixin(BaseJournalEntry) {}

export class JournalEntryPage extends ClientDocumentMixin(BaseJournalEntryPage) {
  override get visible(): boolean {
    return this.testUserPermission(game.user as Value, "OBSERVER");
  }
}

export class WallDocument extends ClientDocumentMixin(BaseWall) {}

export class AmbientLightDocument extends ClientDocumentMixin(BaseAmbientLight) {}

export class Folder extends ClientDocumentMixin(BaseFolder) {
  /** The documents directly in this folder. */
  get contents(): Value[] {
    const collection: Value = this.pack ? game.packs.get(this.pack).index : game.collections.get(this.type);
    return (collection?.filter((document: Value) => (document._source?.folder ?? document.folder) === this.id) ??
      []) as Value[];
  }

  get children(): Value[] {
    return (game.folders as Value).filter((folder: Value) => folder.folder === this) as Value[];
  }

  get ancestors(): Value[] {
    return this.folder ? [this.folder, ...(this.folder.ancestors as Value[])] : [];
  }

  get depth(): number {
    return this.ancestors.length + 1;
  }

  override get visible(): boolean {
    return true;
  }

  override toDragData(): Data {
    return { type: "Folder", uuid: this.uuid };
  }

  /** The server keeps what is in a deleted folder: it moves up. */
  override _onDelete(options: Data, userId: string): void {
    super._onDelete(options, userId);
    if (userId !== game.userId) return;
    const parent = (this._source.folder ?? null) as string | null;
    for (const { cls, updates } of this.#moves(parent)) {
      if (updates.length)
        void cls.updateDocuments(updates).catch((error: unknown) => Hooks.onError("Folder#_onDelete", error));
    }
  }

  #moves(folder: string | null): { cls: Value; updates: Data[] }[] {
    const move = (documents: Value[]): Data[] => documents.map((document) => ({ _id: document.id as string, folder }));
    const subfolders = (game.folders as Value).filter((other: Value) => other._source.folder === this.id) as Value[];
    const owned = this.contents.filter((document) => document.isOwner as boolean);
    return [
      { cls: Folder, updates: move(subfolders) },
      { cls: CONFIG[this.type]?.documentClass as Value, updates: move(owned) },
    ];
  }
}

export class Setting extends ClientDocumentMixin(BaseSetting) {}
