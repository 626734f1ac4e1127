import { readCondition } from "../parser/modifiers.js";
import { DiceTerm } from "./dice-term.js";
import { type DiceTermResult, countMatches, isFailure, meets, totalOf, valueOf } from "./results.js";

/** A fair die with numbered faces. */
export class Die extends DiceTerm {
  static override DENOMINATION = "d";
  static override MODIFIERS: typeof DiceTerm.MODIFIERS = {
    r: "reroll",
    rr: "rerollRecursive",
    x: "explode",
    xo: "explodeOnce",
    k: "keep",
    kh: "keep",
    kl: "keep",
    d: "drop",
    dh: "drop",
    dl: "drop",
    min: "minimum",
    max: "maximum",
    even: "countEven",
    odd: "countOdd",
    cs: "countSuccess",
    cf: "countFailures",
    df: "deductFailures",
    sf: "subtractFailures",
    ms: "marginSuccess",
  };

  override get denomination(): string {
    return `d${this.faces ?? ""}`;
  }

  protected override _denominationText(): string {
    return `d${typeof this._faces === "number" ? this._faces : `(${this._faces.formula})`}`;
  }

  protected override _dieClass(): string {
    return `d${this.faces}`;
  }

  /** With `ms`, the margin between the sum of the dice and the target. */
  override get total(): number | undefined {
    if (!this._evaluated) return undefined;
    const sum = totalOf(this.results);
    return this.modifiers.reduce((total, modifier) => withMargin(total, modifier), sum);
  }

  /** `x`, `x5`, `x>=5`, `x1=6`: rolls one more die for each result that meets the condition, again and again. */
  async explode(modifier: string, { recursive = true } = {}): Promise<false | void> {
    const condition = readCondition(modifier);
    if (!condition) return false;
    let left = condition.limit ?? Infinity;
    const first = this.results.length;
    for (let i = 0; i < this.results.length && left > 0 && (recursive || i < first); i++) {
      const result = this.results[i];
      if (!result?.active || !meets(result, condition, this._highest)) continue;
      result.exploded = true;
      left--;
      await this.roll();
    }
  }

  /** `xo`: the added dice do not explode. */
  async explodeOnce(modifier: string): Promise<false | void> {
    return this.explode(modifier, { recursive: false });
  }

  /** `cs`, `cs>=5`: the total is the number of results that meet the condition; the highest face if none. */
  countSuccess(modifier: string): false | void {
    const condition = readCondition(modifier);
    if (!condition) return false;
    countMatches(this.results, "success", (result) => meets(result, condition, this._highest));
  }

  /** `cf`, `cf<=1`: the total is the number of results that meet the condition; the lowest face if none. */
  countFailures(modifier: string): false | void {
    const condition = readCondition(modifier);
    if (!condition) return false;
    countMatches(this.results, "failure", (result) => meets(result, condition, this._lowest));
  }

  countEven(_modifier: string): void {
    countMatches(this.results, "success", (result) => valueOf(result) % 2 === 0);
  }

  countOdd(_modifier: string): void {
    countMatches(this.results, "success", (result) => valueOf(result) % 2 === 1);
  }

  /** `df`, `df<3`: each failure counts -1. */
  deductFailures(modifier: string): false | void {
    return this.#countFailed(modifier, () => -1);
  }

  /** `sf`, `sf<3`: each failure counts for minus its value. */
  subtractFailures(modifier: string): false | void {
    return this.#countFailed(modifier, (result) => -result.result);
  }

  #countFailed(modifier: string, worth: (result: DiceTermResult) => number): false | void {
    const condition = readCondition(modifier);
    if (!condition) return false;
    for (const result of this.results) {
      if (!result.active || !isFailure(result, condition, this._lowest)) continue;
      result.failure = true;
      result.count = worth(result);
    }
  }

  /** `ms>=12`: sum minus target; `ms<=12`: target minus sum. The total reads it from the modifiers. */
  marginSuccess(modifier: string): false | void {
    if (readCondition(modifier)?.target === undefined) return false;
  }

  /** `min2`: no die counts for less. */
  minimum(modifier: string): false | void {
    return this.#clamp(modifier, Math.max);
  }

  /** `max5`: no die counts for more. */
  maximum(modifier: string): false | void {
    return this.#clamp(modifier, Math.min);
  }

  #clamp(modifier: string, choose: (a: number, b: number) => number): false | void {
    const found = /^[a-z]+(\d+)$/i.exec(modifier);
    if (!found) return false;
    for (const result of this.results) {
      const value = valueOf(result);
      const clamped = choose(value, Number(found[1]));
      if (clamped !== value) result.count = clamped;
    }
  }
}

function withMargin(total: number, modifier: string): number {
  const condition = /^ms/i.test(modifier) ? readCondition(modifier) : undefined;
  if (condition?.target === undefined) return total;
  return condition.comparison?.startsWith("<") ? condition.target - total : total - condition.target;
}
