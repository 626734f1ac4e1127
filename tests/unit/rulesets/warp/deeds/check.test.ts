import { beforeEach, describe, expect, test, vi } from "vitest";
import { asPlayer, doDeed, earlier, hindrance, idOf, item, openTable, procedure, settled, systemOf } from "./table.js";

const STEALTH = item("warpTrait", "stealth", { score: 3, agility: true, slug: "discret" });
const SURGERY = item("warpTrait", "surgery", { score: 1, scale: "technical" });
const LIMP = item("warpTrait", "limp", { kind: "flaw" });
const stealth = { trait: idOf("stealth") };

const linesOf = (actor: Actor, choices: object) =>
  procedure("check")
    .modifiers({ actor, choices: settled("check", actor, choices as never) })
    .map(({ id, value }) => [id, value]);
const formulas = (actor: Actor, choices: object) =>
  procedure("check")
    .rolls({ actor, choices: settled("check", actor, choices as never) })
    .map(({ formula }) => formula);

describe("a check (WP-05…WP-11)", () => {
  let hero: Actor;
  let thug: Actor;
  let settings: Map<string, unknown>;
  beforeEach(() => {
    ({ hero, thug, settings } = openTable({}, [STEALTH, SURGERY, LIMP]));
  });

  test("WP-06: rolls the trait's dice, and two where there is none", () => {
    expect(formulas(hero, stealth)).toEqual(["3d6"]);
    expect(formulas(hero, {})).toEqual(["2d6"]);
    expect(formulas(hero, { trait: "discret" })).toEqual(["3d6"]);
  });

  test("WP-62: armour is in the way of whatever is said to ask for agility, and only who wears it is asked", () => {
    const plate = item("warpArmor", "plate", { regularDice: 2, heavy: true, worn: true });
    ({ hero, thug } = openTable({}, [STEALTH, SURGERY, plate]));
    const asked = (actor: Actor, choices: object) =>
      procedure("check")
        .fields([actor], choices as never)
        .some(({ id }) => id === "agility");
    expect(formulas(hero, {})).toEqual(["2d6"]);
    expect(formulas(hero, { agility: true })).toEqual(["3d6kl2"]);
    expect([asked(hero, { trait: "" }), asked(hero, stealth), asked(thug, { trait: "" })]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test("WP-08: a difficulty that the keeper has set is what the next roll of that character meets", async () => {
    const set = await doDeed("setDifficulty", hero, { difficulty: "hard", reason: "une serrure" });
    expect(set.outcome).toMatchObject({ total: 11, hidden: true });
    expect(set.view.facts[0]?.audience).toBe("keeper");
    expect(hindrance("setDifficulty", hero, { difficulty: "none" })).toBe("noDifficulty");
    const id = await earlier("setDifficulty", "Ada", set.outcome, hero.uuid);
    expect(settled("check", hero, {}).against).toBe(id);
    expect(settled("check", thug, {}).against).toBe("");
    const calls = () => procedure("setDifficulty").calls?.(set.outcome, hero, id) ?? [];
    expect(calls()).toMatchObject([{ deed: "check", choices: { against: id }, window: true }]);
    const { outcome, view } = await doDeed("check", hero, stealth, [6, 5, 1]);
    expect(outcome).toMatchObject({ target: 11, result: "success", hidden: true, opponent: "" });
    expect(view.facts.find(({ label }) => label.key.endsWith("difficulty"))?.audience).toBe("keeper");
    await earlier("check", "Ada", outcome, hero.uuid);
    expect(settled("check", hero, {}).against).toBe("");
    expect(calls()).toEqual([]);
  });

  test("WP-09: the keeper may set it with dice", async () => {
    const set = await doDeed("setDifficulty", hero, { difficulty: "dice", obstacle: 3, hidden: false }, [6, 5, 1]);
    expect(set.outcome).toMatchObject({ total: 12, hidden: false });
  });

  test("WP-07: beats, equals or misses the difficulty", async () => {
    const { outcome, view } = await doDeed("check", hero, { ...stealth, difficulty: "hard" }, [6, 5, 1]);
    expect(outcome).toMatchObject({ total: 12, target: 11, result: "success", margin: 1 });
    expect(view).toMatchObject({ tone: "good", total: 12, verdict: { key: "GARDIEN.WARP.OUTCOME.success" } });
    expect(view.tried?.data).toEqual({ name: "stealth" }); // in its head
    expect(view.dice?.map(({ value }) => value)).toEqual([6, 5, 1]);
    const result = async (faces: number[]) =>
      (await doDeed("check", hero, { ...stealth, difficulty: "hard" }, faces)).outcome.result;
    expect(await result([6, 4, 1])).toBe("draw");
    expect(await result([5, 4, 1])).toBe("failure");
  });

  test("WP-08: the last rung is open-ended, and any number may be typed", async () => {
    const near = await doDeed("check", hero, { ...stealth, difficulty: "nearImpossible", number: 17 }, [6, 6, 5]);
    expect(near.outcome).toMatchObject({ target: 18, result: "failure" });
    const typed = await doDeed("check", hero, { ...stealth, difficulty: "typed", number: 16 }, [6, 6, 5]);
    expect(typed.outcome).toMatchObject({ target: 16, result: "success" });
  });

  test("WP-09: dice against the action are its difficulty, and nothing weighs on them", async () => {
    const { outcome } = await doDeed("check", hero, { difficulty: "dice", obstacle: 3, malus: 1 }, [6, 4, 3, 1, 2, 3]);
    expect(outcome).toMatchObject({ kept: [4, 3], dropped: [6], total: 7, target: 6, result: "success" });
  });

  test("without a difficulty the card gives the total and leaves it to the keeper", async () => {
    const { outcome, view } = await doDeed("check", hero, stealth, [6, 4, 1]);
    expect(outcome).toMatchObject({ total: 11, target: null, result: "" });
    expect(view).toMatchObject({
      tone: "accent",
      verdict: { data: { name: "stealth" } },
      summary: { data: { total: 11 } },
    });
    expect(view.tried).toBeUndefined(); // its verdict says it
  });

  test("WP-08: a hidden difficulty is the keeper's alone to read", async () => {
    const { view } = await doDeed("check", hero, { difficulty: "easy", hidden: true }, [6, 4]);
    const audiences = view.facts.map(({ label, audience }) => [label.key.split(".").at(-1), audience]);
    expect(audiences).toContainEqual(["difficulty", "keeper"]);
    expect(audiences).toContainEqual(["margin", "keeper"]);
  });

  test("WP-06, WP-57, WP-62, WP-75: a flaw, wounds and armour weigh on it, each by name", async () => {
    const plate = item("warpArmor", "plate", { heavy: true });
    await hero.createEmbeddedDocuments("Item", [plate] as never, { keepId: true } as never);
    await hero.update({ system: { hp: { value: 7 } } } as never);
    expect(linesOf(hero, { ...stealth, [`flaw-${idOf("limp")}`]: true })).toEqual([
      ["flaws", -1],
      ["wounded", -1],
      ["armour", -1],
    ]);
    expect(linesOf(hero, {})).toEqual([["wounded", -1]]);
  });

  test("WP-04: what the situation gives and takes cancels one for one; an advantage asks the keeper", () => {
    expect(formulas(hero, { ...stealth, bonus: 2, malus: 1 })).toEqual(["4d6kh3"]);
    expect(formulas(hero, { ...stealth, malus: 2 })).toEqual(["5d6kl3"]);
    const asked = asPlayer(() => procedure("check").fields([hero], stealth)).filter(({ asks }) => asks);
    expect(asked.map(({ id }) => id)).toEqual(["bonus", "experience"]);
  });

  test("WP-40: a trait that fits in part adds a bonus die or a die to what anybody has", async () => {
    expect(formulas(hero, { ...stealth, relation: "tangent" })).toEqual(["3d6kh2"]);
    await hero.items.get(idOf("stealth"))?.update({ system: { score: 4 } } as never);
    expect(formulas(hero, { ...stealth, relation: "tangent" })).toEqual(["3d6"]);
  });

  test("WP-11, WD-15: nobody tries a technical field untrained, bonus dice or not", () => {
    expect(hindrance("check", hero, { technical: true, bonus: 3 })).toBe("noDice");
    expect(hindrance("check", hero, { trait: idOf("surgery") })).toBeNull();
  });

  test("WP-15: a die of experience is a bonus die, used up for the session and given back when taken back", async () => {
    expect(formulas(hero, { ...stealth, experience: 1 })).toEqual(["4d6kh3"]);
    const { undo } = await doDeed("check", hero, { ...stealth, experience: 1 }, [1, 2, 3, 4]);
    expect(systemOf(hero).xp).toMatchObject({ used: 1, available: 0 });
    expect(settled("check", hero, stealth)).not.toHaveProperty("experience");
    expect(formulas(hero, { ...stealth, experience: 1 })).toEqual(["3d6"]);
    await undo();
    expect(systemOf(hero).xp).toMatchObject({ used: 0 });
  });

  test("WP-15: a player says what a die of experience stands for before it falls", () => {
    const why = (choices: object) => asPlayer(() => hindrance("check", hero, { ...stealth, ...choices }));
    expect(why({ experience: 1 })).toBe("unjustified");
    expect(why({ experience: 1, reason: "Years on the roofs" })).toBeNull();
    expect(why({})).toBeNull();
    expect(hindrance("check", hero, { ...stealth, experience: 1 })).toBeNull();
  });

  test("WP-15, WP-16: one to a roll, unless the table plays the option", async () => {
    await hero.update({ system: { xp: { total: 3 } } } as never);
    expect(formulas(hero, { ...stealth, experience: 3 })).toEqual(["4d6kh3"]);
    settings.set("warpMultipleXpDice", true);
    Hooks.callAll("gardien.settingChanged", "warpMultipleXpDice");
    expect(formulas(hero, { ...stealth, experience: 3 })).toEqual(["6d6kh3"]);
  });

  test("WP-36, WP-37: optional rules look at the dice that count", async () => {
    for (const key of ["warpCriticalFailure", "warpEverUpward", "warpIrresistibleSixes"]) {
      settings.set(key, true);
      Hooks.callAll("gardien.settingChanged", key);
    }
    const failed = await doDeed("check", hero, { ...stealth, malus: 1, difficulty: "easy" }, [5, 1, 1, 1]);
    expect(failed.outcome).toMatchObject({ criticalFailure: true, result: "criticalFailure" });
    const went = await doDeed("check", hero, { ...stealth, difficulty: "hard" }, [6, 6, 6, 6, 2]);
    expect(went.outcome).toMatchObject({ total: 26, chain: [6, 2], sixes: 4 });
  });

  test("WP-10: the higher total of two wins, equality is a draw", async () => {
    const id = await earlier("check", "Brute", { total: 9, criticalFailure: false, npc: true });
    const result = async (faces: number[]) =>
      (await doDeed("check", hero, { ...stealth, against: id }, faces)).outcome.result;
    expect(await result([6, 3, 1])).toBe("success");
    expect(await result([6, 2, 1])).toBe("draw");
    expect(await result([5, 2, 1])).toBe("failure");
    const gone = await doDeed("check", hero, { ...stealth, against: "x".repeat(16) }, [5, 2, 1]);
    expect(gone.outcome).toMatchObject({ target: null, opponent: "" });
  });

  test("WP-10: players see of a roll of the keeper's people what the table lets them", async () => {
    const { outcome } = await doDeed("check", thug, { difficulty: "easy" }, [6, 3]);
    const player = game.users.contents.find(({ isGM }) => !isGM) as typeof game.user;
    const seen = vi.spyOn(game, "user", "get").mockReturnValue(player);
    const { view } = procedure("check");
    expect(view(outcome)).toMatchObject({ total: null, dice: [] });
    settings.set("warpNpcRolls", "total");
    Hooks.callAll("gardien.settingChanged", "warpNpcRolls");
    expect(view(outcome)).toMatchObject({ total: 9, dice: [] });
    seen.mockRestore();
    expect(view(outcome).dice).toHaveLength(2);
  });

  test("WP-38: sixes of the keeper's people are the keeper's to read", async () => {
    settings.set("warpIrresistibleSixes", true);
    Hooks.callAll("gardien.settingChanged", "warpIrresistibleSixes");
    const audience = async (actor: Actor) => {
      const { outcome } = await doDeed("check", actor, { difficulty: "easy" }, [6, 3]);
      return procedure("check")
        .view(outcome)
        .facts.find(({ rule }) => rule === "WP-38")?.audience;
    };
    expect(await audience(thug)).toBe("keeper");
    expect(await audience(hero)).toBe("all");
  });

  test("WP-42: a crowd alike helps its first, all of it or as many as can; others join an effort of the group", async () => {
    expect(formulas(hero, { ...stealth, helpers: 5 })).toEqual(["3d6"]);
    await thug.update({ system: { count: 5 } } as never);
    expect(formulas(thug, {})).toEqual(["10d6kh2"]);
    expect(formulas(thug, { helpers: 4 })).toEqual(["6d6kh2"]);
    expect(formulas(thug, { helpers: 50 })).toEqual(["10d6kh2"]);
  });

  test("WP-58: whoever is out of action needs the keeper's leave, the dead do nothing", async () => {
    await hero.update({ system: { hp: { value: 0 } } } as never);
    expect(procedure("check").doubt?.({ actor: hero, choices: {} })?.key).toMatch(/down$/);
    expect(hindrance("check", hero, stealth)).toBeNull();
    await hero.update({ system: { hp: { dead: true } } } as never);
    expect(hindrance("check", hero, stealth)).toBe("dead");
    expect(hindrance("check", hero, { trait: "gone" })).toBe("noTrait");
  });
});
