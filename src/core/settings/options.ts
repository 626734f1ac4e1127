import { flagged, oneOf as wordOf, wholeFrom, type Shape } from "../shape/shape.js";
import type { SettingDefinition } from "./settings.js";

/** One of the things that a table may decide otherwise: how a setting keeps it, and how it is read from there. */
interface Option<T> {
  readonly shape: Shape<T>;
  readonly setting: Pick<SettingDefinition, "initial" | "choices" | "range">;
}

type Table = Readonly<Record<string, Option<boolean | number | string>>>;

/** What a table has decided. */
export type Decided<T> = { readonly [K in keyof T]: T[K] extends Option<infer V> ? V : never };

export function yesNo(initial: boolean): Option<boolean> {
  return { shape: flagged(initial), setting: { initial } };
}

/** A whole number; both bounds are included. */
export function number(initial: number, min: number, max: number): Option<number> {
  return { shape: wholeFrom(min, max, initial), setting: { initial, range: { min, max } } };
}

/** One of some words: the first, unless a table has decided otherwise. */
export function oneOf<const W extends string>(choices: readonly [W, ...W[]]): Option<W> {
  return { shape: wordOf(choices), setting: { initial: choices[0], choices } };
}

/**
 * The optional rules of one ruleset, each one setting for the whole world: declared once, they say the settings and the
 * type of what is read from them.
 * @param prefix what the keys of the settings begin with, e.g. `gb` for `gbNegativePools`
 */
export function optionsNamed<const T extends Table>(prefix: string, table: T) {
  const options = Object.entries(table).map(([id, option]) => ({
    id,
    key: `${prefix}${id.charAt(0).toUpperCase()}${id.slice(1)}`,
    ...option,
  }));
  return {
    settings: options.map(({ key, setting }): SettingDefinition => ({ key, scope: "world", ...setting })),
    /** Reads them from the values of those settings, healed. */
    read: (values: object): Decided<T> =>
      Object.fromEntries(options.map(({ id, key, shape }) => [id, shape.read(Reflect.get(values, key))])) as Decided<T>,
  };
}
