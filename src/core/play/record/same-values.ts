/** Returns the value at a path of an item's source; `null` when there is none. */
export function valueIn(source: Readonly<Record<string, unknown>>, path: string): unknown {
  const found = path.split(".").reduce<unknown>((at, key) => (at as typeof source | null)?.[key], source);
  return found ?? null;
}

/** Tells whether two values are equal. */
export function same(one: unknown, other: unknown): boolean {
  const [a, b] = [one ?? null, other ?? null];
  return contains(a, b) && contains(b, a);
}

/** Tells whether `whole` has every value of `part`; what else `whole` has is the model's own. */
export function contains(whole: unknown, part: unknown): boolean {
  if (part === null || typeof part !== "object") return Object.is(whole, part);
  if (whole === null || typeof whole !== "object") return false;
  if (Array.isArray(part)) {
    return Array.isArray(whole) && whole.length === part.length && part.every((value, i) => contains(whole[i], value));
  }
  return Object.entries(part).every(([key, value]) => contains((whole as Record<string, unknown>)[key], value));
}
