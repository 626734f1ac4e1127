import { describe, expect, it } from "vitest";
import { RULESETS } from "../../support/rulesets.js";
import { workshopOf } from "../../support/models/models.js";

/** Each kind of actor of the rulesets that give numbers for movement. */
const KINDS = RULESETS.flatMap((ruleset) =>
  ruleset.movement ? Object.keys(ruleset.actors).map((type) => [type, ruleset] as const) : [],
);

/** How far somebody gets, each band as its last word and its metres. */
async function told(type: string, system: object, way = "walk"): Promise<readonly string[] | null> {
  const ruleset = RULESETS.find(({ actors }) => type in actors);
  const movement = await ruleset?.movement?.();
  if (!ruleset || !movement) throw new Error(`no movement for ${type}`);
  const actor = { type, system: workshopOf(ruleset).preparedActor(type, system, []) } as unknown as Actor;
  const bands = movement.movementOf(actor, way);
  return bands && bands.map(({ name, metres }) => `${name.key.split(".").at(-1) ?? ""} ${metres}`);
}

describe("movement", () => {
  it.each(KINDS)("of %s is told on foot, shortest first", async (type, ruleset) => {
    const movement = await ruleset.movement?.();
    const system = workshopOf(ruleset).preparedActor(type, {}, []);
    const metres = movement?.movementOf({ type, system } as unknown as Actor, "walk")?.map((band) => band.metres) ?? [];
    expect(metres.length).toBeGreaterThan(0);
    expect(metres).toEqual([...new Set(metres)].toSorted((a, b) => a - b));
    expect(movement?.movementOf({ type, system } as unknown as Actor, "blink")).toBeNull();
  });

  it("is told by the rulesets whose text has numbers, and by no other", () => {
    expect(RULESETS.flatMap(({ id, movement }) => (movement ? [id] : [])).toSorted()).toEqual([
      "d20d100",
      "rpg",
      "warp",
    ]);
  });

  it("RP-28, RP-61: counts wounds as the sheet does", async () => {
    const body = { attributes: { body: { base: 6 }, agility: { base: 6 } } };
    expect(await told("rpgCharacter", body)).toEqual(["walk 2", "run 6"]);
    const halved = {
      state: { type: "halveMove" },
      span: { clock: "world", first: 0, last: null },
      ends: "care",
      wound: "w",
    };
    expect(await told("rpgCharacter", { ...body, conditions: [halved] })).toEqual(["walk 2", "run 3"]);
    expect(await told("rpgCharacter", body, "crawl")).toEqual(["crawl 1"]);
    expect(await told("rpgCharacter", body, "fly")).toBeNull();
    expect(await told("rpgCharacter", { ...body, hp: { value: -99, dead: true } })).toEqual([]);
  });

  it("WP-45: has the paces of the table; WP-130: whoever is paralysed gets nowhere", async () => {
    expect(await told("warpCharacter", {})).toEqual([2.5, 5, 7.5, 10, 15, 20].map((metres) => `named ${metres}`));
    expect(await told("warpCharacter", { spellbound: { paralysis: true } })).toEqual([]);
  });

  it("DD-122, DD-123: an adversary goes by its own line; DD-138: whoever is held fast gets nowhere", async () => {
    expect(await told("d20d100Investigator", {})).toEqual(["simple 6", "twice 12", "run 24"]);
    const line = { move: "4,5 m, vol 9 m" };
    expect(await told("d20d100Adversary", line)).toEqual(["simple 4.5", "twice 9", "run 18"]);
    expect(await told("d20d100Adversary", line, "fly")).toEqual(["simple 9", "twice 18"]);
    expect(await told("d20d100Adversary", line, "swim")).toBeNull();
    expect(await told("d20d100Adversary", line, "climb")).toEqual(["simple 3", "complex 6"]);
    expect(await told("d20d100Investigator", { states: { immobilised: true } })).toEqual([]);
  });
});
