/** A formula that cannot be read or evaluated; the message names the formula. */
export class FormulaError extends Error {
  override name = "FormulaError";

  constructor(
    readonly formula: string,
    readonly reason: string,
    options?: ErrorOptions,
  ) {
    super(`The formula "${formula}" failed: ${reason}`, options);
  }

  /** The same failure told for the whole formula that contains the failing part. */
  static within(formula: string, error: unknown): FormulaError {
    if (error instanceof FormulaError) return new FormulaError(formula, error.reason, { cause: error });
    if (error instanceof Error) return new FormulaError(formula, error.message, { cause: error });
    return new FormulaError(formula, String(error));
  }
}
