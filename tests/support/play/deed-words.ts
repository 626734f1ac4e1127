import type { Json } from "../../../src/core/shape/shape.js";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { OutcomeView } from "../../../src/core/play/contract/view.js";
import type { DeedChoices, DeedField, Deeds } from "../../../src/core/play/contract/deed.js";
import type { Text } from "../../../src/core/text/text.js";
import { deedsAtTable } from "./deeds.js";

const LANGUAGES = ["fr", "en"] as const;
const read = (lang: string) => JSON.parse(readFileSync(`lang/${lang}.json`, "utf8")) as Record<string, unknown>;
const trees = Object.fromEntries(LANGUAGES.map((lang) => [lang, read(lang)])) as Record<
  (typeof LANGUAGES)[number],
  Record<string, unknown>
>;
const textIn = (source: unknown, key: string): unknown =>
  key.split(".").reduce<unknown>((node, step) => (node as Record<string, unknown> | undefined)?.[step], source);

/** A text and those inside it. */
function textsOf(text: Text): readonly Text[] {
  const inside = Object.values(text.data ?? {}).flatMap((value) => (typeof value === "object" ? textsOf(value) : []));
  return [text, ...inside];
}

function textsOfView({ verdict, summary, facts, losses }: OutcomeView): readonly Text[] {
  return [verdict, summary, ...losses, ...facts.flatMap(({ label, value }) => [label, value])].flatMap(textsOf);
}

/** What is missing of a text: the words themselves, or what they leave a place for. */
function missingOf({ key, data = {} }: Text, source: Record<string, unknown>): readonly string[] {
  const words = textIn(source, key);
  if (typeof words !== "string") return [key];
  const places = [...words.matchAll(/\{(\w+)\}/g)].map(([, place = ""]) => place);
  return places.filter((place) => data[place] === undefined).map((place) => `${key} {${place}}`);
}

/** What somebody may enter in a field instead of what it says. */
function otherwise({ kind, value, min = 0, max = 99, options = [] }: DeedField): readonly Json[] {
  if (kind === "number") return [min, max];
  if (kind === "flag") return [value !== true];
  return kind === "text" ? ["because"] : options.map((option) => option.value);
}

interface AtTable {
  readonly hero: Actor;
  readonly other: Actor;
}

/**
 * Tests that the deeds of a ruleset have words for all they say, show what was entered, and make sense of nonsense.
 * @param area where the ruleset keeps their words, e.g. `GARDIEN.GB.DEED`
 * @param open sits two people down who have something to do each of them with
 * @param nonsense whatever a window, a button or a macro may send by mistake
 */
export function testsOfWords(deeds: Deeds, area: string, open: () => AtTable, nonsense: readonly DeedChoices[]): void {
  const { procedure, settled } = deedsAtTable(deeds);

  describe.each(Object.keys(deeds.procedures))("the deed %s", (id) => {
    const { fields, rolls, outcome, view, name, obstacle, edit } = procedure(id);

    test.each(LANGUAGES)("has words for all it says (%s)", (lang) => {
      const { hero } = open();
      const choices = settled(id, hero, {});
      const asked = fields([hero], {}).flatMap(({ label, hint, options = [] }) =>
        [label, ...(hint ? [hint] : []), ...options.map((option) => option.label)].flatMap(textsOf),
      );
      const called = rolls({ actor: hero, choices });
      const dice = Object.fromEntries(called.map((spec) => [spec.id, spec.faces.map(() => 4)]));
      const came = outcome({ actor: hero, choices, dice });
      const shown = textsOfView(view(came));
      const figures = edit?.figures(came) ?? [];
      const decided = figures.flatMap(({ label, options }) =>
        [label, ...options.map((option) => option.label)].flatMap(textsOf),
      );
      const stopped = obstacle({ actor: hero, choices });
      const said = [...textsOf(name), ...asked, ...shown, ...decided, ...(stopped ? textsOf(stopped) : [])];
      expect(said.flatMap((text) => missingOf(text, trees[lang]))).toEqual([]);
    });

    test("shows what was entered when its window is drawn again", () => {
      const { hero } = open();
      for (const field of fields([hero], {}))
        for (const value of otherwise(field)) {
          const drawn = fields([hero], { [field.id]: value }).find((one) => one.id === field.id);
          expect(drawn, `${field.id} ${JSON.stringify(value)}`).toMatchObject({ value });
        }
    });

    test("makes sense of whatever was chosen", () => {
      const { hero, other } = open();
      for (const actor of [hero, other])
        for (const choices of nonsense) {
          fields([actor], choices);
          obstacle({ actor, choices });
          const specs = rolls({ actor, choices });
          const dice = Object.fromEntries(specs.map((spec) => [spec.id, spec.faces.map(() => 1)]));
          view(outcome({ actor, choices, dice }));
          view(outcome({ actor, choices, dice: {} }));
        }
    });
  });

  test("every word of the deeds is there in both languages", () => {
    const [fr, en] = LANGUAGES.map((lang) => textIn(trees[lang], area));
    const keys = (node: unknown): readonly string[] =>
      typeof node === "object" && node !== null
        ? Object.entries(node).flatMap(([key, value]) => keys(value).map((rest) => `${key}.${rest}`))
        : [""];
    expect(keys(fr)).toEqual(keys(en));
  });
}
