import type { Data } from "../../../common/types.js";
import { findFunction } from "../arithmetic.js";
import type { Roll } from "../roll.js";
import type { DiceTerm } from "./dice-term.js";
import { toInnerRoll } from "./inner-roll.js";
import { type EvaluationOptions, RollTerm, type SyncEvaluationOptions } from "./roll-term.js";

/** A function of `Math` or of `CONFIG.Dice.functions`, whose parameters are rolls. */
export class FunctionTerm extends RollTerm {
  static override SERIALIZE_ATTRIBUTES = ["fn", "terms", "result"];

  override isIntermediate = true;
  fn: string;
  terms: string[];
  rolls: Roll[];
  result: number | string | undefined;

  constructor({ fn, terms = [], rolls = [], result, options }: Data = {}) {
    super({ options });
    this.fn = String(fn);
    this.rolls = ((rolls as unknown[]).length ? (rolls as unknown[]) : (terms as string[])).map(toInnerRoll);
    this.terms = (terms as string[]).length ? [...terms] : this.rolls.map((roll) => roll.formula);
    this.result = result;
    if (result !== undefined) this._evaluated = true;
  }

  override get dice(): DiceTerm[] {
    return this.rolls.flatMap((roll) => roll.dice);
  }

  override get expression(): string {
    return `${this.fn}(${this.terms.join(",")})`;
  }

  override get total(): number | string | undefined {
    return this.result;
  }

  override get isDeterministic(): boolean {
    return this.rolls.every((roll) => roll.isDeterministic);
  }

  protected override async _evaluate(options: EvaluationOptions): Promise<this> {
    for (const roll of this.rolls) if (!roll._evaluated) await roll.evaluate(options);
    this.result = this.#check(await this.#call());
    return this;
  }

  protected override _evaluateSync(options: SyncEvaluationOptions): void {
    for (const roll of this.rolls) if (!roll._evaluated) roll.evaluateSync(options);
    this.result = this.#check(this.#call());
  }

  #call(): unknown {
    const call = findFunction(this.fn);
    if (!call) throw new Error(`"${this.fn}" is no function of formulas`);
    return call(...this.rolls.map((roll) => roll.product ?? 0));
  }

  #check(result: unknown): number | string {
    if (typeof result === "string") return result;
    if (typeof result === "number" && Number.isFinite(result)) return result === 0 ? 0 : result;
    throw new Error(`the function "${this.fn}" gave no number`);
  }

  override toJSON(): Data {
    return { ...super.toJSON(), rolls: this.rolls.map((roll) => roll.toJSON()) };
  }
}
