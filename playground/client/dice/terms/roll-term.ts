import type { Data } from "../../../common/types.js";
import { diceConfig } from "../config.js";
import type { DiceTerm } from "./dice-term.js";

export interface EvaluationOptions {
  minimize?: boolean;
  maximize?: boolean;
  allowStrings?: boolean;
  allowInteractive?: boolean;
}

export interface SyncEvaluationOptions extends EvaluationOptions {
  /** Throw on what only chance can decide; `false` leaves those terms without results. */
  strict?: boolean;
}

/** One element of a formula. */
export abstract class RollTerm {
  /** Further attributes kept by `toJSON`. */
  static SERIALIZE_ATTRIBUTES: string[] = [];

  options: Data;
  _evaluated = false;
  /** Is this term computed before the formula around it? */
  isIntermediate = false;

  constructor({ options = {} }: Data = {}) {
    this.options = options;
  }

  /** The term as written, without flavor. */
  abstract get expression(): string;
  abstract get total(): number | string | undefined;

  /** The dice rolled for this term, itself included. */
  get dice(): DiceTerm[] {
    return [];
  }

  get flavor(): string {
    return typeof this.options["flavor"] === "string" ? this.options["flavor"] : "";
  }

  /** The term as written, with its flavor. */
  get formula(): string {
    return this.flavor ? `${this.expression}[${this.flavor}]` : this.expression;
  }

  get isDeterministic(): boolean {
    return true;
  }

  /** Computes the term; a promise if chance or an inner roll is involved. */
  evaluate(options: EvaluationOptions = {}): this | Promise<this> {
    if (this._evaluated) throw new Error(`The term ${this.expression} has already been evaluated and is now immutable`);
    this._evaluated = true;
    return this._evaluate(options);
  }

  evaluateSync(options: SyncEvaluationOptions = {}): this {
    if (this._evaluated) throw new Error(`The term ${this.expression} has already been evaluated and is now immutable`);
    this._evaluated = true;
    this._evaluateSync(options);
    return this;
  }

  protected _evaluate(_options: EvaluationOptions): this | Promise<this> {
    return this;
  }

  protected _evaluateSync(_options: SyncEvaluationOptions): void {}

  toJSON(): Data {
    const data: Data = { class: this.constructor.name, options: this.options, evaluated: this._evaluated };
    for (const attribute of (this.constructor as typeof RollTerm).SERIALIZE_ATTRIBUTES) {
      data[attribute] = (this as Data)[attribute];
    }
    return data;
  }

  /** Rebuilds a term from `toJSON`, with the class it names. */
  static fromData(data: Data): RollTerm {
    const { termTypes, terms } = diceConfig();
    const known = [...Object.values(termTypes), ...Object.values(terms)];
    const termClass = known.find((candidate) => candidate.name === data["class"]);
    if (!termClass) throw new Error(`Unable to recreate ${data["class"]} instance from provided data`);
    return termClass._fromData(data);
  }

  static fromJSON(json: string): RollTerm {
    return this.fromData(JSON.parse(json) as Data);
  }

  static _fromData(data: Data): RollTerm {
    // The registry only holds concrete classes.
    const termClass = this as unknown as new (data: Data) => RollTerm;
    const term = new termClass({ ...data, options: { ...data["options"] } });
    term._evaluated = Boolean(data["evaluated"] ?? true);
    return term;
  }
}
