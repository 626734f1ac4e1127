import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { drawingOf } from "../../../../../src/rulesets/rpg/sheets/views/body-view.js";
import { drawn } from "../../../../../src/rulesets/rpg/sheets/views/drawing.js";
import { dieView, placeViews } from "../../../../../src/rulesets/rpg/sheets/views/places-view.js";
import { pointsView } from "../../../../../src/rulesets/rpg/sheets/views/points-view.js";
import { roundView } from "../../../../../src/rulesets/rpg/sheets/views/round-view.js";
import { conditionView } from "../../../../../src/rulesets/rpg/sheets/views/condition-words.js";
import { besideDrawing, HUMAN } from "../../../../../src/rulesets/rpg/sheets/views/silhouette.js";
import { sequelViews, woundViews } from "../../../../../src/rulesets/rpg/sheets/views/wounds-view.js";
import { weaponView } from "../../../../../src/rulesets/rpg/sheets/views/arms-view.js";
import { LOCATION_TABLES, type LocationTableId } from "../../../../../src/rulesets/rpg/rules/attack/locations.js";
import { RpgWeapon } from "../../../../../src/rulesets/rpg/data/items/weapon.js";
import { freshRound } from "../../../../../src/rulesets/rpg/rules/fight/round-actions.js";
import { character, creature, preparedItem } from "../../../../support/models/rpg-models.js";

const mail = { type: "rpgArmor", system: { formula: "1d6", coverage: [5, 6, 7, 8], worn: true } } as const;
const now = { round: 3, worldTime: 1000 };

describe("RP-47, RP-65: the places of a body", () => {
  it("wear what covers their numbers, told number by number where it differs", () => {
    const places = placeViews(character({}, [mail]));
    const worn = Object.fromEntries(places.map(({ id, numbers, armour }) => [id, [numbers, armour]]));
    expect(worn["leftArm"]).toEqual(["6", "1d6"]);
    expect(worn["rightLeg"]).toEqual(["1-2", ""]);
    expect(worn["torso"]).toEqual(["7-9", "1d6 (7) 1d6 (8) – (9)"]);
  });

  it("count the wounds that nobody has treated", () => {
    const wound = { id: "a", row: "legs-05", place: "leftLeg", zone: "legs", side: "left", source: "" };
    const wounds = [wound, { ...wound, id: "b", treated: true }];
    const places = placeViews(character({ wounds }));
    expect(places.filter((place) => place.wounds > 0).map(({ id, wounds: count }) => [id, count])).toEqual([
      ["leftLeg", 1],
    ]);
    expect(
      drawn(HUMAN, places)
        ?.surfaces.filter(({ hurt }) => hurt)
        .map(({ place }) => place),
    ).toEqual(["leftLeg"]);
  });

  it("stand on both sides of the drawing of people", () => {
    const { right, left } = besideDrawing(placeViews(character()));
    expect([...right, ...left]).toHaveLength(6);
  });

  it.each(Object.keys(LOCATION_TABLES) as LocationTableId[])("RP-49: are all drawn, those of %s too", async (table) => {
    const drawing = await drawingOf(placeViews(creature({ locationTable: table })));
    const places: string[] = LOCATION_TABLES[table].map(({ label }) => label);
    expect(drawing?.surfaces.map(({ place }) => place).sort()).toEqual(places.sort());
    expect(existsSync(join("assets/figures", `${String(drawing?.lines)}.svg`))).toBe(true);
  });

  it("RP-49: of a table of the keeper's own are beside no drawing, and the die says what it strikes", async () => {
    const customLocations = [
      { from: 8, to: 10, label: "Tête", zone: "head" },
      { from: 1, to: 7, label: "Pince", zone: "arms" },
    ];
    const wound = { id: "a", row: "arms-05", place: "Pince", zone: "arms", side: null, source: "" };
    const crab = creature({ locationTable: "custom", customLocations, wounds: [wound] });
    expect(await drawingOf(placeViews(crab))).toBeNull();
    const die = dieView(crab);
    expect(die.map(({ zone }) => zone)).toEqual([...Array<string>(7).fill("arms"), ...Array<string>(3).fill("head")]);
    expect(die.filter(({ first }) => first).map(({ number }) => number)).toEqual([1, 8]);
    expect(die.filter(({ hurt }) => hurt)).toHaveLength(7);
  });
});

describe("RP-27: hit points", () => {
  const body = { attributes: { body: { base: 8 } }, hp: { value: 9 } };

  it("are tallied, and say where one falls", () => {
    const { tally, note } = pointsView(character(body), "minusBody");
    expect(tally.filter(Boolean)).toHaveLength(9);
    expect(tally).toHaveLength(18);
    expect(note).toEqual({ key: "GARDIEN.RPG.SHEET.diesAtBody", data: { n: -8 } });
    expect(pointsView(character(body), "zero").note).toEqual({ key: "GARDIEN.RPG.SHEET.diesAtZero" });
  });

  it("are not tallied where there are too many", () => {
    expect(pointsView(creature({ hp: { maxOverride: 60 } }), "zero").tally).toEqual([]);
  });
});

describe("RP-38, RP-39, RP-40: the actions of a round", () => {
  const kinds = (round: Parameters<typeof roundView>[0]) =>
    roundView(round).actions.map(({ kind, used }) => `${kind}${used ? " used" : ""}`);

  it("are open until a plan tells what for", () => {
    expect(kinds(freshRound())).toEqual(["free", "free"]);
    expect(kinds({ ...freshRound(), parries: 1 })).toEqual(["parry used", "free"]);
    expect(kinds({ ...freshRound(), plan: "AP", attacks: 1 })).toEqual(["attack used", "parry"]);
  });

  it("close plans that keep fewer parries than were made early", () => {
    const { plans } = roundView({ ...freshRound(), parries: 1 });
    expect(plans.filter(({ closed }) => !closed).map(({ id }) => id)).toEqual(["AP", "PP"]);
  });

  it("are counted for creatures that have others than two", () => {
    const words = roundView(freshRound(4)).plans.map(({ parts }) => parts.map(({ data }) => data?.["n"]));
    expect(words).toEqual([[4], [3, 1], [2, 2]]);
  });
});

describe("RP-61: what lasts, in words", () => {
  const state = { type: "bleed", formula: "1d4" } as const;

  it("tells the rounds left, or what ends it", () => {
    const rounds = { state, span: { clock: "round", first: 2, last: 4 }, ends: "rounds", wound: "" } as const;
    expect(conditionView(rounds, now).until).toEqual({ key: "GARDIEN.RPG.END.rounds.other", data: { n: 2 } });
    const [before, next] = [
      { ...now, round: 1 },
      { ...rounds, span: { ...rounds.span, last: 2 } },
    ];
    expect(conditionView(rounds, before).until).toEqual({
      key: "GARDIEN.RPG.END.fromRound.other",
      data: { round: 2, n: 3 },
    });
    expect(conditionView(next, before).until).toEqual({
      key: "GARDIEN.RPG.END.fromRound.one",
      data: { round: 2, n: 1 },
    });
    const care = { state, span: { clock: "world", first: 0, last: null }, ends: "care", wound: "" } as const;
    expect(conditionView(care, now).until).toEqual({ key: "GARDIEN.RPG.UNTIL.care" });
    const hours = { state, span: { clock: "world", first: 0, last: 8199 }, ends: "careOrHours", wound: "" } as const;
    expect(conditionView(hours, now).until).toEqual({ key: "GARDIEN.RPG.END.hours.other", data: { n: 2 } });
  });

  it("stands with the wound it belongs to, and is left out once it is over", () => {
    const wounds = [{ id: "w", row: "legs-05", place: "leftLeg", zone: "legs", side: "left", source: "Pique" }];
    const until = { ends: "care", wound: "w" };
    const conditions = [
      { state, span: { clock: "world", first: 0, last: null }, ...until },
      { state: { type: "crawl" }, span: { clock: "world", first: -9, last: -1 }, ...until },
      { state: { type: "inert" }, span: { clock: "world", first: 0, last: null }, ends: "care", wound: "other" },
    ];
    const [wound] = woundViews(character({ wounds, conditions }));
    expect(wound?.effects.map(({ what }) => what.key)).toEqual(["GARDIEN.RPG.STATE.bleed"]);
  });

  it("names what is lost for good with its side", () => {
    const sequels = [{ part: "ear", side: "left", partial: true }, { text: "balafre" }];
    const [ear, scar] = sequelViews(character({ sequels }));
    expect(ear?.what.key).toBe("GARDIEN.RPG.SEQUEL.partial");
    expect(scar?.what.data).toEqual({ name: "balafre" });
  });
});

describe("RP-51, RP-68: a weapon on the sheet", () => {
  const bearer = character({ attributes: { body: { base: 8 }, agility: { base: 6 } } });
  const view = (system: object) => {
    const model = preparedItem("rpgWeapon", system);
    if (!(model instanceof RpgWeapon)) throw new TypeError("no weapon");
    return weaponView(bearer, { id: "w", name: "w", img: "", system: model });
  };

  it("has Bdeg in its dice hand to hand, and never from afar", () => {
    expect(view({ formula: "1d8" }).damage).toBe("1d8+2");
    expect(view({ formula: "1d4", halved: true, natural: true, skill: "unarmed" }).damage).toBe("1d4/2+2");
    expect(view({ formula: "1d6", mode: "missile" }).damage).toBe("1d6");
    expect(view({ formula: "1d6", damageBonusApplies: false }).damage).toBe("1d6");
  });

  it("shows both ways to use what is thrown too", () => {
    expect(view({ mode: "meleeOrThrown", throwWeight: "light" }).uses.map(({ use }) => use)).toEqual([
      "GARDIEN.RPG.WEAPON_USE.melee",
      "GARDIEN.RPG.WEAPON_USE.thrown",
    ]);
  });
});
