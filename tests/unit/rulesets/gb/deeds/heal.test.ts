import { describe, expect, test } from "vitest";
import { DeedDraft } from "../../../../../src/core/play/draft/deed-draft.js";
import { deedContext } from "../../../../../src/core/deed/window-context.js";
import { HERO } from "../../../../support/play/arbiter-table.js";
import { doDeed, hindrance, idOf, item, openTable, points, procedure, settled } from "./table.js";

const TOUCH = item("gbSpell", "touch", {
  kind: "heal",
  casterLevel: 9,
  pvFormula: "1d8",
  pfFormula: "1d8 + @casterLevel",
});
const spell = { spell: idOf("touch") };
const HURT = { abilities: { con: { value: 14 } }, pv: { value: 4 }, pf: { value: -3 } };

describe("healing touch (GB-63)", () => {
  test("GB-63: 1d8 PV and 1d8 + level PF, two dice, under the maxima and the cap of the new PV", async () => {
    const { hero, beast } = await openTable(HURT);
    await beast.createEmbeddedDocuments("Item", [TOUCH] as never, { keepId: true } as never);
    const touch = { ...spell, patient: HERO };
    const { outcome, undo } = await doDeed("heal", beast, touch, [2, 1]);
    expect(outcome).toMatchObject({ givenPv: 2, givenPf: 10, pv: 2, pf: 10, level: 9 });
    expect(points(hero)).toEqual({ pv: 6, pf: 7 });
    await undo();
    expect(points(hero)).toEqual({ pv: 4, pf: -3 });
    await doDeed("heal", beast, touch, [8, 8]);
    expect(points(hero)).toEqual({ pv: 10, pf: 10 });
  });

  test("is cast on somebody else: sent for the patient, with the caster's word", async () => {
    const { hero, beast } = await openTable(HURT);
    await beast.createEmbeddedDocuments("Item", [TOUCH] as never, { keepId: true } as never);
    const sent = procedure("heal").onto?.([beast], settled("heal", beast, { ...spell, patient: HERO }));
    expect(sent?.actors).toEqual([hero]);
    const situation = { actor: hero, choices: sent?.choices ?? {} };
    expect(procedure("heal").doer?.(situation)).toBe(beast);
    await doDeed("heal", beast, { ...spell, patient: HERO }, [3, 1]);
    expect(points(hero).pv).toBe(7);
  });

  test("GB-63: the window says both rolls", async () => {
    const { hero } = await openTable(undefined, [TOUCH]);
    const { sum } = deedContext(new DeedDraft("heal", "gb", procedure("heal"), [hero], spell));
    expect(sum).toMatchObject({ dice: "1d8 · 1d8 + 9", sum: "" });
  });

  test("is nothing for the dead, and needs a spell whose dice can be read", async () => {
    const { hero } = await openTable({ ...HURT, pv: { value: 0 } }, [TOUCH]);
    expect(hindrance("heal", hero, { spell: idOf("gone") })).toBe("noSpell");
    expect(hindrance("heal", hero)).toBe("noSpell");
    expect(hindrance("heal", hero, spell)).toBe("dead");
    const bad = item("gbSpell", "bad", { kind: "heal", pvFormula: "beaucoup" });
    const other = await openTable(undefined, [bad]);
    expect(hindrance("heal", other.hero, { spell: idOf("bad") })).toBe("badFormula");
  });

  test("takes no spell that somebody else knows, by whichever id it is named", async () => {
    const { hero, beast } = await openTable(HURT);
    const [theirs] = await beast.createEmbeddedDocuments("Item", [TOUCH] as never, { keepId: true } as never);
    expect(hindrance("heal", beast, { spell: theirs?.uuid ?? "" })).not.toBe("noSpell");
    expect(hindrance("heal", hero, { spell: theirs?.uuid ?? "" })).toBe("noSpell");
  });
});
