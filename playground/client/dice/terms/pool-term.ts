import type { Data } from "../../../common/types.js";
import { modifierName, readCondition, splitModifiers } from "../parser/modifiers.js";
import type { Roll } from "../roll.js";
import type { DiceTerm } from "./dice-term.js";
import { openDice, sumAgain, toInnerRoll } from "./inner-roll.js";
import { countMatches, type DiceTermResult, keepOrDrop, meets, totalOf } from "./results.js";
import { type EvaluationOptions, RollTerm, type SyncEvaluationOptions } from "./roll-term.js";

type PoolModifier = (this: PoolTerm, modifier: string) => unknown;

/** Several rolls judged together: `{2d6, 1d8 + 1}kh`. */
export class PoolTerm extends RollTerm {
  static MODIFIERS: Record<string, string | PoolModifier> = {
    k: "keep",
    kh: "keep",
    kl: "keep",
    d: "drop",
    dh: "drop",
    dl: "drop",
    cs: "countSuccess",
    cf: "countFailures",
  };
  static override SERIALIZE_ATTRIBUTES = ["terms", "modifiers", "results"];

  terms: string[];
  modifiers: string[];
  rolls: Roll[];
  results: DiceTermResult[];

  constructor({ terms = [], modifiers = [], rolls = [], results = [], options }: Data = {}) {
    super({ options });
    this.rolls = ((rolls as unknown[]).length ? (rolls as unknown[]) : (terms as string[])).map(toInnerRoll);
    this.terms = (terms as string[]).length ? [...terms] : this.rolls.map((roll) => roll.formula);
    this.modifiers = [...modifiers];
    this.results = (results as DiceTermResult[]).map((result) => ({ ...result }));
    if (this.results.length) this._evaluated = true;
  }

  override get dice(): DiceTerm[] {
    return this.rolls.flatMap((roll) => roll.dice);
  }

  override get expression(): string {
    return `{${this.terms.join(",")}}${this.modifiers.join("")}`;
  }

  override get total(): number | undefined {
    return this._evaluated ? totalOf(this.results) : undefined;
  }

  get values(): number[] {
    return this.results.flatMap((result) => (result.active ? [result.count ?? result.result] : []));
  }

  override get isDeterministic(): boolean {
    return this.rolls.every((roll) => roll.isDeterministic);
  }

  alter(multiply: number, add: number, options: { multiplyNumeric?: boolean } = {}): this {
    for (const roll of this.rolls) roll.alter(multiply, add, options);
    this.terms = this.rolls.map((roll) => roll.formula);
    return this;
  }

  protected override async _evaluate(options: EvaluationOptions): Promise<this> {
    for (const roll of this.rolls) if (!roll._evaluated) await roll.evaluate(options);
    this.#gather();
    for (const step of this.#steps()) await step();
    return this;
  }

  protected override _evaluateSync(options: SyncEvaluationOptions): void {
    for (const roll of this.rolls) if (!roll._evaluated) roll.evaluateSync(options);
    this.#gather();
    for (const step of this.#steps()) void step();
  }

  #gather(): void {
    this.results = this.rolls.map((roll) => ({ result: roll.total ?? 0, active: true }));
  }

  #steps(): (() => unknown)[] {
    const { MODIFIERS } = this.constructor as typeof PoolTerm;
    const modifiers = splitModifiers(this.modifiers.join(""), new Set(Object.keys(MODIFIERS)));
    if (!modifiers) throw new Error(`"${this.modifiers.join("")}" are no modifiers of a pool`);
    this.modifiers = modifiers;
    return modifiers.map((modifier) => () => this.#apply(MODIFIERS[modifierName(modifier)], modifier));
  }

  #apply(entry: string | PoolModifier | undefined, modifier: string): unknown {
    const method = typeof entry === "string" ? ((this as Data)[entry] as PoolModifier) : entry;
    const outcome = method?.call(this, modifier);
    if (outcome === false) throw new Error(`"${modifier}" is no modifier of a pool`);
    return outcome;
  }

  keep(modifier: string): false | void {
    const found = /^k([hl])?(\d+)?$/i.exec(modifier);
    if (!found) return false;
    this.#keepOrDrop(Number(found[2] ?? 1), { keep: true, highest: found[1]?.toLowerCase() !== "l" });
  }

  drop(modifier: string): false | void {
    const found = /^d([hl])?(\d+)?$/i.exec(modifier);
    if (!found) return false;
    this.#keepOrDrop(Number(found[2] ?? 1), { keep: false, highest: found[1]?.toLowerCase() === "h" });
  }

  /** Among several rolls, whole rolls are kept; in a pool of one roll, its dice are. */
  #keepOrDrop(number: number, options: { keep: boolean; highest: boolean }): void {
    const [only] = this.rolls;
    if (this.rolls.length > 1 || !only) {
      keepOrDrop(this.results, number, options);
      return;
    }
    const dice = openDice(only);
    keepOrDrop(
      dice.flatMap((die) => die.results),
      number,
      options,
    );
    sumAgain(only);
    this.#gather();
  }

  countSuccess(modifier: string): false | void {
    return this.#count(modifier, "success");
  }

  countFailures(modifier: string): false | void {
    return this.#count(modifier, "failure");
  }

  #count(modifier: string, flag: "success" | "failure"): false | void {
    const condition = readCondition(modifier);
    if (condition?.target === undefined) return false;
    countMatches(this.results, flag, (result) => meets(result, condition, 0));
  }

  override toJSON(): Data {
    return { ...super.toJSON(), rolls: this.rolls.map((roll) => roll.toJSON()) };
  }
}
