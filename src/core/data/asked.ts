/** The value a change of `system` puts at a path; `undefined` where it says nothing. */
export function asked(change: object | undefined, path: string): unknown {
  return change && foundry.utils.getProperty(change, path);
}

/** The same for a number. */
export function askedNumber(change: object | undefined, path: string): number | undefined {
  const value = asked(change, path);
  return typeof value === "number" ? value : undefined;
}
