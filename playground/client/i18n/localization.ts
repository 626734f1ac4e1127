import type { Data } from "../../common/types.js";
import { localizeModel, type ModelLike } from "./models.js";

type Texts = Data;

function find(texts: Texts, key: string): string | undefined {
  let node: unknown = texts;
  for (const step of key.split(".")) {
    if (typeof node !== "object" || node === null) return undefined;
    node = (node as Texts)[step];
  }
  return typeof node === "string" ? node : undefined;
}

/** Lays the texts of a file over those there are; nearly none of its keys is a path, and every window merges them all. */
function merge(into: Texts, from: Texts): Texts {
  for (const key in from) {
    const value = from[key];
    const [node, leaf] = key.includes(".") ? place(into, key) : [into, key];
    if (typeof value === "object" && value !== null) {
      node[leaf] = merge(typeof node[leaf] === "object" ? node[leaf] : {}, value);
    } else node[leaf] = value;
  }
  return into;
}

/** Where a key lies that is a path, such as `TYPES.Item.gbWound`: the node, made where it lacks, and the last step. */
function place(into: Texts, path: string): [Texts, string] {
  const steps = path.split(".");
  const leaf = steps.pop()!;
  let node = into;
  for (const step of steps) node = node[step] = typeof node[step] === "object" ? node[step] : {};
  return [node, leaf];
}

/** Translations of the playground, then of the system; English stands in for what a language lacks. */
export class Localization {
  lang = "fr";
  translations: Texts = {};
  _fallback: Texts = {};
  #listFormats = new Map<string, Intl.ListFormat>();

  /** Takes the texts of one language and of the fallback, later ones winning over earlier ones. */
  setTranslations(lang: string, texts: Texts[], fallback: Texts[] = []): void {
    this.lang = lang;
    this.translations = texts.reduce(merge, {});
    this._fallback = fallback.reduce(merge, {});
    this.#listFormats.clear();
  }

  /** Whether a text exists, in English too unless told otherwise. */
  has(key: string, fallback = true): boolean {
    return (find(this.translations, key) ?? (fallback ? find(this._fallback, key) : undefined)) !== undefined;
  }

  /** The text of a key, or the key itself. */
  localize(key: string, data?: Data): string {
    if (data && Object.keys(data).length > 0) return this.format(key, data);
    return find(this.translations, String(key)) ?? find(this._fallback, String(key)) ?? String(key);
  }

  /** The text of a key with its `{placeholders}` filled in. */
  format(key: string, data: Data = {}): string {
    return this.localize(key).replace(/\{([^{}]+)\}/g, (whole, name: string) =>
      name in data && data[name] !== undefined ? String(data[name]) : whole,
    );
  }

  /** Joins a list the way the language does: « a, b et c ». */
  getListFormatter({
    style = "long",
    type = "conjunction",
  }: { style?: Intl.ListFormatStyle; type?: Intl.ListFormatType } = {}): Intl.ListFormat {
    const key = `${type}.${style}`;
    const format = this.#listFormats.get(key) ?? new Intl.ListFormat(this.lang, { style, type });
    this.#listFormats.set(key, format);
    return format;
  }

  /** Sorts objects in place by a text property, as the language orders it. */
  sortObjects<T extends Data>(objects: T[], key: string): T[] {
    return objects.sort((a, b) => String(a[key] ?? "").localeCompare(String(b[key] ?? ""), this.lang));
  }

  /** Gives every field of a data model its label and hint from the translations under its prefixes. */
  static localizeDataModel(model: ModelLike, options: { prefixes?: string[]; prefixPath?: string } = {}): void {
    localizeModel(game.i18n, model, options);
  }
}
