import { beforeEach, describe, expect, test, vi } from "vitest";
import type { DeedChoices } from "../../../../../src/core/play/contract/deed.js";
import { gridRow } from "../../../../../src/rulesets/rpg/deeds/growth/award.js";
import {
  change,
  doDeed,
  found,
  hindrance,
  idOf,
  item,
  openWard,
  procedure,
  sheetOf,
  skill,
  systemOf,
} from "./wards.js";

const FORGE = item("rpgSkill", "forge", { key: "forging", root: "crafts", mastery: 1, learnedPoints: 0 });
const MASTERLY = item("rpgSkill", "forge", { key: "forging", root: "crafts", mastery: 4, scoreOverride: 13 });

let hero: Actor;
let other: Actor;
let settings: Map<string, unknown>;
beforeEach(async () => {
  ({ hero, other, settings } = openWard([FORGE, skill("care", 9)], [MASTERLY]));
  await hero.update({ system: { xp: { available: 10, total: 10 } } } as never);
});

const xp = () => (sheetOf(hero) as unknown as { xp: { available: number; total: number } }).xp;
const log = () => (sheetOf(hero) as unknown as { progressLog: readonly object[] }).progressLog;
const mastery = (id: string) => Number(systemOf(found(hero, id)).mastery);

describe("the end of an adventure (RP-95)", () => {
  test("RP-95: three marks make the PE, logged and taken back; the keeper scales them", async () => {
    const { outcome, undo } = await doDeed("award", hero, { conduct: 7, mission: 9, roleplay: 7, more: 2 });
    expect(outcome).toMatchObject({ points: 25, available: 35 });
    expect(xp()).toMatchObject({ available: 35, total: 35 });
    expect(log()).toMatchObject([{ kind: "award", points: 25 }]);
    await undo();
    expect([xp().available, log()]).toEqual([10, []]);
  });

  test("RP-95: a grid gives each their own row, and nobody another's", async () => {
    const grid = [
      gridRow(hero.uuid, { conduct: 6, mission: 9, roleplay: 7, more: 0 }),
      gridRow(other.uuid, { conduct: 8, mission: 9, roleplay: 6, more: 0 }),
    ];
    expect((await doDeed("award", hero, { grid })).outcome).toMatchObject({ points: 22 });
    expect((await doDeed("award", other, { grid })).outcome).toMatchObject({ points: 23 });
  });

  test("RP-96, RP-97: a new adventure forgets what was used, and the keeper is warned of hoards (D-62)", async () => {
    await doDeed("check", hero, { tried: "skill.forging" }, [5]);
    change(settings, "rpgMostExperience", 12);
    const { view } = await doDeed("award", hero, { conduct: 5, forget: true });
    expect(systemOf(found(hero, "forge")).usedThisAdventure).toBe(false);
    expect(view.facts.find(({ rule }) => rule === "RP-97")?.audience).toBe("keeper");
  });
});

describe("degrees bought with PE", () => {
  test("RP-96: the next degree costs twice its number, and comes back when it is taken back", async () => {
    const { undo } = await doDeed("raise", hero, { skill: idOf("forge") });
    expect([mastery("forge"), xp().available]).toEqual([2, 6]);
    expect(log()).toMatchObject([{ kind: "purchase", skill: "forge", points: -4 }]);
    await undo();
    expect([mastery("forge"), xp().available]).toEqual([1, 10]);
  });

  test("RP-96: a skill that was lacking begins at its first degree", async () => {
    await doDeed("raise", hero, { skill: "new.hiding" });
    const begun = hero.items.find(({ system }) => (system as unknown as { key: string }).key === "hiding");
    expect(begun?.system).toMatchObject({ root: "shadow", mastery: 1, hidden: true });
    expect(xp().available).toBe(8);
  });

  test("RP-96, RP-97: not beyond DM 5, not without points, not unused where the table says so", async () => {
    await hero.update({ system: { xp: { available: 3 } } } as never);
    const refused = (skillId: string) => hindrance("raise", hero, { skill: skillId });
    expect(refused(idOf("forge"))).toBe("points");
    change(settings, "rpgUsedSkillsOnly", true);
    expect(refused(idOf("forge"))).toBe("unused");
    await found(hero, "forge").update({ system: { mastery: 5 } } as never);
    expect(refused(idOf("forge"))).toBe("cap");
  });
});

describe("a lesson", () => {
  const lesson = (more: DeedChoices = {}): DeedChoices => ({ master: other.uuid, skill: idOf("forge"), ...more });

  test("RP-101: 1d10 and FD under a third of inverse and Esprit: one point, or nothing (D-64)", async () => {
    // Habileté 8 and Esprit 5: Racine 6, score 7; (20 − 7 + 5) / 3 = 6
    const { outcome, undo } = await doDeed("apprentice", hero, lesson(), [6]);
    expect(outcome).toMatchObject({ score: 7, target: 6, success: true, hours: 10 });
    expect(systemOf(found(hero, "forge"))).toMatchObject({ mastery: 2, learnedPoints: 1 });
    expect(log()).toMatchObject([{ kind: "lesson", points: 1, text: "Brute" }]);
    await undo();
    expect(systemOf(found(hero, "forge"))).toMatchObject({ mastery: 1, learnedPoints: 0 });
    const failed = await doDeed("apprentice", hero, lesson({ difficulty: 1 }), [6]);
    expect([failed.outcome.success, failed.changes]).toEqual([false, null]);
    expect((await failed.decide({ die: "2" })).outcome).toMatchObject({ total: 3, success: true });
  });

  test("RP-98: a player reads what somebody could teach only where they may observe them", async () => {
    const player = game.users.contents.find(({ isGM }) => !isGM) as typeof game.user;
    const offered = (more: DeedChoices = {}) => {
      const fields = procedure("apprentice").fields([hero], more);
      const options = (name: string) => fields.find(({ id }) => id === name)?.options?.map(({ value }) => value) ?? [];
      return { master: options("master"), skill: options("skill") };
    };
    const seen = { master: [other.uuid], skill: [idOf("forge")] };
    expect(offered()).toEqual(seen);
    const seat = vi.spyOn(game, "user", "get").mockReturnValue(player);
    expect(offered()).toEqual({ master: [""], skill: [] });
    expect(offered({ master: other.uuid }).skill).toEqual([]);
    seat.mockRestore();
    await other.update({ ownership: { [player.id ?? ""]: 2 } } as never);
    const again = vi.spyOn(game, "user", "get").mockReturnValue(player);
    expect(offered()).toEqual(seen);
    again.mockRestore();
  });

  test("RP-98, RP-99, RP-102: the first reason against a lesson is told", async () => {
    const refused = (more: DeedChoices = {}) => hindrance("apprentice", hero, lesson(more));
    expect(refused()).toBeNull();
    expect(refused({ master: "" })).toBe("noMaster");
    await found(hero, "forge").update({ system: { learnedPoints: 5 } } as never);
    expect(refused()).toBe("mind");
    await found(hero, "forge").update({ system: { mastery: 4 } } as never);
    expect(refused()).toBe("gap");
    await found(other, "forge").update({ system: { mastery: 3 } } as never);
    expect(refused()).toBe("master");
  });

  test("RP-99, RP-100: from the Racine only where the table allows it (D-63); the hours are the table's", async () => {
    await found(hero, "forge").delete();
    expect(hindrance("apprentice", hero, lesson())).toBe("noSkill");
    change(settings, "rpgApprenticeFromRoot", true);
    change(settings, "rpgCourseHours", 12);
    const { outcome } = await doDeed("apprentice", hero, lesson(), [1]);
    expect(outcome).toMatchObject({ score: 6, hours: 12 });
    const begun = hero.items.find(({ system }) => (system as unknown as { key: string }).key === "forging");
    expect(begun?.system).toMatchObject({ mastery: 1, learnedPoints: 1 });
  });
});

test("RP-95, RP-96, RP-100: awards and lessons are the keeper’s, spending is the owner’s", () => {
  expect(procedure("award").by).toBe("keeper");
  expect(procedure("apprentice").by).toBe("keeper");
  expect(procedure("raise").by).toBe("owner");
});
