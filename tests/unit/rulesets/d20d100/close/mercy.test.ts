import { describe, expect, test } from "vitest";
import { d20d100Attack } from "../../../../support/play/attacks.js";
import { figuresOf } from "../../../../../src/rulesets/d20d100/data/reading.js";
import { answerTo, armed, inRound, KNIFE, openRing, situationOf, skill, strike, weapon, wrestle } from "./table.js";

const statesOf = (actor: Actor) => figuresOf(actor).states;
const modes = (arm: Item, target: Actor, mode = "") =>
  d20d100Attack
    .choices(situationOf(arm, target, { mode }))
    .find(({ id }) => id === "mode")
    ?.options.map(({ value }) => value);
const equipped = (item: Item) => (item.system as unknown as { equipped: boolean }).equipped;
const lies = (item: Item) => (item.system as unknown as { dropped: boolean }).dropped;
const REVOLVER = weapon("revolver", { skill: "handgun", action: "revolver", damage: "1d10", addsDamageBonus: false });

describe("disarming", () => {
  const SHOVEL = weapon("shovel", { skill: "meleeWeapons", damage: "1d6", twoHanded: true });
  /** Armes de contact +3 with the knife; the keeper's man +1 with whatever he holds. */
  const ring = () =>
    openRing({
      mine: [KNIFE, skill("meleeWeapons", 3, { family: "combat" })],
      theirs: [SHOVEL],
      foe: { contactModifier: 1 },
    });

  test("DD-160, D-45: attack against attack, +4 to two hands; the loser's weapon drops, and is back when taken back", async () => {
    const { hero, foe } = ring();
    const { outcome, undo } = await wrestle(armed(hero, "knife"), foe, {
      choices: { mode: "disarm" },
      faces: [12],
      answer: [10],
    });
    expect(outcome["active"]).toMatchObject({ modifier: 3, total: 15 });
    expect(outcome["passive"]).toMatchObject({ modifier: 5, total: 15 });
    expect([outcome["won"], equipped(armed(foe, "shovel")), lies(armed(foe, "shovel"))]).toEqual([true, false, true]);
    await undo();
    expect([equipped(armed(foe, "shovel")), lies(armed(foe, "shovel"))]).toEqual([true, false]);
  });

  test("DD-160: +4 to the much larger of the two", async () => {
    const { hero, foe } = ring();
    const played = { faces: [12], answer: [10] };
    const mine = await wrestle(armed(hero, "knife"), foe, {
      ...played,
      choices: { mode: "disarm", bigger: "attacker" },
    });
    expect(mine.outcome["active"]).toMatchObject({ modifier: 7 });
    await mine.undo();
    const theirs = await wrestle(armed(hero, "knife"), foe, {
      ...played,
      choices: { mode: "disarm", bigger: "holder" },
    });
    expect([theirs.outcome["passive"], equipped(armed(foe, "shovel"))]).toMatchObject([{ modifier: 9 }, true]);
  });

  test("DD-160: nobody loses what they do not hold", () => {
    const { hero, foe } = openRing({ mine: [KNIFE] });
    expect(d20d100Attack.hindrance?.(situationOf(armed(hero, "knife"), foe, { mode: "disarm" }), 1)?.key).toContain(
      "unarmed",
    );
  });
});

describe("coming from behind", () => {
  const ring = () =>
    openRing({
      mine: [KNIFE, skill("moveSilently", 5, { family: "stealth" })],
      theirs: [skill("listen", 2, { family: "perception" })],
    });

  test("DD-114, DD-161: whoever is on guard hears +2 better, and the card says which skill was rolled", () => {
    const { hero, foe } = openRing({ mine: [skill("listen", 2, { family: "perception" })], theirs: [KNIFE] });
    hero.updateSource({ system: { attentive: { active: true } } } as never);
    hero.prepareData();
    const struck = strike(armed(foe, "knife"), hero, { choices: { mode: "behind" }, faces: [15] });
    const { lines, bonus } = answerTo(struck, [10], false);
    expect([lines.map(({ id }) => id), bonus]).toEqual([["listen", "attentive", "fromBehind"], 10]);
  });

  test("DD-161: Déplacement silencieux against Écouter +6; unheard, the victim is helpless", async () => {
    const { hero, foe } = ring();
    const { outcome, undo } = await wrestle(armed(hero, "knife"), foe, {
      choices: { mode: "behind" },
      faces: [15],
      answer: [10],
    });
    expect(outcome["active"]).toMatchObject({ modifier: 5 });
    expect(outcome["passive"]).toMatchObject({ modifier: 8 });
    expect(statesOf(foe).helpless).toBe(true);
    await undo();
    expect(statesOf(foe).helpless).toBe(false);
  });

  test("DD-161: heard, the victim is only au dépourvu", async () => {
    const { hero, foe } = ring();
    await wrestle(armed(hero, "knife"), foe, { choices: { mode: "behind" }, faces: [5], answer: [10] });
    expect([statesOf(foe).helpless, figuresOf(foe).defence.forceFlatFooted]).toEqual([false, true]);
  });
});

describe("the blow from behind", () => {
  const behind = (arm: Item, foe: Actor, heard: boolean) =>
    wrestle(arm, foe, { choices: { mode: "behind" }, faces: [heard ? 5 : 18], answer: [10] });

  test.each([
    ["unheard", false],
    ["heard", true],
  ])("DD-123, DD-161: %s, it is part of the approach, and nobody is stolen upon after it", async (_what, heard) => {
    const { hero, foe } = openRing({ mine: [KNIFE] });
    inRound(1);
    const knife = armed(hero, "knife");
    const open = () => [statesOf(foe).helpless, figuresOf(foe).defence.forceFlatFooted];
    await behind(knife, foe, heard);
    expect(situationOf(knife, foe).choices["fromBehind"]).toBe("1");
    expect(d20d100Attack.doubts(situationOf(knife, foe))).not.toContain("fromBehind");
    const { undo } = await wrestle(knife, foe, { faces: [2] });
    expect([figuresOf(hero).fightNow.spent, ...open()]).toEqual([2, false, false]);
    await undo();
    expect([figuresOf(hero).fightNow.spent, ...open()]).toEqual([2, !heard, heard]);
  });

  test("DD-161, DD-163: a coup de grâce may be that blow; whoever was not behind asks the keeper", async () => {
    const { hero, foe } = openRing({ mine: [KNIFE] });
    inRound(1);
    const knife = armed(hero, "knife");
    const kill = { mode: "kill", fromBehind: "1" };
    expect(d20d100Attack.doubts(situationOf(knife, foe, kill))).toContain("fromBehind");
    await behind(knife, foe, false);
    expect(d20d100Attack.outOfTurn?.(situationOf(knife, foe, kill)) ?? null).toBeNull();
    await wrestle(knife, foe, { choices: kill, faces: [1] });
    expect([figuresOf(hero).fightNow.spent, statesOf(foe).helpless]).toEqual([2, false]);
  });

  test("DD-161: it ends nothing for whoever was tied before", async () => {
    const { hero, foe } = openRing({ mine: [KNIFE], foe: { states: { helpless: true } } });
    await behind(armed(hero, "knife"), foe, false);
    await wrestle(armed(hero, "knife"), foe, { faces: [2] });
    expect(statesOf(foe).helpless).toBe(true);
  });
});

describe("blows of mercy", () => {
  const helpless = { states: { helpless: true } };

  test("DD-163: a coup de grâce hits by itself and does three times its damage, with one roll", async () => {
    const { hero, foe } = openRing({ mine: [KNIFE], foe: { ...helpless, hp: { value: 40, max: 40 } } });
    const { outcome, asked, undo } = await wrestle(armed(hero, "knife"), foe, {
      choices: { mode: "kill" },
      faces: [3],
    });
    expect([asked, outcome["active"], figuresOf(foe).hp.value]).toEqual([false, null, 28]); // (3 + 1) × 3
    const calls = d20d100Attack.calls(foe, "", { attacker: hero, weapon: armed(hero, "knife"), outcome });
    expect(calls).toMatchObject([{ deed: "deathTest", choices: { cause: "kill" }, owed: true }]);
    await undo();
    expect(figuresOf(foe).hp.value).toBe(40);
  });

  test("DD-163: whoever dies of it is asked for no test", async () => {
    const { hero, foe } = openRing({ mine: [KNIFE], foe: helpless });
    const { outcome } = await wrestle(armed(hero, "knife"), foe, { choices: { mode: "kill" }, faces: [4] });
    expect(figuresOf(foe).body).toBe("dead");
    expect(d20d100Attack.asksKeeper(outcome, foe)).toBe(true);
    expect(d20d100Attack.calls(foe, "", { attacker: hero, weapon: armed(hero, "knife"), outcome })).toEqual([]);
  });

  test("DD-101, DD-163: a stunning blow leaves bruises, and asks for a test where they do not put out", async () => {
    const { hero, foe } = openRing({ mine: [KNIFE], foe: { ...helpless, hp: { value: 40, max: 40 } } });
    const { outcome } = await wrestle(armed(hero, "knife"), foe, { choices: { mode: "stun" }, faces: [3] });
    expect([figuresOf(foe).hp.value, figuresOf(foe).temporaryDamage]).toEqual([40, 12]);
    const calls = d20d100Attack.calls(foe, "", { attacker: hero, weapon: armed(hero, "knife"), outcome });
    expect(calls).toMatchObject([{ deed: "deathTest", choices: { cause: "stun" } }]);
  });

  test("DD-162, DD-163: it is for the keeper to say where nobody is seen to be helpless", () => {
    const { hero, foe } = openRing({ mine: [KNIFE] });
    expect(d20d100Attack.doubts(situationOf(armed(hero, "knife"), foe, { mode: "kill" }))).toContain("mode");
  });

  test("DD-123, DD-163: it takes the whole round", async () => {
    const { hero, foe } = openRing({ mine: [KNIFE], foe: helpless });
    inRound(1);
    await wrestle(armed(hero, "knife"), foe, { choices: { mode: "kill" }, faces: [1] });
    expect(figuresOf(hero).fightNow.spent).toBe(2);
  });

  test("DD-163: a firearm gives a coup de grâce and nothing else of the kind; a row of Lutte none of these", () => {
    const { hero, foe } = openRing({ mine: [KNIFE, REVOLVER] });
    expect(modes(armed(hero, "knife"), foe)).toEqual(["base", "disarm", "behind", "kill", "stun"]);
    expect(modes(armed(hero, "knife"), foe, "kill")).toEqual(["base", "disarm", "behind", "kill", "stun"]);
    expect(modes(armed(hero, "revolver"), foe)).toEqual(["base", "kill"]);
    expect(modes(armed(hero, "fists"), foe)).toEqual(["base", "disarm", "behind", "stun"]);
    expect(modes(armed(hero, "grapple"), foe)).toBeUndefined();
  });
});
