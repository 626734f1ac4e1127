import type { Data } from "../../common/types.js";
import { evaluateArithmetic } from "./arithmetic.js";
import { diceConfig, type RollClass } from "./config.js";
import { FormulaError } from "./errors.js";
import { type ReplacementOptions, replaceFormulaData } from "./formula-data.js";
import { termsOf } from "./instantiate.js";
import { collapseInlineResult, expandInlineResult, type RollAnchorOptions, rollAnchor } from "./roll-anchor.js";
import { type MessageOptions, postRoll } from "./roll-message.js";
import { chatContext, type ChatRenderOptions, renderChat, renderTooltip } from "./roll-render.js";
import { DiceTerm } from "./terms/dice-term.js";
import { NumericTerm } from "./terms/numeric-term.js";
import { OperatorTerm } from "./terms/operator-term.js";
import { PoolTerm } from "./terms/pool-term.js";
import { type EvaluationOptions, RollTerm, type SyncEvaluationOptions } from "./terms/roll-term.js";

/** A formula, the data it refers to and, once evaluated, its dice and total. */
export class Roll {
  static CHAT_TEMPLATE = "templates/dice/roll.hbs";
  static TOOLTIP_TEMPLATE = "templates/dice/tooltip.hbs";

  data: Data;
  options: Data;
  terms: RollTerm[];
  /** Dice rolled on the way that no term shows, such as those of `(1d4)d6`. */
  _dice: DiceTerm[] = [];
  _formula: string;
  _evaluated = false;
  _total: number | string | undefined = undefined;

  /** @throws FormulaError if the formula cannot be read */
  constructor(formula = "", data: Data = {}, options: Data = {}) {
    this.data = this._prepareData(data);
    this.options = options;
    this.terms = (this.constructor as RollClass).parse(String(formula), this.data);
    this._formula = this.resetFormula();
  }

  protected _prepareData(data: Data): Data {
    return data;
  }

  get formula(): string {
    return this._formula;
  }

  /** Every die rolled, those of inner rolls included. */
  get dice(): DiceTerm[] {
    return [...this._dice, ...this.terms.flatMap((term) => (term instanceof DiceTerm ? [term] : term.dice))];
  }

  get isDeterministic(): boolean {
    return this.terms.every((term) => term.isDeterministic);
  }

  /** The sum with each die replaced by its value. */
  get result(): string {
    return joinTerms(this.terms, (term) => String(term.total ?? ""));
  }

  get total(): number | undefined {
    if (!this._evaluated || this._total === undefined) return undefined;
    return Number(this._total);
  }

  /** What evaluation gave: a number, or a text where texts were allowed. */
  get product(): number | string | undefined {
    return this._evaluated ? this._total : undefined;
  }

  /** Rolls the dice and computes the total, once. */
  async evaluate(options: EvaluationOptions = {}): Promise<this> {
    this.#begin(options);
    try {
      return (await this._evaluate(options)) as this;
    } catch (error) {
      throw FormulaError.within(this._formula, error);
    }
  }

  async roll(options: EvaluationOptions = {}): Promise<this> {
    return this.evaluate(options);
  }

  /** Computes without waiting: only what no chance decides, unless minimised or maximised or `strict` is false. */
  evaluateSync(options: SyncEvaluationOptions = {}): this {
    this.#begin(options);
    try {
      return this._evaluateSync(options) as this;
    } catch (error) {
      throw FormulaError.within(this._formula, error);
    }
  }

  #begin({ minimize, maximize }: EvaluationOptions): void {
    if (this._evaluated) {
      throw new FormulaError(
        this._formula,
        `the ${this.constructor.name} has already been evaluated and is now immutable`,
      );
    }
    if (minimize && maximize) throw new FormulaError(this._formula, "a roll cannot be both minimised and maximised");
    this._evaluated = true;
  }

  protected async _evaluate(options: EvaluationOptions = {}): Promise<Roll> {
    for (const term of this.terms) {
      if (!term._evaluated) await term.evaluate(options);
    }
    return this.#finish();
  }

  protected _evaluateSync(options: SyncEvaluationOptions = {}): Roll {
    for (const term of this.terms) {
      if (!term._evaluated) term.evaluateSync(options);
    }
    return this.#finish();
  }

  #finish(): this {
    this._dice.push(...this.terms.flatMap((term) => (term instanceof DiceTerm ? term.dice : [])));
    this._total = this._evaluateTotal();
    return this;
  }

  /** The arithmetic of the terms' totals; the text itself if a term is a text. */
  _evaluateTotal(): number | string {
    const text = this.terms.some((term) => !(term instanceof OperatorTerm) && typeof term.total === "string");
    if (text) return this.result;
    return (this.constructor as RollClass).safeEval(this.terms.map((term) => String(term.total)).join(" "));
  }

  /** An unevaluated copy. */
  clone(): this {
    return new (this.constructor as new (...args: unknown[]) => this)(this._formula, this.data, this.options);
  }

  /** A new roll of the same formula and data. */
  async reroll(options: EvaluationOptions = {}): Promise<this> {
    return this.clone().evaluate(options);
  }

  /** Multiplies, then adds to, the number of dice of each term. */
  alter(multiply: number, add: number, { multiplyNumeric = false }: { multiplyNumeric?: boolean } = {}): this {
    if (this._evaluated) throw new FormulaError(this._formula, "an evaluated roll may not be altered");
    for (const term of this.terms) {
      if (term instanceof DiceTerm) term.alter(multiply, add);
      else if (term instanceof PoolTerm) term.alter(multiply, add, { multiplyNumeric });
      else if (term instanceof NumericTerm && multiplyNumeric) term.number *= multiply;
    }
    this.resetFormula();
    return this;
  }

  /** Writes the formula again from the terms. */
  resetFormula(): string {
    this._formula = (this.constructor as RollClass).getFormula(this.terms);
    return this._formula;
  }

  /** Gives a flavor to the terms that have none. */
  propagateFlavor(flavor: string): void {
    for (const term of this.terms) {
      if (!(term instanceof OperatorTerm)) term.options["flavor"] ??= flavor;
    }
    this.resetFormula();
  }

  toString(): string {
    return this._formula;
  }

  toJSON(): Data {
    return {
      class: this.constructor.name,
      options: this.options,
      dice: this._dice.map((die) => die.toJSON()),
      formula: this._formula,
      terms: this.terms.map((term) => term.toJSON()),
      total: this._total,
      evaluated: this._evaluated,
    };
  }

  /** The roll as HTML for the chat. */
  async render(options: ChatRenderOptions = {}): Promise<string> {
    return renderChat(this, options, (rest) => this._prepareChatRenderContext(rest));
  }

  protected async _prepareChatRenderContext(options: ChatRenderOptions = {}): Promise<Data> {
    return chatContext(this, options);
  }

  /** The dice as HTML. */
  async getTooltip(): Promise<string> {
    return renderTooltip(this);
  }

  /** Posts the roll, evaluating it first if need be; with `create: false`, gives the message's data instead. */
  // oxlint-disable-next-line typescript/no-explicit-any -- a ChatMessage of the class the system configured
  async toMessage(messageData: Data = {}, options: MessageOptions = {}): Promise<any> {
    return postRoll(this, messageData, options);
  }

  /** The result as a link in a text; a click shows its dice. */
  toAnchor(options: RollAnchorOptions = {}): HTMLAnchorElement {
    return rollAnchor(this, options);
  }

  static expandInlineResult = expandInlineResult;
  static collapseInlineResult = collapseInlineResult;

  /** The class of rolls made without choosing one. */
  static get defaultImplementation(): RollClass {
    return diceConfig().rolls[0] ?? Roll;
  }

  static create(formula: string, data: Data = {}, options: Data = {}): Roll {
    return new this.defaultImplementation(formula, data, options);
  }

  /** @throws FormulaError if the formula cannot be read */
  static parse(formula: string, data: Data = {}): RollTerm[] {
    return termsOf(this.replaceFormulaData(formula, data));
  }

  static replaceFormulaData(formula: string, data: Data, options: ReplacementOptions = {}): string {
    return replaceFormulaData(formula, data, options);
  }

  static getFormula(terms: RollTerm[]): string {
    return joinTerms(terms, (term) => term.formula);
  }

  static safeEval(expression: string): number {
    return evaluateArithmetic(expression);
  }

  /** Could this be rolled? Data is taken for a number. */
  static validate(formula: string): boolean {
    try {
      const roll = new this(this.replaceFormulaData(String(formula ?? ""), {}, { missing: "1" }));
      roll.evaluateSync({ minimize: true });
      return Number.isFinite(roll.total);
    } catch (error) {
      if (error instanceof FormulaError) return false;
      throw error;
    }
  }

  /** A roll of given terms; evaluated if they all are. */
  static fromTerms<T extends Roll>(this: new (...args: never[]) => T, terms: RollTerm[], options: Data = {}): T {
    const roll = new (this as unknown as new (...args: unknown[]) => T)("", {}, options);
    roll.terms = terms;
    roll.resetFormula();
    const rolled = terms.filter((term) => !(term instanceof OperatorTerm || term instanceof NumericTerm));
    if (rolled.length && rolled.every((term) => term._evaluated)) {
      roll._evaluated = true;
      roll._total = roll._evaluateTotal();
    } else if (rolled.some((term) => term._evaluated)) {
      throw new FormulaError(roll._formula, "some of its terms are evaluated and some are not");
    }
    return roll;
  }

  /**
   * Rebuilds a roll from `toJSON`, with the class it names.
   * @throws Error if `CONFIG.Dice.rolls` has no class of that name
   */
  // oxlint-disable-next-line typescript/no-explicit-any -- the class is named by the data
  static fromData(data: Data): any {
    const { rolls } = diceConfig();
    const rollClass = [...rolls, Roll].find((candidate) => candidate.name === data["class"]);
    if (!rollClass) throw new Error(`Unable to recreate ${data["class"]} instance from provided data`);
    const roll = new rollClass(data["formula"], data["data"] ?? {}, { ...data["options"] });
    roll.terms = (data["terms"] as Data[]).map((term) => RollTerm.fromData(term));
    roll._formula = data["formula"];
    if (data["evaluated"] ?? true) {
      roll._evaluated = true;
      roll._total = data["total"];
      roll._dice = ((data["dice"] ?? []) as Data[]).map((die) => RollTerm.fromData(die) as DiceTerm);
    }
    return roll;
  }

  // oxlint-disable-next-line typescript/no-explicit-any -- the class is named by the data
  static fromJSON(json: string): any {
    return this.fromData(JSON.parse(json) as Data);
  }

  /** The totals of so many rolls of a formula. */
  static async simulate(formula: string, n = 10_000): Promise<number[]> {
    const totals: number[] = [];
    const model = new this(formula);
    for (let i = 0; i < n; i++) totals.push((await model.reroll()).total ?? 0);
    return totals;
  }
}

/** Writes terms one after the other; a sign keeps close to what it signs. */
function joinTerms(terms: RollTerm[], write: (term: RollTerm) => string): string {
  return terms
    .map((term, index) => {
      const before = terms[index - 1];
      const sign = term instanceof OperatorTerm && (!before || before instanceof OperatorTerm);
      return sign ? write(term).trim() : write(term);
    })
    .join("");
}
