import { describe, expect, test, vi } from "vitest";
import { actionsOf } from "../../../../../src/core/card/parts/row-actions.js";
import { loadAttacks } from "../../../../../src/core/play/loaded/attacks.js";
import type { Verdict, VerdictTarget } from "../../../../../src/core/play/record/verdict.js";
import { d20d100Attack } from "../../../../support/play/attacks.js";
import { idOf } from "../../../../support/play/deeds.js";
import { armed, d20d100Guard, fight, inRound, item, openRing, situationOf, strike, VEST } from "./table.js";

const shots = (outcome: object) =>
  (outcome as { shots: readonly { total: number; hit: boolean; multiplier: number }[] }).shots.map(
    ({ total, hit, multiplier }) => [total, hit, multiplier],
  );
const rolledFor = (outcome: object) =>
  (outcome as { hits: readonly { before: number; vest: number | null; dealt: number }[] }).hits.map(
    ({ before, vest, dealt }) => [before, vest, dealt],
  );
const sheet = (actor: Actor) => JSON.stringify(actor.toObject().system);

describe("one shot (DD-127, DD-128, DD-133)", () => {
  test("DD-133: the vest is asked for, and its die is taken off", async () => {
    const { hero, foe } = openRing([VEST]);
    const { outcome, asked } = await fight(armed(hero, "colt"), foe, { attack: [11, 4, 4], vest: [4] });
    expect(asked).toBe(true);
    expect(shots(outcome)).toEqual([[17, true, 1]]);
    expect(rolledFor(outcome)).toEqual([[8, 4, 4]]);
    expect(foe.system).toMatchObject({ hp: { value: 6 } });
  });

  test("DD-134: what a skin takes off is told to whoever may know the numbers of whom it covers", async () => {
    const scales = [{ mode: "fixed", value: 4, scope: "all", note: "" }];
    const { hero, foe } = openRing([], { type: "d20d100Adversary", system: { protections: scales } });
    const [hit] = (await fight(armed(hero, "colt"), foe, { attack: [11, 4, 4] })).view.hits ?? [];
    expect(hit).toMatchObject({ dealt: 4, how: { data: { skin: 4 } } });
    expect(hit?.veiled?.data).not.toHaveProperty("skin");
  });

  test("DD-57: the card tells the Type of the weapon", async () => {
    const { hero, foe } = openRing();
    await armed(hero, "colt").update({ "system.typeCode": "Rev/D" } as never);
    const { view } = await fight(armed(hero, "colt"), foe, { attack: [2] });
    expect(view.facts[0]?.value.data).toEqual({ name: "Rev/D (4, 4, +0)" });
  });

  test("a miss asks nobody and throws no damage", async () => {
    const { hero, foe } = openRing([VEST]);
    const { asked, view } = await fight(armed(hero, "colt"), foe, { attack: [10] });
    expect([asked, view.verdict.key]).toEqual([false, "GARDIEN.D20D100.FIGHT.verdict.miss"]);
  });

  test("DD-02: a miss by a natural 1 says so, whatever its total", async () => {
    const { hero, foe } = openRing();
    const told = async (die: number) => (await fight(armed(hero, "colt"), foe, { attack: [die] })).view;
    const { facts, verdict } = await told(1);
    expect([facts.find(({ rule }) => rule === "DD-02")?.value.key, verdict.key]).toEqual([
      "GARDIEN.D20D100.FIGHT.close.natural1",
      "GARDIEN.D20D100.FIGHT.verdict.miss",
    ]);
    expect((await told(2)).facts.map(({ rule }) => rule)).not.toContain("DD-02");
  });

  test("DD-131, DD-133: whoever likes to throw may leave the damage for later; the vest is asked for once it has fallen", () => {
    const { hero, foe } = openRing([VEST]);
    const whole = strike(armed(hero, "colt"), foe, { attack: [11, 4, 4] });
    const shot = {
      ...whole,
      dice: Object.fromEntries(Object.entries(whole.dice).filter(([id]) => id.startsWith("shot"))),
    };
    const [spec] = d20d100Attack.rolls(whole, whole.lines);
    const due = d20d100Attack.owed?.({ ...shot, kept: whole.kept ?? {}, defence: null, override: {} });
    expect([spec?.next?.([11])?.when, d20d100Guard.asks(shot), d20d100Guard.asks(whole)]).toEqual(["now", false, true]);
    expect(due).toMatchObject({ who: "attacker", faces: [8, 8] });
  });

  test("without a vest nobody is asked; whoever refuses it takes all of it", async () => {
    const bare = openRing();
    expect((await fight(armed(bare.hero, "colt"), bare.foe, { attack: [11, 1, 1] })).asked).toBe(false);
    const { hero, foe } = openRing([VEST]);
    const { outcome } = await fight(armed(hero, "colt"), foe, { attack: [11, 1, 1], refused: true });
    expect(rolledFor(outcome)).toEqual([[2, null, 2]]);
  });
});

test("DD-105: damage of the other kind is offered with what it costs", async () => {
  const { hero, foe } = openRing();
  const offered = () =>
    d20d100Attack.choices(situationOf(armed(hero, "colt"), foe, {}, 3)).find(({ id }) => id === "switched")?.label;
  expect(offered()).toEqual({ key: "GARDIEN.D20D100.FIGHT.choice.toTemporary", data: { penalty: "\u22124" } });
  await armed(hero, "colt").update({ "system.damageType": "temporary" } as never);
  expect(offered()?.key).toBe("GARDIEN.D20D100.FIGHT.choice.toReal");
});

test("DD-137, DD-159: a blow of the hand at somebody out of reach is said to be one; shots, throws and charges are not", () => {
  const { hero, foe } = openRing();
  const said = (weapon: string, metres: number | null, choices = {}) =>
    d20d100Attack.warning(situationOf(armed(hero, weapon), foe, choices, metres))?.key.split("FIGHT.")[1] ?? null;
  expect([said("fists", 1.5), said("fists", 4.5), said("fists", null)]).toEqual([null, "close.warning.far", null]);
  expect([said("knife", 4.5), said("knife", 4.5, { mode: "thrown" })]).toEqual(["close.warning.far", null]);
  expect([said("fists", 4.5, { charge: "1" }), said("colt", 4.5)]).toEqual([null, null]);
});

test("DD-177, D-75: a hit by a natural 20 lets the keeper tick the skill of whoever fired, as long as it is clear", async () => {
  const { hero, foe } = openRing();
  const colt = armed(hero, "colt");
  const offered = async (weapon: Item, attack: readonly number[], choices = {}) => {
    const { outcome } = await fight(weapon, foe, { attack, choices });
    return d20d100Attack
      .calls(foe, "", { attacker: hero, weapon, outcome })
      .filter(({ deed }) => deed === "mark")
      .map(({ choices: { tried }, ofAttacker, label }) => [tried, ofAttacker, label.data?.["name"]]);
  };
  const reader = vi.spyOn(game.user, "isGM", "get").mockReturnValue(false);
  expect(await offered(colt, [20, 1, 1])).toEqual([]);
  reader.mockReturnValue(true);
  expect(await offered(colt, [19, 1, 1])).toEqual([]);
  expect(await offered(colt, [20, 1, 1])).toEqual([["skill.handgun", true, "John"]]);
  expect(await offered(armed(hero, "knife"), [20, 1], { mode: "thrown" })).toEqual([
    ["skill.thrownWeapons", true, "John"],
  ]);
  await hero.items.get(idOf("handgun"))?.update({ "system.checked": true } as never);
  expect(await offered(colt, [20, 1, 1])).toEqual([]);
});

describe("rapid fire (DD-56, DD-91, DD-144)", () => {
  test("a die for each bullet, the damage of each hit, each hit's own vest die and shock, in order", async () => {
    const { hero, foe } = openRing([VEST]);
    const played = { choices: { mode: "double" }, attack: [15, 9, 20, 3, 3, 4, 1, 1], vest: [6, 1] };
    const { outcome, view, fired } = await fight(armed(hero, "colt"), foe, played);
    expect(shots(outcome)).toEqual([
      [17, true, 1],
      [11, false, 0],
      [17, true, 3],
      [0, false, 0],
    ]);
    expect(rolledFor(outcome)).toEqual([
      [7, 6, 1],
      [6, 1, 5],
    ]);
    expect(outcome).toMatchObject({ before: { hp: 10 }, after: { hp: 4 }, shocked: true, asksShock: true });
    expect([view.volleys?.length, view.hits?.length, fired]).toEqual([2, 2, 4]);
    expect(foe.system).toMatchObject({ hp: { value: 4 }, states: { shock: true } });
  });

  test("D-36: what is not loaded is not fired, the first modifiers first", async () => {
    const { hero, foe } = openRing();
    const colt = armed(hero, "colt");
    await colt.update({ "system.loaded": 3 } as never);
    const { outcome, fired } = await fight(colt, foe, { choices: { mode: "double" }, attack: [2, 2, 2] });
    expect([shots(outcome).length, fired]).toEqual([3, 3]);
    expect(d20d100Attack.rounds?.(colt, { mode: "triple" }, 1)).toBe(3);
  });

  test("D-67: one half of a round can be fired, and the other later", async () => {
    const { hero, foe } = openRing();
    const first = { choices: { mode: "double", part: "first" }, attack: [2, 2] };
    expect(shots((await fight(armed(hero, "colt"), foe, first)).outcome)).toHaveLength(2);
    const others = { choices: { mode: "double", part: "others" }, attack: [20, 2, 1, 1] };
    const { view } = await fight(armed(hero, "colt"), foe, others);
    expect(view.volleys?.map(({ when }) => when.key)).toEqual(["GARDIEN.D20D100.FIGHT.half.2"]);
  });

  test("DD-127, D-67: each group at another target; the third is of the half-round that the second has begun", async () => {
    const { hero, foe } = openRing();
    inRound(1);
    const colt = armed(hero, "colt");
    await colt.update({ "system.attackModifier": 10, "system.recoil": 0 } as never); // +10/+5/+0
    const spent = () => (hero.system as unknown as { fight: { spent: number } }).fight.spent;
    const shares = (mode: string) =>
      d20d100Attack
        .choices(situationOf(colt, foe, { mode }))
        .find(({ id }) => id === "part")
        ?.options.map(({ value }) => value);
    expect([shares("base"), shares("rest"), shares("double")]).toEqual([
      undefined,
      ["", "second", "third"],
      ["", "first", "others", "second", "third"],
    ]);
    await fight(colt, foe, { attack: [2] });
    const second = await fight(colt, foe, { choices: { mode: "rest", part: "second" }, attack: [3] });
    expect(second.outcome).toMatchObject({ groups: [{ modifier: 5, shots: 1 }], skipped: 1 });
    expect(spent()).toBe(2);
    expect(d20d100Attack.chosenNext?.(second.outcome)).toEqual({ mode: "rest", part: "third" });
    expect(d20d100Attack.oneMore(hero, colt, foe, second.outcome)?.data?.["notation"]).toBe("+0");
    const third = await fight(colt, foe, { choices: { mode: "rest", part: "third" }, attack: [4] });
    expect(third.outcome).toMatchObject({ groups: [{ modifier: 0, shots: 1 }], skipped: 2 });
    expect(spent()).toBe(2);
    expect(d20d100Attack.oneMore(hero, colt, foe, third.outcome)).toBeNull();
  });

  test("DD-151: a 2 is resolved, the rest is not fired, nor spent", async () => {
    const { hero, foe } = openRing();
    const pistol = armed(hero, "pistol");
    const { outcome, view, fired, undo } = await fight(pistol, foe, { choices: { mode: "triple" }, attack: [4, 2] });
    expect(outcome).toMatchObject({ incident: "jammed" });
    expect(fired).toBe(2);
    expect(view.volleys?.flatMap(({ shots: one }) => one.map(({ state: is }) => is))).toEqual([
      "miss",
      "jam",
      "unfired",
      "unfired",
      "unfired",
      "unfired",
    ]);
    expect(pistol.system).toMatchObject({ state: "jammed" });
    expect(d20d100Attack.obstacle(pistol)?.key).toBe("GARDIEN.D20D100.FIGHT.refusal.jammed");
    expect(d20d100Attack.reload?.(pistol)).toMatchObject({ deed: "unjam", window: true });
    await undo();
    expect(pistol.system).toMatchObject({ state: "ok" });
  });
});

describe("in a fight (DD-120, DD-127, DD-130)", () => {
  test("DD-130: au dépourvu until the first bullet hits, within one volley too", async () => {
    const { hero, foe } = openRing();
    inRound(1);
    const played = { choices: { mode: "double" }, attack: [13, 14, 20, 20, 1, 1, 1, 1, 1, 1] };
    const { outcome } = await fight(armed(hero, "colt"), foe, played);
    // 15 au dépourvu, then 17: 13 + 2 hits, 14 + 2 does not, nor would it have hit before.
    expect((outcome["shots"] as readonly { defence: number }[]).map(({ defence }) => defence)).toEqual([
      15, 17, 17, 17,
    ]);
    expect(foe.system).toMatchObject({ fight: { engaged: true } });
    expect(hero.system).toMatchObject({ fight: { engaged: true, spent: 2 } });
  });

  test("DD-127: after the first attack of a round the rest is proposed; all of it is taken back", async () => {
    const { hero, foe } = openRing();
    inRound(1);
    const before = [sheet(hero), sheet(foe)];
    const { undo } = await fight(armed(hero, "colt"), foe, { attack: [11, 1, 1] });
    expect(situationOf(armed(hero, "colt"), foe).choices).toMatchObject({ mode: "rest" });
    expect(hero.system).toMatchObject({ fight: { spent: 1, attacks: 1 } });
    await undo();
    expect(situationOf(armed(hero, "colt"), foe).choices["mode"]).toBeUndefined();
    expect([sheet(hero), sheet(foe)]).toEqual(before);
  });

  test("DD-123: what takes a whole round is refused once half of it is spent", async () => {
    const { hero, foe } = openRing();
    inRound(1);
    await fight(armed(hero, "colt"), foe, { attack: [2] });
    const double = situationOf(armed(hero, "colt"), foe, { mode: "double" });
    expect(d20d100Attack.outOfTurn?.(double)?.key).toBe("GARDIEN.D20D100.FIGHT.refusal.complex");
    expect(d20d100Attack.outOfTurn?.(situationOf(armed(hero, "colt"), foe))).toBeNull();
  });

  test("DD-114: whoever fights or is hit is on guard no more, and has the hour counted", async () => {
    const { hero, foe } = openRing();
    for (const one of [hero, foe]) await one.update({ "system.attentive.active": true } as never);
    const { undo } = await fight(armed(hero, "colt"), foe, { attack: [2] });
    for (const one of [hero, foe]) expect(one.system).toMatchObject({ attentive: { active: false } });
    await undo();
    for (const one of [hero, foe]) expect(one.system).toMatchObject({ attentive: { active: true, lostAt: null } });
  });
});

describe("several targets (DD-127)", () => {
  test("are one too many; who has shots left for the rest of the round is told so", () => {
    const { hero, foe } = openRing();
    const refused = (arm: string) => d20d100Attack.hindrance?.(situationOf(armed(hero, arm), foe, {}, 3), 2)?.key;
    expect(refused("colt")).toBe("GARDIEN.D20D100.FIGHT.refusal.oneTarget");
    expect(refused("knife")).toBe("GARDIEN.D20D100.FIGHT.refusal.oneTargetOnly");
  });
});

describe("distance (DD-141, DD-142, DD-145)", () => {
  test("two off for each increment after the first, nothing beyond the last", async () => {
    const { hero, foe } = openRing();
    const colt = armed(hero, "colt");
    expect(shots((await fight(colt, foe, { attack: [11], metres: 13 })).outcome)).toEqual([[13, false, 0]]);
    const far = situationOf(colt, foe, {}, 61);
    expect(d20d100Attack.hindrance?.(far, 1)?.key).toBe("GARDIEN.D20D100.FIGHT.refusal.range");
  });

  test("DD-145: a shotgun does less at each increment", async () => {
    const { hero, foe } = openRing();
    const near = await fight(armed(hero, "shotgun"), foe, { attack: [20, 1, 1, 1], metres: 10 });
    const far = await fight(armed(hero, "shotgun"), foe, { attack: [20, 2], metres: 25 });
    expect([rolledFor(near.outcome), rolledFor(far.outcome)]).toEqual([[[9, null, 9]], [[6, null, 6]]]);
  });

  test("DD-141: a knife that is thrown lies on the ground; the undone throw brings it back", async () => {
    const { hero, foe } = openRing();
    const knife = armed(hero, "knife");
    const { outcome, undo } = await fight(knife, foe, { choices: { mode: "thrown" }, attack: [19, 2], metres: 4 });
    expect(shots(outcome)).toEqual([[21, true, 2]]); // 19 + 4 − 2
    expect(knife.system).toMatchObject({ equipped: false, dropped: true });
    expect(d20d100Attack.obstacle(knife)?.key).toBe("GARDIEN.D20D100.FIGHT.refusal.dropped");
    await undo();
    expect(knife.system).toMatchObject({ equipped: true, dropped: false });
  });

  test("DD-141: a knife that lies there is picked up by taking it in hand", async () => {
    const { hero, foe } = openRing();
    const knife = armed(hero, "knife");
    await fight(knife, foe, { choices: { mode: "thrown" }, attack: [2], metres: 4 });
    await knife.update({ "system.equipped": true } as never);
    expect([knife.system, d20d100Attack.obstacle(knife)]).toMatchObject([{ dropped: false }, null]);
  });
});

describe("manner (DD-101, DD-105, DD-153, DD-159)", () => {
  test("DD-105: fists that are to wound strike at −4 and take PV", async () => {
    const { hero, foe } = openRing();
    const bruised = await fight(armed(hero, "fists"), foe, { attack: [14, 2] });
    expect(bruised.outcome).toMatchObject({ after: { hp: 10, temporary: 2 } });
    const hurt = await fight(armed(hero, "fists"), foe, { choices: { switched: "1" }, attack: [15, 2] });
    expect(hurt.outcome).toMatchObject({ type: "hp", after: { hp: 8 } });
    expect(shots(hurt.outcome)).toEqual([[17, true, 1]]);
  });

  test("DD-153, DD-159: combat défensif sets the stance, a charge leaves one au dépourvu; both are taken back", async () => {
    const { hero, foe } = openRing();
    const defensive = await fight(armed(hero, "knife"), foe, { choices: { defensive: "1" }, attack: [2] });
    expect(hero.system).toMatchObject({ defence: { stance: "defensive" } });
    await defensive.undo();
    const charge = await fight(armed(hero, "knife"), foe, { choices: { charge: "1" }, attack: [2] });
    expect(hero.system).toMatchObject({ defence: { stance: "none", forceFlatFooted: true } });
    expect(shots(charge.outcome)).toEqual([[9, false, 0]]);
    await charge.undo();
    expect(hero.system).toMatchObject({ defence: { forceFlatFooted: false } });
    const shot = situationOf(armed(hero, "colt"), foe, { charge: "1" });
    expect(d20d100Attack.hindrance?.(shot, 1)?.key).toBe("GARDIEN.D20D100.FIGHT.refusal.charge");
  });

  test("DD-33: a moving vehicle costs a shot 2, a blade nothing; Combat mobile takes the 2 away", () => {
    const { hero, foe } = openRing();
    const vehicle = (arm: string) => situationOf(armed(hero, arm), foe, { vehicle: "1" });
    const lines = (arm: string) => d20d100Attack.modifiers(vehicle(arm)).map(({ id, value }) => [id, value]);
    const offers = (arm: string) => d20d100Attack.choices(vehicle(arm)).some(({ id }) => id === "vehicle");
    expect([lines("colt"), lines("knife")]).toEqual([[["vehicle", -2]], []]);
    expect([offers("colt"), offers("knife")]).toEqual([true, false]);
    const steady = item("d20d100Trait", "steady", { effects: [{ target: "mobileCombat", key: "", value: 0 }] });
    const { items } = hero.toObject() as unknown as { items: readonly object[] };
    hero.updateSource({ items: [...items, steady] } as never);
    hero.prepareData();
    expect(lines("colt")).toEqual([]);
  });

  test("D-80: helpless and held give +4 once; what no sheet bears out is the keeper's to grant", () => {
    const { hero, foe } = openRing();
    const situation = situationOf(armed(hero, "colt"), foe, { helpless: "1", held: "1" });
    expect(d20d100Attack.modifiers(situation).map(({ value }) => value)).toEqual([4]);
    expect(d20d100Attack.doubts(situation)).toEqual(["helpless", "held"]);
  });
});

describe("what a card goes on with (DD-127, DD-144, DD-151)", () => {
  const next = (weapon: Item, foe: Actor, outcome: Parameters<typeof d20d100Attack.view>[0]) => [
    d20d100Attack
      .oneMore(weapon.actor as Actor, weapon, foe, outcome)
      ?.key.split(".")
      .slice(-2)
      .join("."),
    d20d100Attack.chosenNext?.(outcome),
  ];

  test("DD-127: after a first attack, hit or missed, with the rest of the row, as long as the round has half left", async () => {
    const { hero, foe } = openRing();
    inRound(1);
    const colt = armed(hero, "colt");
    const missed = await fight(colt, foe, { attack: [2] });
    expect(next(colt, foe, missed.outcome)).toEqual(["FIGHT.oneMore", { mode: "rest" }]);
    const rest = await fight(colt, foe, { attack: [2] });
    expect(next(colt, foe, rest.outcome)[0]).toBeUndefined();
    expect(next(colt, foe, missed.outcome)[0]).toBeUndefined(); // both halves are gone
  });

  test("D-67: after the first group of rapid fire with the others, at whomever", async () => {
    const { hero, foe } = openRing();
    const colt = armed(hero, "colt");
    const first = await fight(colt, foe, { choices: { mode: "double", part: "first" }, attack: [2, 2] });
    expect(next(colt, foe, first.outcome)).toEqual(["FIGHT.oneMore", { mode: "double", part: "others" }]);
    const whole = await fight(colt, foe, { choices: { mode: "double" }, attack: [2, 2, 2, 2] });
    expect(next(colt, foe, whole.outcome)[0]).toBeUndefined();
  });

  test("DD-151: after a jam with the clearing of the weapon, and with nothing once it is cleared", async () => {
    const { hero, foe } = openRing();
    const pistol = armed(hero, "pistol");
    const { outcome } = await fight(pistol, foe, { attack: [1] });
    expect(next(pistol, foe, outcome)[0]).toBe("unjam.name");
    await pistol.update({ "system.state": "ok" } as never);
    expect(next(pistol, foe, outcome)[0]).toBeUndefined();
  });

  test("DD-151: after a jam at nobody, too, with the clearing of the weapon", async () => {
    const { hero } = openRing();
    await loadAttacks("d20d100");
    const pistol = armed(hero, "pistol");
    const again = (aimedAt: string | null) => {
      const gone = { actor: null, token: null };
      const intent = {
        ...{ ruleset: "d20d100", weapon: { uuid: pistol.uuid }, choices: {} },
        ...{ attacker: gone, targets: [{ actor: aimedAt }] },
      };
      const target = { actor: aimedAt, stage: "resolved", outcome: null, asked: null } as unknown as VerdictTarget;
      const verdict = { kind: "attack", standing: "judged", intent, targets: [target] } as unknown as Verdict;
      return actionsOf(target, 0, verdict, null).again;
    };
    expect(again(null)).toBe("");
    await pistol.update({ "system.state": "jammed" } as never);
    expect([again(null), again("Actor.gone")]).toEqual(["GARDIEN.D20D100.DEED.unjam.name", ""]);
  });

  test("DD-151: what is thrown does not jam, though it could fire", async () => {
    const { hero, foe } = openRing();
    const pistol = armed(hero, "pistol");
    await pistol.update({ "system.canThrow": true, "system.throwIncrement": 1.5 } as never);
    const { outcome } = await fight(pistol, foe, { choices: { mode: "thrown" }, attack: [1] });
    expect(outcome).toMatchObject({ incident: "none" });
    expect(pistol.system).toMatchObject({ state: "ok", dropped: true });
  });
});
