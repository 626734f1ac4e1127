import { describe, expect, test } from "vitest";
import { rpgAttack } from "../../../../support/play/attacks.js";
import { wantsLoading } from "../../../../../src/rulesets/rpg/rules/attack/reload.js";
import { RELOADS } from "../../../../../src/rulesets/rpg/rules/vocabulary.js";
import { armed, held } from "../attack/table.js";
import {
  doDeed,
  found,
  hindrance,
  idOf,
  inRound,
  item,
  lasting,
  openWard,
  procedure,
  sheetOf,
  systemOf,
} from "./wards.js";

const archery = { skill: "archery", mode: "missile", hands: 2, loaded: false };
const BOW = held("bow", { ...archery, reload: "bow" });
const CROSSBOW = held("crossbow", { ...archery, skill: "crossbows", reload: "crossbow" });
const magazine = (value: number, ammo = "") =>
  held("repeater", { ...archery, reload: "magazine", magazine: { value, max: 5 }, ammo });
const BOLTS = item("rpgGear", "bolts", { quantity: 3 });

const doubtOf = (id: string, actor: Actor) => {
  const doubt = procedure(id).doubt?.({ actor, choices: {} });
  return doubt?.key.split(".").slice(-2).join(".") ?? null;
};

describe("loading (RP-72)", () => {
  test("takes the round in a fight: no attack in it, and the weapon is ready for the next", async () => {
    const { hero } = openWard([BOW]);
    inRound(3);
    const { undo } = await doDeed("reload", hero);
    expect(systemOf(found(hero, "bow"))).toMatchObject({ loaded: true });
    expect(sheetOf(hero)).toMatchObject({ capacities: { attack: false, parry: "any" } });
    inRound(4);
    expect(sheetOf(hero)).toMatchObject({ capacities: { attack: true } });
    inRound(3);
    await undo();
    expect([systemOf(found(hero, "bow")).loaded, lasting(hero)]).toEqual([false, []]);
  });

  test("takes no time where nobody counts rounds, and none when the keeper says so", async () => {
    const { hero } = openWard([CROSSBOW]);
    await doDeed("reload", hero);
    expect([systemOf(found(hero, "crossbow")).loaded, lasting(hero)]).toEqual([true, []]);
    await armed(hero, "crossbow").update({ system: { loaded: false } } as never);
    inRound(1);
    const { decide } = await doDeed("reload", hero);
    await decide({ rounds: 0 });
    expect([systemOf(found(hero, "crossbow")).loaded, lasting(hero)]).toEqual([true, []]);
  });

  test("fills a magazine, from the bolts that are counted", async () => {
    const { hero } = openWard([magazine(1, idOf("bolts")), BOLTS]);
    const { undo } = await doDeed("reload", hero);
    expect(systemOf(found(hero, "repeater"))).toMatchObject({ magazine: { value: 4 }, loaded: true });
    expect(systemOf(found(hero, "bolts"))).toMatchObject({ quantity: 0 });
    expect(hindrance("reload", hero)).toBe("noBolts");
    await undo();
    expect(systemOf(found(hero, "bolts"))).toMatchObject({ quantity: 3 });
  });

  test("fills a magazine whose bolts nobody counts", async () => {
    const { hero } = openWard([magazine(0)]);
    await doDeed("reload", hero);
    expect(systemOf(found(hero, "repeater"))).toMatchObject({ magazine: { value: 5 } });
    expect(hindrance("reload", hero)).toBe("nothingToLoad");
  });

  test("asks for hands: those that hold the weapon, serve, and are not caught", async () => {
    const { hero } = openWard([BOW]);
    await armed(hero, "bow").update({ system: { equipped: "none" } } as never);
    expect(hindrance("reload", hero)).toBe("notHeld");
    await armed(hero, "bow").update({ system: { equipped: "both" } } as never);
    const span = { clock: "world", first: 0, last: null };
    const caught = (state: object) =>
      hero.update({ system: { conditions: [{ state, span, ends: "freed", wound: "n" }] } } as never);
    await caught({ type: "entangled", zone: "arms", side: "left" });
    expect(hindrance("reload", hero)).toBe("limb");
    await caught({ type: "entangled", zone: "whole", side: null });
    expect(hindrance("reload", hero)).toBe("restricted");
  });

  test("waits for the keeper's word after an attack of the same round", async () => {
    const { hero } = openWard([BOW]);
    inRound(2);
    expect(doubtOf("reload", hero)).toBeNull();
    await hero.update({ system: { round: { combatId: "f".repeat(16), round: 2, attacks: 1 } } } as never);
    expect(doubtOf("reload", hero)).toBe("obstacle.hasAttacked");
  });
});

describe("nocking in haste (RP-72)", () => {
  test("is a plain test of Habileté: the bow is ready, and the round is not lost", async () => {
    const { hero } = openWard([BOW]);
    inRound(2);
    const { outcome } = await doDeed("hasten", hero, {}, [8]);
    expect(outcome).toMatchObject({ score: 8, result: "success" });
    expect(systemOf(found(hero, "bow"))).toMatchObject({ loaded: true });
    expect(sheetOf(hero)).toMatchObject({ round: { hastened: true }, capacities: { attack: true } });
  });

  test("is tried once a round, and again in the next", async () => {
    const { hero } = openWard([BOW]);
    inRound(2);
    const { view } = await doDeed("hasten", hero, {}, [9]);
    expect(view.verdict.key).toContain("hasten.failed");
    expect(systemOf(found(hero, "bow"))).toMatchObject({ loaded: false });
    expect(doubtOf("hasten", hero)).toBe("twice.hasten");
    inRound(3);
    expect(doubtOf("hasten", hero)).toBeNull();
  });

  test("never shortens a crossbow's loading, and is of no use outside a fight", () => {
    const { hero } = openWard([CROSSBOW]);
    expect(hindrance("hasten", hero)).toBe("noHurry");
    inRound(1);
    expect(hindrance("hasten", hero)).toBe("nothingToLoad");
  });
});

test("RP-72 — who wants to shoot an empty bow nocks it: in haste where rounds are counted, once in each", async () => {
  const { hero } = openWard([BOW, CROSSBOW, magazine(0)]);
  const asked = (name: string) => rpgAttack.reload(armed(hero, name))?.deed;
  const unready = ["bow", "crossbow", "repeater"].map((name) => rpgAttack.unready(armed(hero, name)));
  expect(unready).toEqual([true, true, false]); // its magazine tells
  expect(asked("bow")).toBe("reload");
  inRound(1);
  expect([asked("bow"), asked("crossbow")]).toEqual(["hasten", "reload"]);
  await doDeed("hasten", hero, {}, [20]);
  expect(asked("bow")).toBe("reload");
  await armed(hero, "bow").update({ system: { loaded: true } } as never);
  expect(rpgAttack.unready(armed(hero, "bow"))).toBe(false);
});

test("RP-72 — what needs no loading never wants it, and a magazine does while it is not full", () => {
  const wants = (magazine: number, loaded: boolean) =>
    RELOADS.map((reload) => wantsLoading({ reload, loaded, magazine, capacity: 5 }));
  expect(wants(4, true)).toEqual([false, false, false, true]);
  expect(wants(5, false)).toEqual([false, true, true, false]);
});
