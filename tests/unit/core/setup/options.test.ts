import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { sitDown } from "../../../support/windows/settings-desk.js";
import { writeAll } from "../../../../src/core/setup/page/change.js";
import {
  accepts,
  allOptions,
  differs,
  hintOf,
  idleReason,
  isOfTable,
  rulesOf,
  wordsOf,
  namedAfter,
} from "../../../../src/core/setup/page/options.js";

afterEach(() => vi.unstubAllGlobals());

describe("an option of the settings", () => {
  it.each(["fr", "en"])("tells its rules by number, and what it does without them (%s)", (lang) => {
    const { option } = sitDown({ lang });
    expect(rulesOf(option("gbEffortRounding"))).toEqual(["GB-49", "GB-54"]);
    expect(rulesOf(option("gbCreationFeats"))).toEqual([]);
    for (const one of allOptions()) expect(hintOf(one), one.key).not.toMatch(/^[A-Z]+-\d|^[.,\s]|^$/);
  });

  it("has words for all that it may say", () => {
    sitDown();
    for (const one of allOptions())
      for (const choice of one.definition.choices ?? [true, false])
        expect(wordsOf(one, choice), one.key).not.toMatch(/GARDIEN|^$/);
  });

  it("names users by name, and one more or one less at a time", () => {
    const { option } = sitDown();
    expect(wordsOf(option("spectators"), "")).toBe("personne");
    expect(wordsOf(option("spectators"), "ines gone")).toBe("Inès");
    expect(namedAfter("", "ines", true)).toBe("ines");
    expect(namedAfter("ines hugo", "ines", true)).toBe("hugo ines");
    expect(namedAfter("ines hugo", "ines", false)).toBe("hugo");
  });

  it("takes what it may say at first, and nothing of another kind", () => {
    sitDown();
    const anything = fc.oneof(fc.string(), fc.double(), fc.boolean(), fc.constant(null), fc.object());
    for (const one of allOptions()) expect(accepts(one, one.initial), one.key).toBe(true);
    fc.assert(
      fc.property(fc.constantFrom(...allOptions()), anything, (one, value) => {
        const { choices, range } = one.definition;
        if (!accepts(one, value)) return;
        expect(typeof value).toBe(typeof one.initial);
        if (choices) expect(choices).toContain(value);
        if (range) expect(Number(value)).toBeGreaterThanOrEqual(range.min);
        if (range) expect(Number(value)).toBeLessThanOrEqual(range.max);
        if (typeof value === "number") expect(Number.isInteger(value)).toBe(true);
      }),
    );
  });

  it("DD-19: refuses dice that nobody can throw", () => {
    const { option } = sitDown();
    expect(accepts(option("d20d100SizeFormula"), "4d6 − 2")).toBe(true);
    expect(accepts(option("d20d100SizeFormula"), "three dice")).toBe(false);
  });

  it("RP-34, SE-04, SE-54: says why it does nothing while another stands as it does", () => {
    const { option, kept } = sitDown();
    expect(idleReason(option("rpgCombatReaction"))).toBe("");
    kept.set("rpgChaos", true);
    expect(idleReason(option("rpgCombatReaction"))).toMatch(/Chaos total.» est coché/);
    kept.set("seuilsKilledMeaning", "dead");
    expect(idleReason(option("seuilsDyingActs"))).toMatch(/Mort.»/);
    kept.set("seuilsExplodeOn", 0);
    expect(idleReason(option("seuilsEquipmentExplodes"))).toMatch(/«.0.»/);
  });

  it("differs from its default once it says something else", () => {
    const { option, kept } = sitDown();
    expect(differs(option("gbNaturalExtremes"))).toBe(false);
    kept.set("gbNaturalExtremes", false);
    expect(differs(option("gbNaturalExtremes"))).toBe(true);
  });
});

describe("writing options", () => {
  it("answers what they said before, so that it can be taken back", async () => {
    const { option, kept } = sitDown();
    const changes = [
      { option: option("gbHelplessBonus"), to: 6 },
      { option: option("gbNaturalExtremes"), to: true },
      { option: option("skipAttackWindow"), to: true },
    ];
    const before = await writeAll(changes);
    expect(before.map(({ option: { key }, to }) => [key, to])).toEqual([
      ["gbHelplessBonus", 4],
      ["skipAttackWindow", false],
    ]);
    await writeAll(before);
    expect([kept.get("gbHelplessBonus"), kept.get("skipAttackWindow")]).toEqual([4, false]);
  });

  it("is refused, with a word, to whoever may not change the table's; their own are theirs", async () => {
    const { option, kept } = sitDown({ may: false });
    expect(isOfTable(option("damageDice"))).toBe(false);
    expect(await writeAll([{ option: option("gbHelplessBonus"), to: 6 }])).toEqual([]);
    expect(ui.notifications.warn).toHaveBeenCalledOnce();
    expect((await writeAll([{ option: option("damageDice"), to: "click" }])).length).toBe(1);
    expect([...kept]).toEqual([["damageDice", "click"]]);
  });
});
