import type { Data } from "../../../common/types.js";
import { diceConfig } from "../config.js";
import { MAX_DICE, MAX_RESULTS } from "../limits.js";
import { modifierName, readCondition, splitModifiers } from "../parser/modifiers.js";
import type { Roll } from "../roll.js";
import { isRoll, toInnerRoll } from "./inner-roll.js";
import { compareResult, type DiceTermResult, keepOrDrop, meets, totalOf } from "./results.js";
import { type EvaluationOptions, RollTerm, type SyncEvaluationOptions } from "./roll-term.js";
import { resultClasses, type TermTooltip, termTooltip } from "./tooltip.js";

type ModifierMethod = (this: DiceTerm, modifier: string) => unknown;

/** Modifiers that roll again: they do nothing to a minimised or maximised roll. */
const ROLLING = new Set(["r", "rr", "x", "xo"]);

/** Dice of one kind rolled together, and what their modifiers do to the results. */
export abstract class DiceTerm extends RollTerm {
  /** The letters that stand for this kind of die in `CONFIG.Dice.terms`. */
  static DENOMINATION = "";
  /** Modifiers by name: a method of the term, by name or by function. */
  static MODIFIERS: Record<string, string | ModifierMethod> = {};
  static override SERIALIZE_ATTRIBUTES = ["number", "faces", "modifiers", "results", "method"];

  _number: number | Roll;
  _faces: number | Roll;
  modifiers: string[];
  results: DiceTermResult[];
  method: string | undefined;
  /** Dice rolled to know how many dice there are, or of how many faces. */
  #intermediate: DiceTerm[] = [];

  constructor({ number = 1, faces = 6, method, modifiers = [], results = [], options }: Data = {}) {
    super({ options });
    this._number = typeof number === "object" && number ? toInnerRoll(number) : (number ?? 1);
    this._faces = typeof faces === "object" && faces ? toInnerRoll(faces) : (faces ?? 6);
    this.method = method;
    this.modifiers = [...modifiers];
    this.results = (results as DiceTermResult[]).map((result) => ({ ...result }));
    if (this.results.length) this._evaluated = true;
  }

  get number(): number | undefined {
    return isRoll(this._number) ? undefined : this._number;
  }

  set number(value: number | Roll | undefined) {
    this._number = value ?? 1;
  }

  get faces(): number | undefined {
    return isRoll(this._faces) ? undefined : this._faces;
  }

  set faces(value: number | Roll | undefined) {
    this._faces = value ?? 6;
  }

  get denomination(): string {
    return (this.constructor as typeof DiceTerm).DENOMINATION;
  }

  /** Dice rolled to resolve this term, itself left out. */
  override get dice(): DiceTerm[] {
    return this.#intermediate;
  }

  override get expression(): string {
    return `${text(this._number)}${this._denominationText()}${this.modifiers.join("")}`;
  }

  protected _denominationText(): string {
    return `d${this.denomination}`;
  }

  override get total(): number | undefined {
    return this._evaluated ? totalOf(this.results) : undefined;
  }

  /** The values of the active results. */
  get values(): number[] {
    return this.results.flatMap((result) => (result.active ? [result.count ?? result.result] : []));
  }

  override get isDeterministic(): boolean {
    return false;
  }

  /** Multiplies then adds to the number of dice. */
  alter(multiply: number, add: number): this {
    if (this._evaluated) throw new Error(`You may not alter ${this.expression}: it has already been evaluated`);
    if (isRoll(this._number)) {
      this._number = toInnerRoll(`(${this._number.formula}) * ${multiply} + ${add}`);
    } else {
      this._number = Math.max(Math.round(this._number * multiply + add), 0);
    }
    return this;
  }

  protected override async _evaluate(options: EvaluationOptions): Promise<this> {
    for (const inner of [this._number, this._faces]) if (isRoll(inner)) await inner.evaluate(options);
    const number = this.#settle();
    for (let i = this.results.length; i < number; i++) await this.roll(options);
    const extreme = Boolean(options.minimize || options.maximize);
    for (const step of this.#steps(extreme)) await step();
    return this;
  }

  protected override _evaluateSync(options: SyncEvaluationOptions): void {
    const extreme = Boolean(options.minimize || options.maximize);
    for (const inner of [this._number, this._faces]) if (isRoll(inner)) inner.evaluateSync(options);
    const number = this.#settle();
    if (!extreme) {
      if (options.strict ?? true) throw new Error(`the dice ${this.expression} cannot be evaluated synchronously`);
      return;
    }
    for (let i = 0; i < number; i++) this.#push(options.maximize ? this._highest : this._lowest);
    for (const step of this.#steps(true)) void step();
  }

  /** Replaces inner rolls by their totals and checks what they ask for. */
  #settle(): number {
    for (const inner of [this._number, this._faces]) if (isRoll(inner)) this.#intermediate.push(...inner.dice);
    if (isRoll(this._number)) this._number = this._number.total ?? 0;
    if (isRoll(this._faces)) this._faces = this._faces.total ?? 0;
    const { _number: number, _faces: faces } = this;
    if (!Number.isInteger(number) || number < 0) throw new Error(`${number} is no number of dice`);
    if (number > MAX_DICE) throw new Error(`${number} dice are too many: at most ${MAX_DICE}`);
    if (!Number.isSafeInteger(faces) || faces < 1) throw new Error(`a die cannot have ${faces} faces`);
    return number;
  }

  /** The modifiers, each ready to be applied, in the order written. */
  #steps(extreme: boolean): (() => unknown)[] {
    const { MODIFIERS } = this.constructor as typeof DiceTerm;
    const modifiers = splitModifiers(this.modifiers.join(""), new Set(Object.keys(MODIFIERS)));
    if (!modifiers) throw new Error(`"${this.modifiers.join("")}" are no modifiers of ${this._denominationText()}`);
    this.modifiers = modifiers;
    const applied = modifiers.filter((modifier) => !extreme || !this.#rollsAgain(modifier));
    return applied.map((modifier) => () => this.#apply(MODIFIERS[modifierName(modifier)], modifier));
  }

  #rollsAgain(modifier: string): boolean {
    if (!ROLLING.has(modifierName(modifier))) return false;
    if (!readCondition(modifier)) throw new Error(`"${modifier}" is no modifier of ${this._denominationText()}`);
    return true;
  }

  #apply(entry: string | ModifierMethod | undefined, modifier: string): unknown {
    const method = typeof entry === "string" ? ((this as Data)[entry] as ModifierMethod) : entry;
    const outcome = method?.call(this, modifier);
    const check = (matched: unknown): void => {
      if (matched === false) throw new Error(`"${modifier}" is no modifier of ${this._denominationText()}`);
    };
    if (outcome instanceof Promise) return outcome.then(check);
    check(outcome);
    return undefined;
  }

  protected get _lowest(): number {
    return 1;
  }

  protected get _highest(): number {
    return this.faces ?? 1;
  }

  /** Rolls one die and records it. */
  async roll({ minimize = false, maximize = false }: EvaluationOptions = {}): Promise<DiceTermResult> {
    if (minimize) return this.#push(this._lowest);
    if (maximize) return this.#push(this._highest);
    return this.#push((await this._roll()) ?? this.randomFace());
  }

  /** A value obtained elsewhere, for subclasses; `undefined` lets chance decide. */
  protected async _roll(_options: Data = {}): Promise<number | undefined> {
    return undefined;
  }

  #push(value: number): DiceTermResult {
    if (this.results.length >= MAX_RESULTS)
      throw new Error(`${this.expression} gives more than ${MAX_RESULTS} results`);
    const result: DiceTermResult = { result: value, active: true };
    this.results.push(result);
    return result;
  }

  randomFace(): number {
    return this.mapRandomFace(diceConfig().randomUniform());
  }

  /** The face that a uniform number in [0, 1) stands for. */
  mapRandomFace(randomUniform: number): number {
    return this._lowest + Math.floor(randomUniform * (this._highest - this._lowest + 1));
  }

  /** `k`, `kh`, `kl`: keeps the highest, or the lowest; one if no number is written. */
  keep(modifier: string): false | void {
    const found = /^k([hl])?(\d+)?$/i.exec(modifier);
    if (!found) return false;
    keepOrDrop(this.results, Number(found[2] ?? 1), { keep: true, highest: found[1]?.toLowerCase() !== "l" });
  }

  /** `d`, `dl`, `dh`: drops the lowest, or the highest; one if no number is written. */
  drop(modifier: string): false | void {
    const found = /^d([hl])?(\d+)?$/i.exec(modifier);
    if (!found) return false;
    keepOrDrop(this.results, Number(found[2] ?? 1), { keep: false, highest: found[1]?.toLowerCase() === "h" });
  }

  /** `r`, `r3`, `r<3`, `r2<3`: rolls again once, at most so many dice; the new value stands. */
  async reroll(modifier: string, { recursive = false } = {}): Promise<false | void> {
    const condition = readCondition(modifier);
    if (!condition) return false;
    let left = condition.limit ?? Infinity;
    const first = this.results.length;
    for (let i = 0; i < this.results.length && left > 0 && (recursive || i < first); i++) {
      const result = this.results[i];
      if (!result?.active || !meets(result, condition, this._lowest)) continue;
      result.rerolled = true;
      result.active = false;
      left--;
      await this.roll();
    }
  }

  /** `rr`: rolls again until the condition is no longer met. */
  async rerollRecursive(modifier: string): Promise<false | void> {
    return this.reroll(modifier, { recursive: true });
  }

  getResultLabel(result: DiceTermResult): string {
    return String(result.result);
  }

  getResultCSS(result: DiceTermResult): (string | null)[] {
    return resultClasses(result, this._dieClass(), this._lowest, this._highest);
  }

  protected _dieClass(): string {
    return `d${this.denomination}`;
  }

  /** What the default tooltip shows of this term. */
  getTooltipData(): TermTooltip {
    return termTooltip(this);
  }

  override toJSON(): Data {
    const json = (value: number | Roll): unknown => (isRoll(value) ? value.toJSON() : value);
    return { ...super.toJSON(), number: json(this._number), faces: json(this._faces) };
  }

  static compareResult = compareResult;
  static _keepOrDrop(results: DiceTermResult[], number: number, options = {}): DiceTermResult[] {
    keepOrDrop(results, number, options);
    return results;
  }
}

function text(value: number | Roll): string {
  return isRoll(value) ? `(${value.formula})` : String(value);
}
