import { beforeEach, describe, expect, test } from "vitest";
import { idOf } from "../../../support/play/deeds.js";
import { attack, doDeed, KEEPER, ofPack, PLAYER, readIn, RIVAL, seat } from "../../../support/play/play.js";

/** A healer of the player's, and a wounded knight of the other player's. */
let healer: Actor;
let knight: Actor;
let told: readonly string[];

const skilled = (key: string, root: string) => ({
  ...{ _id: idOf(key), name: key, type: "rpgSkill" },
  system: { key, root, scoreOverride: 12 },
});
const SWORD = {
  ...{ _id: idOf("sword"), name: "Épée longue", type: "rpgWeapon" },
  system: { formula: "1d8", bladed: true, skill: "handWeapons", equipped: "main" },
};
const WOUND = { id: idOf("wound"), row: "arms-12", place: "rightArm", zone: "arms", side: "right" };

beforeEach(async () => {
  told = await seat("rpg", [
    {
      ...{ _id: idOf("healer"), name: "Mère Cassonade", type: "rpgCharacter", ownership: { default: 1, [PLAYER]: 3 } },
      system: { attributes: { body: { base: 8 } } },
      items: [skilled("care", "crafts"), skilled("handWeapons", "weapons"), SWORD],
    },
    { ...ofPack("rpg-characters/odile-brisefer"), _id: idOf("knight"), ownership: { default: 1, [RIVAL]: 3 } },
  ]);
  [healer, knight] = game.actors.contents as [Actor, Actor];
  await knight.update({ system: { hp: { value: 6 }, wounds: [WOUND] } } as never);
});

const hpOf = (actor: Actor) => (actor.system as unknown as { hp: { value: number } }).hp.value;

/** What the rules keep of somebody and of what they carry. */
const stateOf = (actor: Actor) =>
  JSON.stringify([actor.toObject().system, actor.items.map(({ system }) => JSON.stringify(system))]);

describe("first aid (RP-80)", () => {
  test("treats what is ticked, is told to all and taken back", async () => {
    const aid = await doDeed("firstAid", healer, { patient: knight.uuid }, [
      [20, 7],
      [4, 3],
    ]);
    expect(hpOf(knight)).toBe(9);
    for (const reader of [KEEPER, PLAYER, RIVAL]) {
      const { text } = await aid.card(reader);
      expect(text).toContain("Premiers soins réussis");
      expect(text).toContain("Soins donnés par Mère Cassonade");
    }
    expect((await aid.card()).buttons).toContain("undo");
    expect((await aid.card(PLAYER)).buttons).toEqual(["fold"]);
    await aid.undo();
    expect(hpOf(knight)).toBe(6);
    expect(told).toEqual([]);
  });

  test("is read in the reader's language", async () => {
    readIn("en");
    const dice = [[20, 19]] as const;
    const aid = await doDeed("firstAid", healer, { patient: knight.uuid }, dice);
    expect((await aid.card(RIVAL)).text).toContain("First aid does nothing");
  });

  test("knows no field that its window does not show, and no dice that nobody threw", async () => {
    await expect(doDeed("firstAid", healer, { nobody: 1 })).rejects.toThrow("no field nobody");
    const patient = knight.uuid;
    await expect(doDeed("firstAid", healer, { patient }, [[6, 7]])).rejects.toThrow("a d20 is thrown where a d6 lies");
    const more = [
      [20, 19],
      [4, 3],
    ] as const;
    await expect(doDeed("firstAid", healer, { patient }, more)).rejects.toThrow("have not fallen: d4 3");
  });
});

test("RP-14, RP-19: what follows a critical failure is the keeper’s to tell, and all read it as it was typed", async () => {
  const tried = await doDeed("check", knight, { tried: "skill.customs", words: "Sergent <b>!</b>" }, [[20, 20]], {
    by: RIVAL,
  });
  expect((await tried.card()).buttons).toContain("edit");
  expect((await tried.card()).text).toContain("Raconter la suite");
  await tried.decide({ remark: "Il <b>connaît</b>" });
  for (const reader of [KEEPER, PLAYER, RIVAL]) {
    const { html, text } = await tried.card(reader);
    expect(html).toContain("Il &lt;b&gt;connaît&lt;/b&gt;");
    expect(html).toContain("Sergent &lt;b&gt;!&lt;/b&gt;");
    expect(text).not.toContain("Raconter la suite");
  }
});

test("RP-08: a test that a player makes easier waits for the keeper, who may refuse it", async () => {
  const tried = await doDeed("check", knight, { tried: "skill.customs", rung: "veryEasy" }, [[20, 6]], { by: RIVAL });
  expect((await tried.card(RIVAL)).text).toContain("À confirmer par le gardien");
  await tried.press("reject");
  expect((await tried.card(RIVAL)).text).toContain("Jet rejeté");
});

describe("a blow", () => {
  test("reaches nobody who plays by other rules", async () => {
    const beast = { _id: idOf("ghoul"), name: "Goule", type: "gbCreature", ownership: { default: 1 } };
    await seat("rpg", [{ ...healer.toObject() }, beast] as never);
    const [striker, ghoul] = game.actors.contents as [Actor, Actor];
    const sword = striker.items.getName("Épée longue") as Item;
    await expect(attack(sword, ghoul)).rejects.toThrow("otherRules");
  });

  const blow = () => {
    const sword = healer.items.find(({ name }) => name === "Épée longue") as Item;
    return attack(sword, knight, {}, [[20, 3]]);
  };

  test("RP-42, RP-53: waits for its target's word, hurts, and is taken back", async () => {
    const struck = await blow();
    expect(struck.verdict.targets[0]?.stage).toBe("awaiting");
    expect(hpOf(knight)).toBe(6);
    await struck.answer("still", [], { by: RIVAL });
    expect(struck.verdict.targets[0]?.stage).toBe("throwing");
    await struck.throwDamage([
      [10, 7],
      [8, 4],
      [6, 2],
    ]);
    expect(hpOf(knight)).toBe(2);
    expect((await struck.card(RIVAL)).text).toContain("Dommages 4 + 2 − 2 = 4 PV");
    await struck.undo();
    expect(hpOf(knight)).toBe(6);
  });

  test("RP-56, RP-61, RP-62: a critical hit is the keeper’s to adapt and to confirm, and comes back", async () => {
    const whole = stateOf(knight);
    const struck = await blow();
    await struck.answer("still", [], { by: RIVAL });
    await struck.throwDamage([
      [10, 5],
      [8, 8],
      [6, 1],
      [20, 15],
    ]);
    const boxes = async (reader: string) => (await struck.card(reader)).buttons.filter((one) => one === "tick").length;
    expect([await boxes(KEEPER), await boxes(PLAYER), await boxes(RIVAL)]).toEqual([3, 0, 0]);
    const told = async () => (await struck.card(RIVAL)).text;
    expect(await told()).toContain("Hémorragie, 1 PV par round jusqu’aux soins");
    await struck.decide({ "effect-arms-11-2": 0 });
    expect(await told()).toMatch(/Hémorragie, 1 PV par round.*écarté/);
    await struck.decide({ "effect-arms-11-2": 1 });
    expect(await told()).not.toContain("écarté");
    expect(stateOf(knight)).toBe(whole);
    await struck.decide({ critical: 15 });
    expect(await told()).toContain("Appliqué");
    for (const part of ["disableLimb", "bleed"]) expect(stateOf(knight)).toContain(part);
    expect(knight.items.getName("Épée longue")?.system).toMatchObject({ equipped: "none", onGround: true });
    await struck.undo();
    expect(await told()).toContain("Annulé");
    expect(stateOf(knight)).toBe(whole);
  });
});
