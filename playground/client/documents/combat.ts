import { BaseCombat } from "../../common/documents/base-combat.js";
import { generation } from "../../common/generation.js";
import type { Data, Value } from "../../common/types.js";
import { callAllHooks, reportError } from "../database/hooks.js";
import { ClientDocumentMixin } from "./client-document.js";
import { rollCombatants } from "./combat-initiative.js";
import { forgetWays } from "./movement-history.js";
import { runTurnEvents, type TurnState } from "./combat-turns.js";

const STATE = ["round", "turn", "combatantId", "tokenId"] as const;

export class Combat extends ClientDocumentMixin(BaseCombat) {
  /** The combatants in the order they act. */
  declare turns: Value[];
  declare current: TurnState;
  declare previous: TurnState | null;

  get combatant(): Value {
    return (this.turn === null || this.turn === undefined ? null : (this.turns[this.turn] ?? null)) as unknown;
  }

  get nextCombatant(): Value {
    if (this.turn === null) return this.turns[0] as unknown;
    return (this.turns[this.turn + 1] ?? this.turns[0]) as unknown;
  }

  get started(): boolean {
    return this.round > 0;
  }

  get isActive(): boolean {
    return this.active;
  }

  override get visible(): boolean {
    return true;
  }

  get settings(): Data {
    return (game.settings?.get("core", "combatTrackerConfig") ?? {}) as Data;
  }

  /** The order is found once; from then on those who change it say so, by {@link setupTurns}. */
  override prepareDerivedData(): void {
    super.prepareDerivedData();
    if (this.combatants.size && !this.turns?.length) this.setupTurns();
    this.turns ??= [];
    this.current ??= this._getCurrentState();
    this.previous ??= this.current;
  }

  /** Puts the combatants in order, and takes down where the fight stands in it. */
  setupTurns(): Value[] {
    const { _sortCombatants } = this; // asked for as it is, not as a method of a fight
    this.turns = (this.combatants.contents as Value[]).sort(_sortCombatants);
    if (this.turn !== null) this.turn = Math.clamp(this.turn, 0, Math.max(this.turns.length - 1, 0));
    this.current = this._getCurrentState();
    this.previous ??= this.current;
    return this.turns;
  }

  /** Highest initiative first, those without last, then by id. */
  _sortCombatants(a: Value, b: Value): number {
    const value = (combatant: Value): number =>
      typeof combatant.initiative === "number" ? combatant.initiative : -Infinity;
    const [x, y] = [value(a), value(b)];
    if (x !== y) return y - x;
    return String(a.id) > String(b.id) ? 1 : -1;
  }

  _getCurrentState(): TurnState {
    const { combatant } = this;
    return {
      round: this.round,
      turn: this.turn,
      combatantId: (combatant?.id ?? null) as string | null,
      tokenId: (combatant?.tokenId ?? null) as string | null,
    };
  }

  getCombatantsByActor(actor: Value): Value[] {
    const id: unknown = typeof actor === "string" ? actor : actor?.id;
    return this.combatants.filter((combatant: Value) =>
      actor?.isToken ? combatant.tokenId === actor.token.id : combatant.actorId === id,
    ) as Value[];
  }

  getCombatantsByToken(token: Value): Value[] {
    const id: unknown = typeof token === "string" ? token : token?.id;
    return this.combatants.filter((combatant: Value) => combatant.tokenId === id) as Value[];
  }

  async activate(options: Data = {}): Promise<Value> {
    const updates = (game.combats as Value)
      .filter((other: Value) => other.scene === this.scene && (other.active || other === this))
      .map((other: Value) => ({ _id: other.id as string, active: other === this }));
    return (this.constructor as typeof Combat).updateDocuments(updates as Data[], options);
  }

  async startCombat(): Promise<Value> {
    const updateData = { round: 1, turn: this.turns.length ? 0 : null };
    callAllHooks("combatStart", this, updateData);
    return this.update(updateData);
  }

  async nextTurn(): Promise<Value> {
    const next = this.#turnAfter(this.turn ?? -1);
    if (next === null) return this.nextRound();
    return this.#move("combatTurn", { round: this.round, turn: next }, 1);
  }

  /** The next turn that is not skipped, or `null` when the round is over. */
  #turnAfter(turn: number): number | null {
    const skip = this.settings.skipDefeated === true;
    const next = this.turns.findIndex((combatant, index) => index > turn && !(skip && combatant.isDefeated));
    return next < 0 ? null : next;
  }

  async previousTurn(): Promise<Value> {
    if (this.round === 0) return this;
    if ((this.turn ?? 0) <= 0) return this.previousRound();
    const turn = (this.turn as number) - 1;
    return this.#move("combatTurn", { round: this.round, turn }, -1);
  }

  async nextRound(): Promise<Value> {
    const turn = this.turns.length ? (this.#turnAfter(-1) ?? 0) : null;
    return this.#move("combatRound", { round: this.round + 1, turn }, 1);
  }

  async previousRound(): Promise<Value> {
    const round = Math.max(this.round - 1, 0);
    const turn = round > 0 && this.turns.length ? this.turns.length - 1 : null;
    return this.#move("combatRound", { round, turn }, -1);
  }

  /** Seconds from one turn to another; a fight that has not begun stands at the start of its first round. */
  getTimeDelta(originRound: number, originTurn: number | null, targetRound: number, targetTurn: number | null): number {
    const { roundTime = 0, turnTime = 0 } = (CONFIG.time ?? {}) as { roundTime?: number; turnTime?: number };
    const at = (round: number, turn: number | null): number => {
      if (round <= 0) return 0;
      return (round - 1) * (roundTime + this.turns.length * turnTime) + (turn ?? 0) * turnTime;
    };
    return at(targetRound, targetTurn) - at(originRound, originTurn);
  }

  async #move(hook: string, updateData: { round: number; turn: number | null }, direction: 1 | -1): Promise<Value> {
    const delta = this.getTimeDelta(this.round, this.turn, updateData.round, updateData.turn);
    const time = generation() >= 14 ? { worldTime: { delta } } : { advanceTime: delta };
    const updateOptions: Data = { direction, ...time };
    callAllHooks(hook, this, updateData, updateOptions);
    return this.update(updateData, updateOptions);
  }

  async endCombat(): Promise<Value> {
    return this.delete();
  }

  async rollInitiative(ids: string | string[], options: Data = {}): Promise<Value> {
    return rollCombatants(this, [ids].flat(), options);
  }

  async rollAll(options: Data = {}): Promise<Value> {
    const waiting = (this.combatants.contents as Value[]).filter(
      (combatant) => combatant.isOwner && combatant.initiative === null,
    );
    return this.rollInitiative(
      waiting.map((combatant) => combatant.id as string),
      options,
    );
  }

  async rollNPC(options: Data = {}): Promise<Value> {
    const waiting = (this.combatants.contents as Value[]).filter(
      (combatant) => combatant.isOwner && combatant.isNPC && combatant.initiative === null,
    );
    return this.rollInitiative(
      waiting.map((combatant) => combatant.id as string),
      options,
    );
  }

  async setInitiative(id: string, value: number | null): Promise<void> {
    await this.combatants.get(id, { strict: true }).update({ initiative: value });
  }

  /** Takes all initiatives away; whoever has the turn keeps it. */
  async resetAll({ updateTurn = true, ...options }: Data = {}): Promise<Value> {
    const updates = (this.combatants.contents as Value[]).map((combatant) => ({
      _id: combatant.id as string,
      initiative: null,
    }));
    const still = updateTurn ? {} : { combatTurn: this.turn };
    await this.updateEmbeddedDocuments("Combatant", updates, { ...options, ...still });
    return this as unknown;
  }

  override _onUpdate(changed: Data, options: Data, userId: string): void {
    super._onUpdate(changed, options, userId);
    const prior = this.current;
    this.current = this._getCurrentState();
    this.#follow(prior, options, STATE);
  }

  override _onDelete(options: Data, userId: string): void {
    super._onDelete(options, userId);
    if (game.user?.isActiveGM) forgetWays(this.combatants as Iterable<Value>);
  }

  override _onCreateDescendantDocuments(
    parent: Value,
    collection: string,
    documents: Value[],
    _data: Data[],
    options: Data,
    _userId: string,
  ): void {
    this.#reorder(parent, collection, options);
    this.#each(collection, documents, "_onEnter");
  }

  override _onUpdateDescendantDocuments(
    parent: Value,
    collection: string,
    _documents: Value[],
    _changes: Data[],
    options: Data,
    _userId: string,
  ): void {
    this.#reorder(parent, collection, options);
  }

  override _onDeleteDescendantDocuments(
    parent: Value,
    collection: string,
    documents: Value[],
    _ids: string[],
    options: Data,
    _userId: string,
  ): void {
    this.#reorder(parent, collection, options);
    this.#each(collection, documents, "_onExit");
    if (collection === "combatants" && game.user?.isActiveGM) forgetWays(documents);
  }

  /** The order after a change of combatants; the operation says who has the turn in it. */
  #reorder(parent: Value, collection: string, options: Data): void {
    if (parent !== this || collection !== "combatants") return;
    const prior = this.current;
    if (typeof options.combatTurn === "number") this.updateSource({ turn: options.combatTurn });
    this.setupTurns();
    this.#follow(prior, options, ["combatantId"]);
  }

  /** Remembers where the fight stood before, and tells of a change of what matters. */
  #follow(prior: TurnState, options: Data, matters: readonly (keyof TurnState)[]): void {
    const differs = (key: keyof TurnState): boolean => this.current[key] !== prior[key];
    if (!STATE.some(differs)) return;
    this.previous = prior;
    if (options.turnEvents === false || !matters.some(differs)) return;
    callAllHooks("combatTurnChange", this, prior, this.current);
    if (game.user?.isActiveGM)
      void runTurnEvents(this, prior, this.current).catch((error: unknown) => reportError("Combat turn events", error));
  }

  #each(collection: string, documents: Value[], method: "_onEnter" | "_onExit"): void {
    if (collection !== "combatants" || !game.user?.isActiveGM) return;
    for (const combatant of documents) {
      void this[method](combatant).catch((error: unknown) => reportError(`Combat#${method}`, error));
    }
  }

  async _onStartTurn(_combatant: Value, _context: Data = {}): Promise<void> {}

  async _onEndTurn(_combatant: Value, _context: Data = {}): Promise<void> {}

  async _onStartRound(_context: Data = {}): Promise<void> {}

  async _onEndRound(_context: Data = {}): Promise<void> {}

  async _onEnter(_combatant: Value): Promise<void> {}

  async _onExit(_combatant: Value): Promise<void> {}
}
