import { describe, expect, test } from "vitest";
import type { Choices } from "../../../../../src/core/play/contract/situation.js";
import { seuilsAttack } from "../../../../../src/rulesets/seuils/attack/procedure.js";
import type { Data } from "../../../../support/play/arbiter-table.js";
import {
  armed,
  BLADE,
  BLADES,
  idOf,
  inRound,
  item,
  openRing,
  situationOf,
  specialty,
  strike,
  weapon,
} from "./table.js";

const BOW = weapon("bow", {
  ...{ attackType: "ranged", missile: "projectile", group: "bows", equipmentDice: 1 },
  ...{ ranges: { short: 15, medium: 40, extreme: 80 }, damage: { dice: 3, keep: 1 }, damageTypes: ["piercing"] },
});
const VEST = item("seuilsArmor", "vest", { index: 1, specific: [{ against: "firearm", dice: 1 }], equipped: true });
const trait = (key: string, value: number | null = null): Data => item("seuilsTrait", key, { key, value });

function offered(weapon: Item, target: Actor | null, choices: Choices = {}, metres: number | null = null) {
  const all = seuilsAttack.choices(situationOf(weapon, target, choices, metres));
  const values = (id: string) => all.find((one) => one.id === id)?.options.map(({ value }) => value);
  return { ids: all.map(({ id }) => id), value: (id: string) => all.find((one) => one.id === id)?.value, values };
}
const doubts = (weapon: Item, target: Actor | null, choices: Choices, metres: number | null = null) =>
  seuilsAttack.doubts(situationOf(weapon, target, choices, metres));

describe("SE-10: the Spécialité of an attack", () => {
  test("is one whose tags fit, can be another, or none; another one is the keeper's to confirm", () => {
    const { hero, foe } = openRing([specialty("dodging", ["dodge"]), BLADES, BLADE]);
    const blade = armed(hero, "blade");
    const { value, values } = offered(blade, foe);
    expect(value("specialty")).toBe(idOf("blades"));
    expect(values("specialty")).toEqual(["", idOf("blades"), idOf("dodging")]);
    expect(doubts(blade, foe, {})).toEqual([]);
    expect(doubts(blade, foe, { specialty: "" })).toEqual([]);
    expect(doubts(blade, foe, { specialty: idOf("dodging") })).toEqual(["specialty"]);
  });
});

describe("SE-04: the dE of an attack", () => {
  const scope = item("seuilsGear", "scope", { equipmentDice: 2, uses: ["weaponGroup:bows"], quantity: 1 });
  const kit = item("seuilsGear", "kit", { equipmentDice: 3, uses: ["firstAid"], quantity: 1 });

  test("are those of the best that serves: the bow's own give way to the scope's; a kit serves for something else", () => {
    const { hero, foe } = openRing([BOW, scope, kit]);
    const bow = armed(hero, "bow");
    const { value, values } = offered(bow, foe);
    expect(value("equipment")).toBe(idOf("scope"));
    expect(values("equipment")).toEqual(["", idOf("scope"), "weapon", idOf("kit")]);
    expect(doubts(bow, foe, { equipment: "weapon" }, 10)).toEqual([]);
    expect(doubts(bow, foe, { equipment: idOf("kit") }, 10)).toEqual(["equipment"]);
  });

  test("nothing is asked where nothing gives any, and what is used up gives none", () => {
    const { hero, foe } = openRing([BLADE, { ...kit, system: { ...(kit.system as Data), quantity: 0 } }]);
    expect(offered(armed(hero, "blade"), foe).ids).not.toContain("equipment");
  });

  test("equipment may serve for a Spécialité that applies", () => {
    const cloak = item("seuilsGear", "cloak", { equipmentDice: 1, uses: ["skill:lames"], quantity: 1 });
    const lames = item("seuilsSpecialty", "blades", { slug: "lames", uses: ["weaponGroup:blades"] });
    const { hero, foe } = openRing([BLADE, lames, cloak]);
    expect(offered(armed(hero, "blade"), foe).value("equipment")).toBe(idOf("cloak"));
  });
});

describe("SE-24, SE-25, SE-44, SE-55: how an attack is made", () => {
  test("SE-44: one of several types of damage", () => {
    const { hero, foe } = openRing();
    expect(offered(armed(hero, "blade"), foe).values("damageType")).toEqual(["slashing", "piercing"]);
  });

  test("SE-25: past an armour, where there is one that leaves anything bare", () => {
    const { hero, foe } = openRing([BLADE], [BLADE, VEST]);
    expect(offered(armed(hero, "blade"), foe).ids).toContain("aim");
    expect(offered(armed(foe, "blade"), hero).ids).not.toContain("aim");
    const gapless = openRing([BLADE], [VEST, trait("noGap")]);
    expect(offered(armed(gapless.hero, "blade"), gapless.foe).ids).not.toContain("aim");
  });

  test("SE-24: a shot has a band; another than the distance says is the keeper's to confirm", () => {
    const { hero, foe } = openRing([BOW]);
    const bow = armed(hero, "bow");
    expect(offered(bow, foe, {}, 20).value("band")).toBe("");
    expect(offered(bow, foe).ids).not.toContain("band"); // core asks for the distance
    expect(offered(bow, foe, {}, 20).ids).not.toContain("damageType");
    expect(doubts(bow, foe, { band: "courte" }, 20)).toEqual(["band"]);
    expect(doubts(bow, foe, { band: "moyenne" }, 20)).toEqual([]);
  });

  test("SE-55: a blade may strike with the flat, a club with the point only if the keeper agrees", () => {
    const club = weapon("club", { attackType: "melee", group: "blunt", nature: "temporary" });
    const { hero, foe } = openRing([BLADE, club]);
    expect(doubts(armed(hero, "blade"), foe, { nature: "temporary" })).toEqual([]);
    expect(doubts(armed(hero, "club"), foe, { nature: "lethal" })).toEqual(["nature"]);
  });

  test("SE-06, SE-26, SE-40: free figures that help are the keeper's to confirm", () => {
    const { hero, foe } = openRing();
    const blade = armed(hero, "blade");
    expect(doubts(blade, foe, { successes: "2", difficulty: "-1", extraDice: "1" })).toEqual([
      ...["successes", "difficulty", "extraDice"],
    ]);
    expect(doubts(blade, foe, { successes: "-2", difficulty: "1" })).toEqual([]);
    for (const id of ["successes", "difficulty", "extraDice", "specialty", "equipment", "band", "nature"]) {
      const { name } = seuilsAttack.explain({ id, value: 1, rule: "", facts: {} });
      expect(name.key).toBe(`GARDIEN.SEUILS.FIGHT.choice.${id}`);
    }
  });
});

describe("SE-77: traits that are offered", () => {
  const TEETH = weapon("teeth", { attackType: "melee", natural: true, damage: { dice: 3, keep: 1 } });
  const pack = [TEETH, BOW, trait("pack"), trait("ambush"), trait("charge")];

  test("to whoever has them, a charge only with a blow; each is the keeper's word unless the round bears it out", () => {
    const { hero, foe } = openRing([BLADE], pack);
    expect(offered(armed(foe, "teeth"), hero).ids).toEqual(expect.arrayContaining(["pack", "ambush", "charge"]));
    expect(offered(armed(foe, "bow"), hero, {}, 10).ids).not.toContain("charge");
    expect(offered(armed(hero, "blade"), foe).ids).not.toContain("pack");
    expect(doubts(armed(foe, "teeth"), hero, { ambush: "1", charge: "1", pack: "1" })).toEqual([
      ...["pack", "ambush", "charge"],
    ]);
    expect(doubts(armed(hero, "blade"), foe, { pack: "1" })).toEqual(["pack"]); // whoever has it not
  });

  test("a pack is ticked once one of the same kind has attacked the target in this round", async () => {
    const { hero, foe } = openRing([BLADE], pack);
    const people = foe.constructor as unknown as { create(data: object, options: object): Promise<Actor> };
    const other = await people.create({ ...foe.toObject(), _id: idOf("other") }, { keepId: true });
    inRound(2);
    const teeth = armed(other, "teeth");
    expect(offered(teeth, hero).value("pack")).toBe("0");
    const attack = (round: number, stage: string) => ({
      ...{ subject: "s".repeat(16), kind: "attack", standing: "judged" },
      fought: { combat: "f".repeat(16), round, until: "" },
      intent: { attacker: { actor: foe.uuid } },
      targets: [{ actor: hero.uuid, stage, outcome: { end: "miss" } }],
    });
    const post = (data: Data) => ChatMessage.create({ type: "verdict", system: { version: 1, data } } as never);
    await post(attack(1, "resolved"));
    await post(attack(2, "undone"));
    expect(offered(teeth, hero).value("pack")).toBe("0");
    await post(attack(2, "resolved"));
    expect(offered(teeth, hero).value("pack")).toBe("1");
    expect(offered(armed(foe, "teeth"), hero).value("pack")).toBe("0"); // not by its own attack
    expect(doubts(teeth, hero, {})).toEqual([]);
    expect(strike(teeth, hero, { attack: [1, 1, 1, 1, 1] }).lines.map(({ id }) => id)).toEqual(["base", "pack"]);
  });

  test("a charge is borne out by the run of this round", async () => {
    const { hero, foe } = openRing([BLADE], pack);
    inRound(2);
    const teeth = armed(foe, "teeth");
    const ran = (round: number, stage: string) => {
      const target = { actor: foe.uuid, stage, outcome: { action: "run", combatId: "f".repeat(16), round } };
      const data = { ...{ kind: "deed", standing: "judged", deed: { id: "action" } }, targets: [target] };
      return ChatMessage.create({ type: "verdict", system: { version: 1, data } } as never);
    };
    await ran(1, "applied");
    await ran(2, "undone");
    expect(doubts(teeth, hero, { charge: "1" })).toEqual(["charge"]);
    await ran(2, "applied");
    expect(doubts(teeth, hero, { charge: "1" })).toEqual([]);
    expect(offered(teeth, hero).value("charge")).toBe("0"); // whether it ran straight at its target is not for dice to say
  });
});

describe("exact odds beside the button", () => {
  const odds = (weapon: Item, target: Actor, choices: Choices = {}, metres: number | null = null) =>
    seuilsAttack.odds(situationOf(weapon, target, choices, metres), 0);

  test("SE-38, SE-49: are those of all that may come of it, and come to 1", () => {
    const { hero, foe } = openRing([BLADES, BLADE], [BLADE, VEST]);
    const told = odds(armed(hero, "blade"), foe);
    const { chance = 0, rows = [] } = told ?? {};
    expect(rows.map(({ id }) => id)).toEqual(["defended", "harmless", "touche", "blesse", "tue"]);
    expect(rows.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
    expect(chance).toBeCloseTo(1 - (rows[0]?.probability ?? 0), 12);
    expect(told?.note?.key).toBe("GARDIEN.SEUILS.FIGHT.odds.others");
  });

  test("SE-24: there is no hit out of range, nor before somebody says how far it is", () => {
    const { hero, foe } = openRing([BOW]);
    const told = (metres: number | null, choices: Choices = {}) => odds(armed(hero, "bow"), foe, choices, metres);
    const none = { chance: 0, rows: [{ id: "miss", probability: 1 }] };
    expect(told(81)).toMatchObject({ ...none, note: { key: "GARDIEN.SEUILS.FIGHT.refusal.outOfRange" } });
    expect(told(null)).toMatchObject({ ...none, note: { key: "GARDIEN.SEUILS.FIGHT.refusal.distanceUnknown" } });
    expect(told(80)?.chance).toBeGreaterThan(0);
    expect(told(81, { band: "extreme" })?.chance).toBe(told(80)?.chance);
  });

  test("SE-33: nobody avoids a bullet: what misses, misses the Difficulté of the range", () => {
    const gun = weapon("gun", {
      ...{ attackType: "ranged", missile: "firearm", group: "handguns", damageTypes: ["firearm"] },
      ranges: { short: 8, medium: 20, extreme: 45 },
    });
    const { hero, foe } = openRing([gun]);
    const near = odds(armed(hero, "gun"), foe, {}, 5);
    // Précision 4, two successes of four dice that explode: 1 − (1/2)⁴ − 4 · 9/20 · (1/2)³
    expect(near?.chance).toBeCloseTo(1 - 1 / 16 - 4 * 0.45 * 0.125, 12);
    expect(near?.note?.key).toBe("GARDIEN.SEUILS.FIGHT.odds.passive");
    expect(near?.rows.map(({ id }) => id)).not.toContain("defended");
  });

  test("SE-17: once no action is left the defence is an extra one", () => {
    const { hero, foe } = openRing();
    const blade = armed(hero, "blade");
    const ordinary = odds(blade, foe)?.chance ?? 0;
    inRound(1);
    foe.updateSource({ system: { round: { combatId: "f".repeat(16), round: 1, defences: 2 } } } as never);
    foe.prepareData();
    const extra = odds(blade, foe);
    expect(extra?.note?.key).toBe("GARDIEN.SEUILS.FIGHT.odds.spent");
    expect(extra?.chance).toBeGreaterThan(ordinary);
  });

  test("SE-45: what armour absorbs is told apart", () => {
    const { hero, foe } = openRing([weapon("knife", { damage: { dice: 1, keep: 1 } })], [VEST]);
    const rows = odds(armed(hero, "knife"), foe)?.rows ?? [];
    expect(rows.find(({ id }) => id === "absorbed")?.probability).toBeGreaterThan(0);
  });

  test("SE-06: lines that were added or switched off count", () => {
    const { hero, foe } = openRing();
    const situation = situationOf(armed(hero, "blade"), foe);
    const own = { id: "own", value: 2, rule: "", facts: {}, on: true, by: "player", reason: "" } as const;
    const plain = seuilsAttack.odds(situation, 0, [])?.chance ?? 0;
    expect(seuilsAttack.odds(situation, 2, [own])?.chance).toBeGreaterThan(plain);
    expect(seuilsAttack.odds(situation, 0, [{ ...own, on: false }])?.chance).toBe(plain);
  });

  test("SE-43, SE-44, SE-50: Seuils and protection of the target, for whoever may know", () => {
    const { hero, foe } = openRing([BLADE], [VEST]);
    const gun = weapon("gun", { attackType: "ranged", missile: "firearm", damageTypes: ["firearm"] });
    const note = (arm: Item, target: Actor) => seuilsAttack.targetNote(arm, target, {});
    expect(note(armed(hero, "blade"), foe)).toMatchObject({
      data: { touche: 5, blesse: 7, tue: 9, index: 1, specific: 0 },
    });
    expect(note(armed(hero, "blade"), hero)?.key).toBe("GARDIEN.SEUILS.FIGHT.note.bare");
    const shot = openRing([gun], [VEST]);
    expect(note(armed(shot.hero, "gun"), shot.foe)).toMatchObject({ data: { specific: 1 } });
  });
});
