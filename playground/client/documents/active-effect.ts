import { BaseActiveEffect } from "../../common/documents/base-active-effect.js";
import { changesOf } from "../../common/documents/base-active-effect.js";
import type { EffectChange } from "../../common/data/fields/index.js";
import type { Data, Value } from "../../common/types.js";
import { applyChangeTo, applyChangeToField } from "../effects/apply-change.js";
import { ClientDocumentMixin } from "./client-document.js";
import { statusEffectData } from "./status-effects.js";

export class ActiveEffect extends ClientDocumentMixin(BaseActiveEffect) {
  /** A pending effect that gives a status of `CONFIG.statusEffects`. */
  static async fromStatusEffect(statusId: string, options: Data = {}): Promise<Value> {
    return this._fromStatusEffect(statusId, statusEffectData(statusId), options);
  }

  static async _fromStatusEffect(_statusId: string, effectData: Data, options: Data): Promise<Value> {
    return new this.implementation(effectData, options) as unknown;
  }

  /** Overridden by systems: an effect whose item is not worn, say. */
  get isSuppressed(): boolean {
    return false;
  }

  get active(): boolean {
    return !this.disabled && !this.isSuppressed;
  }

  /** Does it end by itself, or give a status? */
  get isTemporary(): boolean {
    const { seconds, rounds, turns, value } = this.duration ?? {};
    return [seconds, rounds, turns, value].some((part) => Number(part) > 0) || this.statuses.size > 0;
  }

  /** The actor whose data this effect changes. */
  get target(): Value {
    if (this.parent?.documentName === "Actor") return this.parent as unknown;
    return (this.transfer ? (this.parent?.parent ?? null) : this.parent) as unknown;
  }

  get modifiesActor(): boolean {
    return this.active && this.target?.documentName === "Actor" && changesOf(this).length > 0;
  }

  get sourceName(): string {
    const origin: Value = this.origin ? globalThis.fromUuidSync(this.origin) : this.parent;
    return String(origin?.name ?? "");
  }

  /** Generation 13: applies one change to a document; the map of what it changed. */
  apply(document: Value, change: EffectChange): Data {
    return applyChangeTo(document, change);
  }

  /** Generation 13: applies one change through a field. */
  static applyField(model: Value, change: EffectChange, field?: Value): Value {
    return applyChangeToField(model, change, field);
  }

  /** Generation 14: applies one change to a document; the map of what it changed. */
  static applyChange(model: Value, change: EffectChange, _options: Data = {}): Data {
    return applyChangeTo(model, change);
  }

  /** Generation 14: applies one change through a field. */
  static applyChangeField(model: Value, change: EffectChange, options: { field?: Value } = {}): Value {
    return applyChangeToField(model, change, options.field);
  }
}
