import { elide } from "./elision.js";

/** The text of a language key in the reader's language; `data` fills its {placeholders}. */
export function t(key: string, data?: Readonly<Record<string, unknown>>): string {
  if (!data) return game.i18n.localize(key);
  const text = game.i18n.format(key, data as Record<string, string>);
  return game.i18n.lang === "fr" ? elide(text, game.i18n.localize(key), data) : text;
}

/** The text of a key that has a `.one` and an `.other` form, chosen by `count` as the language counts. */
export function plural(key: string, count: number, data: Record<string, unknown> = {}): string {
  const form = pluralRules(game.i18n.lang).select(count) === "one" ? "one" : "other";
  return t(`${key}.${form}`, { count, ...data });
}

/** A number with its sign, typographic minus included: +2, −3, 0 as +0. */
export function signed(value: number): string {
  return value < 0 ? `−${Math.abs(value)}` : `+${value}`;
}

/** A number in the reader's language, with at most `digits` decimals. */
export function decimal(value: number, digits = 1): string {
  return decimals(game.i18n.lang, digits).format(value);
}

/** A probability, 0 to 1, as a percentage in the reader's language, with at most `digits` decimals. */
export function percentage(value: number, digits = 1): string {
  return percentages(game.i18n.lang, digits).format(value);
}

// Making a formatter takes longer than drawing a card: each is made once.
const pluralRules = once((lang) => new Intl.PluralRules(lang));
const decimals = once((lang, digits) => new Intl.NumberFormat(lang, { maximumFractionDigits: digits }));
const percentages = once(
  (lang, digits) => new Intl.NumberFormat(lang, { style: "percent", maximumFractionDigits: digits }),
);

function once<T>(make: (lang: string, digits: number) => T): (lang: string, digits?: number) => T {
  const made = new Map<string, T>();
  return (lang, digits = 0) => {
    const key = `${lang} ${digits}`;
    const known = made.get(key) ?? make(lang, digits);
    made.set(key, known);
    return known;
  };
}
