import { flagged, healed, oneOf as wordOf, text, wholeFrom, type Shape } from "../shape/shape.js";
import type { SettingDefinition } from "./settings.js";

/** One of the things that a table may decide otherwise: how a setting keeps it, and how it is read from there. */
interface Option<T> {
  readonly shape: Shape<T>;
  readonly setting: Pick<SettingDefinition, "initial" | "choices" | "range" | "notation" | "idleWhile">;
}

type Table = Readonly<Record<string, Option<boolean | number | string>>>;

/** What a table has decided. */
export type Decided<T> = { readonly [K in keyof T]: T[K] extends Option<infer V> ? V : never };

/** When a setting does nothing. */
type Idle = Pick<SettingDefinition, "idleWhile">;

export function yesNo(initial: boolean, idle: Idle = {}): Option<boolean> {
  return { shape: flagged(initial), setting: { initial, ...idle } };
}

/** A whole number; both bounds are included. */
export function number(initial: number, min: number, max: number, idle: Idle = {}): Option<number> {
  return { shape: wholeFrom(min, max, initial), setting: { initial, range: { min, max }, ...idle } };
}

/** One of some words: the first where nothing else is said, unless a table has decided otherwise. */
export function oneOf<const W extends string>(
  choices: readonly [W, ...W[]],
  initial: NoInfer<W> = choices[0],
  idle: Idle = {},
): Option<W> {
  return { shape: wordOf(choices, initial), setting: { initial, choices, ...idle } };
}

/** A formula of dice. */
export function dice(initial: string, idle: Idle = {}): Option<string> {
  const shape = healed(text, (formula) => formula || initial);
  return { shape, setting: { initial, notation: "dice", ...idle } };
}

/**
 * The optional rules of one ruleset, each one setting for the whole world: declared once, they say the settings and the
 * type of what is read from them.
 * @param prefix what the keys of the settings begin with: `x` for `xNegativePools`
 */
export function optionsNamed<const T extends Table>(prefix: string, table: T) {
  const keyOf = (id: keyof T & string): string => `${prefix}${id.charAt(0).toUpperCase()}${id.slice(1)}`;
  const options = Object.entries(table).map(([id, option]) => ({ id, key: keyOf(id), ...option }));
  return {
    /** The key of an option among all settings of the system. */
    keyOf,
    settings: options.map(({ key, setting }): SettingDefinition => ({ key, scope: "world", ...setting })),
    /** Reads them from the values of those settings, healed. */
    read: (values: object): Decided<T> =>
      Object.fromEntries(options.map(({ id, key, shape }) => [id, shape.read(Reflect.get(values, key))])) as Decided<T>,
  };
}
