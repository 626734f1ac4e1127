import { beforeAll, describe, expect, test, vi } from "vitest";
import { rpgRounds } from "../../../../src/rulesets/rpg/fight/rounds.js";
import { character } from "../../../support/models/rpg-models.js";

const NOW = { combatId: "fight", round: 2 };

beforeAll(() => vi.stubGlobal("game", { messages: { contents: [] } }));

/** Somebody with VR 6 in the second round of a fight. */
function fighter(round: object = {}, system: object = {}): Actor {
  const model = character({ reaction: { override: 6 }, round: { ...NOW, ...round }, ...system });
  return Object.assign(Object.create(foundry.documents.Actor.prototype) as object, {
    system: model,
    type: "rpgCharacter",
  }) as unknown as Actor;
}

const lasting = (state: object) => ({
  conditions: [{ state, span: { clock: "world", first: 0, last: null }, ends: "care", wound: "w" }],
});

describe("the phases of a round", () => {
  test("RP-32, RP-37: declarations, then the sections; nothing is done in the end of it", () => {
    expect(rpgRounds.phases().map(({ id, kind }) => `${id}:${kind}`)).toEqual([
      "declaration:declare",
      "magic:act",
      "missile:act",
      "melee:act",
      "movement:act",
    ]);
    expect(rpgRounds.phases().flatMap(({ id, stops }) => (stops ? id : []))).toEqual(["movement"]);
  });

  test("RP-33: that number is read as VR, and the die of a tie beside it", () => {
    const read = (place: number) => {
      const { key = "", data } = rpgRounds.placeInBook?.(place) ?? {};
      return [key.split(".").at(-1), data?.["initiative"], ...(key.endsWith("Tied") ? [data?.["tie"]] : [])];
    };
    expect([4060, 2055, 60, 1_120, 126.3].map(read)).toEqual([
      ["place", 6],
      ["placeTied", 5, 6],
      ["place", 6],
      ["place", 12],
      ["placeTied", 12, 7],
    ]);
  });

  test("RP-33: the number of the tracker; nobody has a section while intentions are declared", () => {
    const caster = fighter({ section: "magic" });
    expect(rpgRounds.place(caster, {}, NOW, false)).toBe(4060);
    expect(rpgRounds.place(caster, { tie: [7] }, NOW, false)).toBe(4066);
    expect(rpgRounds.place(caster, { tie: [7] }, NOW, true)).toBe(60);
    expect(rpgRounds.place(fighter(), {}, NOW, false)).toBe(2060);
    expect(rpgRounds.place(fighter({ section: "magic", round: 1 }), {}, NOW, false)).toBe(2060);
  });

  test("RP-33: equals throw for the same section, not before it is known, and the dead not at all", () => {
    const one = (id: string, section: string, more: object = {}) => ({
      id,
      actor: fighter({ section }, more),
      dice: {},
    });
    const all = [one("a", "melee"), one("b", "melee"), one("c", "magic"), one("d", "melee", { hp: { dead: true } })];
    expect(rpgRounds.due(all, NOW, true)).toEqual([]);
    const rolled = { roll: "RpgDiceRoll", options: { ruleset: "rpg", what: "tie" } };
    expect(rpgRounds.due(all, NOW, false)).toMatchObject([
      { id: "a", as: "tie", formula: "1d10", rolled },
      { id: "b", as: "tie", formula: "1d10", rolled },
    ]);
  });
});

describe("what is declared", () => {
  test("RP-32, RP-61: goes as far as the body does", () => {
    const offered = (system: object) => rpgRounds.form(fighter({}, system), NOW)?.phases.map(({ id }) => id) ?? null;
    expect(offered({})).toEqual(["magic", "missile", "melee", "movement"]);
    expect(offered(lasting({ type: "restrict", mode: "noAttack" }))).toEqual(["magic", "movement"]);
    expect(offered(lasting({ type: "restrict", mode: "parryOnly" }))).toBeNull();
    expect(offered(lasting({ type: "unconscious" }))).toBeNull();
    expect(rpgRounds.form(fighter({ section: "melee", attacks: 1 }), NOW)).toBeNull();
  });

  test("RP-37: is written for this round, and forgets what was done in another", () => {
    const stale = fighter({ round: 1, section: "missile", attacks: 1, parries: 1, target: "Token.x" });
    expect(rpgRounds.declare(stale, NOW, { phase: "melee" })).toMatchObject({
      round: { ...NOW, section: "melee", target: "", attacks: 0, parries: 0, plan: null },
    });
    const again = fighter({ section: "melee", parries: 1, target: "Token.x" });
    expect(rpgRounds.declare(again, NOW, { phase: "missile" })).toEqual({
      round: { section: "missile", intent: "none", target: "Token.x" },
    });
  });

  test("RP-76, RP-77: a manoeuvre belongs to the melee; what is not on offer is refused", () => {
    const striker = fighter({ section: "melee" });
    expect(rpgRounds.declare(striker, NOW, { intent: "disarm" })).toMatchObject({ round: { intent: "disarm" } });
    expect(rpgRounds.declare(striker, NOW, { phase: "movement", intent: "disarm" })).toMatchObject({
      round: { intent: "none", target: "" },
    });
    expect(rpgRounds.declare(striker, NOW, { intent: "behead" })).toMatchObject({ round: { intent: "none" } });
    expect(rpgRounds.declare(striker, NOW, { phase: "dream" })).toBeNull();
    expect(rpgRounds.declare(fighter(), NOW, { intent: "disarm" })).toBeNull();
  });

  test("RP-37: is seen by the quick of the slower (D-21)", () => {
    expect([rpgRounds.sees(6, 6), rpgRounds.sees(6, 5), rpgRounds.sees(5, 6)]).toEqual([true, true, false]);
    expect(rpgRounds.declared(fighter(), NOW)).toBeNull();
    expect(rpgRounds.declared(fighter({ section: "melee", intent: "disarm", target: "Token.x" }), NOW)).toMatchObject({
      name: "GARDIEN.RPG.PHASE.melee",
      detail: "GARDIEN.RPG.INTENT.disarm",
      target: "Token.x",
    });
  });
});

describe("what was done", () => {
  const marks = (round: object) =>
    rpgRounds.tally(fighter(round), NOW)?.marks.map(({ icon, spent }) => `${spent ? "-" : "+"}${icon.split("fa-")[2]}`);

  test("RP-38: two actions, shared out by the plan", () => {
    expect(marks({})).toEqual(["+circle", "+circle"]);
    expect(marks({ section: "melee", plan: "AP", attacks: 1 })).toEqual(["-khanda", "+shield-halved"]);
    expect(marks({ section: "melee", plan: "AA", attacks: 1 })).toEqual(["-khanda", "+khanda"]);
    expect(marks({ section: "melee", plan: "PP", parries: 1 })).toEqual(["-shield-halved", "+shield-halved"]);
  });

  test("RP-39: a parry before one's turn is said to be one", () => {
    expect(marks({ parries: 1 })).toEqual(["-shield-halved", "+circle"]);
    expect(rpgRounds.tally(fighter({ parries: 1 }), NOW)?.words).toEqual({
      key: "GARDIEN.RPG.ROUND.tallyEarly",
      data: { attacks: 0, parries: 1, left: 1 },
    });
  });

  test("RP-31: only the first round surprises", () => {
    expect([rpgRounds.ticks(0), rpgRounds.ticks(1), rpgRounds.ticks(2)]).toEqual([
      ["rpgSurprised"],
      ["rpgSurprised"],
      [],
    ]);
  });
});
