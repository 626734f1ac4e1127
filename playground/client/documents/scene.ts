import { BaseScene } from "../../common/documents/base-scene.js";
import type { Value } from "../../common/types.js";
import { gridOf } from "../canvas/scene-grid.js";
import { viewScene } from "../canvas/scene-sync.js";
import { ClientDocumentMixin } from "./client-document.js";

export class Scene extends ClientDocumentMixin(BaseScene) {
  /** Is this the scene in view? */
  get isView(): boolean {
    return globalThis.canvas?.scene === (this as unknown);
  }

  override get visible(): boolean {
    return this.active || this.isOwner || super.visible;
  }

  /** The grid measures distances, whether the scene is in view or not. */
  override prepareBaseData(): void {
    super.prepareBaseData();
    this.grid = gridOf(this._source.grid as Value);
  }

  /** Gathers the table at this scene. */
  async activate(): Promise<Value> {
    if (this.active) return this;
    const others = (game.scenes as Value).filter((scene: Value) => scene.active && scene !== this) as Value[];
    const updates = others.map((scene) => ({ _id: scene.id as string, active: false }));
    const cls = this.constructor as typeof Scene;
    await cls.updateDocuments([...updates, { _id: this.id as string, active: true }]);
    return this;
  }

  /** Shows this scene to this user. */
  async view(): Promise<this> {
    viewScene(this as unknown as Parameters<typeof viewScene>[0]);
    return this;
  }

  /** Tokens prepare themselves: a scene computes nothing from them. */
  override resetAfterChildren(): void {}
}
