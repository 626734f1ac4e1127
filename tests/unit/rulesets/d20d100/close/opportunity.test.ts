import { describe, expect, test } from "vitest";
import { d20d100Attack } from "../../../../support/play/attacks.js";
import { figuresOf } from "../../../../../src/rulesets/d20d100/data/reading.js";
import { armed, inRound, KNIFE, openRing, situationOf, skill, wrestle } from "./table.js";

const OPEN = { opportunity: "1" };

describe("attacks of opportunity", () => {
  /** The keeper's man is quick: Défense 17, au dépourvu 15. */
  const ring = () =>
    openRing({
      mine: [KNIFE, skill("meleeWeapons", 4, { family: "combat" })],
      foe: { characteristics: { dexterity: { score: 14 } } },
    });

  test("DD-158: the target is au dépourvu, and the blow costs nothing of the round", async () => {
    const { hero, foe } = ring();
    inRound(1);
    const { outcome } = await wrestle(armed(hero, "knife"), foe, { choices: OPEN, faces: [11, 2] });
    expect([outcome["defence"], outcome["reason"]]).toEqual([15, "flatFooted"]);
    expect(figuresOf(hero).fightNow).toMatchObject({ spent: 0, attacks: 0, engaged: true });
  });

  test("DD-158: it is for the keeper to say when there is one", () => {
    const { hero, foe } = ring();
    expect(d20d100Attack.doubts(situationOf(armed(hero, "knife"), foe, OPEN))).toContain("opportunity");
  });
});

describe("one single blow", () => {
  const LONG = { overrideBase: "+6/+1" };
  const sword = () => openRing({ mine: [{ ...KNIFE, system: { ...(KNIFE.system as object), ...LONG } }] });

  test.each(["charge", "opportunity"])("DD-158, DD-159: a %s is the first blow of a row, and not its others", (way) => {
    const { hero, foe } = sword();
    const told = (mode: string) =>
      d20d100Attack.hindrance?.(situationOf(armed(hero, "knife"), foe, { mode, [way]: "1" }, 9), 1)?.key ?? null;
    expect([told("base"), told("rest")]).toEqual([null, `GARDIEN.D20D100.FIGHT.refusal.${way}`]);
  });

  test("DD-153: whoever stands on the defence attacks at −4 by itself, and asks the keeper to do otherwise", () => {
    const { hero, foe } = sword();
    hero.updateSource({ system: { defence: { stance: "defensive" } } } as never);
    hero.prepareData();
    const knife = armed(hero, "knife");
    const lines = d20d100Attack.modifiers(situationOf(knife, foe)).map(({ id, value }) => [id, value]);
    expect(lines).toContainEqual(["defensive", -4]);
    expect(d20d100Attack.doubts(situationOf(knife, foe, { defensive: "0" }))).toContain("defensive");
  });
});

describe("whoever is pinned", () => {
  test("DD-138, D-84: everybody else attacks at +4, whoever holds them does not", async () => {
    const { hero, foe, ally } = openRing({ mine: [KNIFE] });
    await wrestle(armed(hero, "grapple"), foe, { faces: [15], answer: [5] });
    await wrestle(armed(hero, "grapple"), foe, { choices: { tried: "immobilise" }, faces: [15], answer: [5] });
    const knife = armed(hero, "knife");
    const proposed = (attacker: Actor) => d20d100Attack.proposals({ attacker, weapon: knife, target: foe, metres: 1 });
    expect([proposed(hero)["held"], proposed(ally)["held"]]).toEqual([undefined, "1"]);
  });
});
