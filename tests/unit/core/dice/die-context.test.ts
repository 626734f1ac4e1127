import Handlebars from "handlebars";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { dieContext } from "../../../../src/core/dice/die-context.js";
import type { ShownDie } from "../../../../src/core/play/contract/shown-dice.js";

const page = Handlebars.create();
page.registerHelper("localize", (key: string) => key);
const shown = (...dice: readonly ShownDie[]) =>
  page.compile(readFileSync("templates/core/card/dice.hbs", "utf8"))({ dice: dice.map(dieContext) });

test("a die on a card counts, was dropped, or falls short by itself; one that another grants says so", () => {
  const html = shown(
    { faces: 10, value: 10, counts: true },
    { faces: 10, value: 9, counts: false },
    { faces: 10, value: 3, counts: false, short: true, granted: true },
  );
  expect([...html.matchAll(/data-state="(\w+)"( data-granted)?/g)].map(([, state, more]) => [state, more])).toEqual([
    ["kept", undefined],
    ["dropped", undefined],
    ["miss", " data-granted"],
  ]);
  expect([...html.matchAll(/CARD\.(\w+)"/g)].map(([, said]) => said)).toEqual(["die", "dieDropped", "dieShort"]);
  expect(html.match(/g-dice__more/g)).toHaveLength(1);
});
