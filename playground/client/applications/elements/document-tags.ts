import { parseUuid } from "../../../common/utils/index.js";
import { host, localize } from "../host.js";
import { getDragEventData } from "../ux/drag-drop.js";
import { StringTagsElement } from "./string-tags.js";

/** References to documents by UUID: typed or dropped, shown by name. With `single`, the newest replaces the others. */
export class DocumentTagsElement extends StringTagsElement {
  override connectedCallback(): void {
    super.connectedCallback();
    this.ondragover = (event) => event.preventDefault();
    this.ondrop = (event) => this.#onDrop(event);
  }

  #onDrop(event: DragEvent): void {
    const { uuid } = getDragEventData(event);
    if (typeof uuid !== "string" || !this.editable) return;
    event.preventDefault();
    event.stopPropagation();
    if (this._accepts(uuid)) this.value = this._combine(uuid);
  }

  override _accepts(uuid: string): boolean {
    const parsed = parseUuid(uuid);
    const type = this.getAttribute("type");
    if (parsed && (!type || parsed.type === type)) return true;
    host.ui.notifications?.warn(localize("PLAYGROUND.Tags.NotADocument", { uuid }), { clean: false });
    return false;
  }
  override _combine(uuid: string): string[] {
    return this.hasAttribute("single") ? [uuid] : super._combine(uuid);
  }
  override _labelOf(uuid: string): string {
    const find = host.foundry.utils?.fromUuidSync as ((uuid: string) => { name?: string } | null) | undefined;
    return find?.(uuid)?.name ?? uuid;
  }
}
