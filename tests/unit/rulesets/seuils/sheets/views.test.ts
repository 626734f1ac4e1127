import { beforeAll, describe, expect, it, vi } from "vitest";
import { actionsOf } from "../../../../../src/rulesets/seuils/data/actors/round.js";
import type { SeuilsWeapon } from "../../../../../src/rulesets/seuils/data/items/weapon.js";
import { guardView, weaponView } from "../../../../../src/rulesets/seuils/sheets/views/arms-view.js";
import { bleedText } from "../../../../../src/rulesets/seuils/sheets/views/bleed-view.js";
import { careFacts, careTable } from "../../../../../src/rulesets/seuils/sheets/views/care-view.js";
import { domainViews, traitViews } from "../../../../../src/rulesets/seuils/sheets/views/domains-view.js";
import { roundView } from "../../../../../src/rulesets/seuils/sheets/views/round-view.js";
import { rowViews } from "../../../../../src/rulesets/seuils/sheets/views/rows-view.js";
import { character, preparedItem, type ItemSource } from "../../../../support/models/seuils-models.js";

const HURT = { touche: { lethal: 2, temporary: 1 }, blesse: { lethal: 1 } };
const done = { attacks: 0, defences: 0, others: 0, extraDefences: 0 };
const ALLOWED = { actions: 2, attacks: 1 };

beforeAll(() => vi.stubGlobal("game", { i18n: { lang: "fr" } }));

describe("rows of circles", () => {
  it("SE-50, SE-55, SE-56: tell the Seuil, the faces that reach it, and every circle by its mark", () => {
    const [touche, blesse] = rowViews(character({ characteristics: { sante: { value: 3 } }, wounds: HURT }));
    expect([touche?.threshold, touche?.faces.data]).toEqual([5, { from: 5, to: 6 }]);
    expect(touche?.circles.map(({ mark }) => mark)).toEqual(["lethal", "lethal", "temporary", "free"]);
    expect(blesse?.circles[1]?.label.data).toMatchObject({ n: 2, max: 2, mark: { key: "GARDIEN.SEUILS.MARK.free" } });
  });

  it("SE-59: only one malus counts, and none for the unhurt", () => {
    expect(rowViews(character({ wounds: HURT })).map(({ counted }) => counted)).toEqual([false, true, false]);
    expect(rowViews(character()).some(({ counted }) => counted)).toBe(false);
  });

  it("SE-57: a Seuil that no die reaches says so", () => {
    const [, , tue] = rowViews(character({ wounds: { tue: { override: 12 } } }));
    expect(tue?.faces.key).toBe("GARDIEN.SEUILS.SHEET.faces.none");
  });

  it("SE-69: blood is told in rounds of a fight and in seconds elsewhere, once it runs", () => {
    const bleeding = character({ wounds: HURT, care: { bleeding: true, bleedSeconds: 18 } });
    expect([bleedText(bleeding, true)?.data?.["n"], bleedText(bleeding, false)?.data?.["n"]]).toEqual([7, 42]);
    expect(bleedText(character({ wounds: HURT }), true)).toBeNull();
    const tue = { tue: { lethal: 1 } };
    const last = character({ wounds: tue, care: { bleeding: true, bleedSeconds: 12 } });
    expect(bleedText(last, false)?.key).toBe("GARDIEN.SEUILS.SHEET.bleedsOut.seconds.other"); // no circle is left
  });
});

describe("Caractéristiques", () => {
  it("SE-06, SE-58: lose a kite for each die that wounds cost", () => {
    const [sante] = traitViews(character({ characteristics: { sante: { value: 3 } }, wounds: HURT }));
    expect([sante?.pool, sante?.kites]).toEqual([1, [false, true, true]]);
    expect(sante?.words.key).toBe("GARDIEN.SEUILS.SHEET.trait.changed");
  });

  it("SE-78: clicking a point spends as many, clicking the last spent one gives it back", () => {
    const [physique] = domainViews(character({ domains: { physique: { spent: 2 } } }));
    expect(physique?.track.map(({ spent, sets }) => [spent, sets])).toEqual([
      [true, 1],
      [true, 1],
      [false, 3],
      [false, 4],
      [false, 5],
      [false, 6],
    ]);
  });
});

describe("a round", () => {
  it("SE-14, SE-15: tells what was done, and what the rest may serve for", () => {
    const view = (spent: Partial<typeof done>) => {
      const { actions, attack, warning } = roundView(actionsOf({ ...done, ...spent }, ALLOWED), { ...done, ...spent });
      return [
        ...actions.map(({ kind, note }) => `${kind} ${note.split(".").at(-1) ?? ""}`),
        attack.split(".").at(-1),
        warning?.split(".").at(-1),
      ];
    };
    expect(view({})).toEqual(["free any", "free any", "left", undefined]);
    expect(view({ attacks: 1 })).toEqual(["attack done", "free noAttack", "made", undefined]);
    expect(view({ defences: 1 })).toEqual(["defence done", "free any", "left", "costsAttack"]); // SE-16
    expect(view({ defences: 1, others: 1 })).toEqual(["defence done", "other done", "lost", "extra"]); // SE-16, SE-17
  });
});

describe("arms", () => {
  const bow = { attackType: "ranged", missile: "projectile", group: "bows", equipped: true, equipmentDice: 1 };
  const ranges = { short: 15, medium: null, extreme: 80 };
  const items: readonly ItemSource[] = [
    { type: "seuilsSpecialty", system: { slug: "arcs", uses: ["weaponGroup:bows"] } },
    { type: "seuilsShield", system: { bonus: 2 } },
  ];

  it("SE-04, SE-10, SE-23, SE-24: a shot is told with Précision, its dE, its threshold, and the ranges that it has", () => {
    const owner = character({ characteristics: { precision: { value: 4 } } }, items);
    const system = preparedItem("seuilsWeapon", { ...bow, ranges }) as SeuilsWeapon;
    const view = weaponView(owner, { id: "w", name: "Arc", img: "", system });
    expect(view.pool).toMatchObject({ data: { equipment: 1, threshold: 4, dice: { data: { count: 4 } } } });
    expect(view.bands.map(({ limit, difficulty }) => [limit, difficulty])).toEqual([
      [15, 2],
      [80, 6],
    ]);
  });

  it("SE-20, SE-75: a blow tells how far it reaches, a blast how wide it is, in the reader's digits", () => {
    const spear = preparedItem("seuilsWeapon", { reach: 2.5 }) as SeuilsWeapon;
    const view = weaponView(character(), { id: "w", name: "Épieu", img: "", system: spear });
    expect([view.kind.at(-1)?.data, view.area]).toEqual([{ n: "2,5" }, ""]);
    const grenade = preparedItem("seuilsWeapon", { ...bow, ranges, areaRadius: 4.5 }) as SeuilsWeapon;
    expect(weaponView(character(), { id: "w", name: "Grenade", img: "", system: grenade }).area).toBe("4,5");
  });

  it("SE-76: ammunition is told where it is counted", () => {
    const system = preparedItem("seuilsWeapon", { ...bow, ranges, ammo: { value: 3, max: 6 } }) as SeuilsWeapon;
    expect(weaponView(character(), { id: "w", name: "Arc", img: "", system }).ammo).toBeNull();
  });

  it("SE-29, SE-30, SE-37: a shield is enough to parry with, and nothing is not", () => {
    expect(guardView(character({}, items)).parry?.bonus).toBe(2);
    expect(guardView(character()).parry).toBeNull();
  });

  it("SE-17: a defence beyond one's actions is told by Réflexes, as it will be rolled", () => {
    const model = character({ characteristics: { agilite: { value: 4 }, reflexes: { value: 2 } } }, items);
    const told = (extra: number) => {
      const { dodge, parry } = guardView(model, extra);
      return [dodge.data?.["name"], parry?.pool.data?.["name"], dodge.data?.["dice"]];
    };
    const [agility, reflexes] = ["agilite", "reflexes"].map((id) => ({ key: `GARDIEN.SEUILS.CHARACTERISTIC.${id}` }));
    expect(told(0).slice(0, 2)).toEqual([agility, agility]);
    expect(told(1).slice(0, 2)).toEqual([reflexes, reflexes]);
    expect(told(0)[2]).not.toEqual(told(1)[2]);
  });
});

describe("care", () => {
  const facts = (care: object, worldTime = 0, wounds: object = HURT) =>
    careFacts(character({ wounds, care }), worldTime).map(({ id, value, tone }) => [
      id,
      value.key.split(".").slice(3).join("."),
      tone,
      value.data?.["n"],
    ]);

  it("SE-64: tells the minutes left for first aid, or that it is too late", () => {
    expect(facts({ firstAid: "pending", woundedAt: 100 }, 160)[0]).toEqual([
      "firstAid",
      "firstAid.within.other",
      "warn",
      9,
    ]);
    expect(facts({ firstAid: "pending", woundedAt: 0 }, 601)[0]).toEqual([
      "firstAid",
      "firstAid.late",
      "bad",
      undefined,
    ]);
    expect(facts({ firstAid: "success" })[0]?.[2]).toBe("good");
  });

  it("SE-63, SE-66, SE-67, SE-72: tells the watch, the infection, the period and the crosses", () => {
    expect(facts({ watch: true, watchModifier: 1 })[0]?.slice(0, 3)).toEqual(["watch", "watch.value", "warn"]);
    expect(facts({ recoveryDays: 1 }).map(([id, key, , n]) => [id, key, n])).toEqual([
      ["recovery", "recovery.other", 2],
      ["crosses", "crosses.one", 1],
    ]);
    expect(facts({ infection: "grave", disease: "gangrene" })).toContainEqual([
      "recovery",
      "recovery.suspended",
      "bad",
      undefined,
    ]);
    expect(facts({ bleeding: true })[0]?.[1]).toBe("recovery.bleeding");
    expect(facts({}, 0, {})).toEqual([]);
  });

  it("SE-73: prints the table of care, the patient's worst row marked", () => {
    const { rows, lines } = careTable(character({ wounds: HURT }));
    expect(rows.map(({ worst }) => worst)).toEqual([false, true, false]);
    expect(lines.map(({ cells }) => cells.map(({ data }) => data?.["n"]))).toEqual([
      [2, 3, 4],
      [undefined, 3, 4],
      [undefined, 1, 3],
      [1, 3, 7],
      [2, 3, undefined],
    ]);
  });
});
