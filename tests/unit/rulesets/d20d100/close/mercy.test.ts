import { describe, expect, test } from "vitest";
import { d20d100Attack } from "../../../../../src/rulesets/d20d100/attack.js";
import { figuresOf } from "../../../../../src/rulesets/d20d100/reading.js";
import { armed, inRound, KNIFE, openRing, situationOf, skill, weapon, wrestle } from "./table.js";

const statesOf = (actor: Actor) => figuresOf(actor).states;
const modes = (arm: Item, target: Actor, mode = "") =>
  d20d100Attack
    .choices(situationOf(arm, target, { mode }))
    .find(({ id }) => id === "mode")
    ?.options.map(({ value }) => value);
const equipped = (item: Item) => (item.system as unknown as { equipped: boolean }).equipped;
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
    expect([outcome["won"], equipped(armed(foe, "shovel"))]).toEqual([true, false]);
    await undo();
    expect(equipped(armed(foe, "shovel"))).toBe(true);
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
    expect(d20d100Attack.needsConfirmation(outcome, foe)).toBe(true);
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
    expect(modes(armed(hero, "grapple"), foe)).toBeUndefined();
  });
});
