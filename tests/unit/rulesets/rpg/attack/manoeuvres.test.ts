import { describe, expect, test } from "vitest";
import { NO_BLOW } from "../../../../support/play/bout.js";
import { rpgAttack } from "../../../../support/play/attacks.js";
import {
  armed,
  BLADES,
  change,
  CLUB,
  fight,
  held,
  inRound,
  openRing,
  SHIELD,
  situationOf,
  skill,
  SWORD,
  systemOf,
} from "./table.js";

const SKILL = skill("flexibleWeapons", 12);
const NET = held("net", {
  formula: "",
  mode: "thrown",
  special: "net",
  skill: "flexibleWeapons",
  throwWeight: "heavy",
});
const BOLA = held("bola", { formula: "", mode: "thrown", special: "bola", skill: "flexibleWeapons" });
const TORCH = held("torch", { formula: "1d6", special: "torch", damageBonusApplies: false });

const MISS = 19;
const HIT = 2;

const body = (actor: Actor) =>
  actor.system as unknown as {
    readonly hp: { readonly value: number; readonly state: string };
    readonly lasting: readonly {
      readonly state: { readonly type: string; readonly zone?: string };
      readonly regain?: number;
    }[];
    readonly capacities: { readonly attack: boolean; readonly parry: string; readonly move: string };
    readonly defenseBonus: { readonly value: number };
    readonly round: { readonly disarm: { readonly hits: number }; readonly plan: string | null };
  };
const states = (actor: Actor) => body(actor).lasting.map(({ state }) => state.type);
const word = ({ view }: { readonly view: { readonly verdict: { readonly key: string } } }) =>
  view.verdict.key.split(".").at(-1);
const offered = (weapon: Item, target: Actor) =>
  rpgAttack
    .choices(situationOf(weapon, target))
    .find(({ id }) => id === "intent")
    ?.options.map(({ value }) => value) ?? [];

describe("a net (RP-70)", () => {
  test("catches the whole body without place or damage, and leaves the hand; all of it comes back", async () => {
    const { hero, thug } = openRing([SKILL, NET], []);
    expect(rpgAttack.obstacle(armed(hero, "net"))).toBeNull();
    const caught = await fight(armed(hero, "net"), thug, { attack: [HIT], metres: 5 });
    expect([word(caught), caught.outcome.number, body(thug).hp.value]).toEqual(["caught", 0, 18]);
    expect(body(thug)).toMatchObject({
      ...{ lasting: [{ state: { type: "entangled", zone: "whole" } }], defenseBonus: { value: 0 } },
      capacities: { attack: false, parry: "none", move: "none" },
    });
    expect(systemOf(armed(hero, "net"))).toMatchObject({ equipped: "none", onGround: true });
    expect(rpgAttack.calls(thug, "m".repeat(16), NO_BLOW)).toMatchObject([{ deed: "struggle" }]);
    await caught.undo();
    expect([states(thug), systemOf(armed(hero, "net")).equipped]).toEqual([[], "main"]);
    expect(rpgAttack.calls(thug, "m".repeat(16), NO_BLOW)).toEqual([]);
  });

  test("catches nobody when it misses, is parried with a shield, or the keeper says so", async () => {
    const { hero, thug } = openRing([SKILL, NET], [SHIELD, skill("shield", 12)]);
    const net = armed(hero, "net");
    const thrown = { metres: 5 };
    expect(word(await fight(net, thug, { ...thrown, attack: [MISS] }))).toBe("miss");
    expect(word(await fight(net, thug, { ...thrown, attack: [HIT], answer: [3] }))).toBe("parried");
    await fight(net, thug, { ...thrown, attack: [HIT], refused: true, answer: [], override: { caught: "no" } });
    expect(states(thug)).toEqual([]);
  });
});

describe("a bola (RP-71)", () => {
  const throwAt = async (attack: readonly number[]) => {
    const { hero, thug } = openRing([SKILL, BOLA], []);
    const thrown = await fight(armed(hero, "bola"), thug, { attack, metres: 5 });
    return { thug, thrown };
  };

  test("holds an arm, both arms by the trunk, a leg by which one may fall", async () => {
    const arm = await throwAt([HIT, 5]);
    expect(body(arm.thug).lasting).toMatchObject([{ state: { type: "entangled", zone: "arms" } }]);
    const trunk = await throwAt([HIT, 8]);
    expect(body(trunk.thug).capacities).toMatchObject({ attack: false, parry: "none" });
    const stands = await throwAt([HIT, 1, 8]);
    expect([states(stands.thug), body(stands.thug).capacities.move]).toEqual([["entangled"], "none"]);
    const falls = await throwAt([HIT, 1, 9]);
    expect(states(falls.thug)).toEqual(["entangled", "prone"]);
    expect(body(falls.thug).hp.value).toBe(18);
  });

  test("round the neck strangles whoever fails a plain test of Corps, until free", async () => {
    expect(states((await throwAt([HIT, 10, 8])).thug)).toEqual(["entangled"]);
    const { thug, thrown } = await throwAt([HIT, 10, 9]);
    expect(states(thug)).toEqual(["entangled", "choking"]);
    await thrown.undo();
    expect(states(thug)).toEqual([]);
  });
});

test("RP-71 — a tentacle wounds, and then holds what it struck like a bola", async () => {
  const tentacle = held("tentacle", { formula: "1d4", halved: true, natural: true, special: "bola", equipped: "none" });
  const { hero, thug } = openRing([BLADES, tentacle], []);
  const struck = await fight(armed(hero, "tentacle"), thug, { attack: [HIT], refused: true, answer: [5, 3] });
  expect([word(struck), struck.outcome.loss, states(thug)]).toEqual(["caught", 3, ["entangled"]]);
});

describe("knocking out (RP-76)", () => {
  test("the victim tests Corps less the points just lost; on waking two thirds of them come back", async () => {
    const { hero, thug } = openRing([BLADES, CLUB], []);
    // 4 on the d4 would open a critical table, were it not to knock out (D-46); Bdeg 2.
    const out = await fight(armed(hero, "club"), thug, { choices: { intent: "knockOut" }, attack: [HIT, 8, 4, 3] });
    expect([word(out), out.outcome.critical, out.outcome.loss]).toEqual(["knocked", null, 6]);
    expect(body(thug)).toMatchObject({ hp: { value: 12, state: "unconscious" } });
    expect(body(thug).lasting).toMatchObject([
      { state: { type: "unconscious" }, regain: 4 },
      { state: { type: "prone" } },
    ]);
    await out.undo();
    expect([body(thug).hp, states(thug)]).toMatchObject([{ value: 18, state: "alive" }, []]);
  });

  test("leaves the loss to whoever stays up, and the last word to the keeper", async () => {
    const { hero, thug } = openRing([BLADES, CLUB], []);
    const choices = { intent: "knockOut" };
    const up = await fight(armed(hero, "club"), thug, { choices, attack: [HIT, 8, 4, 2] });
    expect([word(up), body(thug).hp]).toMatchObject(["hit", { value: 12, state: "alive" }]);
    await up.undo();
    await fight(armed(hero, "club"), thug, { choices, attack: [HIT, 8, 4, 2], override: { knocked: "yes" } });
    expect(body(thug).hp.state).toBe("unconscious");
  });

  test("asks for twice Corps where the table plays so", async () => {
    const { hero, thug, settings } = openRing([BLADES, CLUB], []);
    change(settings, "rpgKnockOutTest", "double");
    await fight(armed(hero, "club"), thug, { choices: { intent: "knockOut" }, attack: [HIT, 8, 4, 10] });
    expect(body(thug).hp.state).toBe("alive");
  });

  test("takes no edge, and an edge that claims to is a plain blow", async () => {
    const { hero, thug } = openRing([BLADES, CLUB, SWORD], []);
    expect([offered(armed(hero, "club"), thug), offered(armed(hero, "sword"), thug)]).toEqual([
      ["none", "knockOut", "disarm"],
      ["none", "disarm"],
    ]);
    const cut = await fight(armed(hero, "sword"), thug, { choices: { intent: "knockOut" }, attack: [HIT, 8, 4] });
    expect([word(cut), states(thug)]).toEqual(["hit", []]);
  });
});

describe("disarming (RP-77)", () => {
  const disarm = { choices: { intent: "disarm" } };
  const openDuel = () => {
    const { hero, thug, settings } = openRing([BLADES, SWORD], [CLUB]);
    change(settings, "rpgDeclarationPhase", false);
    inRound(1);
    return { hero, thug };
  };

  test("two blows that hit the same target in a row make its weapon fall, and do no damage (D-47)", async () => {
    const { hero, thug } = openDuel();
    const first = await fight(armed(hero, "sword"), thug, { ...disarm, attack: [HIT] });
    expect([word(first), body(hero).round]).toMatchObject(["beaten", { plan: "AA", disarm: { hits: 1 } }]);
    const second = await fight(armed(hero, "sword"), thug, { ...disarm, attack: [HIT] });
    expect([word(second), body(thug).hp.value]).toEqual(["disarmed", 18]);
    expect(systemOf(armed(thug, "club"))).toMatchObject({ equipped: "none", onGround: true });
    await second.undo();
    expect([systemOf(armed(thug, "club")).equipped, body(hero).round.disarm.hits]).toEqual(["main", 1]);
  });

  test("needs both to hit, the same target, and none parried", async () => {
    const { hero, thug } = openDuel();
    await fight(armed(hero, "sword"), thug, { ...disarm, attack: [HIT] });
    expect(body(hero).round.disarm.hits).toBe(1);
    await fight(armed(hero, "sword"), thug, { ...disarm, attack: [MISS] });
    expect([systemOf(armed(thug, "club")).onGround, body(hero).round.disarm.hits]).toEqual([false, 0]);
  });

  test("aims at no place, whatever was chosen before", () => {
    const { hero, thug } = openDuel();
    const situation = situationOf(armed(hero, "sword"), thug, { intent: "disarm", place: "10" });
    expect(rpgAttack.choices(situation).map(({ id }) => id)).not.toContain("place");
    expect(rpgAttack.modifiers(situation).map(({ id }) => id)).not.toContain("aimed");
    expect(rpgAttack.odds(situation, 2)?.rows.map(({ id }) => id)).toEqual(["miss", "parried", "firstOfTwo"]);
  });

  test("counts no blow of another round", async () => {
    const { hero, thug } = openDuel();
    await fight(armed(hero, "sword"), thug, { ...disarm, attack: [HIT] });
    inRound(2);
    expect(word(await fight(armed(hero, "sword"), thug, { ...disarm, attack: [HIT] }))).toBe("beaten");
  });

  test("is out of the question once an action went into a parry", async () => {
    const { hero, thug } = openDuel();
    const stamp = { combatId: "f".repeat(16), round: 1 };
    await hero.update({ system: { round: { ...stamp, parries: 1, plan: "AP" } } } as never);
    expect(offered(armed(hero, "sword"), thug)).toEqual([]);
  });
});

describe("declarations (RP-37)", () => {
  test("what was not declared is not offered, what was is meant unless told otherwise", async () => {
    const { hero, thug, settings } = openRing([BLADES, CLUB], []);
    inRound(1);
    expect(offered(armed(hero, "club"), thug)).toEqual([]);
    const round = { combatId: "f".repeat(16), round: 1, intent: "knockOut" };
    await hero.update({ system: { round } } as never);
    expect(offered(armed(hero, "club"), thug)).toEqual(["none", "knockOut"]);
    expect(rpgAttack.proposals(situationOf(armed(hero, "club"), thug))).toMatchObject({ intent: "knockOut" });
    change(settings, "rpgDeclarationPhase", false);
    expect(offered(armed(hero, "club"), thug)).toEqual(["none", "knockOut", "disarm"]);
  });
});

describe("a torch (RP-85, RP-86)", () => {
  test("wounds like any weapon, without Bdeg, and sets clothes alight on a 6", async () => {
    const { hero, thug } = openRing([BLADES, TORCH], []);
    const torch = armed(hero, "torch");
    const touched = await fight(torch, thug, { attack: [HIT, 8, 3, 5] });
    expect([touched.outcome.loss, states(thug)]).toEqual([3, []]);
    const burnt = await fight(torch, thug, { attack: [HIT, 8, 3, 6] });
    expect(states(thug)).toEqual(["burning"]);
    await fight(torch, thug, { attack: [HIT, 8, 3, 6] });
    expect(states(thug)).toEqual(["burning"]); // nobody burns twice
    await burnt.undo();
    await fight(torch, thug, { attack: [HIT, 8, 3, 6], override: { burns: "no" } });
    expect(states(thug).length).toBeLessThan(2);
  });
});

describe("the odds of a manoeuvre say all that comes of it", () => {
  const FACES = Array.from({ length: 20 }, (_, i) => i + 1);
  const oddsOf = (weapon: Item, target: Actor, choices = {}) => {
    const situation = situationOf(weapon, target, choices);
    const bonus = rpgAttack.modifiers(situation).reduce((sum, { value }) => sum + value, 0);
    const odds = rpgAttack.odds(situation, bonus);
    const rows = odds?.rows.map(({ id, probability }) => [id, probability] as const) ?? [];
    expect(rows.reduce((sum, [, share]) => sum + share, 0)).toBeCloseTo(1);
    return { chance: odds?.chance ?? 0, ...Object.fromEntries(rows) } as Readonly<Record<string, number>>;
  };

  test("RP-70, RP-71: a net catches; a bola fells and strangles by the place and the victim's test", () => {
    const { hero, thug } = openRing([SKILL, NET, BOLA], []);
    const lands = 10 / 20; // 12 less a Bdef of 2
    expect(oddsOf(armed(hero, "net"), thug)).toMatchObject({ chance: lands, caught: lands, miss: lands });
    const { falls = 0, chokes = 0, caughtOnly = 0, chance } = oddsOf(armed(hero, "bola"), thug);
    expect(chance).toBeCloseTo(lands);
    expect(falls).toBeCloseTo(lands * (4 / 10) * (12 / 20)); // a leg, and Habileté 8 missed
    expect(chokes).toBeCloseTo(lands * (1 / 10) * (12 / 20)); // the head, and Corps 8 missed
    expect(caughtOnly).toBeCloseTo(lands - falls - chokes);
  });

  test("RP-76: a blow that lands knocks out whoever fails Corps less the points lost", () => {
    const { hero, thug } = openRing([BLADES, CLUB], []);
    let out = 0;
    for (const die of FACES.slice(0, 10)) {
      for (const place of FACES.slice(0, 10)) {
        for (const one of FACES.slice(0, 4)) {
          for (const two of FACES.slice(0, 4)) {
            const loss = (one + (die === 1 ? two : 0) + 2) * (place === 10 ? 2 : 1);
            const stays = loss >= 18 ? 0 : Math.max(1, 8 - loss) / 20; // 18 hit points
            out += (1 - stays) / (20 * 10 * 16);
          }
        }
      }
    }
    const odds = oddsOf(armed(hero, "club"), thug, { intent: "knockOut" });
    expect(odds["out"]).toBeCloseTo(out);
    expect(odds).toMatchObject({ chance: odds["out"], stopped: 0 });
    expect(Object.keys(odds)).not.toContain("wounded");
  });

  test("RP-77: the first blow that lands is one of two; the second disarms, where there is anything to fall", async () => {
    const { hero, thug } = openRing([BLADES, SWORD], [SWORD]);
    const sword = armed(hero, "sword");
    const first = oddsOf(sword, thug, { intent: "disarm" });
    expect(Object.keys(first)).toContain("firstOfTwo");
    await fight(sword, thug, { choices: { intent: "disarm" }, attack: [HIT], refused: true, answer: [] });
    const second = oddsOf(sword, thug, { intent: "disarm" });
    expect(second["disarmed"]).toBeCloseTo(second["chance"] ?? 0);
    await armed(thug, "sword").update({ system: { equipped: "none" } } as never);
    expect(oddsOf(sword, thug, { intent: "disarm" })).toMatchObject({ chance: 0 });
  });
});
