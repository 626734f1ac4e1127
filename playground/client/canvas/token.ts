import type { Data } from "../../common/types.js";
import { Hooks } from "../hooks/hooks.js";
import { h } from "../ui/dom.js";
import { barValue, type BarValue } from "./bars.js";
import type { Point, Rectangle } from "./geometry.js";
import { aiming, targetsOf } from "./targets.js";
import type { BaseTokenRuler } from "./token-ruler.js";
import { drawToken } from "./token-view.js";
import { isDisplayed } from "./visibility.js";

/** A token as it lies on the scene: what `TokenDocument#object` and `canvas.tokens` hold. */
export class Token {
  static readonly embeddedName = "Token";
  readonly element: HTMLElement;
  /** Where its bars are drawn. */
  readonly bars = h("div", { class: "token-bars" });
  /** The users who aim at this token. */
  readonly targeted = new Set<Data>();
  controlled = false;
  hover = false;
  /** Whether the user saw it when sight was last refreshed. */
  visible = false;

  /** What shows how it moves; `null` before it is drawn. Made once, of the class that the table has then. */
  ruler: BaseTokenRuler | null = null;

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

  /** Is this token one that sees? */
  get hasSight(): boolean {
    return this.document.sight.enabled === true;
  }

  /** Does the user see through this token: one selected, else each that they may observe? Keepers only through those selected. */
  _isVisionSource(): boolean {
    const { isGM } = game.user;
    if (!this.hasSight || (this.document.hidden && !isGM)) return false;
    if (this.controlled) return true;
    const others = (canvas.tokens.controlled as Token[]).some(({ hasSight, document }) => hasSight && !document.hidden);
    return !isGM && !others && this.document.testUserPermission(game.user, "OBSERVER");
  }

  /** May the user see this token, as things stand? */
  get isVisible(): boolean {
    if (this.document.hidden && !game.user.isGM) return false;
    if (!canvas.visibility.tokenVision || this.controlled) return true;
    return canvas.visibility.testVisibility(this.center, { tolerance: Math.min(this.w, this.h) / 4, object: this });
  }

  /** Shows or hides it, as the user sees it or not; what one no longer sees, one neither points at nor hears read. */
  _refreshVisibility(): void {
    const before = this.visible;
    this.visible = this.isVisible;
    if (this.visible !== before) drawToken(this);
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
      this.ruler ??= this.#makeRuler();
      drawToken(this);
      Hooks.callAll("refreshToken", this, { refreshState: true, refreshPosition: true });
    }
    return this;
  }

  #makeRuler(): BaseTokenRuler {
    const Ruler = CONFIG.Token.rulerClass as new (token: Token) => BaseTokenRuler;
    const ruler = new Ruler(this);
    void ruler.draw();
    return ruler;
  }

  /** Shows, while its user drags it, the way it went this turn and the one it would go. */
  showWay(place: Point): void {
    const { document } = this;
    const action = (document.movementAction as string | null) ?? (CONFIG.Token.movement.defaultAction as string);
    const stop = ({ x, y }: Point): Data => ({ x, y, elevation: document.elevation as number, action, explicit: true });
    const passedWaypoints = document.movementHistory as Data[];
    const foundPath = [stop(this), stop(place)];
    this.ruler?.refresh({ passedWaypoints, pendingWaypoints: [], plannedMovement: { [game.user.id]: { foundPath } } });
  }

  /** Draws its bars anew, those that are shown to the user. */
  drawBars(): void {
    this.bars.replaceChildren();
    if (!isDisplayed(this.document.displayBars, this)) return;
    for (const [number, id] of (["bar1", "bar2"] as const).entries()) {
      const data = barValue(this.document, id);
      if (!data) continue;
      const bar = h("div", { class: `token-bar ${id}` });
      if (this._drawBar(number, bar, data)) this.bars.append(bar);
    }
  }

  /** Fills one bar. False when there is nothing to fill it with: a value without a maximum, or with one of 0. */
  _drawBar(_number: number, bar: HTMLElement, { value, max }: BarValue): boolean {
    if (max === null || max === 0) return false;
    bar.title = `${value} / ${max}`;
    bar.style.setProperty("--share", String(max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0));
    return true;
  }

  /** May the user select it? */
  _canControl(user: Data, _event?: Event): boolean {
    return Boolean(this.document.testUserPermission(user, "OWNER"));
  }

  /** May the user open the sheet of its actor? */
  _canView(user: Data, _event?: Event): boolean {
    return Boolean(this.actor?.testUserPermission(user, "LIMITED"));
  }

  /** Aims at the token that was clicked, or selects it. */
  _onClickLeft(event: PointerEvent): void {
    if (aiming()) this.setTarget(!this.isTargeted, { releaseOthers: !event.shiftKey });
    else if (event.shiftKey && this.controlled) this.release();
    else this.control({ releaseOthers: !event.shiftKey });
  }

  /** Opens the sheet of its actor. */
  _onClickLeft2(_event: MouseEvent): void {
    void this.actor?.sheet?.render(true);
  }

  /** Selects the token, alone unless told otherwise. False when it is not the user's. */
  control({ releaseOthers = true }: { releaseOthers?: boolean } = {}): boolean {
    if (!this._canControl(game.user) || !this.isVisible) return false;
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

  /** Has it hear that the pointer came or left: here, or on its line of the fight. */
  setHover(hover: boolean, event: PointerEvent): void {
    if (this.hover === hover) return;
    if (hover) this._onHoverIn(event);
    else this._onHoverOut(event);
  }

  _onHoverIn(_event: PointerEvent): void {
    this.#showHover(true);
  }

  _onHoverOut(_event: PointerEvent): void {
    this.#showHover(false);
  }

  #showHover(hover: boolean): void {
    this.hover = hover;
    this.refresh();
    Hooks.callAll("hoverToken", this, hover);
  }

  /** Takes the token off the scene: nobody selects it or aims at it any more. */
  destroy(): void {
    this.release();
    for (const user of [...this.targeted]) this.setTarget(false, { user, releaseOthers: false, groupSelection: true });
    this.ruler?.destroy();
    this.element.remove();
    if (this.document._object === this) this.document._object = null;
    Hooks.callAll("destroyToken", this);
  }
}
