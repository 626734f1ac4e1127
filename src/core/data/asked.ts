/** The value a change of `system` puts at a path; `undefined` where it says nothing. */
export function asked(change: object | undefined, path: string): unknown {
  return change && foundry.utils.getProperty(change, path);
}

/** The same for a number. */
export function askedNumber(change: object | undefined, path: string): number | undefined {
  const value = asked(change, path);
  return typeof value === "number" ? value : undefined;
}

/** Lowers a figure that a change of `system` would put, or leave, above its maximum, whichever of the two it changes. */
export function keepWithin(system: object, before: object, path: string, maxPath: string): void {
  if (asked(system, path) === undefined && asked(system, maxPath) === undefined) return;
  const after = (key: string) => askedNumber(system, key) ?? askedNumber(before, key) ?? 0;
  if (after(path) > after(maxPath)) foundry.utils.setProperty(system, path, after(maxPath));
}
