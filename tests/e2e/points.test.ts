import { beforeAll, describe, expect, it } from "vitest";
import { attack, cardOf } from "./support/attack.js";
import { chooseDice, type Face } from "./support/dice.js";
import { conditionOf, expectCondition, heal } from "./support/people.js";
import { editBar } from "./support/scene.js";
import { setting } from "./support/settings.js";
import { KEEPER, openTable, PLAYERS, reload } from "./support/table.js";
import { expectText } from "./support/wait.js";

const BERETTA = "Beretta 92F (9 mm)";
const VICTIM = "Journaliste";
const WHOLE = { pv: 8, pf: 8, wounds: [], statuses: [] };
/** A grave wound at the left leg: 3 PF, 2 PV. */
const DICE: readonly Face[] = [
  [20, 15],
  [100, 99],
];
const BLOW = { by: "Voyou", at: VICTIM, weapon: BERETTA };

const [keeper, player] = await openTable(KEEPER, PLAYERS[0]);

describe("an investigator at 0 PF", () => {
  let id: string;

  it("starts from a bar of the token, which its owner edits", async () => {
    await editBar(player, VICTIM, "pf", "3");
    await expectCondition([keeper, player], VICTIM, { pv: 8, pf: 3, statuses: [] });
  });

  it("is asked for a Vigueur save: its owner on the card, nobody else", async () => {
    id = await attack(keeper, { ...BLOW, dice: DICE });
    for (const seat of [keeper, player]) await expectText(cardOf(seat, id), "−3 PF", "−2 PV", "PF 3 → 0", "Appliqué");
    await expectCondition([keeper, player], VICTIM, { pv: 6, pf: 0, wounds: [BERETTA], statuses: [] });
    await cardOf(player, id).getByRole("button", { name: "Jet de Vigueur" }).waitFor();
  });

  it("is stunned by a save that succeeds, on both tables' tokens", async () => {
    await chooseDice(player, [20, 16]);
    await cardOf(player, id).getByRole("button", { name: "Jet de Vigueur" }).click();
    for (const seat of [keeper, player])
      await expectText(cardOf(seat, id), "Jet de Vigueur · Étourdi", "Total 16 contre DD 15");
    await expectCondition([keeper, player], VICTIM, { pf: 0, statuses: ["stunned"] });
    await cardOf(player, id).getByRole("button", { name: "Jet de Vigueur" }).waitFor({ state: "detached" });
  });

  it("is not stunned any more when the keeper takes the save back, and may save again from the sheet", async () => {
    await cardOf(keeper, id).getByRole("button", { name: "Annuler" }).first().click();
    await expectCondition([keeper, player], VICTIM, { pf: 0, statuses: [] });
    const { page } = player;
    await page.getByRole("button", { name: /^Inès/ }).click();
    const sheet = page.locator(".application", { has: page.getByRole("heading", { name: VICTIM }) });
    await expectText(sheet, "PF à 0 ou moins : jet de Vigueur, DD 15.");
    await chooseDice(player, [20, 5]);
    await sheet.getByRole("button", { name: "Jet de Vigueur" }).click();
    for (const seat of [keeper, player])
      await expectText(cardOf(seat, id), "Jet de Vigueur · Inconscient", "Total 5 contre DD 15");
    await expectCondition([keeper, player], VICTIM, { pf: 0, statuses: ["prone", "unconscious"] });
    await expectText(sheet, /inconscient/i);
    await sheet.getByRole("button", { name: "Fermer" }).click();
  });

  it("stands again when the blow is taken back, and with it the save that came of it", async () => {
    await cardOf(keeper, id).getByRole("button", { name: "Annuler" }).last().click();
    await expectCondition([keeper, player], VICTIM, { pv: 8, pf: 3, wounds: [], statuses: [] });
    await reload(player);
    await expectCondition([player], VICTIM, { pv: 8, pf: 3, statuses: [] });
  });
});

describe("death", () => {
  it("by a mortal wound waits for the keeper's word, and is taken back with its conditions", async () => {
    await heal(keeper, VICTIM);
    const id = await attack(keeper, {
      ...BLOW,
      dice: [
        [20, 20],
        [100, 2],
      ],
    });
    for (const seat of [keeper, player]) await expectText(cardOf(seat, id), "Tête (dé : 2)", "Mortelle", "mort");
    await expectText(cardOf(player, id), "Attend l’accord du gardien");
    expect(await conditionOf(keeper, VICTIM)).toMatchObject(WHOLE);
    expect(await cardOf(player, id).getByRole("button", { name: "Appliquer" }).count()).toBe(0);
    await cardOf(keeper, id).getByRole("button", { name: "Appliquer" }).click();
    await expectCondition([keeper, player], VICTIM, { pv: 0, wounds: [BERETTA], statuses: ["dead", "prone"] });
    await cardOf(keeper, id).getByRole("button", { name: "Annuler", exact: true }).click();
    await expectCondition([keeper, player], VICTIM, WHOLE);
  });

  it("comes and goes with the bar of an unlinked token, and leaves its base actor alone", async () => {
    await editBar(keeper, "Goule", "pv", "0");
    await expectCondition([keeper, player], "Goule", { pv: 0, statuses: ["dead", "prone"] });
    await editBar(keeper, "Goule", "pv", "+4");
    await expectCondition([keeper, player], "Goule", { pv: 4, statuses: ["prone"] }); // it lies until it stands up
    const base = await keeper.page.evaluate(() => {
      const { system, statuses } = game.actors.getName("Goule");
      return [system.pv.value as number, statuses.size as number];
    });
    expect(base).toEqual([10, 0]);
  });

  it("spares the PF cap no more by the bar than by a wound", async () => {
    await editBar(keeper, "Goule", "pf", "10");
    await expectCondition([keeper, player], "Goule", { pv: 4, pf: 6 });
  });
});

describe("automation", () => {
  const automate = (value: "auto" | "click" | "keeper" | "never") => setting(keeper, [player], "automation", value);

  beforeAll(() => setting(keeper, [player], "gbTwoStageCard", false));

  it("« click »: nothing is written until the owner of the target, or the keeper, says so", async () => {
    await heal(keeper, VICTIM);
    await automate("click");
    const id = await attack(keeper, { ...BLOW, dice: DICE });
    await expectText(cardOf(player, id), "Grave", "−3 PF");
    expect(await conditionOf(keeper, VICTIM)).toMatchObject(WHOLE);
    await cardOf(player, id).getByRole("button", { name: "Appliquer" }).click();
    await expectCondition([keeper, player], VICTIM, { pv: 6, pf: 5, wounds: [BERETTA] });
    await cardOf(keeper, id).getByRole("button", { name: "Annuler" }).click();
    await expectCondition([keeper, player], VICTIM, WHOLE);
    await cardOf(keeper, id).getByRole("button", { name: "Appliquer à nouveau" }).click();
    await expectCondition([keeper, player], VICTIM, { pv: 6, pf: 5, wounds: [BERETTA] });
  });

  it("« click »: a target deleted meanwhile is said to be gone", async () => {
    const id = await attack(player, {
      by: VICTIM,
      at: "Voyou (2)",
      weapon: "Walther PPK (.32)",
      dice: [
        [20, 19],
        [100, 99],
      ],
    });
    await cardOf(keeper, id).getByRole("button", { name: "Appliquer" }).waitFor();
    await keeper.page.evaluate(async () => void (await canvas.scene.tokens.getName("Voyou (2)").delete()));
    for (const seat of [keeper, player]) await expectText(cardOf(seat, id), "La cible n’existe plus.");
  });

  it("« never »: the card tells, the table writes", async () => {
    await heal(keeper, VICTIM);
    await automate("never");
    const id = await attack(keeper, { ...BLOW, dice: DICE });
    for (const seat of [keeper, player]) {
      await expectText(cardOf(seat, id), "Grave", "−3 PF", "−2 PV");
      expect(
        await cardOf(seat, id)
          .getByRole("button", { name: /Appliquer/ })
          .count(),
      ).toBe(0);
    }
    expect(await conditionOf(keeper, VICTIM)).toMatchObject(WHOLE);
  });

  it("« keeper », as a new world has it: one click in the tray, or none any more from now on", async () => {
    await heal(keeper, VICTIM);
    await automate("keeper");
    const [first, second] = [
      await attack(keeper, { ...BLOW, dice: DICE }),
      await attack(keeper, { ...BLOW, dice: DICE }),
    ];
    const tray = keeper.page.locator(".g-tray");
    await expectText(cardOf(player, first), "Grave");
    await expectText(tray, "3 questions en attente"); // what the card alone told has one to go on with as well
    expect(await cardOf(player, first).getByRole("button", { name: "Appliquer" }).count()).toBe(0);
    await tray.locator("summary").click();
    await tray
      .getByRole("button", { name: `Appliquer (${VICTIM})` })
      .nth(1)
      .click(); // the latest stands first
    await expectCondition([keeper, player], VICTIM, { pv: 6, pf: 5, wounds: [BERETTA] });
    await tray.getByRole("button", { name: "Appliquer aussitôt désormais" }).click();
    await expectText(cardOf(keeper, await attack(keeper, { ...BLOW, dice: DICE })), "Appliqué");
    expect(await cardOf(keeper, second).getByRole("button", { name: "Appliquer" }).count()).toBe(1);
  });

  it("leaves no error behind", () => {
    expect(keeper.errors).toEqual([]);
    expect(player.errors).toEqual([]);
  });
});
