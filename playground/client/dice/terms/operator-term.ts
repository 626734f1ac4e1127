import type { Data } from "../../../common/types.js";
import { RollTerm } from "./roll-term.js";

/** An arithmetic operator, or the sign of the term that follows. */
export class OperatorTerm extends RollTerm {
  static OPERATORS = ["+", "-", "*", "/", "%"];
  static override SERIALIZE_ATTRIBUTES = ["operator"];

  operator: string;

  constructor({ operator, options }: Data = {}) {
    super({ options });
    this.operator = String(operator).trim();
    if (!OperatorTerm.OPERATORS.includes(this.operator)) throw new Error(`"${operator}" is no operator`);
  }

  override get flavor(): string {
    return "";
  }

  override get expression(): string {
    return ` ${this.operator} `;
  }

  override get total(): string {
    return ` ${this.operator} `;
  }
}
