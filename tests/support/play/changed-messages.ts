import fc from "fast-check";

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type Path = readonly (string | number)[];

/** Every place of a value, from the whole to its leaves. */
function places(value: Json, path: Path = []): readonly Path[] {
  if (value === null || typeof value !== "object") return [path];
  const inside = Array.isArray(value)
    ? value.flatMap((one: Json, i) => places(one, [...path, i]))
    : Object.entries(value).flatMap(([key, one]) => places(one, [...path, key]));
  return [path, ...inside];
}

/** One change of a message: where, what is done there, and what is put there. */
export interface Change {
  readonly at: number;
  readonly how: "replace" | "remove" | "repeat" | "add";
  readonly key: string;
  readonly value: Json;
}

/**
 * Any change of what a message says.
 * @param values what may stand in its place besides anything: what players know of, e.g. other people
 * @param keys what may be added where things have names
 */
export function anyChange(values: readonly Json[], keys: readonly string[]): fc.Arbitrary<Change> {
  const some = fc.oneof(
    fc.constantFrom<Json>(...values),
    fc.integer({ min: -30, max: 30 }) as fc.Arbitrary<Json>,
    fc.constantFrom<Json>(null, true, false, "", "1", "3", "constructor"),
  );
  return fc.record({
    at: fc.nat(),
    how: fc.constantFrom("replace", "replace", "remove", "repeat", "add"),
    key: fc.constantFrom(...keys),
    value: some,
  });
}

/** What a message says once it is changed. */
export function changed(said: unknown, changes: readonly Change[]): Json {
  const told = JSON.parse(JSON.stringify(said)) as Json;
  return changes.reduce(once, told);
}

function once(said: Json, { at, how, key, value }: Change): Json {
  const all = places(said).slice(1);
  const path = all[at % Math.max(1, all.length)];
  if (!path) return said;
  const copy = structuredClone(said) as Json;
  const last = path.at(-1) ?? "";
  let inside = copy as Record<string | number, Json>;
  for (const step of path.slice(0, -1)) inside = inside[step] as typeof inside;
  const here = inside[last];
  if (how === "remove") {
    if (Array.isArray(inside)) inside.splice(Number(last), 1);
    else Reflect.deleteProperty(inside, last);
  } else if (how === "repeat" && Array.isArray(inside)) inside.splice(Number(last), 0, structuredClone(here ?? null));
  else if (how === "add" && here !== null && typeof here === "object" && !Array.isArray(here))
    (here as Record<string, Json>)[key] = value;
  else inside[last] = value;
  return copy;
}
