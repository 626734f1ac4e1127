import { describe, expect, test, vi } from "vitest";
import { linesOf } from "../../../../../src/core/play/record/deed-call.js";
import { bonusOf } from "../../../../../src/core/play/draft/draft.js";
import { d20d100Attack } from "../../../../support/play/attacks.js";
import { settingKey } from "../../../../../src/rulesets/d20d100/settings.js";
import { chanceOf } from "../../../../../src/core/attack/bar/chance.js";
import type { Draft } from "../../../../../src/core/play/draft/draft.js";
import { passChance } from "../../../../../src/rulesets/d20d100/attack/area/odds.js";
import { carryOut } from "../../../../support/play/deeds.js";
import { d20d100Guard, strike } from "../attack/table.js";
import { armed, caught, change, inRound, openZone, situationOf } from "./table.js";

const points = (actor: Actor) => (actor.system as unknown as { hp: { value: number } }).hp.value;
const difficulty = (weapon: Item, target: Actor, metres: number, choices = {}) =>
  bonusOf(linesOf(d20d100Attack.modifiers(situationOf(weapon, target, choices, metres))));
const word = ({ view }: Awaited<ReturnType<typeof caught>>) => view.verdict.key.split(".").at(-1);

describe("a burst", () => {
  test("DD-58, DD-142: with a recoil of 3 at +6/+1, 13 and 8, less by 2 for each increment", () => {
    const { hero, foe } = openZone();
    const gun = armed(hero, "tommy");
    const second = { mode: "burst10-1" };
    expect([difficulty(gun, foe, 3), difficulty(gun, foe, 13), difficulty(gun, foe, 3, second)]).toEqual([13, 11, 8]);
  });

  test("DD-127, DD-147: single shots at several are refused, with a word of the burst that sweeps them", () => {
    const { hero, foe } = openZone();
    const refused = (arm: string, choices = {}) =>
      d20d100Attack.hindrance?.(situationOf(armed(hero, arm), foe, choices, 5), 2)?.key;
    expect(refused("selective")).toBe("GARDIEN.D20D100.FIGHT.refusal.oneTargetBurst");
    expect(refused("selective", { mode: "burst10-0" })).toBeUndefined();
  });

  test("DD-146, DD-163: single shots, bursts and a blow of mercy are one list, whichever of them is chosen", () => {
    const { hero, foe } = openZone();
    const modes = (arm: string, mode: string) =>
      d20d100Attack
        .choices(situationOf(armed(hero, arm), foe, { mode }, 5))
        .find(({ id }) => id === "mode")
        ?.options.map(({ value }) => value);
    const all = modes("selective", "");
    expect(all).toEqual(expect.arrayContaining(["burst10-0", "kill"]));
    for (const mode of all ?? []) expect(modes("selective", mode)).toEqual(all);
  });

  test("DD-147, DD-148: nearby a failure doubles the damage, a success does not avoid it", async () => {
    const failed = openZone();
    expect(word(await caught(armed(failed.hero, "tommy"), failed.foe, { attack: [9], answer: [10, 2, 1] }))).toBe(
      "double",
    );
    expect(points(failed.foe)).toBe(4); // 10 − 2 × 3
    const passed = openZone();
    expect(word(await caught(armed(passed.hero, "tommy"), passed.foe, { attack: [9], answer: [11, 2, 1] }))).toBe(
      "notWholly",
    );
    expect(points(passed.foe)).toBe(7);
  });

  test("DD-148: the dice of an undoubled hit are added up on its card", async () => {
    const { hero, foe } = openZone();
    const { view } = await caught(armed(hero, "tommy"), foe, { attack: [9], answer: [11, 2, 1] });
    expect(view.hits?.[0]?.how).toMatchObject({ data: { parts: "2 + 1", before: 3 } });
  });

  test("DD-177, D-75: Réflexes that a natural 20 passes may have their box ticked by the keeper", async () => {
    const { hero, foe } = openZone();
    vi.spyOn(game.user, "isGM", "get").mockReturnValue(true);
    const marks = async (die: number) => {
      const weapon = armed(hero, "tommy");
      const { outcome } = await caught(weapon, foe, { attack: [9], answer: [die, 1, 1] });
      const calls = d20d100Attack.calls(foe, "", { attacker: hero, weapon, outcome });
      return calls
        .filter(({ deed }) => deed === "mark")
        .map(({ choices, ofAttacker }) => [choices["tried"], ofAttacker]);
    };
    expect([await marks(19), await marks(20)]).toEqual([[], [["jet.reflexes", undefined]]]);
  });

  test("DD-147, DD-148: whoever thinks of staying put is told what a failure does to the damage", () => {
    const { hero, foe } = openZone();
    const told = (metres: number) => {
      const blow = strike(armed(hero, "tommy"), foe, { attack: [9], metres, choices: {} });
      const { note } = d20d100Guard.replies({ blow, choices: {} }).find(({ id }) => id === "stay") ?? {};
      return [note?.key.split(".").at(-1), note?.data?.["factor"]];
    };
    expect([told(3), told(20)]).toEqual([
      ["stayTimes", 2],
      ["stayNote", undefined],
    ]);
  });

  test("DD-148, D-40: at two increments half of it rounded down, farther away none", async () => {
    const near = openZone();
    const half = { attack: [9], answer: [12, 3, 4], metres: 20 };
    expect(word(await caught(armed(near.hero, "tommy"), near.foe, half))).toBe("half");
    expect(points(near.foe)).toBe(7);
    const far = openZone();
    expect(word(await caught(armed(far.hero, "tommy"), far.foe, { attack: [9], answer: [15], metres: 30 }))).toBe(
      "unhurt",
    );
    expect(points(far.foe)).toBe(10);
  });

  test("DD-02: a 1 fails whatever is added to it; whoever stays put throws for nothing but the damage", async () => {
    const one = openZone();
    await caught(armed(one.hero, "tommy"), one.foe, { attack: [9], answer: [1, 1, 1] });
    expect(points(one.foe)).toBe(6);
    const { hero, foe } = openZone();
    await caught(armed(hero, "tommy"), foe, { attack: [9], answer: [1, 1], refused: true });
    expect(points(foe)).toBe(6);
  });

  test("D-38, DD-151: at a 1 it does not go off and nobody is asked; at a 2 the weapon jams after it", async () => {
    const { hero, foe } = openZone();
    const dud = await caught(armed(hero, "tommy"), foe, { attack: [1], answer: [] });
    expect([dud.asked, word(dud), points(foe)]).toEqual([false, "dud", 10]);
    const gun = armed(hero, "tommy");
    const after = (faces: number) => {
      const first = { dice: { jam: [faces] }, lines: [] };
      return d20d100Attack.aftermath(hero, gun, {}, 1, first)?.items?.find(({ path }) => path === "system.state")
        ?.after;
    };
    expect([1, 2, 3].map(after)).toEqual(["dud", "jammed", undefined]);
    expect(d20d100Attack.fired?.(gun, {}, 8, { dice: { jam: [1] }, lines: [] })).toBe(10); // the box is spent
  });

  test("D-38: where the table has no bursts jam, no die is thrown for it", () => {
    const { hero, foe, settings } = openZone();
    const rolls = () => d20d100Attack.rolls(situationOf(armed(hero, "tommy"), foe, {}, 3), []).map(({ id }) => id);
    expect(rolls()).toEqual(["jam"]);
    change(settings, settingKey("burstJamCheck"), false);
    expect(rolls()).toEqual([]);
  });

  test("DD-146: a selective automatic fires single shots too, any other nothing but bursts", () => {
    const { hero, foe } = openZone();
    const modes = (name: string, choices = {}) =>
      d20d100Attack
        .choices(situationOf(armed(hero, name), foe, choices, 3))
        .find(({ id }) => id === "mode")
        ?.options.map(({ value }) => value);
    expect(modes("tommy")).toEqual(["burst10-0", "burst10-1"]);
    expect(modes("selective")).toEqual(expect.arrayContaining(["base", "burst10-0", "burst10-1"]));
    expect(modes("selective", { mode: "burst10-1" })).toEqual(expect.arrayContaining(["base", "burst10-0"]));
    const rounds = (name: string, choices = {}) => d20d100Attack.rounds?.(armed(hero, name), choices, 3);
    expect([rounds("tommy"), rounds("selective"), rounds("selective", { mode: "burst10-0" })]).toEqual([10, 1, 10]);
  });

  test("DD-147: strikes whoever is aimed at, each at their own distance, and everybody in a zone that was chosen", () => {
    const { hero } = openZone();
    const blast = (choices = {}) => d20d100Attack.blast?.(armed(hero, "tommy"), choices);
    expect([
      blast()?.each,
      blast()?.reaches(1),
      blast({ zone: "4" })?.reaches(4),
      blast({ zone: "4" })?.reaches(5),
    ]).toEqual([...[true, false, true, false]]);
    expect(d20d100Attack.blast?.(armed(hero, "colt"), {})).toBeNull();
  });

  test("DD-147, DD-182: goes off around a point of the scene, where one is aimed at", () => {
    const { hero } = openZone();
    const blast = (arm: string, choices: object) => d20d100Attack.blast?.(armed(hero, arm), { ...choices });
    expect(blast("grenade", { point: "120,80" })?.at).toEqual({ x: 120, y: 80 });
    expect(blast("grenade", { point: "here" })?.at).toBeUndefined();
    const swept = blast("tommy", { point: "120,80" });
    expect([swept?.at, swept?.each, swept?.reaches(3), swept?.reaches(4)]).toEqual([
      { x: 120, y: 80 },
      true,
      true,
      false,
    ]);
  });

  test("DD-06, DD-133, DD-148: the exact odds are those of every die", () => {
    const { hero, foe } = openZone();
    const situation = situationOf(armed(hero, "tommy"), foe, {}, 30); // three increments: 13 − 4 = 9, missed 6 of 20
    const odds = d20d100Attack.odds(situation, 9);
    expect(passChance(2, 9, false)).toBeCloseTo(14 / 20, 12);
    expect(odds?.chance).toBeCloseTo((19 / 20) * (6 / 20), 12);
    expect(odds?.rows.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
    const sure = d20d100Attack.odds(situationOf(armed(hero, "tommy"), foe, {}, 3), 40);
    expect(sure?.chance).toBeCloseTo(19 / 20, 12); // nothing but a dud saves anybody nearby
  });
});

describe("an explosion (DD-182)", () => {
  test("full damage, or half of it for whoever passes at 15", async () => {
    const failed = openZone();
    await caught(armed(failed.hero, "grenade"), failed.foe, { attack: [11], answer: [12, 1, 1, 1, 2] });
    expect(points(failed.foe)).toBe(5);
    const passed = openZone();
    await caught(armed(passed.hero, "grenade"), passed.foe, { attack: [11], answer: [13, 1, 1, 1, 2] });
    expect(points(passed.foe)).toBe(8);
  });

  test("a throw under 15 goes astray by a d6, and the keeper says who is still within", async () => {
    const { hero, foe } = openZone();
    const played = { attack: [10, 4], answer: [2, 1, 1, 1, 1] };
    const { outcome } = await caught(armed(hero, "grenade"), foe, played);
    expect(outcome).toMatchObject({ reaches: false, scatter: 4 });
    expect(d20d100Attack.asksKeeper(outcome, foe)).toBe(true);
    const [inside, outside] = d20d100Attack.answers(outcome);
    const settled = openZone();
    const away = await caught(armed(settled.hero, "grenade"), settled.foe, {
      ...played,
      override: outside?.override ?? {},
    });
    expect([word(away), points(settled.foe), d20d100Attack.asksKeeper(away.outcome, foe)]).toEqual([
      "outside",
      10,
      false,
    ]);
    const still = openZone();
    const within = await caught(armed(still.hero, "grenade"), still.foe, {
      ...played,
      override: inside?.override ?? {},
    });
    expect([points(still.foe), d20d100Attack.asksKeeper(within.outcome, foe)]).toEqual([6, false]);
  });

  test("DD-128, D-83: the odds of those within the blast say how likely it is to go off there", () => {
    const { hero, foe } = openZone();
    const odds = d20d100Attack.odds(situationOf(armed(hero, "grenade"), foe, {}, 3), 4); // from 11 on
    expect(odds?.title.key).toMatch(/caughtTitle$/);
    expect(odds?.note?.data).toMatchObject({ difficulty: 15, chance: expect.stringMatching(/^50/u) as string });
    expect(odds?.arrives).toBeCloseTo(0.5, 12);
    // the bar has one figure: that it lands there, and hurts
    const grenade = armed(hero, "grenade");
    const draft = { present: [{ actor: foe }], procedure: d20d100Attack, weapon: grenade, lines: () => [] };
    const shown = chanceOf({ ...draft, situation: () => situationOf(grenade, foe, {}, 3) } as unknown as Draft);
    expect([odds?.chance, shown]).toEqual([1, expect.stringMatching(/^30/u)]);
  });

  test("strikes everybody within its radius, whoever throws it too", () => {
    const { hero } = openZone();
    const blast = d20d100Attack.blast?.(armed(hero, "grenade"), {});
    expect([blast?.each, blast?.reaches(6), blast?.reaches(6.5)]).toEqual([undefined, true, false]);
  });
});

test("what a burst did is taken back", async () => {
  const { hero, foe } = openZone();
  const before = JSON.stringify(foe.toObject().system);
  const { undo } = await caught(armed(hero, "tommy"), foe, { attack: [9], answer: [10, 1, 1] });
  expect(points(foe)).toBe(6);
  await undo();
  expect(JSON.stringify(foe.toObject().system)).toBe(before);
});

test("DD-161: whoever was stolen upon is so no more once a burst went off around them", async () => {
  const { hero, foe } = openZone();
  await foe.update({ "system.states.helpless": true, "system.states.stolenBy": hero.uuid } as never);
  const { undo } = await caught(armed(hero, "tommy"), foe, { attack: [9], answer: [1, 1] });
  expect(foe.system).toMatchObject({ states: { helpless: false, stolenBy: "" } });
  await undo();
  expect(foe.system).toMatchObject({ states: { helpless: true, stolenBy: hero.uuid } });
});

test("DD-142, DD-148: the keeper says how many increments away somebody is: another difficulty, another share", async () => {
  const { hero, foe } = openZone();
  const played = { attack: [9], answer: [10, 2, 2], override: { increment: 2 } }; // 12 against 13 nearby, 11 then
  const { outcome } = await caught(armed(hero, "tommy"), foe, played);
  expect(outcome).toMatchObject({ increments: 2, difficulty: 11, passed: true, factor: 0.5 });
  expect(d20d100Attack.edit(outcome, {}, foe).map(({ name }) => name)).toContain("increment");
  const far = await caught(armed(hero, "tommy"), foe, { ...played, override: { increment: 11 } });
  expect(word(far)).toBe("outOfRange");
});

test("F: the keeper halves or doubles what somebody in a zone takes", async () => {
  const { hero, foe } = openZone();
  const played = { attack: [9], answer: [10, 2, 1] }; // 2 × 3
  const { outcome } = await caught(armed(hero, "tommy"), foe, { ...played, override: { share: "half" } });
  expect([points(foe), d20d100Attack.edit(outcome, {}, foe).map(({ name }) => name)]).toEqual([
    7,
    expect.arrayContaining(["share"]),
  ]);
});

test("DD-146, DD-147: a selective automatic aimed at several fires the burst that is due, one at a time single shots", async () => {
  const { hero } = openZone();
  const due = (arm: string) => d20d100Attack.atSeveral?.(armed(hero, arm), hero);
  expect([due("selective"), due("colt")]).toEqual([{ mode: "burst10-0" }, {}]);
  await armed(hero, "selective").update({ "system.loaded": 4 } as never);
  expect(due("selective")).toEqual({});
});

test("DD-147: the third burst is of the half-round that the second began; each is offered after the one before", async () => {
  const { hero, foe } = openZone();
  inRound(1);
  const gun = armed(hero, "tommy");
  await gun.update({ "system.attackModifier": 10, "system.capacity": 50, "system.loaded": 50 } as never);
  const burst = (mode: string) =>
    carryOut(d20d100Attack.aftermath(hero, gun, { mode }, 1, { dice: {}, lines: [] }), hero);
  const { outcome } = await caught(gun, foe, { attack: [9], answer: [15, 1, 1] });
  const offered = () => d20d100Attack.oneMore(hero, gun, foe, outcome)?.data?.["place"];
  await burst("burst10-0");
  expect(offered()).toBe(2);
  await burst("burst10-1");
  expect(offered()).toBe(3);
  await burst("burst10-2");
  expect([offered(), (hero.system as unknown as { fight: { spent: number } }).fight.spent]).toEqual([undefined, 2]);
  await gun.update({ "system.state": "jammed" } as never);
  expect(d20d100Attack.oneMore(hero, gun, foe, outcome)?.key).toBe("GARDIEN.D20D100.DEED.unjam.name"); // DD-151
});
