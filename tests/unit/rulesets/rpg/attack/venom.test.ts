import { describe, expect, test, vi } from "vitest";
import { rpgAttack } from "../../../../support/play/attacks.js";
import { rpgDeeds } from "../../../../../src/rulesets/rpg/deeds/index.js";
import { armed, BLADES, CLAWS, fight, idOf, item, openRing, skill, SWORD } from "./table.js";

const VENOM = item("rpgAffliction", "venom", { kind: "poison", damage: "1", durationFormula: "1d6" });
const BITES = [skill("unarmed", 12), BLADES, CLAWS, SWORD, VENOM];
/** It lands, in the torso, for 3; bare hands would meet claws, and do not. */
const WOUNDS = { claws: { attack: [4], refused: true, answer: [8, 3] }, sword: { attack: [4, 8, 3] } };

/** What the card of a blow still asks, for a reader who is a keeper or is not. */
async function asked(weapon: keyof typeof WOUNDS, foe: object = {}, theirs: Parameters<typeof openRing>[1] = []) {
  const { hero, thug } = openRing(BITES, theirs, foe as never);
  const { outcome } = await fight(armed(hero, weapon), thug, WOUNDS[weapon]);
  const blow = { attacker: hero, weapon: armed(hero, weapon), outcome };
  return { hero, thug, blow, calls: () => rpgAttack.calls(thug, "m".repeat(16), blow) };
}

describe("a bite that wounds (RP-92)", () => {
  test("RP-92: offers the keeper what its bearer carries, and the window knows it", async () => {
    const { hero, thug, blow, calls } = await asked("claws");
    const choices = { affliction: `${hero.uuid}.Item.${idOf("venom")}` };
    expect(calls()).toMatchObject([{ deed: "expose", choices }]);
    const [field] = rpgDeeds.procedures["expose"]?.fields([thug], choices) ?? [];
    expect(field).toMatchObject({ id: "affliction", value: choices.affliction });
    expect(field?.options?.map(({ value }) => value)).toContain(choices.affliction);
    expect(rpgAttack.calls(thug, "m".repeat(16), { ...blow, outcome: { ...blow.outcome, loss: 0 } })).toEqual([]);
    vi.spyOn(game.user, "isGM", "get").mockReturnValue(false);
    expect(calls()).toEqual([]);
    vi.restoreAllMocks();
  });

  test("RP-92: no blade brings it, nor does it reach whoever is immune or bears it already", async () => {
    expect((await asked("sword")).calls()).toEqual([]);
    expect((await asked("claws", { system: { immunities: ["poison"] } })).calls()).toEqual([]);
    const borne = { ...item("rpgAffliction", "own", { active: true }), name: VENOM["name"] };
    expect((await asked("claws", {}, [borne])).calls()).toEqual([]);
  });
});
