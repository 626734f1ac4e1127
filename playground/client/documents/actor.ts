import { BaseActor } from "../../common/documents/base-actor.js";
import { generation } from "../../common/generation.js";
import type { Data, Value } from "../../common/types.js";
import { mergeObject } from "../../common/utils/merge.js";
import { getProperty } from "../../common/utils/paths.js";
import { applyEffects } from "../effects/apply-effects.js";
import { ClientDocumentMixin } from "./client-document.js";
import { combatantOf, rollActorInitiative } from "./initiative.js";
import { toggleStatus } from "./status-effects.js";

export class Actor extends ClientDocumentMixin(BaseActor) {
  /** The statuses that active effects give. */
  declare statuses: Set<string>;
  /** What effects have overridden, as a nested object. */
  declare overrides: Data;

  /** The token of a synthetic actor. */
  get token(): Value {
    return (this.parent?.documentName === "Token" ? this.parent : null) as unknown;
  }

  get isToken(): boolean {
    return this.token !== null;
  }

  /** The actor of a token has the id of its base actor, and the UUID of its delta. */
  override get uuid(): string {
    return this.isToken ? `${this.token.uuid}.Actor.${this.token.delta.id}` : super.uuid;
  }

  override get collection(): Value {
    return this.isToken ? game.actors : super.collection;
  }

  override get visible(): boolean {
    return this.permission >= 1;
  }

  get itemTypes(): Record<string, Value[]> {
    const types = (this.items.documentClass.TYPES as string[]).map((type): [string, Value[]] => [type, []]);
    const groups = Object.fromEntries(types);
    for (const item of this.items) (groups[item.type as string] ??= []).push(item);
    return groups;
  }

  get inCombat(): boolean {
    return combatantOf(this) !== null;
  }

  get thumbnail(): string {
    return this.img;
  }

  override prepareData(): void {
    this.statuses = new Set();
    this.overrides = {};
    super.prepareData();
    if (generation() >= 14) this.applyActiveEffects("final");
  }

  override prepareEmbeddedDocuments(): void {
    super.prepareEmbeddedDocuments();
    this.applyActiveEffects("initial");
  }

  /** Applies the changes of active effects; in generation 14 those of one phase. */
  applyActiveEffects(phase: string = "initial"): void {
    if (phase === "initial") {
      for (const effect of this.appliedEffects)
        for (const status of effect.statuses) this.statuses.add(status as string);
    }
    const overrides = applyEffects(this, generation() >= 14 ? phase : undefined);
    this.overrides = mergeObject(this.overrides, overrides);
  }

  /** Own effects, and those of items that are transferred without being copied. */
  *allApplicableEffects(): Generator<Value, void, void> {
    for (const effect of this.effects) yield effect;
    if (generation() < 14 && CONFIG.ActiveEffect.legacyTransferral !== false) return;
    for (const item of this.items) for (const effect of item.effects) if (effect.transfer) yield effect;
  }

  get appliedEffects(): Value[] {
    return [...this.allApplicableEffects()].filter((effect) => effect.active as boolean);
  }

  get temporaryEffects(): Value[] {
    return [...this.allApplicableEffects()].filter((effect) => effect.active && effect.isTemporary);
  }

  getRollData(): Data {
    return this.system;
  }

  /** The tokens of this actor on the scene in view: placeables, or their documents. */
  getActiveTokens(linked = false, document = false): Value[] {
    const scene: Value = globalThis.canvas?.scene;
    if (!scene) return [];
    const tokens: Value[] = this.isToken
      ? [this.token]
      : scene.tokens.filter((token: Value) => token.actorId === this.id);
    const shown = tokens.filter((token) => token.parent === scene && (!linked || token.actorLink));
    return document ? shown : shown.map((token) => token.object as unknown).filter((object) => object);
  }

  /** The documents of tokens that stand for this actor, in all scenes. */
  getDependentTokens(options: { linked?: boolean; scenes?: Value } = {}): Value[] {
    if (this.isToken) return [this.token];
    const scenes: Value[] = options.scenes ? [options.scenes].flat() : [...((game.scenes ?? []) as Iterable<Value>)];
    const tokens = scenes.flatMap(
      (scene) => scene.tokens.filter((token: Value) => token.actorId === this.id) as Value[],
    );
    return options.linked ? tokens.filter((token) => token.actorLink as boolean) : tokens;
  }

  /** Has the tokens of this actor follow what became of it. */
  updateDependentTokens(update: Data = {}, options: Data = {}): void {
    for (const token of this.getDependentTokens()) token._onUpdateBaseActor(update, options);
  }

  /** A token of this actor, made from its prototype and not yet on a scene. */
  async getTokenDocument(data: Data = {}, options: Data = {}): Promise<Value> {
    // Unknown keys of the prototype disappear when the token is cleaned.
    const token = mergeObject({ ...this.prototypeToken.toObject(), actorId: this.id }, data) as Data;
    if (this.prototypeToken.appendNumber)
      token.name = this.#numbered(String(token.name || this.name), options.parent ?? globalThis.canvas?.scene);
    const cls: Value = CONFIG.Token.documentClass;
    return new cls(token, { parent: null, ...options }) as unknown;
  }

  #numbered(name: string, scene: Value): string {
    const taken = new Set<string>([...(scene?.tokens ?? [])].map((token: Value) => token.name as string));
    let number = 1;
    while (taken.has(`${name} (${number})`)) number++;
    return `${name} (${number})`;
  }

  /** Turns a status on or off: the effect that was created, whether the status is on, or nothing. */
  async toggleStatusEffect(statusId: string, options: { active?: boolean; overlay?: boolean } = {}): Promise<Value> {
    return toggleStatus(this, statusId, options);
  }

  /** Changes an attribute that a token bar shows. */
  async modifyTokenAttribute(attribute: string, value: number, isDelta = false, isBar = true): Promise<Value> {
    const path = `system.${attribute}`;
    const current: Value = getProperty(this, path);
    const bar = isBar && typeof current === "object" && current !== null;
    const present = Number(bar ? current.value : current) || 0;
    const target = isDelta ? present + value : value;
    const result = bar ? Math.clamp(target, Number(current.min ?? 0), Number(current.max ?? Infinity)) : target;
    return this.update({ [bar ? `${path}.value` : path]: result });
  }

  async rollInitiative(options: Data = {}): Promise<Value> {
    return rollActorInitiative(this, options);
  }

  /** What the keeper says of all tokens comes first: a system that then writes over it takes it away. */
  override async _preCreate(data: Data, options: Data, user: Value): Promise<boolean | void> {
    const { base, [this.type]: own } = game.settings.get("core", "prototypeTokenOverrides") as Data;
    for (const overrides of [base, own]) this.prototypeToken.updateSource(withoutNulls(overrides));
    return super._preCreate(data, options, user);
  }

  override _onUpdate(changed: Data, options: Data, userId: string): void {
    super._onUpdate(changed, options, userId);
    for (const token of this.getDependentTokens({ linked: true })) token.reset();
  }
}

/** What is set in overrides: null leaves a value as it is. */
function withoutNulls(overrides: Data | undefined): Data {
  const json = JSON.stringify(overrides ?? {}, (_key, value: unknown) => (value === null ? undefined : value));
  return JSON.parse(json) as Data;
}
