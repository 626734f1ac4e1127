import { beforeEach, describe, expect, test } from "vitest";
import type { DeedChoices } from "../../../../../src/core/play/contract/deed.js";
import { judgedBefore } from "../../../../support/play/arbiter-table.js";
import { item, openBedside, procedure, settled, skill, write } from "./bedside.js";

const VEST = item("d20d100Armor", "gilet", { protection: 6, penalty: -2, equipped: true });

let hero: Actor;
beforeEach(() => {
  ({ hero } = openBedside([skill("climb", 5, { asterisk: true, physical: true }), skill("fastTalk", -1), VEST]));
});

/** What has helped somebody already, and waits for their next test. */
function helped(kind: "synergy" | "cooperation"): void {
  judgedBefore("assist", { kind, bonus: 2, patient: hero.uuid });
}

/** The sum and the chance that the window tells, and those of the roll that it would make. */
function both(choices: DeedChoices) {
  const told = procedure("check").fields([hero], choices)[0]?.hint?.data ?? {};
  const all = settled("check", hero, choices);
  const [spec] = procedure("check").rolls({ actor: hero, choices: all });
  const { difficulty = 0 } = told as { difficulty?: number };
  const faces = Array.from({ length: 20 }, (_unused, at) => at + 1);
  const won = faces.filter((face) => face > 1 && face + (spec?.plus ?? 0) >= difficulty);
  const sign = (value: number) => String(value).replace("-", "\u2212");
  const plus = spec?.plus ?? 0;
  return {
    told: { modifier: told["modifier"], chance: told["chance"] },
    rolled: { modifier: plus > 0 ? `+${plus}` : sign(plus), chance: `${won.length * 5}\u00a0%` },
  };
}

describe("the chance that a window of a test tells", () => {
  test.each<[string, DeedChoices, () => unknown]>([
    ["nothing besides", { tried: "skill.fastTalk" }, () => null],
    ["help that is proposed", { tried: "skill.fastTalk" }, () => helped("synergy")],
    ["somebody else's help", { tried: "skill.fastTalk" }, () => helped("cooperation")],
    ["help that is declined", { tried: "skill.fastTalk", help: "" }, () => helped("synergy")],
    ["another difficulty", { tried: "skill.fastTalk", difficulty: 10 }, () => helped("synergy")],
    ["circumstances", { tried: "skill.fastTalk", situation: 3 }, () => null],
    ["a vest", { tried: "skill.climb" }, () => null],
    ["wounds", { tried: "skill.climb" }, () => write(hero, { hp: { value: 3 } })],
    ["wounds left out, and help", { tried: "skill.climb", wounds: false }, () => helped("cooperation")],
    ["a characteristic", { tried: "characteristic.power" }, () => helped("synergy")],
  ])("DD-06, DD-88, DD-89: is that of the roll: %s", async (_case, choices, before) => {
    await before();
    const { told, rolled } = both(choices);
    expect(told).toEqual(rolled);
  });

  test("DD-88: help that is proposed raises it without being chosen by hand", () => {
    expect(both({ tried: "skill.fastTalk" }).told).toEqual({ modifier: "\u22121", chance: "25\u00a0%" });
    helped("synergy");
    expect(both({ tried: "skill.fastTalk" }).told).toEqual({ modifier: "+1", chance: "35\u00a0%" });
  });

  test("DD-86, DD-87: is certain either way for whoever does not throw the die", () => {
    const chance = (take: string) => both({ tried: "skill.fastTalk", take }).told.chance;
    expect([chance("roll"), chance("ten"), chance("twenty")]).toEqual(["25\u00a0%", "0\u00a0%", "100\u00a0%"]);
  });
});
