import type { Data } from "../../../common/types.js";
import type { Roll } from "../roll.js";
import type { DiceTerm } from "./dice-term.js";
import { toInnerRoll } from "./inner-roll.js";
import { type EvaluationOptions, RollTerm, type SyncEvaluationOptions } from "./roll-term.js";

/** An expression in parentheses, computed as a roll of its own. */
export class ParentheticalTerm extends RollTerm {
  static override SERIALIZE_ATTRIBUTES = ["term", "roll"];

  override isIntermediate = true;
  term: string;
  roll: Roll;

  constructor({ term, roll, options }: Data = {}) {
    super({ options });
    this.roll = toInnerRoll(roll ?? term ?? "");
    this.term = term ?? this.roll.formula;
    this._evaluated = this.roll._evaluated;
  }

  override get dice(): DiceTerm[] {
    return this.roll.dice;
  }

  override get expression(): string {
    return `(${this.term})`;
  }

  override get total(): number | undefined {
    return this.roll.total;
  }

  override get isDeterministic(): boolean {
    return this.roll.isDeterministic;
  }

  protected override async _evaluate(options: EvaluationOptions): Promise<this> {
    await this.roll.evaluate(options);
    return this;
  }

  protected override _evaluateSync(options: SyncEvaluationOptions): void {
    this.roll.evaluateSync(options);
  }

  override toJSON(): Data {
    return { ...super.toJSON(), roll: this.roll.toJSON() };
  }
}
