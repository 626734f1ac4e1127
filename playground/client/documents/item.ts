import { BaseItem } from "../../common/documents/base-item.js";
import type { Data, Value } from "../../common/types.js";
import { ClientDocumentMixin } from "./client-document.js";

export class Item extends ClientDocumentMixin(BaseItem) {
  /** The actor that has this item. */
  get actor(): Value {
    return (this.parent?.documentName === "Actor" ? this.parent : null) as unknown;
  }

  get isOwned(): boolean {
    return this.actor !== null;
  }

  get transferredEffects(): Value[] {
    return this.effects.filter((effect: Value) => effect.transfer) as Value[];
  }

  getRollData(): Data {
    return this.system;
  }

  override resetAfterChildren(): void {
    if (this.actor) this.actor.resetAfterChildren();
    else super.resetAfterChildren();
  }
}
