import type { Data } from "../../../common/types.js";
import { performIntegerSort } from "../../../common/utils/index.js";
import { DocumentSheetV2 } from "../api/document-sheet.js";
import { callHook, host, report } from "../host.js";
import type { ApplicationDefaults, RenderOptions } from "../types.js";
import { DragDrop, getDragEventData } from "../ux/drag-drop.js";

/** Reports the failure of a step that a subclass may have made synchronous. */
const settle = (result: unknown): void => void Promise.resolve(result).catch(report);

/** The sheet of an actor: what can be dragged out of it and dropped on it. */
export class ActorSheetV2 extends DocumentSheetV2 {
  static override DEFAULT_OPTIONS: ApplicationDefaults = {
    position: { width: 600 },
    window: { resizable: true },
  };

  get actor(): Data {
    return this.document;
  }

  /** The token the sheet was opened for, or the one its actor belongs to. */
  get token(): Data | null {
    return (this.document.token ?? this.options.token ?? null) as Data | null;
  }

  override async _onRender(context: Data, options: RenderOptions): Promise<void> {
    await super._onRender(context, options);
    new DragDrop({
      dragSelector: ".draggable",
      permissions: {
        dragstart: (selector) => this._canDragStart(selector ?? ""),
        drop: (selector) => this._canDragDrop(selector ?? ""),
      },
      callbacks: {
        dragstart: (event) => settle(this._onDragStart(event)),
        dragover: (event) => this._onDragOver(event),
        drop: (event) => settle(this._onDrop(event)),
      },
    }).bind(this.element);
  }

  _canDragStart(_selector: string): boolean {
    return this.isEditable;
  }
  _canDragDrop(_selector: string): boolean {
    return this.isEditable;
  }

  /** Puts the dragged item or effect on the drag. */
  async _onDragStart(event: DragEvent): Promise<void> {
    const target = event.currentTarget as HTMLElement;
    if ("link" in (event.target as HTMLElement).dataset) return;
    const { itemId, effectId, parentId } = target.dataset; // what is draggable says itself what it is
    const owner: Data = parentId ? this.actor.items.get(parentId) : this.actor;
    const dragged: Data | undefined = effectId ? owner.effects.get(effectId) : this.actor.items.get(itemId);
    if (dragged) event.dataTransfer?.setData("text/plain", JSON.stringify(dragged.toDragData()));
  }

  _onDragOver(_event: DragEvent): void {}

  /** Receives a drop: a hook may refuse it, then it goes by kind of document. */
  async _onDrop(event: DragEvent): Promise<void> {
    const data = getDragEventData(event);
    if (callHook("dropActorSheetData", this.actor, this, data) === false) return;
    const cls = host.documentClass(String(data.type));
    if (!cls) return;
    await this._onDropDocument(event, await cls.fromDropData(data));
  }

  async _onDropDocument(event: DragEvent, document: Data): Promise<Data | null> {
    switch (document.documentName) {
      case "ActiveEffect":
        return this._onDropActiveEffect(event, document);
      case "Actor":
        return this._onDropActor(event, document);
      case "Item":
        return this._onDropItem(event, document);
      case "Folder":
        return this._onDropFolder(event, document);
    }
    return null;
  }

  /** Copies an effect onto the actor; one that is already there stays. */
  async _onDropActiveEffect(_event: DragEvent, effect: Data): Promise<Data | null> {
    if (!this.actor.isOwner || effect.parent === this.actor) return null;
    return this.#copy("ActiveEffect", effect, this.actor.effects);
  }

  async _onDropActor(_event: DragEvent, _actor: Data): Promise<Data | null> {
    return null;
  }
  async _onDropFolder(_event: DragEvent, _folder: Data): Promise<Data | null> {
    return null;
  }

  /** Copies an item onto the actor; one of its own is sorted instead. */
  async _onDropItem(event: DragEvent, item: Data): Promise<Data | null> {
    if (!this.actor.isOwner) return null;
    if (item.parent?.uuid === this.actor.uuid) {
      const sorted = await this._onSortItem(event, item);
      return sorted?.length ? item : null;
    }
    return this.#copy("Item", item, this.actor.items);
  }

  async #copy(name: string, document: Data, collection: Data): Promise<Data | null> {
    const keepId = !collection.has(document.id);
    const created: unknown = await host
      .documentClass(name)
      ?.create(document.toObject(), { parent: this.actor, keepId });
    return (created as Data | undefined) ?? null;
  }

  /** Moves an item of this actor to where it was dropped among its siblings. */
  async _onSortItem(event: DragEvent, item: Data): Promise<Data[] | undefined> {
    const row = (event.target as HTMLElement).closest<HTMLElement>("[data-item-id]");
    const { items } = this.actor;
    const source: Data | undefined = items.get(item.id);
    const target: Data | undefined = items.get(row?.dataset.itemId);
    if (!row || !source || !target || source.id === target.id) return undefined;
    const rows = row.parentElement?.querySelectorAll<HTMLElement>(":scope > [data-item-id]") ?? [];
    const ids = new Set([...rows].map((element) => element.dataset.itemId).filter((id) => id && id !== source.id));
    const siblings = [...ids].map((id) => items.get(id) as Data | undefined).filter((sibling) => sibling !== undefined);
    const moves = performIntegerSort(source as never, {
      target: target as never,
      siblings: siblings as never,
    }) as Data[];
    const updates = moves.map((move) => ({ ...move.update, _id: move.target.id }));
    return (await this.actor.updateEmbeddedDocuments("Item", updates)) as Data[];
  }
}
