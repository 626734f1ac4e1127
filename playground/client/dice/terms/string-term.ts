import type { Data } from "../../../common/types.js";
import { type EvaluationOptions, RollTerm } from "./roll-term.js";

/** Text in a formula, such as data that nobody provided. */
export class StringTerm extends RollTerm {
  static override SERIALIZE_ATTRIBUTES = ["term"];

  term: string;

  constructor({ term, options }: Data = {}) {
    super({ options });
    this.term = String(term);
  }

  override get expression(): string {
    return this.term;
  }

  override get total(): string {
    return this.term;
  }

  protected override _evaluate({ allowStrings = false }: EvaluationOptions): this {
    if (!allowStrings) throw new Error(`Unresolved StringTerm ${this.term} requested for evaluation`);
    return this;
  }

  protected override _evaluateSync(options: EvaluationOptions): void {
    this._evaluate(options);
  }
}
