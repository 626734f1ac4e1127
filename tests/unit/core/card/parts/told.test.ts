import { INTENT } from "../../../../../src/core/play/record/intent.js";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { choiceTold, fieldTold } from "../../../../../src/core/card/parts/told.js";
import { problem } from "../../../../../src/core/play/judge/verify.js";
import type { WindowChoice } from "../../../../../src/core/play/contract/situation.js";
import { BEAST, GUN, HERO, sitDown } from "../../../../support/play/arbiter-table.js";
import { duel, playDuel } from "../../../../support/play/duel.js";

const text = (key: string) => ({ key });
const LIGHTS = ["dark", "dim"].map((value) => ({ value, label: text(`it is ${value}`) }));
const offered: readonly WindowChoice[] = [
  { id: "light", key: "l", label: text("Light"), value: "dim", options: LIGHTS },
  { id: "flank", key: "f", label: text("Flank"), value: "0", kind: "flag", options: [] },
];

const { choices } = duel;
let end = () => {};

beforeEach(async () => {
  end = await playDuel();
  sitDown();
  Object.assign(duel, { choices: () => offered });
  const format = (key: string, data: Record<string, string>) => [key, ...Object.values(data)].join(" | ");
  vi.stubGlobal("game", Object.assign(game, { i18n: { lang: "en", localize: (key: string) => key, format } }));
});

afterEach(() => {
  Object.assign(duel, { choices });
  vi.unstubAllGlobals();
  end();
});

describe("what the keeper is asked about is said as its window says it", () => {
  const told = (received: string) => problem("fieldTold", "ask", { line: "fd", received });
  const field = { id: "fd", label: text("Difficulty"), value: "", options: LIGHTS };

  test.each([
    ["an option", "choice", "dark", "Difficulty | it is dark"],
    ["what no option is", "choice", "pitch", "Difficulty | pitch"],
    ["a switch", "flag", "true", "Difficulty | GARDIEN.CARD.edit.yes"],
    ["a number", "number", "4", "Difficulty | 4"],
  ] as const)("%s of a field", (_what, kind, received, said) => {
    expect(fieldTold(told(received), { ...field, kind })).toContain(said);
  });

  test("a field that nobody offers, by its id", () => {
    expect(fieldTold(told("x"), undefined)).toContain("fd | x");
  });

  test.each([
    ["light", { light: "dark" }, "Light | it is dark"],
    ["flank", { flank: "1" }, "Flank"],
    ["flank", {}, "Flank | GARDIEN.CARD.edit.no"],
  ])("the circumstance %s of %o", (line, chosen, said) => {
    const intent = INTENT.read({
      ...{ ruleset: "gb", attacker: { actor: HERO }, weapon: { uuid: GUN } },
      targets: [{ actor: BEAST, choices: chosen, distance: { metres: 3 } }],
    });
    expect(choiceTold(problem("choiceTold", "ask", { target: 0, line }), intent)).toContain(said);
  });

  test("a circumstance that is offered no more, not at all", () => {
    const intent = INTENT.read({ ruleset: "gb", attacker: { actor: HERO }, weapon: { uuid: GUN }, targets: [] });
    expect(choiceTold(problem("choiceTold", "ask", { target: 0, line: "light" }), intent)).toBeNull();
  });
});
