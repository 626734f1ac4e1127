import { VERDICT } from "../../../../../src/core/play/record/verdict.js";
import { beforeEach, describe, expect, test } from "vitest";
import { mayAsk } from "../../../../../src/core/play/arbiter/rights.js";
import type { Action } from "../../../../../src/core/play/messages/models.js";
import { AUTOMATION } from "../../../../../src/core/settings/settings.js";
import { BEAST, HERO, intent, KEEPER, PLAYER, sitDown, target } from "../../../../support/play/arbiter-table.js";

let settings: Map<string, unknown>;
beforeEach(() => {
  ({ settings } = sitDown());
});

/** A hit on somebody, judged and told to all. */
const hitOn = (actor: string, stage = "resolved") =>
  VERDICT.read({
    subject: "s".repeat(16),
    kind: "attack",
    standing: "judged",
    intent: intent({ targets: [target({ actor })] }),
    targets: [{ actor, stage, revealed: true, outcome: { hit: true, zone: "torso", gb: 4 } }],
  });

const may = (user: string, action: Action, actor: string) =>
  mayAsk({ action, target: 0 }, hitOn(actor), game.users.get(user) as User);

/** Who may have a wound of a player's character written: the keeper, its player. */
const whoApplies = () => [KEEPER, PLAYER].filter((user) => may(user, "apply", HERO));

describe("who may have a wound written", () => {
  test.each([
    ["auto", [KEEPER, PLAYER]],
    ["click", [KEEPER, PLAYER]],
    ["keeper", [KEEPER]],
    ["never", []],
  ] as const)("where wounds are written %s", (automation, who) => {
    settings.set("automation", automation);
    expect(whoApplies()).toEqual(who);
  });

  test("what a keeper took back only keepers write again", () => {
    settings.set("automation", "click");
    const again = (user: string) =>
      mayAsk({ action: "apply", target: 0 }, hitOn(HERO, "undone"), game.users.get(user) as User);
    expect([KEEPER, PLAYER].map(again)).toEqual([true, false]);
  });

  test("every way of writing wounds is one of these", () => {
    expect(AUTOMATION).toEqual(["auto", "click", "keeper", "never"]);
  });

  test("what is written is taken back, not turned down", () => {
    const reject = (stage: string) =>
      mayAsk({ action: "reject", target: -1 }, hitOn(HERO, stage), game.users.get(KEEPER) as User);
    expect(["resolved", "undone", "planned", "applied"].map(reject)).toEqual([true, true, false, false]);
  });

  test("nobody but the keeper takes back, edits, or decides about what is not theirs", () => {
    settings.set("automation", "click");
    expect(may(PLAYER, "apply", BEAST)).toBe(false);
    for (const action of ["undo", "edit", "reject", "accept"] as const) {
      expect(may(PLAYER, action, HERO)).toBe(false);
      expect(may(KEEPER, action, HERO)).toBe(true);
    }
  });
});
