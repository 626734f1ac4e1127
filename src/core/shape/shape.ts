/**
 * Shapes of stored data. What a message or a flag keeps was written by a past version, or by anyone at a console: a shape,
 * declared once, gives the TypeScript type of what is kept and the reader that heals whatever is found there. Stored
 * data is plain JSON, so what has been read is what gets written.
 */
export interface Shape<T> {
  /** Heals whatever came; never throws. What fits stays as it is, anything else becomes the shape's initial value. */
  read(source: unknown): T;
  /** Whether a value of this kind is there at all; {@link nullable} and {@link optional} ask. */
  fits(source: unknown): boolean;
}

/** A shape whose key is left out where nothing fits. */
interface Optional<T> extends Shape<T> {
  readonly optional: true;
}

/** Shapes by the keys they are kept under. */
export type Shapes = Readonly<Record<string, Shape<unknown>>>;

type OptionalKeys<S> = { [K in keyof S]: S[K] extends Optional<unknown> ? K : never }[keyof S];

/** The keys that a key names: `wound-*` all those that begin with `wound-`. */
type Matched<K> = K extends `${infer Begin}*` ? `${Begin}${string}` : K;

type Flat<T> = { readonly [K in keyof T]: T[K] };

/** The type of what a shape, or shapes by their keys, read. */
export type Read<S> =
  S extends Shape<infer T>
    ? T
    : Flat<
        { [K in keyof S as Matched<Exclude<K, OptionalKeys<S>>>]: Read<S[K]> } & {
          [K in keyof S as Extract<K, OptionalKeys<S>>]?: Read<S[K]>;
        }
      >;

/** The longest text that is kept: more than a table ever needs, less than would hold up the arbiter. */
const MOST_LETTERS = 2000;

const isNumber = (source: unknown): source is number => typeof source === "number" && Number.isFinite(source);

const isObject = (source: unknown): source is Readonly<Record<string, unknown>> =>
  typeof source === "object" && source !== null && !Array.isArray(source);

/** A whole number that sums stay exact with, 0 where there is none; both bounds are included. */
export function wholeFrom(min: number, max: number, initial = Math.max(0, min)): Shape<number> {
  return {
    fits: isNumber,
    read: (source) => {
      const number = isNumber(source) ? Math.trunc(source) : initial;
      return Number.isSafeInteger(number) ? Math.min(max, Math.max(min, number)) : initial;
    },
  };
}

/** Any whole number; 0 where there is none. */
export const whole = wholeFrom(-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, 0);

/** Any number, e.g. seconds of the world's clock; 0 where there is none. */
export const real: Shape<number> = { fits: isNumber, read: (source) => (isNumber(source) ? source : 0) };

/** A text, cut after two thousand letters; empty where there is none. */
export const text: Shape<string> = {
  fits: (source) => typeof source === "string" && source !== "",
  read: (source) => (typeof source === "string" ? source.slice(0, MOST_LETTERS) : ""),
};

/** Yes or no. */
export function flagged(initial: boolean): Shape<boolean> {
  return {
    fits: (source) => typeof source === "boolean",
    read: (source) => (typeof source === "boolean" ? source : initial),
  };
}

/** Yes, or no where it is not said. */
export const flag = flagged(false);

/** One of some words; the first of them, or `initial`, where it is none. */
export function oneOf<const W extends string>(words: readonly W[], initial: W | undefined = words[0]): Shape<W> {
  const found = (source: unknown) => words.find((word) => word === source) ?? initial;
  return { fits: (source) => words.some((word) => word === source), read: (source) => found(source) as W };
}

/**
 * One of several records that a word of theirs tells apart, e.g. effects by their `type`; where it is none of these words,
 * nothing fits, and the `initial` one is read.
 */
export function tagged<const S extends Shapes>(
  tag: string,
  kinds: S,
  initial: keyof S & string,
): Shape<Read<S[keyof S]>> {
  const all = new Map<unknown, Shape<unknown>>(Object.entries(kinds));
  const kindOf = (source: unknown) => (isObject(source) ? all.get(source[tag]) : undefined);
  return {
    fits: (source) => kindOf(source) !== undefined,
    read: (source) => (kindOf(source) ?? all.get(initial))?.read(source) as Read<S[keyof S]>,
  };
}

/** Always the same value. */
export function always<const T>(value: T): Shape<T> {
  return { fits: (source) => source === value, read: () => value };
}

/** Anything that JSON can hold, as it stands; `null` where there is nothing. */
export const json: Shape<Json> = { fits: () => true, read: (source) => (source ?? null) as Json };

/** Plain data that a message can store. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A list of which each entry is healed; what is too much is left out. */
export function list<T>(entry: Shape<T>, most: number = Infinity): Shape<readonly T[]> {
  return {
    fits: (source) => Array.isArray(source) && source.length > 0,
    read: (source) => (Array.isArray(source) ? source.slice(0, most).map((one: unknown) => entry.read(one)) : []),
  };
}

/** A list of those entries that fit; the others are left out. */
export function fitting<T>(entry: Shape<T>): Shape<readonly T[]> {
  return healed(json, (source) => (Array.isArray(source) ? source.filter(entry.fits).map(entry.read) : []));
}

/** Values by keys that nobody foresees, e.g. dice by the ids of their rolls. */
export function mapOf<T>(entry: Shape<T>, most: number = Infinity): Shape<Readonly<Record<string, T>>> {
  return {
    fits: isObject,
    read: (source) => {
      const entries = isObject(source) ? Object.entries(source).slice(0, most) : [];
      return Object.fromEntries(entries.map(([key, value]) => [key, entry.read(value)]));
    },
  };
}

/**
 * Values under known keys; keys that no shape is for are left out. A key that ends in `*` stands for all that begin like
 * it, e.g. `wound-*`.
 */
export function record<const S extends Shapes>(shapes: S): Shape<Read<S>> {
  const declared = Object.entries(shapes);
  return {
    fits: isObject,
    read: (source) => {
      const data = isObject(source) ? source : {};
      const keys = declared.flatMap(([key, shape]) => matching(key, data).map((one) => [one, shape] as const));
      const kept = keys.filter(([key, shape]) => !("optional" in shape) || shape.fits(data[key]));
      return Object.fromEntries(kept.map(([key, shape]) => [key, shape.read(data[key])])) as Read<S>;
    },
  };
}

const matching = (key: string, data: object): readonly string[] =>
  key.endsWith("*") ? Object.keys(data).filter((one) => one.startsWith(key.slice(0, -1))) : [key];

/** The same, or `null` where nothing of the kind is there. */
export function nullable<T>(shape: Shape<T>): Shape<T | null> {
  return { fits: shape.fits, read: (source) => (shape.fits(source) ? shape.read(source) : null) };
}

/** Left out where nothing of the kind is there; of a list, where it is empty. */
export function optional<T>(shape: Shape<T>): Optional<T> {
  return { ...shape, optional: true };
}

/** A shape of which only some values fit, e.g. numbers from 0 on; {@link nullable} and {@link optional} leave out the others. */
export function such<T>(shape: Shape<T>, fits: (value: T) => boolean): Shape<T> {
  return { fits: (source) => shape.fits(source) && fits(shape.read(source)), read: shape.read };
}

/** A shape whose values are set right once they are read, e.g. where one field rules another out. */
export function healed<T, U>(shape: Shape<T>, heal: (value: T) => U): Shape<U> {
  return { fits: shape.fits, read: (source) => heal(shape.read(source)) };
}

/** What was written as one text of JSON, where nothing but words and numbers is kept; `null` where none can be read. */
export function inText<T>(shape: Shape<T>): Shape<T | null> {
  return healed(json, (source) => {
    if (typeof source !== "string") return null;
    try {
      const data: unknown = JSON.parse(source);
      return shape.fits(data) ? shape.read(data) : null;
    } catch {
      return null; // a message is typed by anyone: it keeps nothing
    }
  });
}

/** A shape that holds itself, e.g. a plan with the plans of others in it. */
export function lazy<T>(shape: () => Shape<T>): Shape<T> {
  return { fits: (source) => shape().fits(source), read: (source) => shape().read(source) };
}
