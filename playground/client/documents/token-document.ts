import { BaseToken } from "../../common/documents/base-token.js";
import type { Data, Value } from "../../common/types.js";
import { getProperty } from "../../common/utils/paths.js";
import { ClientDocumentMixin } from "./client-document.js";
import { combatantOfToken } from "./initiative.js";
import { historyAfter } from "./movement-history.js";

export class TokenDocument extends ClientDocumentMixin(BaseToken) {
  /** The placeable that shows this token; set by the layer. */
  declare _object: Value;

  override _configure(options: Data): void {
    super._configure(options);
    Object.defineProperty(this, "_object", { value: null, writable: true, enumerable: false, configurable: true });
  }

  /** The actor: that of the world when linked, otherwise one with this token's own differences. */
  get actor(): Value {
    if (!this.actorId) return null;
    return (this.actorLink ? this.baseActor : (this.delta?.syntheticActor ?? null)) as unknown;
  }

  get isLinked(): boolean {
    return this.actorLink;
  }

  get scene(): Value {
    return this.parent as unknown;
  }

  /** What is drawn, or `null`. */
  get object(): Value {
    return this._object as unknown;
  }

  get rendered(): boolean {
    return !!this._object;
  }

  /** Where a token of this size comes to stand if it is put near a point: on the grid of its scene. */
  getSnappedPosition(place: { x?: number; y?: number; elevation?: number } = {}): Data {
    const { x = this.x, y = this.y, elevation = this.elevation } = place;
    const size: number = this.parent?.grid?.size ?? 100;
    return { x: Math.round(x / size) * size, y: Math.round(y / size) * size, elevation };
  }

  override get sheet(): Value {
    return super.sheet ?? this.actor?.sheet;
  }

  override get visible(): boolean {
    return !this.hidden || this.isOwner;
  }

  get combatant(): Value {
    return combatantOfToken(this);
  }

  get inCombat(): boolean {
    return this.combatant !== null;
  }

  /** Where it has gone since its turn in a fight started: stops on its way, the first one where it stood. */
  get movementHistory(): Data[] {
    return this._source._movementHistory as Data[];
  }

  /** Is the way of this token recorded? While it takes part in the active fight, and that has begun. */
  _shouldRecordMovementHistory(): boolean {
    const { combat } = game as unknown as { combat: Value };
    return this.inCombat && combat.active === true && combat.started === true;
  }

  async clearMovementHistory(): Promise<void> {
    if (this.movementHistory.length > 0) await this.update({ _movementHistory: [] });
  }

  override async _preUpdate(changed: Data, options: Data, user: Value): Promise<boolean | void> {
    if ((await super._preUpdate(changed, options, user)) === false) return false;
    const history = this._shouldRecordMovementHistory() ? historyAfter(this, changed) : null;
    if (history) changed._movementHistory = history;
    return undefined;
  }

  override prepareBaseData(): void {
    super.prepareBaseData();
    if (!this.name) this.name = (this.baseActor?.name ?? "") as string;
  }

  override prepareEmbeddedDocuments(): void {}

  hasStatusEffect(statusId: string): boolean {
    return this.actor?.statuses.has(statusId) === true;
  }

  /** What a bar shows: a value with a maximum, or a single number. */
  getBarAttribute(barName: string, options: { alternative?: string } = {}): Data | null {
    const attribute = options.alternative ?? ((this as Data)[barName]?.attribute as string | null);
    const { actor } = this;
    if (!attribute || !actor) return null;
    const value: Value = getProperty(actor.system, attribute);
    const field: Value = actor.system?.schema?.getField?.(attribute);
    const editable = field ? !field.readonly : false;
    if (Number.isFinite(Number(value)) && typeof value !== "object" && value !== null) {
      return { type: "value", attribute, value: Number(value), editable };
    }
    if (value === null || typeof value !== "object" || !("value" in value)) return null;
    const max = Number(value.max);
    return { type: "bar", attribute, value: Number(value.value) || 0, max: max || 0, editable };
  }

  /** The attributes that bars may show, as the system lists them for its sub-types. */
  static getTrackedAttributes(type?: string): { bar: string[][]; value: string[][] } {
    const lists = Object.entries((CONFIG.Actor.trackableAttributes ?? {}) as Record<string, Data>);
    const chosen = lists.filter(([name]) => !type || name === type).map(([, list]) => list);
    const collect = (key: "bar" | "value"): string[][] =>
      [...new Set(chosen.flatMap((list) => (list[key] ?? []) as string[]))].map((path) => path.split("."));
    return { bar: collect("bar"), value: collect("value") };
  }

  /** Redraws the windows of this token's own actor. */
  renderActor(): void {
    this.delta?._actor?.render();
    for (const item of this.delta?._actor?.items ?? []) item.render();
  }

  /** Follows what it inherits, unless it is linked: then it stands for the actor itself. */
  _onUpdateBaseActor(_update: Data = {}, _options: Data = {}): void {
    if (this.isLinked) return;
    this.delta?.updateSyntheticActor();
    this.renderActor();
  }

  override _onUpdate(changed: Data, options: Data, userId: string): void {
    super._onUpdate(changed, options, userId);
    if (!this.delta) return;
    // Another actor, or none of its own any more: the present synthetic actor stands for nobody.
    if ("actorId" in changed || "actorLink" in changed) this.delta._actor = null;
    else if ("delta" in changed) {
      this.delta.updateSyntheticActor();
      this.renderActor();
    }
  }
}
