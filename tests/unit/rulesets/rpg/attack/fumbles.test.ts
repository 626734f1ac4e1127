import { beforeEach, describe, expect, test } from "vitest";
import type { Blow, Outcome } from "../../../../../src/core/play/contract/outcome.js";
import { rpgAttack } from "../../../../support/play/attacks.js";
import { carryOut, throwAll } from "../../../../support/play/deeds.js";
import {
  armed,
  BLADES,
  change,
  CLAWS,
  CLUB,
  fight,
  held,
  openRing,
  SHIELD,
  skill,
  strike,
  SWORD,
  systemOf,
} from "./table.js";

const GUN = held("gun", { formula: "1d8", skill: "handWeapons", experimental: true });

let hero: Actor;
let thug: Actor;
let settings: Map<string, unknown>;
beforeEach(() => {
  ({ hero, thug, settings } = openRing([BLADES, SWORD, CLAWS, GUN], [BLADES, CLUB, SHIELD, skill("shield", 10)]));
});

/** What is the matter with something that somebody has. */
const thing = (actor: Actor, name: string, what: string): unknown =>
  foundry.utils.getProperty(armed(actor, name), `system.${what}`);

/** What an outcome does to whoever attacked; answers with the way back. */
async function recoil(outcome: Outcome): Promise<() => Promise<void>> {
  const origin = { messageId: "m".repeat(16), attackerUuid: hero.uuid, weaponName: "" };
  return carryOut(rpgAttack.recoil?.(outcome, hero, null, origin) ?? null, hero);
}

/** An attack of this face, as the keeper decides it, with the dice that this asks for. */
function decided(weapon: string, face: number, override: Blow["override"], dice: readonly number[] = []): Outcome {
  const blow = { ...strike(armed(hero, weapon), thug, { attack: [face] }), defence: null, override };
  const owed = rpgAttack.owed?.(blow) ?? null;
  return rpgAttack.outcome({ ...blow, dice: { ...blow.dice, ...throwAll(owed ? [owed] : [], dice) } });
}

describe("RP-55: a direct 20", () => {
  test("waits for the keeper, who finds a button for each entry", () => {
    const outcome = decided("sword", 20, {});
    expect(rpgAttack.asksKeeper(outcome, thug)).toBe(true);
    const entries = (told: Outcome) => rpgAttack.answers(told).map(({ override }) => override["fumble"]);
    expect(entries(outcome)).toEqual(["weaponBroken", "weaponStuck", "offBalance", "allyHit", "none"]);
    expect(entries(decided("claws", 20, {}))).toEqual(["hurtSelf", "offBalance", "allyHit", "none"]);
    expect(entries(decided("sword", 20, { fumble: "none" }))).toEqual([]);
  });

  test("breaks the weapon, jams it, or costs the next round's attack; all of it is taken back", async () => {
    const broken = await recoil(decided("sword", 20, { fumble: "weaponBroken" }));
    expect(thing(hero, "sword", "broken")).toBe(true);
    await broken();
    expect(thing(hero, "sword", "broken")).toBe(false);
    const stuck = await recoil(decided("sword", 20, { fumble: "weaponStuck" }));
    expect(thing(hero, "sword", "stuck")).toBe(true);
    await stuck();
    const tripped = await recoil(decided("sword", 20, { fumble: "offBalance" }));
    expect(systemOf(hero).lasting).toMatchObject([{ state: { type: "restrict", mode: "noAttack" } }]);
    await tripped();
    expect(systemOf(hero).lasting).toEqual([]);
  });

  test("hurts who strikes with bare hands, and D-66: who strikes with what may blow up", async () => {
    await recoil(decided("claws", 20, { fumble: "hurtSelf" }, [3]));
    expect(systemOf(hero).hp).toMatchObject({ value: 15 });
    await recoil(decided("gun", 20, { fumble: "weaponBroken" }, [2]));
    expect(systemOf(hero).hp).toMatchObject({ value: 13 });
  });

  test("hits a friend: the place and the damage are thrown, and nobody parries", () => {
    const outcome = decided("sword", 20, { fumble: "allyHit", end: "lands" }, [7, 5]);
    expect(outcome).toMatchObject({ end: "lands", place: "torso", weapon: 5 });
    expect(rpgAttack.view(outcome).verdict.key).toBe("GARDIEN.RPG.FIGHT.verdict.allyHit");
    const thrown = rpgAttack.view(outcome).facts.find(({ rule }) => rule === "RP-50");
    expect(thrown?.value, "what one die shows is said once").toMatchObject({ key: "GARDIEN.RPG.FIGHT.points" });
  });

  test("asks the d4 where the table leaves it to that, and nobody where the table plays without", async () => {
    change(settings, "rpgFumbles", "d4");
    const { outcome } = await fight(armed(hero, "claws"), thug, { attack: [20, 1, 4] });
    expect(outcome).toMatchObject({ fumble: { entry: "hurtSelf", harm: 4 } });
    expect(rpgAttack.asksKeeper(outcome, thug)).toBe(false);
    change(settings, "rpgFumbles", "off");
    expect((await fight(armed(hero, "claws"), thug, { attack: [20] })).outcome["fumble"]).toBeNull();
  });

  test("D-34: of a parry costs the defender, by the same list", async () => {
    change(settings, "rpgFumbles", "d4");
    const { outcome, undo } = await fight(armed(hero, "sword"), thug, {
      attack: [4],
      answers: { means: armed(thug, "club").id ?? "" },
      answer: [20, 1, 7, 2],
    });
    expect(outcome).toMatchObject({ end: "lands", fumble: { who: "target", entry: "weaponBroken" } });
    expect(thing(thug, "club", "broken")).toBe(true);
    await undo();
    expect(thing(thug, "club", "broken")).toBe(false);
  });

  test.each([
    ["club", "GARDIEN.RPG.FUMBLE.weaponBroken"],
    ["shield", "GARDIEN.RPG.FUMBLE_SHIELD.weaponBroken"],
  ])("D-34: of a parry is told of what it was made with: %s", async (means, key) => {
    change(settings, "rpgFumbles", "d4");
    const { outcome } = await fight(armed(hero, "sword"), thug, {
      attack: [4],
      answers: { means: armed(thug, means).id ?? "" },
      answer: [20, 1, 7, 2],
    });
    const told = rpgAttack.view(outcome).facts.find(({ rule }) => rule === "RP-55");
    expect(told?.value.key).toBe(key);
  });
});

describe("RP-62: the keeper adapts a critical hit", () => {
  // The right arm, the highest face of the sword, the fifteenth row: arm, drop, bleeding.
  const crippled = (override: Blow["override"], dice: readonly number[] = []): Outcome => {
    const struck = strike(armed(hero, "sword"), thug, { attack: [4] });
    const fallen = { ...struck.dice, location: [5], damage: [8], critical: [15] };
    const blow: Blow = { ...struck, dice: fallen, defence: null, override };
    const owed = rpgAttack.owed?.(blow) ?? null;
    return rpgAttack.outcome({ ...blow, dice: { ...fallen, ...throwAll(owed ? [owed] : [], dice) } });
  };
  const ticks = (outcome: Outcome) => rpgAttack.view(outcome).ticks?.map(({ on }) => on);
  const conditions = (outcome: Outcome) => {
    const origin = { messageId: "m".repeat(16), attackerUuid: "", weaponName: "" };
    const { values = [] } = rpgAttack.changes(outcome, thug, origin);
    const [all] = values.filter(({ path }) => path === "system.conditions").map(({ after }) => after);
    return (all as unknown as { state: { type: string } }[]).map(({ state }) => state.type);
  };

  test("an effect that is unticked does nothing, the others do", () => {
    expect(ticks(crippled({}))).toEqual([true, true, true]);
    expect(conditions(crippled({}))).toEqual(["disableLimb", "bleed"]);
    const without = crippled({ "effect-arms-11-2": 0 });
    expect(ticks(without)).toEqual([true, true, false]);
    expect(conditions(without)).toEqual(["disableLimb"]);
  });

  test("another row, or another table, throws dice of its own", () => {
    expect(crippled({ critical: 10 }, [5])).toMatchObject({ critical: { row: "arms-06", rolls: { 1: 5 } } });
    expect(crippled({ table: "head", critical: 1 })).toMatchObject({ critical: { row: "head-01" } });
    expect(crippled({ critical: 0 })["critical"]).toBeNull();
  });

  test("half of the damage is never nothing (D-17)", () => {
    expect(crippled({})["loss"]).toBe(10);
    expect(crippled({ half: 1 })["loss"]).toBe(5);
  });
});
