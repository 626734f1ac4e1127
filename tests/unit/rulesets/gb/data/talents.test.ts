import { describe, expect, it } from "vitest";
import { GbSkill } from "../../../../../src/rulesets/gb/data/items/skill.js";
import { GbWeapon } from "../../../../../src/rulesets/gb/data/items/weapon.js";
import { creature, investigator, itemAt, preparedItem, type ItemSource } from "../../../../support/models/gb-models.js";

const feat = (system: object): ItemSource => ({ type: "gbFeat", system });
const toughness = (taken = 1) => feat({ key: "toughness", taken });

describe("feats", () => {
  it("GB-55: each Toughness adds two PV and two PF, twice at most", () => {
    const max = (...items: ItemSource[]) => {
      const { pv, pf } = investigator({}, items);
      return [pv.max, pf.max];
    };
    expect([max(), max(toughness()), max(toughness(2)), max(toughness(2), toughness())]).toEqual([
      [8, 8],
      [10, 10],
      [12, 12],
      [12, 12],
    ]);
  });

  it("GB-47, GB-55: a creature made like an investigator is tougher too, one with halved hit points is not", () => {
    expect(creature({ poolsMethod: "investigator" }, [toughness()]).pv.max).toBe(10);
    expect(creature({ poolsMethod: "halve", hp: { max: 16 } }, [toughness()]).pv.max).toBe(8);
  });

  it("only Toughness counts twice", () => {
    expect(preparedItem("gbFeat", { key: "run", taken: 2 }).taken).toBe(1);
    expect(preparedItem("gbFeat", { key: "toughness", taken: 2 }).taken).toBe(2);
  });

  it("standing bonuses reach saves, initiative and armour class", () => {
    const modifiers = ["fort", "ref", "will", "initiative", "armorClass"].map((target) => ({ target, value: 2 }));
    const { saves, initiative, defense } = investigator({}, [feat({ modifiers })]);
    expect([saves.fort.total, saves.ref.total, saves.will.total, initiative.total, defense.zones.head?.ac]).toEqual([
      2, 2, 2, 2, 12,
    ]);
  });

  it("GB-51: a Martial Artist's bare hands cost PV too", () => {
    const fists: ItemSource = { type: "gbWeapon", system: { category: "unarmed" } };
    const spares = (...items: ItemSource[]) => itemAt(investigator({}, [fists, ...items]), GbWeapon).pfOnly;
    expect([spares(), spares(feat({ key: "martialArtist" }))]).toEqual([true, false]);
  });

  it("GB-56: a proficiency takes the −4 away, a focus adds 1, both for the weapon they name", () => {
    const gun: ItemSource = { type: "gbWeapon", system: { category: "handgun", slug: "colt", proficient: false } };
    const ids = (...items: ItemSource[]) =>
      itemAt(investigator({}, [gun, ...items]), GbWeapon).attackModifiers.map(({ id }) => id);
    expect(ids()).toContain("notProficient");
    expect(ids(feat({ key: "weaponProficiency", weapon: "handgun" }))).not.toContain("notProficient");
    expect(ids(feat({ key: "weaponProficiency", weapon: "longarm" }))).toContain("notProficient");
    expect(ids(feat({ key: "weaponFocus", weapon: "Colt" }))).toContain("misc");
  });
});

describe("skills", () => {
  const skill = (system: object, actor: object = {}, items: readonly ItemSource[] = []) =>
    itemAt(investigator(actor, [{ type: "gbSkill", system }, ...items]), GbSkill);
  const vest: ItemSource = { type: "gbArmor", system: { checkPenalty: -3 } };

  it("GB-01: whole ranks, ability and other things add up", () => {
    expect(skill({ ability: "int", ranks: 3.5, misc: 1 }, { abilities: { int: { value: 14 } } }).total).toBe(6);
  });

  it("GB-12: fatigue weighs on Strength and Dexterity, not on the others", () => {
    const tired = { pf: { value: 4 } };
    expect([skill({ ability: "dex" }, tired).total, skill({ ability: "wis" }, tired).total]).toEqual([-2, 0]);
    expect([skill({ ability: "str" }).fatigueApplies, skill({ ability: "con" }).fatigueApplies]).toEqual([true, false]);
  });

  it("D-48: worn armour hinders the skills that say so", () => {
    expect(skill({ ability: "dex", armorPenalty: true }, {}, [vest, vest]).total).toBe(-6);
    expect(skill({ ability: "dex" }, {}, [vest]).total).toBe(0);
    const stowed = { ...vest, system: { checkPenalty: -3, equipped: false } };
    expect(skill({ ability: "dex", armorPenalty: true }, {}, [stowed]).total).toBe(0);
  });

  it("a feat that names it adds to it", () => {
    const alert = feat({ modifiers: [{ target: "skill", skill: "listening", value: 2 }] });
    expect(skill({ slug: "listening", ability: "wis" }, {}, [alert]).total).toBe(2);
  });

  it("some ask for a whole rank of training", () => {
    const usable = (ranks: number) => preparedItem("gbSkill", { trainedOnly: true, ranks }).usable;
    expect([usable(0.5), usable(1)]).toEqual([false, true]);
  });

  it("nobody's skill is its own ranks", () => {
    expect(preparedItem("gbSkill", { ability: "dex", ranks: 4, misc: -1 }).total).toBe(3);
  });
});
