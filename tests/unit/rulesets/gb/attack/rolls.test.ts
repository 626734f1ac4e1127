import { beforeEach, describe, expect, test, vi } from "vitest";
import { createDiceConfig } from "../../../../../playground/client/dice/index.js";
import { recordOf } from "../../../../../src/core/play/dice/roll-record.js";
import { facesThrown } from "../../../../../src/core/play/dice/read-faces.js";
import { GbAttackRoll } from "../../../../../src/rulesets/gb/dice/attack-roll.js";
import { HitLocationRoll } from "../../../../../src/rulesets/gb/dice/location-roll.js";
import { GbSaveRoll } from "../../../../../src/rulesets/gb/dice/save-roll.js";
import { GbScoreRoll } from "../../../../../src/rulesets/gb/dice/score-roll.js";
import { openWorld } from "./world.js";

const classes = { GbAttackRoll, HitLocationRoll, GbSaveRoll, GbScoreRoll };
type Options = Readonly<Record<string, unknown>>;

beforeEach(() => {
  openWorld();
  vi.stubGlobal("CONFIG", {
    Dice: { ...createDiceConfig(), rolls: [Roll, ...Object.values(classes)], randomUniform: () => 0.62 },
  });
});

const line = (id: string, value: number, on = true) => ({
  id,
  value,
  rule: "GB-15",
  facts: {},
  on,
  by: "rules",
  reason: "",
});

async function rolled<T extends keyof typeof classes>(
  name: T,
  formula: string,
  options: Options,
): Promise<InstanceType<(typeof classes)[T]>> {
  const Class = classes[name] as unknown as new (formula: string, data: object, options: object) => foundry.dice.Roll;
  return (await new Class(formula, {}, options).evaluate()) as InstanceType<(typeof classes)[T]>;
}
interface Drawn {
  _prepareChatRenderContext(options: object): Promise<Record<string, unknown>>;
}

/** What the card of a roll is drawn from. */
function context(roll: foundry.dice.Roll, isPrivate = false): Promise<Record<string, unknown>> {
  vi.spyOn(roll, "getTooltip").mockResolvedValue("");
  return (roll as unknown as Drawn)._prepareChatRenderContext({ isPrivate });
}

/** What a reload leaves of a roll. */
const reloaded = <T extends foundry.dice.Roll>(roll: T): T =>
  Roll.fromData(JSON.parse(JSON.stringify(roll.toJSON())) as never) as unknown as T;

describe("the rolls of this ruleset", () => {
  test("an attack survives a reload with its class, its dice and its lines", async () => {
    const lines = [line("dex", 2), line("lethality", 3), line("fatigue", -1, false)];
    const roll = await rolled("GbAttackRoll", "1d20 + 2[dex] + 3[lethality]", { ruleset: "gb", lines });
    const again = reloaded(roll);
    expect(again).toBeInstanceOf(GbAttackRoll);
    expect([again.total, again.face, again.bonus]).toEqual([roll.total, roll.face, 5]);
    expect(again.options).toEqual(roll.options);
  });

  test("GB-22, GB-23: a location says where it lands, also after a reload", async () => {
    const roll = await rolled("HitLocationRoll", "1d100", {
      ruleset: "gb",
      lines: [],
      profile: "human",
      aim: { called: "none" },
    });
    expect(reloaded(roll).zone).toBe(roll.zone);
    expect(roll.zone).toBe("legRight");
  });

  test("a location of a body that is no longer known says nothing", async () => {
    const roll = await rolled("HitLocationRoll", "1d100", { profile: "dragon", aim: { called: "none" } });
    expect(roll.zone).toBeUndefined();
  });

  test("a hidden roll shows neither die nor lines", async () => {
    const roll = await rolled("GbAttackRoll", "1d20 + 2[dex]", { ruleset: "gb", lines: [line("dex", 2)] });
    expect(await context(roll)).toMatchObject({ die: { faces: 20, value: 13 }, lines: [{ value: "+2" }] });
    expect(await context(roll, true)).toMatchObject({ die: null, dice: [], lines: [] });
  });

  test("an ability score shows its four dice, one of them dropped", async () => {
    const { dice } = await context(await rolled("GbScoreRoll", "4d6kh3", { ruleset: "gb", lines: [] }));
    expect(dice).toMatchObject([4, 4, 4, 4].map((value) => ({ faces: 6, value })));
    expect((dice as readonly { counts: boolean }[]).filter(({ counts }) => counts)).toHaveLength(3);
  });

  test("before the dice fall there is no face, no zone, no decision", () => {
    const attack = new (GbAttackRoll as unknown as new (formula: string) => GbAttackRoll)("1d20");
    expect([attack.face, attack.natural]).toEqual([undefined, undefined]);
  });

  test("a roll is read as the dice that fell, for verification", async () => {
    const roll = reloaded(await rolled("GbAttackRoll", "1d20 + 2[dex]", { ruleset: "gb", lines: [line("dex", 2)] }));
    const record = recordOf(roll);
    expect(record).toMatchObject({
      roll: "GbAttackRoll",
      dice: [{ faces: 20, plain: true, results: [13] }],
      total: 15,
    });
    expect(facesThrown({ faces: [20] }, record)).toEqual([13]);
  });

  test("a roll that keeps the better of two dice does not pass for one die", async () => {
    const record = recordOf(await rolled("GbAttackRoll", "2d20kh + 2", { ruleset: "gb", lines: [] }));
    expect(facesThrown({ faces: [20] }, record)).toBeUndefined();
  });
});
