import { expect, test } from "vitest";
import { withWholeLists } from "../../../../../src/core/sheets/form-lists.js";
import { EFFECT_LIST } from "../../../../../src/rulesets/rpg/data/read-effects.js";
import { effectRows } from "../../../../../src/rulesets/rpg/sheets/views/effects-view.js";

/** What the boxes of a card write, one after the other, as a form sends them. */
function filledIn(boxes: Readonly<Record<string, unknown>>): readonly unknown[] {
  let effects: readonly unknown[] = [{}];
  for (const [path, value] of Object.entries(boxes)) {
    const asked = effectRows(effects).flatMap(({ boxes: all }) => all.map(({ name }) => name));
    const name = `system.effects.0.${path}`;
    if (path !== "type") expect(asked, name).toContain(name);
    const whole = withWholeLists({ [name]: value }, { system: { effects } });
    effects = whole["system.effects"] as readonly unknown[];
  }
  return effects;
}

test("RP-61: a test is written on a card, box by box, with what failing it brings", () => {
  const written = filledIn({
    type: "test",
    attribute: "agility",
    difficulty: 2,
    "onFail.0.type": "prone",
    "onFail.0.stand.kind": "test",
    "onFail.1.type": "bleed",
    "onFail.1.formula": "1d4",
    "onFail.1.until.kind": "care",
  });
  expect(EFFECT_LIST.read(written)).toEqual([
    {
      ...{ type: "test", attribute: "agility", difficulty: 2, when: "once" },
      onFail: [
        { type: "prone", stand: { kind: "test" } },
        { type: "bleed", formula: "1d4", until: { kind: "care" } },
      ],
    },
  ]);
});

test("RP-61: a test of every round says until when; one that is asked at once does not", () => {
  const paths = (when: string) => effectRows([{ type: "test", when }])[0]?.boxes.map(({ path }) => path);
  expect(paths("eachRound")).toContain("until.kind");
  expect(paths("once")).not.toContain("until.kind");
});

test("RP-61: a failure that only a compendium writes stays what it is, and nothing is chosen for an empty one", () => {
  const [row] = effectRows([{ type: "test", onFail: [{ type: "loseFunction" }] }]);
  const failures = row?.boxes.filter(({ path }) => path.endsWith(".type")) ?? [];
  expect(failures.map(({ value }) => value)).toEqual(["loseFunction", ""]);
  expect(Object.keys(failures[0]?.options ?? {})).toContain("loseFunction");
  expect(Object.keys(failures[1]?.options ?? {})).not.toContain("test");
});
