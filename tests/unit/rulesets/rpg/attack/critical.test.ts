import { describe, expect, test } from "vitest";
import { rpgAttack } from "../../../../support/play/attacks.js";
import { figuresOf } from "../../../../../src/rulesets/rpg/attack/reading.js";
import { CRITICAL_TABLES } from "../../../../../src/rulesets/rpg/rules/criticals/tables.js";
import { armed, BLADES, change, CLUB, fight, inRound, openRing, SHIELD, SWORD, systemOf } from "./table.js";

/** A sword that shows its 8, at a place; then the faces of the table, the tests and the effects. */
const at = (place: number, ...more: readonly number[]) => ({ attack: [2], answer: [place, 8, ...more], refused: true });
const RIGHT_ARM = 5;
const LEFT_ARM = 6;
const TORSO = 8;
const HEAD = 10;
const LEG = 1;

const states = (actor: Actor) => figuresOf(actor).lasting.map(({ state }) => state.type);

describe("RP-56…RP-61: critical hits", () => {
  test("RP-57: the hand of the struck arm opens, and does not serve in the next round; all of it comes back", async () => {
    const { hero, thug } = openRing([BLADES, SWORD], [BLADES, CLUB, SHIELD]);
    inRound(3);
    const { outcome, view, undo } = await fight(armed(hero, "sword"), thug, at(RIGHT_ARM, 6));
    expect(outcome).toMatchObject({ loss: 10, critical: { row: "arms-03", side: "right" } });
    expect(view.severity?.words.map(({ key }) => key)).toEqual(["GARDIEN.RPG.CRITICAL.arms-03"]);
    expect(view.banner).toMatchObject({ die: { faces: 20, value: 6 }, rule: "RP-56" });
    expect(systemOf(armed(thug, "club"))).toMatchObject({ equipped: "none", onGround: true });
    expect(systemOf(armed(thug, "shield"))).toMatchObject({ equipped: true });
    expect(figuresOf(thug).lasting).toMatchObject([
      { state: { type: "disableLimb", part: "hand", side: "right" }, span: { clock: "round", first: 4, last: 4 } },
    ]);
    expect(systemOf(thug).wounds).toMatchObject([{ row: "arms-03", zone: "arms", side: "right", place: "rightArm" }]);
    await undo();
    expect(systemOf(thug)).toMatchObject({ hp: { value: 18 }, conditions: [], wounds: [] });
    expect(systemOf(armed(thug, "club"))).toMatchObject({ equipped: "main", onGround: false });
  });

  test("RP-57: the shield is on the other arm; what is destroyed breaks", async () => {
    const { hero, thug } = openRing([BLADES, SWORD], [BLADES, CLUB, SHIELD]);
    const first = await fight(armed(hero, "sword"), thug, at(LEFT_ARM, 1));
    expect(systemOf(armed(thug, "shield"))).toMatchObject({ equipped: false, onGround: true });
    await first.undo();
    await fight(armed(hero, "sword"), thug, at(RIGHT_ARM, 10, 4));
    expect(systemOf(armed(thug, "club"))).toMatchObject({ broken: true, onGround: false });
    expect(states(thug)).toEqual(["disableLimb"]);
  });

  test("RP-58: how long it lasts is thrown with the blow", async () => {
    const { hero, thug } = openRing();
    inRound(1);
    const { outcome } = await fight(armed(hero, "sword"), thug, at(HEAD, 9, 3));
    expect(outcome).toMatchObject({ loss: 20, critical: { row: "head-05", rolls: { "0": 3 } } });
    expect(figuresOf(thug).lasting).toMatchObject([{ state: { mode: "nothing" }, span: { first: 2, last: 4 } }]);
  });

  test("RP-59: the victim's test is thrown at once, and failing it has its price", async () => {
    const { hero, thug } = openRing();
    const stood = await fight(armed(hero, "sword"), thug, at(TORSO, 14, 8));
    expect(states(thug)).not.toContain("unconscious");
    await stood.undo();
    const fainted = await fight(armed(hero, "sword"), thug, at(TORSO, 14, 9));
    expect(fainted.outcome).toMatchObject({ after: "unconscious", critical: { failed: [2] } });
    expect(states(thug)).toContain("unconscious");
  });

  test("RP-58: death asks for no points, and a lost eye has a side; both come back", async () => {
    const { hero, thug } = openRing([BLADES, CLUB], [BLADES, CLUB]);
    const blow = { attack: [2], refused: true };
    const dead = await fight(armed(hero, "club"), thug, { ...blow, answer: [HEAD, 4, 20, 2, 5] });
    expect(dead.outcome).toMatchObject({ before: "alive", after: "dead", loss: 12 });
    expect(systemOf(thug).hp).toMatchObject({ dead: true, value: 6 });
    await dead.undo();
    expect(systemOf(thug).hp).toMatchObject({ dead: false, value: 18 });
    await fight(armed(hero, "club"), thug, { ...blow, answer: [HEAD, 4, 13, 2] });
    expect(systemOf(thug).sequels).toMatchObject([{ part: "eye", side: "left", row: "head-09" }]);
  });

  test("RP-62: whoever is immune is spared, and no die is thrown for it", async () => {
    const { hero, thug } = openRing([BLADES, SWORD], [BLADES, CLUB], { system: { immunities: ["prone", "restrict"] } });
    await fight(armed(hero, "sword"), thug, at(TORSO, 5));
    expect(states(thug)).toEqual([]);
    expect(systemOf(thug).wounds).toHaveLength(1);
  });

  test("RP-56, D-35: no table where the game goes without, nor without a wound where one is asked for", async () => {
    const { hero, thug, settings } = openRing();
    change(settings, "rpgCriticalTables", false);
    const { outcome, view, undo } = await fight(armed(hero, "sword"), thug, at(TORSO));
    expect(outcome).toMatchObject({ critical: null, loss: 10 });
    expect(view.banner).toBeNull();
    await undo();
    change(settings, "rpgCriticalTables", true);
    change(settings, "rpgCritNeedsWound", true);
    expect((await fight(armed(hero, "sword"), thug, at(TORSO, 1))).outcome).toMatchObject({
      critical: { row: "trunk-01" },
    });
  });

  test("RP-63: two dice on a direct 1 roll one row", async () => {
    const { hero, thug } = openRing();
    const twice = { attack: [1], answer: [LEG, 3, 8, 3], refused: true };
    expect((await fight(armed(hero, "sword"), thug, twice)).outcome).toMatchObject({
      weapon: 11,
      critical: { row: "legs-02" },
    });
  });
});

describe("RP-56: the keeper's word", () => {
  test("is waited for unless the table leaves it; confirmed, waived, or another row", async () => {
    const { hero, thug, settings } = openRing();
    const judged = async (override: Record<string, number> = {}) => {
      const { outcome, undo } = await fight(armed(hero, "sword"), thug, { ...at(TORSO, 1), override });
      await undo();
      return outcome;
    };
    const asked = await judged();
    expect(rpgAttack.asksKeeper(asked, thug)).toBe(true);
    expect(rpgAttack.answers(asked).map(({ override }) => override)).toEqual([{ critical: 1 }, { critical: 0 }]);
    const confirmed = await judged({ critical: 1 });
    expect(confirmed.critical).toMatchObject({ row: "trunk-01" });
    expect([rpgAttack.asksKeeper(confirmed, thug), rpgAttack.answers(confirmed)]).toEqual([false, []]);
    expect((await judged({ critical: 0 })).critical).toBeNull();
    // the banner tells a row that counts; only one that was waived is told as the keeper's word
    const told = (outcome: typeof asked, critical: number) =>
      rpgAttack.edit(outcome, { critical }, thug).find(({ name }) => name === "critical")?.shownOnCard;
    expect([told(confirmed, 1), told(await judged({ critical: 0 }), 0)]).toEqual([true, undefined]);
    // nothing was thrown for it: its 1d4 rounds are 3
    expect((await judged({ critical: 5 })).critical).toMatchObject({ row: "trunk-03", rolls: { "0-stand": 3 } });
    change(settings, "rpgCritApply", "auto");
    expect(rpgAttack.asksKeeper(await judged(), thug)).toBe(false);
  });

  test("every row can be chosen, written and taken back", async () => {
    const { hero, thug } = openRing([BLADES, SWORD], [BLADES, CLUB, SHIELD]);
    const places = { arms: RIGHT_ARM, head: HEAD, trunk: TORSO, legs: LEG };
    const before = JSON.stringify(thug.toObject().system);
    for (const { zone, from, id } of Object.values(CRITICAL_TABLES).flat()) {
      const { outcome, undo } = await fight(armed(hero, "sword"), thug, {
        ...{ attack: [2], answer: [places[zone], 7], refused: true, override: { critical: from } },
      });
      expect(outcome.critical).toMatchObject({ row: id });
      await undo();
    }
    expect(JSON.stringify(thug.toObject().system)).toBe(before);
  });
});
