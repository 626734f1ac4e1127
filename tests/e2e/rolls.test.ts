import { describe, expect, it } from "vitest";
import { attack, cardOf } from "./support/attack.js";
import { chooseDice, type Face } from "./support/dice.js";
import { expectCondition, heal } from "./support/people.js";
import { setting } from "./support/settings.js";
import { KEEPER, openTable, PLAYERS, reload, type Seat } from "./support/table.js";
import { expectText, soon } from "./support/wait.js";

const BERETTA = "Beretta 92F (9 mm)";
const VICTIM = "Journaliste";
/** A grave wound at the left leg: 3 PF, 2 PV. */
const DICE: readonly Face[] = [
  [20, 15],
  [100, 99],
];
const BLOW = { by: "Voyou", at: VICTIM, weapon: BERETTA };

const [keeper, player] = await openTable(KEEPER, PLAYERS[0]);

const set = (key: string, value: string) => setting(keeper, [player], key, value);
const button = (seat: Seat, id: string, name: string | RegExp) =>
  cardOf(seat, id).getByRole("button", { name, exact: typeof name === "string" });

/** Ids of the messages of a kind, oldest first. */
const sent = ({ page }: Seat, kind: string): Promise<string[]> =>
  page.evaluate(
    (wanted) =>
      game.messages.filter(({ type }: { type: string }) => type === wanted).map(({ id }: { id: string }) => id),
    kind,
  );
const last = async (seat: Seat, kind: string): Promise<string> => (await sent(seat, kind)).at(-1) ?? "";

/** The clock of the world goes on by so many seconds. */
const wait = ({ page }: Seat, seconds: number) => page.evaluate((by) => game.time.advance(by), seconds);

const tire = ({ page }: Seat, pf: number) =>
  page.evaluate(
    async ([name, value]) => {
      const { actor } = canvas.scene.tokens.getName(name);
      await actor.update({ "system.pf.value": value });
    },
    [VICTIM, pf] as const,
  );

describe("the stabilisation roll of a wound (GB-39)", () => {
  let id: string;

  it("is offered on the card of the blow to whoever plays the victim, and made with one click", async () => {
    id = await attack(keeper, { ...BLOW, dice: DICE });
    await expectCondition([keeper, player], VICTIM, { pv: 6, pf: 5, wounds: [BERETTA] });
    await chooseDice(player, [100, 53]);
    await button(player, id, "Stabilisation (d100 sous 11)").click();
    await expect.poll(() => sent(keeper, "deed"), soon).toHaveLength(1);
    const roll = await last(keeper, "deed");
    for (const seat of [keeper, player]) await expectText(cardOf(seat, roll), "Toujours ouverte", "53");
    await button(player, id, /^Stabilisation/).waitFor({ state: "detached" });
  });

  it("made once more waits for the keeper, who turns it down", async () => {
    await player.page.evaluate((name) => {
      const { actor } = canvas.scene.tokens.find((one: { name: string }) => one.name === name);
      const { id: borne } = actor.items.find(({ type }: { type: string }) => type === "gbWound");
      return game.gardien.deed("stabilise", [actor.uuid], { wound: borne }, { window: false });
    }, VICTIM);
    await expect.poll(() => sent(keeper, "deed"), soon).toHaveLength(2);
    const roll = await last(keeper, "deed");
    await expectText(cardOf(keeper, roll), "À confirmer par le gardien", "un seul à chaque perte de PV");
    await button(keeper, roll, "Rejeter").click();
    await expectText(cardOf(player, roll), "Jet rejeté");
  });

  it("that the wound may still bleed is the clock's to say: the keeper turns a loss down, once and for all", async () => {
    await wait(keeper, 60);
    await expect.poll(() => sent(keeper, "deed"), soon).toHaveLength(3);
    const loss = await last(keeper, "deed");
    await expectText(cardOf(keeper, loss), "Attend l’accord du gardien");
    await button(keeper, loss, "Refuser").click();
    await expectText(cardOf(player, loss), "Jet rejeté");
    await wait(keeper, 59);
    await reload(keeper);
    await wait(keeper, 1);
    await expect.poll(() => sent(keeper, "deed"), soon).toHaveLength(4);
    await button(keeper, await last(keeper, "deed"), "Appliquer").click();
    await expectCondition([keeper, player], VICTIM, { pv: 5, pf: 4 });
  });

  it("a blow whose wound has bled since is taken back with what rests on it, when the keeper says so", async () => {
    await button(keeper, id, "Annuler").click();
    const question = keeper.page.locator("dialog.application, .application.dialog").last();
    await expectText(question, "Aggravation", "PV −1, PF −1", "Les annuler aussi");
    await question.getByRole("button", { name: "Ne rien annuler" }).click();
    await question.waitFor({ state: "detached" });
    await expectCondition([keeper, player], VICTIM, { pv: 5, pf: 4, wounds: [BERETTA] });
    await button(keeper, id, "Annuler").click();
    await question.getByRole("button", { name: "Les annuler aussi" }).click();
    await expectCondition([keeper, player], VICTIM, { pv: 8, pf: 8, wounds: [] });
    await expectText(cardOf(player, id), "Annulé");
  });

  it("comes by itself where the table wants it so", async () => {
    await heal(keeper, VICTIM);
    await set("gbStabilisationRoll", "auto");
    const before = (await sent(keeper, "deed")).length;
    const blow = await attack(keeper, { ...BLOW, dice: [...DICE, [100, 2]] });
    await expect.poll(() => sent(player, "deed"), soon).toHaveLength(before + 1);
    const roll = await last(player, "deed");
    await expectText(cardOf(player, roll), "Stabilisée", "Appliqué");
    expect(await button(player, blow, /^Stabilisation/).count()).toBe(0);
    await set("gbStabilisationRoll", "prompt");
    await heal(keeper, VICTIM);
  });
});

describe("the save at 0 PF (GB-09)", () => {
  it("is rolled by itself where the table wants it so, on the card of the blow, once", async () => {
    await heal(keeper, VICTIM);
    await set("gbVigorRoll", "auto");
    await tire(player, 3);
    await expectCondition([keeper, player], VICTIM, { pf: 3 });
    const before = (await sent(keeper, "save")).length;
    const id = await attack(keeper, { ...BLOW, dice: [...DICE, [20, 5]] });
    for (const seat of [keeper, player])
      await expectText(cardOf(seat, id), "Jet de Vigueur · Inconscient", "Total 5 contre DD 15");
    await expectCondition([keeper, player], VICTIM, { pf: 0, statuses: ["prone", "unconscious"] });
    await reload(keeper);
    await expectText(cardOf(keeper, id), "Jet de Vigueur · Inconscient");
    expect(await sent(keeper, "save")).toHaveLength(before + 1);
    await button(keeper, id, "Annuler").last().click();
    await expectCondition([keeper, player], VICTIM, { pv: 8, pf: 3, wounds: [], statuses: [] });
  });

  it("is rolled once where the keeper sits at two windows", async () => {
    await heal(keeper, VICTIM);
    const second = await keeper.table.join(KEEPER);
    const before = (await sent(keeper, "save")).length;
    await tire(player, 0);
    await expect.poll(() => sent(player, "save"), soon).toHaveLength(before + 1);
    const save = await last(player, "save");
    for (const seat of [keeper, second, player]) await expectText(cardOf(seat, save), /Étourdi|Inconscient/);
    expect(await sent(player, "save")).toHaveLength(before + 1);
    expect(second.errors).toEqual([]);
    await second.page.close();
    await heal(keeper, VICTIM);
  });

  it("leaves a victim who comes to on the ground, until they stand up (D-62)", async () => {
    await chooseDice(keeper, [20, 5]);
    await tire(player, -1);
    await expectCondition([keeper, player], VICTIM, { pf: -1, statuses: ["prone", "unconscious"] });
    await tire(player, 2);
    await expectCondition([keeper, player], VICTIM, { pf: 2, statuses: ["prone"] });
  });

  it("leaves nobody's console with an error", () => {
    for (const seat of [keeper, player]) expect(seat.errors).toEqual([]);
  });
});
