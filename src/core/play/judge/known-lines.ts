import type { Explained, Line } from "../contract/modifiers.js";

interface Explains {
  explain(line: Line): Explained;
}

/** Tells whether a line is a number of the target rather than of the roller. */
export function isSecret(line: Line, presenter: Explains): boolean {
  return line.by === "rules" && presenter.explain(line).secret === true;
}

/** Returns the lines of a sum that the user may know. */
export function knownLines(lines: readonly Line[], presenter: Explains, numbers: boolean): readonly Line[] {
  return numbers ? lines : lines.filter((line) => !isSecret(line, presenter));
}
