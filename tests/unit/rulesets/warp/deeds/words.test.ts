import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { OutcomeView } from "../../../../../src/core/attack/procedure.js";
import type { Json } from "../../../../../src/core/attack/procedure.js";
import type { DeedChoices, DeedField } from "../../../../../src/core/deeds/procedure.js";
import type { Text } from "../../../../../src/core/text.js";
import { warpDeeds } from "../../../../../src/rulesets/warp/deeds/index.js";
import { item, openTable, procedure, settled } from "./table.js";

const ITEMS = [
  item("warpTrait", "stealth", { score: 3, agility: true, hitPoints: true }),
  item("warpTrait", "limp", { kind: "flaw" }),
  item("warpTrait", "cursed", { kind: "flaw", flawMode: "chance" }),
  item("warpPower", "reader", { score: 2, effectKey: "telekinesis", duration: "10 min" }),
  item("warpSpell", "grip", { level: 12, learned: true, range: "15 m" }),
  item("warpSpell", "ring", { level: 15 }),
];
const HURT = {
  hp: { max: 21, value: 9, fightStart: 21, temp: 2 },
  xp: { total: 20, used: 1 },
  psy: { max: 3, value: 2 },
};
const deeds = Object.keys(warpDeeds.procedures);

/** Whatever a window, a button or a macro may send by mistake. */
const NONSENSE: readonly DeedChoices[] = [
  { trait: 5, power: [], spell: true, difficulty: 7, number: "x", bonus: null, malus: Number.NaN, experience: "1" },
  { trait: "gone", power: "gone", spell: "gone", against: "toString", healer: "gone", flaw: "gone", learned: "" },
  { bonus: 1e9, malus: -1e9, experience: 1e9, helpers: 1e9, days: -4, hours: 1e9, count: -1, stake: 1e9, more: 1e9 },
  { difficulty: "__proto__", way: "constructor", relation: "x", scale: "x", share: "x", activity: "x", ill: "x" },
];

const tree = (lang: string) => JSON.parse(readFileSync(`lang/${lang}.json`, "utf8")) as Record<string, unknown>;
const textIn = (source: unknown, key: string): unknown =>
  key.split(".").reduce<unknown>((node, step) => (node as Record<string, unknown> | undefined)?.[step], source);

/** The keys of a text and of those inside it. */
function keysOf({ key, data = {} }: Text): readonly string[] {
  return [key, ...Object.values(data).flatMap((value) => (typeof value === "object" ? keysOf(value) : []))];
}

function keysOfView({ verdict, summary, facts, losses }: OutcomeView): readonly string[] {
  return [verdict, summary, ...losses, ...facts.flatMap(({ label, value }) => [label, value])].flatMap(keysOf);
}

/** What somebody may enter in a field instead of what it says. */
function otherwise({ kind, value, min = 0, max = 99, options = [] }: DeedField): readonly Json[] {
  if (kind === "number") return [min, max];
  if (kind === "flag") return [value !== true];
  return kind === "text" ? ["because"] : options.map((option) => option.value);
}

describe.each(deeds)("the deed %s", (id) => {
  const { fields, rolls, outcome, view, name, obstacle, edit } = procedure(id);

  test.each(["fr", "en"])("has words for all it says (%s)", (lang) => {
    const { hero } = openTable(HURT, ITEMS);
    const choices = settled(id, hero, {});
    const fieldKeys = fields([hero], {}).flatMap(({ label, hint, options = [] }) =>
      [label, ...(hint ? [hint] : []), ...options.map((option) => option.label)].flatMap(keysOf),
    );
    const dice = Object.fromEntries(rolls({ actor: hero, choices }).map((spec) => [spec.id, spec.faces.map(() => 4)]));
    const came = outcome({ actor: hero, choices, dice });
    const shown = keysOfView(view(came));
    const figures = edit?.figures(came) ?? [];
    const decided = figures.flatMap(({ label, options }) =>
      [label, ...options.map((option) => option.label)].flatMap(keysOf),
    );
    const stopped = obstacle({ actor: hero, choices });
    const source = tree(lang);
    const missing = [...keysOf(name), ...fieldKeys, ...shown, ...decided, ...(stopped ? keysOf(stopped) : [])].filter(
      (key) => typeof textIn(source, key) !== "string",
    );
    expect(missing).toEqual([]);
  });

  test("shows what was entered when its window is drawn again", () => {
    const { hero } = openTable(HURT, ITEMS);
    for (const field of fields([hero], {}))
      for (const value of otherwise(field)) {
        const drawn = fields([hero], { [field.id]: value }).find((one) => one.id === field.id);
        expect(drawn, `${field.id} ${JSON.stringify(value)}`).toMatchObject({ value });
      }
  });

  test("makes sense of whatever was chosen", () => {
    const { hero, thug } = openTable(HURT, ITEMS);
    for (const actor of [hero, thug])
      for (const choices of NONSENSE) {
        fields([actor], choices);
        obstacle({ actor, choices });
        const specs = rolls({ actor, choices });
        const dice = Object.fromEntries(specs.map((spec) => [spec.id, spec.faces.map(() => 1)]));
        view(outcome({ actor, choices, dice }));
        view(outcome({ actor, choices, dice: {} }));
      }
  });
});

test("every word of the deeds is there in both languages, and every obstacle that is named exists", () => {
  const [fr, en] = ["fr", "en"].map((lang) => textIn(tree(lang), "GARDIEN.WARP.DEED"));
  const keys = (node: unknown): readonly string[] =>
    typeof node === "object" && node !== null
      ? Object.entries(node).flatMap(([key, value]) => keys(value).map((rest) => `${key}.${rest}`))
      : [""];
  expect(keys(fr)).toEqual(keys(en));
});
