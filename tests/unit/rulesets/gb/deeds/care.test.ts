import { describe, expect, test } from "vitest";
import { DeedDraft } from "../../../../../src/core/play/draft/deed-draft.js";
import { HERO } from "../../../../support/play/arbiter-table.js";
import { doDeed, found, hindrance, idOf, item, openTable, procedure, settled, systemOf, wound } from "./table.js";

const MEDICINE = item("gbSkill", "medicine", { ability: "int", ranks: 5, care: true, slug: "medicine" });
const FIRST_AID = item("gbSkill", "firstaid", { ability: "wis", ranks: 2, care: true });
const LEG = wound("leg", { gb: 10, zone: "legLeft", pfLost: 3, pvLost: 2 });

describe("care (GB-38)", () => {
  test("GB-38: success at DD 5 + GB marks the wound treated and stops its clock", async () => {
    const { hero } = await openTable(undefined, [LEG, MEDICINE]);
    const { outcome, view } = await doDeed("care", hero, { wound: idOf("leg") }, [10]);
    expect(outcome).toMatchObject({ total: 15, treated: true, self: true });
    expect(view).toMatchObject({ tone: "good", total: 15, die: { faces: 20, value: 10 } });
    expect(systemOf(found(hero, "leg"))).toMatchObject({ treated: true, worsens: false });
  });

  test("D-26: a failure changes nothing and may be tried again", async () => {
    const { hero } = await openTable(undefined, [LEG, MEDICINE]);
    const { changes } = await doDeed("care", hero, { wound: idOf("leg") }, [9]);
    expect(changes).toBeNull();
    expect(hindrance("care", hero, { wound: idOf("leg") })).toBeNull();
  });

  test("the best care skill is proposed, and Wisdom where there is none", async () => {
    const { hero } = await openTable(undefined, [LEG, FIRST_AID, MEDICINE]);
    expect(settled("care", hero, { wound: idOf("leg") }).skill).toBe(idOf("medicine"));
    const unskilled = await openTable(undefined, [LEG]);
    expect(settled("care", unskilled.hero, { wound: idOf("leg") }).skill).toBe("wis");
    expect((await doDeed("care", unskilled.hero, { wound: idOf("leg") }, [15])).outcome).toMatchObject({ total: 15 });
  });

  test("GB-12: fatigue does not weigh on the skills of care", async () => {
    const { hero } = await openTable(undefined, [LEG, MEDICINE]);
    await hero.update({ system: { pf: { value: 1 } } } as never);
    const situation = { actor: hero, choices: settled("care", hero, { wound: idOf("leg") }) };
    expect(
      procedure("care")
        .modifiers(situation)
        .map(({ id }) => id),
    ).toEqual(["ranks"]);
  });

  test("GB-29: a light wound wants a bandage, no roll", async () => {
    const { hero } = await openTable(undefined, [wound("arm", { gb: 2, zone: "armLeft", pvLost: 0 })]);
    const { outcome, view } = await doDeed("care", hero, { wound: idOf("arm") });
    expect(outcome).toMatchObject({ treated: true, total: null });
    expect(view.die).toBeNull();
  });

  test("the window says what the wound that is chosen asks", async () => {
    const { hero } = await openTable(undefined, [LEG, wound("arm", { gb: 2, zone: "armLeft", pvLost: 0 })]);
    const hint = (id: string) =>
      procedure("care")
        .fields([hero], { wound: idOf(id) })
        .find((field) => field.id === "wound")?.hint;
    expect(hint("leg")).toEqual({ key: "GARDIEN.GB.DEED.care.asks", data: { dc: 15 } });
    expect(hint("arm")).toMatchObject({ key: "GARDIEN.GB.DEED.care.bandage" });
  });

  test("somebody else dresses the wound, from the sheet of either", async () => {
    const { hero, beast } = await openTable(undefined, [LEG]);
    await beast.createEmbeddedDocuments("Item", [MEDICINE] as never);
    await doDeed("care", beast, { patient: HERO }, [10]);
    expect(systemOf(found(hero, "leg")).treated).toBe(true);
    const again = await openTable(undefined, [LEG]);
    await again.beast.createEmbeddedDocuments("Item", [MEDICINE] as never);
    const { outcome } = await doDeed("care", again.hero, { wound: idOf("leg"), helper: again.beast.uuid }, [10]);
    expect(outcome).toMatchObject({ treated: true, self: false });
  });

  test("a wound that was chosen is none of another patient's: theirs is proposed", async () => {
    const { hero, beast } = await openTable(undefined, [LEG]);
    await beast.createEmbeddedDocuments(
      "Item",
      [wound("arm", { gb: 4, zone: "armLeft" })] as never,
      { keepId: true } as never,
    );
    const draft = new DeedDraft("care", "gb", procedure("care"), [beast], {});
    Object.assign(draft.choices, { patient: HERO, wound: idOf("leg") });
    expect(draft.settled).toMatchObject({ patient: hero.uuid, wound: idOf("leg") });
    Object.assign(draft.choices, { patient: beast.uuid });
    expect(draft.fields.find(({ id }) => id === "wound")?.value).toBe(idOf("arm"));
    expect([draft.settled.wound, draft.able.length]).toEqual([idOf("arm"), 1]);
  });

  test("a wound that a button names is not exchanged for another once it is gone", async () => {
    const { hero } = await openTable(undefined, [LEG]);
    const draft = new DeedDraft("care", "gb", procedure("care"), [hero], { wound: idOf("gone") });
    expect([draft.settled.wound, draft.able.length]).toEqual([idOf("gone"), 0]);
  });

  test("whoever helps has the word", async () => {
    const { hero, beast } = await openTable(undefined, [LEG]);
    const choices = settled("care", hero, { wound: idOf("leg"), helper: beast.uuid });
    expect(procedure("care").doer?.({ actor: hero, choices })).toBe(beast);
  });

  test("needs a helper who can act, a wound that is there and a victim who lives", async () => {
    const { hero } = await openTable(undefined, [LEG]);
    expect(hindrance("care", hero, { wound: idOf("gone") })).toBe("noWound");
    expect(hindrance("care", hero, { wound: idOf("leg"), helper: "Actor.gone" })).toBe("noHelper");
    await hero.update({ system: { pf: { value: 0 } } } as never);
    expect(hindrance("care", hero, { wound: idOf("leg") })).toBe("unable");
    await hero.update({ system: { pv: { value: 0 } } } as never);
    expect(hindrance("care", hero, { wound: idOf("leg") })).toBe("dead");
  });

  test("a treated wound is not dressed again; taken back, it is open", async () => {
    const { hero } = await openTable(undefined, [LEG, MEDICINE]);
    const { undo } = await doDeed("care", hero, { wound: idOf("leg") }, [20]);
    expect(hindrance("care", hero, { wound: idOf("leg") })).toBe("noWound");
    await undo();
    expect(systemOf(found(hero, "leg")).treated).toBe(false);
  });
});
