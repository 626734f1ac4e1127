import type { Data } from "../../common/types.js";
import { Hooks } from "../hooks/hooks.js";
import { h } from "../ui/dom.js";
import type { Point, Rectangle } from "./geometry.js";
import { targetsOf } from "./targets.js";
import { drawToken } from "./token-view.js";

/** A token as it lies on the scene: what `TokenDocument#object` and `canvas.tokens` hold. */
export class Token {
  static readonly embeddedName = "Token";
  readonly element: HTMLElement;
  /** The users who aim at this token. */
  readonly targeted = new Set<Data>();
  controlled = false;
  hover = false;

  constructor(readonly document: Data) {
    this.element = h("div", { class: "token", role: "button", tabindex: 0, "data-token-id": this.id });
    document._object = this;
  }

  get id(): string {
    return this.document.id;
  }

  get name(): string {
    return this.document.name || this.actor?.name || "";
  }

  get actor(): Data | null {
    return this.document.actor ?? null;
  }

  get scene(): Data {
    return this.document.parent;
  }

  get layer(): typeof canvas.tokens {
    return canvas.tokens;
  }

  get isOwner(): boolean {
    return Boolean(this.document.isOwner);
  }

  get owner(): boolean {
    return this.isOwner;
  }

  get isVisible(): boolean {
    return !this.document.hidden || game.user.isGM;
  }

  get visible(): boolean {
    return this.isVisible;
  }

  get isTargeted(): boolean {
    return targetsOf(game.user).has(this);
  }

  get inCombat(): boolean {
    return Boolean(this.document.inCombat);
  }

  get x(): number {
    return this.document.x;
  }

  get y(): number {
    return this.document.y;
  }

  get w(): number {
    return (this.document.width ?? 1) * canvas.grid.size;
  }

  get h(): number {
    return (this.document.height ?? 1) * canvas.grid.size;
  }

  get bounds(): Rectangle {
    return { x: this.x, y: this.y, width: this.w, height: this.h };
  }

  get center(): Point {
    return { x: this.x + this.w / 2, y: this.y + this.h / 2 };
  }

  /** Draws the token anew and tells who follows it around. */
  refresh(): this {
    if (this.element.isConnected) {
      drawToken(this);
      Hooks.callAll("refreshToken", this, { refreshState: true, refreshPosition: true });
    }
    return this;
  }

  /** Selects the token, alone unless told otherwise. False when it is not the user's. */
  control({ releaseOthers = true }: { releaseOthers?: boolean } = {}): boolean {
    if (!this.isOwner || !this.isVisible) return false;
    if (releaseOthers) for (const other of canvas.tokens.controlled) if (other !== this) other.release();
    if (this.controlled) return true;
    this.controlled = true;
    this.refresh();
    Hooks.callAll("controlToken", this, true);
    return true;
  }

  release(): boolean {
    if (!this.controlled) return true;
    this.controlled = false;
    this.refresh();
    Hooks.callAll("controlToken", this, false);
    return true;
  }

  /**
   * Aims at the token or stops aiming.
   * @param options.groupSelection one of several: the caller tells the other clients once at the end
   */
  setTarget(
    targeted = true,
    options: { user?: Data | null; releaseOthers?: boolean; groupSelection?: boolean } = {},
  ): void {
    const { releaseOthers = true, groupSelection = false } = options;
    const user = options.user ?? game.user;
    const targets = targetsOf(user);
    if (releaseOthers) {
      for (const other of [...targets])
        if (other !== this) other.setTarget(false, { user, releaseOthers: false, groupSelection: true });
    }
    if (targets.has(this) !== targeted) {
      if (targeted) targets.add(this);
      else targets.delete(this);
      if (targeted) this.targeted.add(user);
      else this.targeted.delete(user);
      this.refresh();
      Hooks.callAll("targetToken", user, this, targeted);
    }
    if (!groupSelection) targets.broadcast();
  }

  setHover(hover: boolean): void {
    if (this.hover === hover) return;
    this.hover = hover;
    this.refresh();
    Hooks.callAll("hoverToken", this, hover);
  }

  /** Takes the token off the scene: nobody selects it or aims at it any more. */
  destroy(): void {
    this.release();
    for (const user of [...this.targeted]) this.setTarget(false, { user, releaseOthers: false, groupSelection: true });
    this.element.remove();
    if (this.document._object === this) this.document._object = null;
    Hooks.callAll("destroyToken", this);
  }
}
