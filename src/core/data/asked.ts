/** The value a change of `system` puts at a path; `undefined` where it says nothing. */
export function asked(change: object | undefined, path: string): unknown {
  return change && foundry.utils.getProperty(change, path);
}

/** The same for a number. */
export function askedNumber(change: object | undefined, path: string): number | undefined {
  const value = asked(change, path);
  return typeof value === "number" ? value : undefined;
}

/**
 * What becomes of a figure that a change of `system` would put, or leave, above its maximum, whichever of the two it
 * changes: the maximum under the figure's path, nothing where all is well.
 */
export function heldBelow(
  change: object,
  before: object,
  path: string,
  maxPath: string,
): Readonly<Record<string, number>> {
  if (asked(change, path) === undefined && asked(change, maxPath) === undefined) return {};
  const after = (key: string) => askedNumber(change, key) ?? askedNumber(before, key) ?? 0;
  return after(path) > after(maxPath) ? { [path]: after(maxPath) } : {};
}
