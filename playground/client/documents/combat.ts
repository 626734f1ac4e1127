import { BaseCombat } from "../../common/documents/base-combat.js";
import { generation } from "../../common/generation.js";
import type { Data, Value } from "../../common/types.js";
import { callAllHooks, reportError } from "../database/hooks.js";
import { ClientDocumentMixin } from "./client-document.js";
import { rollCombatants } from "./combat-initiative.js";
import { runTurnEvents, type TurnState } from "./combat-turns.js";

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

  override prepareDerivedData(): void {
    super.prepareDerivedData();
    this.setupTurns();
    this.current ??= this._turnState();
    this.previous ??= null;
  }

  /** Puts the combatants in order. */
  setupTurns(): Value[] {
    this.turns = (this.combatants.contents as Value[]).sort((a, b) => this._sortCombatants(a, b));
    if (this.turn !== null) this.turn = Math.clamp(this.turn, 0, Math.max(this.turns.length - 1, 0));
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

  _turnState(): TurnState {
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

  async resetAll(options: Data = {}): Promise<Value> {
    const updates = (this.combatants.contents as Value[]).map((combatant) => ({
      _id: combatant.id as string,
      initiative: null,
    }));
    await this.updateEmbeddedDocuments("Combatant", updates, options);
    return this.update({ turn: this.started ? 0 : null }, { turnEvents: false });
  }

  override _onUpdate(changed: Data, options: Data, userId: string): void {
    super._onUpdate(changed, options, userId);
    if (!("round" in changed) && !("turn" in changed)) return;
    const prior = this.current;
    this.previous = prior;
    this.current = this._turnState();
    if (options.turnEvents === false) return;
    callAllHooks("combatTurnChange", this, prior, this.current);
    if (game.user?.isActiveGM)
      void runTurnEvents(this, prior, this.current).catch((error: unknown) => reportError("Combat turn events", error));
  }

  override _onCreateDescendantDocuments(
    parent: Value,
    collection: string,
    documents: Value[],
    _data: Data[],
    _options: Data,
    userId: string,
  ): void {
    this.#keepTurn(parent, userId);
    this.#each(collection, documents, "_onEnter");
  }

  override _onUpdateDescendantDocuments(
    parent: Value,
    _collection: string,
    _documents: Value[],
    _changes: Data[],
    _options: Data,
    userId: string,
  ): void {
    this.#keepTurn(parent, userId);
  }

  override _onDeleteDescendantDocuments(
    parent: Value,
    collection: string,
    documents: Value[],
    _ids: string[],
    _options: Data,
    userId: string,
  ): void {
    this.#keepTurn(parent, userId);
    this.#each(collection, documents, "_onExit");
  }

  #each(collection: string, documents: Value[], method: "_onEnter" | "_onExit"): void {
    if (collection !== "combatants" || !game.user?.isActiveGM) return;
    for (const combatant of documents) {
      void this[method](combatant).catch((error: unknown) => reportError(`Combat#${method}`, error));
    }
  }

  /** When the order changes, whose turn it is does not: the client that changed it moves the index. */
  #keepTurn(parent: Value, userId: string): void {
    if (parent !== this || !this.started || !this.current?.combatantId) return;
    const turn = this.turns.findIndex((combatant) => combatant.id === this.current.combatantId);
    if (turn < 0 || turn === this.turn || userId !== game.userId) return;
    void this.update({ turn }, { turnEvents: false }).catch((error: unknown) => reportError("Combat turn", error));
  }

  async _onStartTurn(_combatant: Value, _context: Data = {}): Promise<void> {}

  async _onEndTurn(_combatant: Value, _context: Data = {}): Promise<void> {}

  async _onStartRound(_context: Data = {}): Promise<void> {}

  async _onEndRound(_context: Data = {}): Promise<void> {}

  async _onEnter(_combatant: Value): Promise<void> {}

  async _onExit(_combatant: Value): Promise<void> {}
}
