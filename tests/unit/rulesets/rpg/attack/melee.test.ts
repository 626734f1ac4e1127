import { describe, expect, test } from "vitest";
import type { Data } from "../../../../support/play/arbiter-table.js";
import { rpgAttack } from "../../../../support/play/attacks.js";
import {
  answerTo,
  armed,
  BLADES,
  change,
  CLAWS,
  CLUB,
  fight,
  held,
  idOf,
  inRound,
  item,
  openRing,
  rpgGuard,
  SHIELD,
  situationOf,
  skill,
  strike,
  SWORD,
  systemOf,
} from "./table.js";

const told = (hero: Actor, thug: Actor, choices = {}) =>
  rpgAttack.modifiers(situationOf(armed(hero, "sword"), thug, choices)).map(({ id, value }) => [id, value]);

describe("RP-41: an attack in melee", () => {
  test("its FD is the target's Bdef, the circumstances and the aim; whoever can do nothing has no Bdef (D-24)", async () => {
    const { hero, thug } = openRing();
    expect(told(hero, thug)).toEqual([["defense", 2]]);
    expect(told(hero, thug, { difficulty: "-2", place: "10" })).toEqual([
      ["defense", 2],
      ["circumstances", -2],
      ["aimed", 1],
    ]);
    await thug.update({ system: { hp: { value: 0 } } } as never);
    expect(told(hero, thug)).toEqual([]);
  });

  test("RP-15, RP-41: whoever rolls reads what the die has to stay under, with the attack and with the parry", () => {
    const { hero, thug } = openRing([BLADES, SWORD], [BLADES, CLUB, SHIELD]);
    expect(rpgAttack.score?.(situationOf(armed(hero, "sword"), thug))).toBe(12);
    const blow = strike(armed(hero, "sword"), thug, { attack: [5] });
    const scores = rpgGuard.replies({ blow, choices: {} }).map(({ note }) => note && "data" in note && note.data);
    expect(scores).toEqual([{ score: 12 }, { score: 8 }, undefined]);
  });

  test("a favourable FD asks the keeper, an unfavourable one does not", () => {
    const { hero, thug } = openRing();
    const doubts = (difficulty: string) => rpgAttack.doubts(situationOf(armed(hero, "sword"), thug, { difficulty }));
    expect([doubts("-1"), doubts("0"), doubts("3")]).toEqual([["difficulty"], [], []]);
    // The card says what was chosen by the id of the choice.
    const situation = situationOf(armed(hero, "sword"), thug, { difficulty: "-1" });
    expect(rpgAttack.choices(situation).map(({ id }) => id)).toContain(doubts("-1")[0]);
  });

  test("RP-09, RP-10: score 12 against Bdef 2: a 10 hits with no margin, an 11 misses and nobody is asked", async () => {
    const { hero, thug } = openRing();
    const missed = await fight(armed(hero, "sword"), thug, { attack: [11] });
    expect(missed.outcome).toMatchObject({ end: "miss", total: 13, score: 12, margin: -1, loss: 0 });
    expect([missed.asked, missed.view.tone]).toEqual([false, "mute"]);
    const hit = strike(armed(hero, "sword"), thug, { attack: [10] });
    expect(rpgGuard.asks(hit)).toBe(true);
  });

  test("RP-53: weapon, Bdeg, armour of the place: points are lost, and come back", async () => {
    const jacket = item("rpgArmor", "jacket", { formula: "1d4", coverage: [7, 8, 9], worn: true });
    const { hero, thug } = openRing([BLADES, SWORD], [BLADES, CLUB, jacket]);
    await thug.update({ system: { firstAidReceived: true } } as never);
    // the parry fails, torso, 5 with the sword, 3 with the jacket
    const { outcome, view, undo } = await fight(armed(hero, "sword"), thug, { attack: [5], answer: [15, 8, 5, 3] });
    expect(outcome).toMatchObject({ end: "lands", means: "weapon", place: "torso", weapon: 5, damageBonus: 2 });
    expect(outcome).toMatchObject({ armour: 3, loss: 4, after: "alive" });
    expect(view).toMatchObject({ tone: "accent", verdict: { key: "GARDIEN.RPG.FIGHT.verdict.hit" } });
    expect(view.facts.map(({ value }) => value.key)).toContain("GARDIEN.RPG.FIGHT.parryMissed");
    expect(systemOf(thug)).toMatchObject({ hp: { value: 14 }, firstAidReceived: false });
    await undo();
    expect(systemOf(thug)).toMatchObject({ hp: { value: 18 }, firstAidReceived: true });
  });

  test("RP-52: the head counts double, before armour or after it (D-32)", async () => {
    const helmet = item("rpgArmor", "helmet", { formula: "1d8", coverage: [10], worn: true });
    const { hero, thug, settings } = openRing([BLADES, SWORD], [BLADES, CLUB, helmet]);
    const blow = { attack: [5], answer: [4, 3], refused: true, choices: { place: "10" } };
    const before = await fight(armed(hero, "sword"), thug, blow);
    expect(before.outcome).toMatchObject({ place: "head", multiplier: 2, loss: 9 });
    await before.undo();
    change(settings, "rpgHeadOrder", "afterArmor");
    expect((await fight(armed(hero, "sword"), thug, blow)).outcome).toMatchObject({ loss: 6 });
  });

  test("RP-54: a direct 1 throws the weapon twice, and an edge finds the gap in the armour", async () => {
    const mail = item("rpgArmor", "mail", { formula: "1d6", coverage: [7, 8, 9], worn: true });
    const { hero, thug } = openRing([BLADES, SWORD, CLUB], [BLADES, CLUB, mail]);
    const edge = await fight(armed(hero, "sword"), thug, { attack: [1], answer: [8, 3, 4], refused: true });
    expect(edge.outcome).toMatchObject({ result: "criticalSuccess", weapon: 7, armourIgnored: true, loss: 9 });
    await edge.undo();
    const blunt = await fight(armed(hero, "club"), thug, { attack: [1], answer: [8, 2, 3, 6], refused: true });
    expect(blunt.outcome).toMatchObject({ weapon: 5, armour: 6, armourIgnored: false, loss: 1 });
  });

  test("RP-12: a direct 20 misses, critically", async () => {
    const { hero, thug } = openRing([skill("handWeapons", 30), SWORD]);
    const { outcome, view } = await fight(armed(hero, "sword"), thug, { attack: [20] });
    expect(outcome).toMatchObject({ end: "miss", result: "failure" }); // RP-13: nothing else could miss
    expect(view.die).toMatchObject({ state: "miss" });
    const { hero: weaker, thug: other } = openRing();
    const failed = await fight(armed(weaker, "sword"), other, { attack: [20] });
    expect(failed.view.verdict.key).toBe("GARDIEN.RPG.FIGHT.verdict.criticalMiss");
  });

  test("RP-51: without the flag a weapon adds no Bdeg", async () => {
    const { hero, thug } = openRing([
      BLADES,
      { ...SWORD, system: { ...(SWORD.system as object), damageBonusApplies: false } },
    ]);
    const { outcome } = await fight(armed(hero, "sword"), thug, { attack: [5], answer: [8, 4], refused: true });
    expect(outcome).toMatchObject({ damageBonus: 0, loss: 4 });
  });

  test("RP-27: whoever has no points left falls, and the card says so", async () => {
    const { hero, thug } = openRing([BLADES, SWORD], [BLADES, CLUB], { system: { hp: { value: 5 } } });
    const { outcome, view } = await fight(armed(hero, "sword"), thug, { attack: [5], answer: [8, 7], refused: true });
    expect(outcome).toMatchObject({ before: "alive", after: "unconscious", loss: 9 });
    expect(view.severity?.words.map(({ key }) => key)).toEqual(["GARDIEN.RPG.FIGHT.becomes.unconscious"]);
  });

  test("RP-41, RP-42: nobody asks whoever can do nothing: the blow is thrown to its end at once", async () => {
    const { hero, thug } = openRing([BLADES, SWORD], [BLADES, CLUB], { system: { hp: { value: 0 } } });
    const { asked, outcome } = await fight(armed(hero, "sword"), thug, { attack: [12, 8, 5] });
    expect(asked).toBe(false);
    expect(outcome).toMatchObject({ end: "lands", answered: false, loss: 7 });
  });
});

describe("RP-42…RP-46: the parry", () => {
  const means = (weapon: Item, target: Actor) =>
    rpgGuard
      .fields({ blow: strike(weapon, target, { attack: [5] }), choices: {}, refused: false })
      .flatMap(({ options = [] }) => options.map(({ value }) => value));

  test("RP-42: bare hands meet claws, and a weapon only from DM 4 on", () => {
    const { hero, thug } = openRing([BLADES, SWORD, CLAWS], [CLUB, SHIELD]);
    expect(means(armed(hero, "sword"), thug)).toEqual([idOf("club"), idOf("shield")]);
    expect(means(armed(hero, "claws"), thug)).toEqual([idOf("club"), idOf("shield"), "unarmed"]);
    const { hero: other, thug: monk } = openRing([BLADES, SWORD], [skill("unarmed", 12, { mastery: 4 })]);
    expect(means(armed(other, "sword"), monk)).toEqual(["unarmed"]);
  });

  test("RP-43: the margin of the blow is the FD; success turns it aside", async () => {
    const { hero, thug } = openRing();
    // 12 − (4 + 2): a margin of 6, so 6 or less parries
    const parried = await fight(armed(hero, "sword"), thug, { attack: [4], answer: [6] });
    expect(parried.outcome).toMatchObject({ end: "parried", parryDifficulty: 6, parryTarget: 6, loss: 0 });
    expect(parried.view.verdict.key).toBe("GARDIEN.RPG.FIGHT.verdict.parried");
    expect(parried.view.facts.map(({ rule }) => rule)).toContain("RP-43");
    const struck = await fight(armed(hero, "sword"), thug, { attack: [4], answer: [7, 8, 1] });
    expect(struck.outcome).toMatchObject({ end: "lands", loss: 3 });
  });

  test("RP-44: half of it for a shield, rounded as the table wants (D-28); the best guard is proposed", () => {
    const { hero, thug, settings } = openRing([BLADES, SWORD], [BLADES, CLUB, SHIELD, skill("shield", 12)]);
    const blow = strike(armed(hero, "sword"), thug, { attack: [3] });
    const answer = answerTo(blow, { answer: [9] });
    expect(answer.choices).toEqual({ means: idOf("shield") });
    expect(answer.bonus).toBe(3);
    change(settings, "rpgShieldRounding", "up");
    expect(answerTo(blow, { answer: [8] }).bonus).toBe(4);
    expect(answerTo(blow, { answer: [1], answers: { means: idOf("club") } }).bonus).toBe(7);
  });

  test("its odds are those of its winning faces, whatever anybody adds", () => {
    const { hero, thug } = openRing();
    const blow = strike(armed(hero, "sword"), thug, { attack: [4] });
    const situation = { blow, choices: {}, refused: false };
    expect(rpgGuard.odds(situation, 6)?.chance).toBe(0.3);
    expect(rpgGuard.odds(situation, 8)?.chance).toBe(0.2);
  });

  test("what a parry was made with counts, even when it could not be made again", async () => {
    const { hero, thug } = openRing();
    const struck = strike(armed(hero, "sword"), thug, { attack: [4] });
    const defence = answerTo(struck, { answer: [6] });
    await armed(thug, "club").update({ system: { equipped: "none" } } as never);
    expect(rpgAttack.outcome({ ...struck, defence, override: {} })).toMatchObject({ end: "parried" });
  });
});

describe("RP-38…RP-40: actions of a round", () => {
  const window = (hero: Actor, thug: Actor) =>
    rpgAttack.choices(situationOf(armed(hero, "sword"), thug)).find(({ id }) => id === "plan");
  const hindrance = (weapon: Item, target: Actor) => rpgAttack.hindrance?.(situationOf(weapon, target), 1)?.key ?? null;

  test("an attack makes the plan and costs an action; a parry costs one; all of it comes back", async () => {
    const { hero, thug } = openRing();
    inRound(2);
    expect(window(hero, thug)?.options.map(({ value }) => value)).toEqual(["AP", "AA"]);
    const { undo } = await fight(armed(hero, "sword"), thug, { attack: [4], answer: [6] });
    expect(systemOf(hero).round).toMatchObject({ round: 2, section: "melee", plan: "AP", attacks: 1, parries: 0 });
    expect(systemOf(thug).round).toMatchObject({ round: 2, plan: null, attacks: 0, parries: 1 });
    expect(hindrance(armed(hero, "sword"), thug)).toBe("GARDIEN.RPG.FIGHT.refusal.noAction");
    expect(window(hero, thug)).toBeUndefined();
    await undo();
    expect(systemOf(hero).round).toMatchObject({ round: 0, section: null, plan: null, attacks: 0 });
    expect(systemOf(thug).round).toMatchObject({ round: 0, parries: 0 });
    expect(hindrance(armed(hero, "sword"), thug)).toBeNull();
  });

  test("RP-38: two parries and no more; then a blow is thrown to its end", async () => {
    const { hero, thug } = openRing();
    inRound(1);
    await thug.update({ system: { round: { combatId: "f".repeat(16), round: 1, parries: 2 } } } as never);
    const { asked, outcome } = await fight(armed(hero, "sword"), thug, { attack: [4, 8, 1] });
    expect([asked, outcome.end]).toEqual([false, "lands"]);
  });

  test("a new round begins afresh; outside a fight nobody counts", async () => {
    const { hero, thug } = openRing();
    inRound(1);
    await hero.update({
      system: { round: { combatId: "f".repeat(16), round: 1, plan: "AA", attacks: 2, intent: "disarm" } },
    } as never);
    expect(hindrance(armed(hero, "sword"), thug)).toBe("GARDIEN.RPG.FIGHT.refusal.noAction");
    inRound(2);
    expect(hindrance(armed(hero, "sword"), thug)).toBeNull();
    await fight(armed(hero, "sword"), thug, { attack: [15] });
    expect(systemOf(hero).round).toMatchObject({ round: 2, plan: "AP", attacks: 1, intent: "none" });
    inRound(null);
    expect(rpgAttack.aftermath(hero, armed(hero, "sword"), {}, 1, { dice: {}, lines: [] })).toBeNull();
  });

  test("RP-55, RP-61: a broken weapon, one not in hand, and an arm that does not serve are refused", async () => {
    const { hero, thug } = openRing();
    const sword = armed(hero, "sword");
    await sword.update({ system: { broken: true } } as never);
    expect(hindrance(sword, thug)).toBe("GARDIEN.RPG.FIGHT.refusal.outOfUse");
    await sword.update({ system: { broken: false, equipped: "none" } } as never);
    expect(hindrance(sword, thug)).toBe("GARDIEN.RPG.FIGHT.refusal.notHeld");
  });

  test("a refusal calls whoever is refused as the table does: by their token", async () => {
    const { hero, thug } = openRing();
    inRound(2);
    await fight(armed(hero, "sword"), thug, { attack: [4], answer: [6] });
    Object.defineProperty(hero, "token", { value: { name: "Odile (2)", texture: {}, reset: () => undefined } });
    expect(rpgAttack.hindrance?.(situationOf(armed(hero, "sword"), thug), 1)?.data).toMatchObject({
      name: "Odile (2)",
    });
    await hero.update({ system: { hp: { dead: true } } } as never);
    expect(rpgAttack.obstacle(armed(hero, "sword"))?.data).toMatchObject({ name: "Odile (2)" });
  });
});

describe("RP-96: skills that are used", () => {
  const skilled = (actor: Actor, key: string) =>
    actor.items.find((one) => (one.type as string) === "rpgSkill" && systemOf(one).key === key) as Item;
  const used = (actor: Actor, key: string): unknown => systemOf(skilled(actor, key)).usedThisAdventure;

  test("an attack and a parry tick theirs, hit or miss, and undo takes it back", async () => {
    const { hero, thug } = openRing([BLADES, SWORD], [BLADES, skill("shield", 10), CLUB, SHIELD]);
    const blow = { attack: [4], answer: [2], answers: { means: idOf("shield") } };
    const { undo } = await fight(armed(hero, "sword"), thug, blow);
    expect([used(hero, "handWeapons"), used(thug, "shield"), used(thug, "handWeapons")]).toEqual([
      ...[true, true, false],
    ]);
    await undo();
    expect([used(hero, "handWeapons"), used(thug, "shield")]).toEqual([false, false]);
    await fight(armed(hero, "sword"), thug, { attack: [15] });
    expect([used(hero, "handWeapons"), used(thug, "shield")]).toEqual([true, false]);
  });

  test("what was ticked before stays so when a blow is taken back", async () => {
    const { hero, thug } = openRing();
    await skilled(hero, "handWeapons").update({ system: { usedThisAdventure: true } } as never);
    const { undo } = await fight(armed(hero, "sword"), thug, { attack: [15] });
    await undo();
    expect(used(hero, "handWeapons")).toBe(true);
  });
});

describe("the keeper decides otherwise", () => {
  test("die, FD, end, place, armour and loss", async () => {
    const { hero, thug } = openRing();
    const blow = { attack: [4], answer: [7, 8, 1] };
    const decided = async (override: Record<string, string | number>) => {
      const { outcome, undo } = await fight(armed(hero, "sword"), thug, { ...blow, override });
      await undo();
      return outcome;
    };
    expect(await decided({ die: 19 })).toMatchObject({ end: "miss", total: 21 });
    expect(await decided({ difficulty: 9 })).toMatchObject({ end: "miss", total: 13 });
    expect(await decided({ end: "parried" })).toMatchObject({ end: "parried", forced: true, loss: 0 });
    expect(await decided({ place: 10 })).toMatchObject({ place: "head", loss: 6 });
    expect(await decided({ armour: 2 })).toMatchObject({ armour: 2, loss: 1 });
    expect(await decided({ loss: 7 })).toMatchObject({ loss: 7, forced: true });
  });

  test("a hit that nobody answered waits for a loss in the keeper's words", () => {
    const { hero, thug } = openRing();
    const struck = strike(armed(hero, "sword"), thug, { attack: [4] });
    const open = rpgAttack.outcome({ ...struck, defence: null, override: {} });
    expect(rpgAttack.view(open).verdict.key).toBe("GARDIEN.RPG.FIGHT.verdict.undecided");
    const settled = rpgAttack.outcome({ ...struck, defence: null, override: { loss: 3 } });
    expect(rpgAttack.view(settled).verdict.key).toBe("GARDIEN.RPG.FIGHT.verdict.hit");
  });
});

test("RP-41…RP-56: odds come to 1, and the best guard is in them", () => {
  const { hero, thug } = openRing();
  const odds = rpgAttack.odds(situationOf(armed(hero, "sword"), thug), 2);
  expect(odds?.rows.reduce((all, { probability }) => all + probability, 0)).toBeCloseTo(1);
  expect(odds?.rows.find(({ id }) => id === "miss")?.probability).toBe(0.5);
  expect(odds?.rows.find(({ id }) => id === "parried")?.probability).toBeGreaterThan(0);
});

describe("RP-42: a blow that nobody is asked to parry", () => {
  test("says why: in no state to, or nothing that stops it", async () => {
    const told = async (theirs: readonly Data[], system: Data = {}, attack = [5, 8, 5]) => {
      const { hero, thug } = openRing([BLADES, SWORD], theirs);
      if (Object.keys(system).length > 0) await thug.update({ system } as never);
      const { asked, view } = await fight(armed(hero, "sword"), thug, { attack });
      return [asked, view.facts.find(({ value }) => value.key.includes(".unparried."))?.value.key];
    };
    expect(await told([])).toEqual([false, "GARDIEN.RPG.FIGHT.unparried.noMeans"]);
    const out = { hp: { value: 0 } };
    expect(await told([BLADES, CLUB], out)).toEqual([false, "GARDIEN.RPG.FIGHT.unparried.helpless"]);
    expect(await told([BLADES, CLUB], {}, [5])).toEqual([true, undefined]); // asked, and not answered yet
  });

  test("goes on saying so once its target has fallen", async () => {
    const { hero, thug } = openRing([BLADES, SWORD], []);
    const struck = strike(armed(hero, "sword"), thug, { attack: [5, 8, 5] });
    const kept = rpgAttack.keeps?.(situationOf(armed(hero, "sword"), thug)) ?? {};
    await thug.update({ system: { hp: { value: 0 } } } as never);
    const outcome = rpgAttack.outcome({ ...struck, kept, defence: null, override: {} });
    expect(rpgAttack.view(outcome).facts.map(({ value }) => value.key)).toContain(
      "GARDIEN.RPG.FIGHT.unparried.noMeans",
    );
  });
});

test("RP-70: a beak that bites only entangled prey is remarked upon where nothing entangles it", async () => {
  const { hero, thug } = openRing([BLADES, SWORD, held("beak", { formula: "1d6", special: "prey" })]);
  const warned = (weapon: string) => rpgAttack.warning(situationOf(armed(hero, weapon), thug, {}, 1))?.key;
  expect([warned("beak"), warned("sword")]).toEqual(["GARDIEN.RPG.FIGHT.warning.free", undefined]);
  const state = { type: "entangled", zone: "arms", side: "right" };
  await thug.update({
    system: { conditions: [{ state, span: { clock: "world", first: 0, last: null }, ends: "freed", wound: "w" }] },
  } as never);
  expect(warned("beak")).toBeUndefined();
});

test("RP-41: a blow at somebody whom no arm reaches is remarked upon, what is thrown is not", () => {
  const hatchet = held("hatchet", { formula: "1d6", mode: "meleeOrThrown" });
  const { hero, thug } = openRing([BLADES, SWORD, hatchet]);
  const warned = (weapon: string, metres: number | null, choices = {}) =>
    rpgAttack.warning(situationOf(armed(hero, weapon), thug, choices, metres))?.key;
  expect(warned("sword", 10)).toBe("GARDIEN.RPG.FIGHT.warning.far");
  expect([warned("sword", 3), warned("sword", null), warned("hatchet", 10, { use: "thrown" })]).toEqual([
    ...[undefined, undefined, undefined],
  ]);
});
