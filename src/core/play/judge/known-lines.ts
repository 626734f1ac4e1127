import type { Explained, Line } from "../contract/modifiers.js";

interface Explains {
  explain(line: Line): Explained;
}

/** Whether a line of a sum is a figure of the target, and no line of whoever rolls. */
export function isSecret(line: Line, presenter: Explains): boolean {
  return line.by === "rules" && presenter.explain(line).secret === true;
}

/** The lines of a sum as far as the user may know them. */
export function knownLines(lines: readonly Line[], presenter: Explains, numbers: boolean): readonly Line[] {
  return numbers ? lines : lines.filter((line) => !isSecret(line, presenter));
}
