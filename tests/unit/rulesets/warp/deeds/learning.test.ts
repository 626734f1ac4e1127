import { describe, expect, test, vi } from "vitest";
import { DeedDraft } from "../../../../../src/core/play/draft/deed-draft.js";
import { doDeed, found, hindrance, idOf, item, openTable, procedure, systemOf } from "./table.js";

const change = (settings: Map<string, unknown>, key: string, value: unknown) => {
  settings.set(key, value);
  Hooks.callAll("gardien.settingChanged", key);
};

describe("learning a power (WP-99…WP-101)", () => {
  test("WP-99: its dice are for the keeper's eyes alone, unless the table plays them openly", () => {
    const { hero, settings } = openTable({ xp: { total: 4 } });
    const draft = () => new DeedDraft("learnPower", "warp", procedure("learnPower"), [hero], { learned: "Lévitation" });
    expect(draft().visibility).toBe("blind");
    expect(draft().sent.visibility).toBe("blind");
    change(settings, "warpSecretLearningRolls", false);
    expect(draft().visibility).not.toBe("blind");
  });

  test("one 6 is enough: a power at 1, a first charge, the dice staked are gone", async () => {
    const { hero } = openTable({ xp: { total: 4 } });
    const { undo } = await doDeed("learnPower", hero, { learned: "Lévitation", stake: 3 }, [2, 6, 4]);
    expect(hero.items.contents.map(({ name, type, system }) => [name, type, system])).toEqual([
      ["Lévitation", "warpPower", expect.objectContaining({ score: 1, scale: "technical", origin: "play" })],
    ]);
    expect(systemOf(hero)).toMatchObject({ xp: { total: 1 }, psy: { max: 1, value: 1 } });
    await undo();
    expect(hero.items.size).toBe(0);
    expect(systemOf(hero)).toMatchObject({ xp: { total: 4 }, psy: { max: 0, value: 0 } });
  });

  test("a power of the book works as the book has it, under its name or another", async () => {
    const { hero } = openTable({ xp: { total: 9 } });
    await doDeed("learnPower", hero, { effect: "telepathy", learned: "Sixième sens" }, [6]);
    await doDeed("learnPower", hero, { effect: "healing" }, [6]);
    const learned = hero.items.contents.map(({ name, system }) => [name, { ...(system as object) }]);
    expect(learned).toEqual([
      ["Sixième sens", expect.objectContaining({ effectKey: "telepathy", resistMode: "mental" })],
      ["GARDIEN.WARP.POWER_EFFECT.healing", expect.objectContaining({ effectKey: "healing", castTurns: 5 })],
    ]);
    expect(systemOf(hero.items.contents[0] as Item).opposes).toEqual(new Set(["mindReading", "telepathy"]));
  });

  test("without a 6 the dice are gone all the same; WD-28: or used up, as the table plays", async () => {
    const { hero, settings } = openTable({ xp: { total: 4 } });
    expect((await doDeed("learnPower", hero, { learned: "x", stake: 1 }, [5])).outcome.learned).toBe(false);
    expect(systemOf(hero).xp).toMatchObject({ total: 3, used: 0 });
    change(settings, "warpPowerDiceSpent", false);
    await doDeed("learnPower", hero, { learned: "x", stake: 2 }, [5, 5]);
    expect(systemOf(hero).xp).toMatchObject({ total: 3, used: 2 });
  });

  test("WP-100: at the first attempt a die may say never, and later ones fail in silence", async () => {
    const { hero, settings } = openTable({ xp: { total: 9 } });
    change(settings, "warpPsyMutants", true);
    expect((await doDeed("learnPower", hero, { learned: "x" }, [6, 1])).outcome).toMatchObject({ learned: false });
    expect(systemOf(hero).psy).toMatchObject({ mutant: true });
    const { outcome, view } = await doDeed("learnPower", hero, { learned: "x" }, [6]);
    expect(outcome.learned).toBe(false);
    expect(view.facts.find(({ label }) => label.key.endsWith("mutant"))?.audience).toBe("keeper");
    const player = game.users.contents.find(({ isGM }) => !isGM) as typeof game.user;
    const seen = vi.spyOn(game, "user", "get").mockReturnValue(player);
    expect(procedure("learnPower").view(outcome).dice).toEqual([]);
    seen.mockRestore();
  });

  test("needs a name and a die", () => {
    expect(hindrance("learnPower", openTable().hero)).toBe("unnamedPower");
    expect(hindrance("learnPower", openTable({ xp: { total: 0 } }).hero, { learned: "x" })).toBe("tooFewDice");
  });
});

describe("studying a spell (WP-124)", () => {
  const GRIP = item("warpSpell", "grip", { level: 12 });

  test("WD-47: a die more each week, five dice of experience each, until they reach the level", async () => {
    const { hero } = openTable({ xp: { total: 20 } }, [GRIP]);
    for (const faces of [[5], [3, 1], [2, 2, 2], [4, 4, 3, 2]]) await doDeed("study", hero, {}, faces);
    expect(systemOf(found(hero, "grip"))).toMatchObject({ attempts: 4, learned: true });
    expect(systemOf(hero)).toMatchObject({ xp: { total: 0 }, psy: { max: 1, value: 1 } });
    expect(hindrance("study", hero)).toBe("noStudy");
  });

  test("is taken back whole", async () => {
    const { hero } = openTable({ xp: { total: 5 } }, [item("warpSpell", "chains", { level: 3 })]);
    const { undo } = await doDeed("study", hero, {}, [5]);
    expect(systemOf(found(hero, "chains")).learned).toBe(true);
    await undo();
    expect(systemOf(found(hero, "chains"))).toMatchObject({ learned: false, attempts: 0 });
    expect(systemOf(hero)).toMatchObject({ xp: { total: 5 }, psy: { max: 0 } });
  });

  test("nothing but ones never teaches, where critical failures are played", async () => {
    const { hero, settings } = openTable({ xp: { total: 5 } }, [item("warpSpell", "spark", { level: 1 })]);
    change(settings, "warpCriticalFailure", true);
    expect((await doDeed("study", hero, {}, [1])).outcome).toMatchObject({ learned: false, criticalFailure: true });
  });

  test("WP-123: the restrictions of the table hold", async () => {
    const { hero, settings } = openTable({ xp: { total: 5 } }, [GRIP]);
    expect(hindrance("talent", hero)).toBe("talentKnown");
    change(settings, "warpMagicTalent", "oneInSix");
    expect(hindrance("study", hero)).toBe("talentUnknown");
    await doDeed("talent", hero, {}, [2]);
    expect(hindrance("study", hero)).toBe("talent");
    expect(hindrance("talent", hero)).toBe("talentKnown");
    change(settings, "warpMagicTalent", "none");
    change(settings, "warpMagicStudiesOnly", true);
    expect(hindrance("study", hero)).toBe("studies");
    expect(hindrance("study", openTable({ xp: { total: 4 } }, [GRIP]).hero, { spell: idOf("grip") })).toBe(
      "tooFewDice",
    );
  });
});
