import { describe, expect, test } from "vitest";
import { d20d100Attack } from "../../../../support/play/attacks.js";
import { armed } from "../../../../support/play/ring.js";
import { change, doDeed, hindrance, idOf, inRound, item, openBedside, skill, systemOf, write } from "./bedside.js";

const COLT = item("d20d100Weapon", "colt", {
  ...{ skill: "handgun", action: "revolver", capacity: 6, loaded: 1, reloadMode: "manual", spareRounds: 12 },
});
const PISTOL = item("d20d100Weapon", "pistol", {
  ...{ skill: "handgun", action: "semiAuto", capacity: 7, loaded: 2, reloadMode: "magazine", spareMagazines: 1 },
});
const KNIFE = item("d20d100Weapon", "knife", { action: "melee", equipped: false });
const HURLED = item("d20d100Weapon", "axe", { action: "melee", equipped: false, dropped: true });

const weapon = (name: string) => ({ weapon: idOf(name) });
const open = () => openBedside([COLT, PISTOL, KNIFE, HURLED, skill("mechanics", 4)]);

describe("reloading (DD-150)", () => {
  test("two rounds each action by hand, out of those at hand, and back", async () => {
    const { hero } = open();
    inRound(1);
    const { undo, outcome } = await doDeed("reload", hero, { ...weapon("colt"), actions: 1 });
    expect(systemOf(armed(hero, "colt"))).toMatchObject({ loaded: 3, spareRounds: 10 });
    expect(systemOf(hero)).toMatchObject({ fight: { spent: 1 } });
    expect(outcome).toMatchObject({ actions: 1 });
    await undo();
    expect(systemOf(armed(hero, "colt"))).toMatchObject({ loaded: 1, spareRounds: 12 });
    expect(systemOf(hero)).toMatchObject({ fight: { spent: 0 } });
  });

  test("as many actions as fill it are proposed; a magazine is one", async () => {
    const { hero } = open();
    const full = await doDeed("reload", hero, weapon("colt"));
    expect(full.outcome).toMatchObject({ actions: 3, loaded: 6, spareRounds: 7 });
    const changed = await doDeed("reload", hero, weapon("pistol"));
    expect(changed.outcome).toMatchObject({ actions: 1, loaded: 7, spareMagazines: 0 });
  });

  test("nothing to put in, or nowhere to put it, is said; what nobody counts is not taken off", async () => {
    const { hero } = open();
    await armed(hero, "pistol").update({ "system.spareMagazines": 0 } as never);
    expect(hindrance("reload", hero, weapon("pistol"))).toBe("noRounds");
    const found = await doDeed("reload", hero, { ...weapon("pistol"), uncounted: true });
    expect(found.outcome).toMatchObject({ loaded: 7, spareMagazines: 0 });
    expect(hindrance("reload", hero, weapon("pistol"))).toBe("fullyLoaded");
  });
});

describe("clearing a weapon (DD-151)", () => {
  const jam = (hero: Actor) => armed(hero, "pistol").update({ "system.state": "jammed" } as never);

  test("Mécanique against 10 once two simple actions went into it", async () => {
    const { hero } = open();
    await jam(hero);
    const { undo } = await doDeed("unjam", hero, weapon("pistol"), [6]);
    expect(systemOf(armed(hero, "pistol"))).toMatchObject({ state: "ok", clearActionsDone: 0 });
    await undo();
    expect(systemOf(armed(hero, "pistol"))).toMatchObject({ state: "jammed" });
    await doDeed("unjam", hero, weapon("pistol"), [5]);
    expect(systemOf(armed(hero, "pistol"))).toMatchObject({ state: "broken" });
    expect(hindrance("unjam", hero, weapon("pistol"))).toBe("weaponBroken");
  });

  test("the two actions may straddle rounds: the first one rolls nothing", async () => {
    const { hero } = open();
    inRound(1);
    await jam(hero);
    await write(hero, { fight: { combatId: "f".repeat(16), round: 1, spent: 1 } });
    const begun = await doDeed("unjam", hero, weapon("pistol"));
    expect(begun.outcome).toMatchObject({ actions: 1, tried: false });
    expect(systemOf(armed(hero, "pistol"))).toMatchObject({ state: "jammed", clearActionsDone: 1 });
    inRound(2);
    const done = await doDeed("unjam", hero, weapon("pistol"), [20]);
    expect(done.outcome).toMatchObject({ actions: 1, tried: true, success: true });
  });

  test("DD-02: a 1 breaks it; nothing that works is cleared", async () => {
    const { hero } = open();
    expect(hindrance("unjam", hero, weapon("colt"))).toBe("nothingJammed");
    await jam(hero);
    await doDeed("unjam", hero, weapon("pistol"), [1]);
    expect(systemOf(armed(hero, "pistol"))).toMatchObject({ state: "broken" });
  });
});

test("DD-150, DD-151: whoever would fire what is empty or jammed is led to what makes it fire again", async () => {
  const { hero } = open();
  const led = (name: string) => {
    const { deed, choices } = d20d100Attack.reload?.(armed(hero, name)) ?? {};
    const { value } = d20d100Attack.magazine(armed(hero, name)) ?? {};
    return [value === 0 || d20d100Attack.unready(armed(hero, name)), deed, choices];
  };
  expect(led("pistol")).toEqual([false, "reload", weapon("pistol")]);
  await armed(hero, "pistol").update({ "system.state": "jammed" } as never);
  await armed(hero, "colt").update({ "system.loaded": 0 } as never);
  expect([led("pistol"), led("colt")]).toEqual([
    [true, "unjam", weapon("pistol")],
    [true, "reload", weapon("colt")],
  ]);
});

describe("stances and guard (DD-114, DD-152, DD-153)", () => {
  test("DD-152: défense totale takes the round and adds 4", async () => {
    const { hero } = open();
    inRound(1);
    const before = systemOf(hero)["defence"] as unknown as { normal: number };
    const normal = before.normal;
    const { undo } = await doDeed("stance", hero, { stance: "total" });
    expect(systemOf(hero)).toMatchObject({ defence: { stance: "total", normal: normal + 4 }, fight: { spent: 2 } });
    await undo();
    expect(systemOf(hero)).toMatchObject({ defence: { stance: "none", normal }, fight: { spent: 0 } });
  });

  test("DD-153: combat défensif costs nothing by itself", async () => {
    const { hero } = open();
    inRound(1);
    await doDeed("stance", hero, { stance: "defensive" });
    expect(systemOf(hero)).toMatchObject({ defence: { stance: "defensive" }, fight: { spent: 0 } });
  });

  test("DD-114: on guard, and not again before an hour; not with half of the points gone", async () => {
    const { hero, foe, settings } = open();
    await doDeed("attentive", hero);
    expect(systemOf(hero)).toMatchObject({ attentive: { active: true } });
    await doDeed("attentive", hero);
    expect(systemOf(hero)).toMatchObject({ attentive: { active: false } });
    expect(hindrance("attentive", hero)).toBe("tooSoon");
    await write(hero, { attentive: { lostAt: null }, hp: { value: 6 } });
    expect(hindrance("attentive", hero)).toBe("hurt");
    expect(hindrance("attentive", foe)).toBe("notAttentive");
    await write(hero, { hp: { value: 12 } });
    change(settings, "d20d100UseAttentive", false);
    expect(hindrance("attentive", hero)).toBe("attentiveOff");
  });
});

describe("weapons at hand (DD-121, DD-122, DD-141)", () => {
  test("to draw is a simple action, and free while one moves", async () => {
    const { hero } = open();
    inRound(1);
    const still = await doDeed("draw", hero, weapon("knife"));
    expect(systemOf(armed(hero, "knife"))).toMatchObject({ equipped: true });
    expect(systemOf(hero)).toMatchObject({ fight: { spent: 1 } });
    await still.undo();
    await doDeed("draw", hero, { ...weapon("knife"), moving: true });
    expect(systemOf(hero)).toMatchObject({ fight: { spent: 0 } });
    expect(hindrance("draw", hero, weapon("colt"))).toBe("nothingToDraw");
  });

  test("what lies on the ground is picked up, and drawn by nobody", async () => {
    const { hero } = open();
    expect(hindrance("draw", hero, weapon("axe"))).toBe("nothingToDraw");
    await doDeed("pickUp", hero, weapon("axe"));
    expect(systemOf(armed(hero, "axe"))).toMatchObject({ equipped: true, dropped: false });
    expect(hindrance("pickUp", hero, weapon("axe"))).toBe("nothingLying");
  });
});
