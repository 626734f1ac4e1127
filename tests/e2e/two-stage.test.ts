import { beforeAll, describe, expect, it } from "vitest";
import { attack, type Blow, cardOf } from "./support/attack.js";
import { deedField, deedsOf, deedWindow, newDeed } from "./support/deeds.js";
import { expectFlawless, THEMES, wear } from "./support/dress.js";
import { conditionOf, expectCondition } from "./support/people.js";
import { picture } from "./support/picture.js";
import { catchUp } from "./support/secrets.js";
import { setting } from "./support/settings.js";
import { KEEPER, openTable, PLAYERS, reload, type Seat } from "./support/table.js";
import { expectText, read, soon } from "./support/wait.js";

const HEROINE = "Journaliste";
const THUG = "Voyou";
const WALTHER = "Walther PPK (.32)";
/** A hit at the torso. */
const BLOW: Blow = {
  ...{ by: HEROINE, at: THUG, weapon: WALTHER },
  dice: [
    [20, 15],
    [100, 12],
  ],
};
/** What nobody but the keeper may read of a sealed blow. */
const SECRET = /Torse|Grave|Modérée|Légère|GB \d|−\d P[FV]|CA \d/;

const [keeper, player, other] = await openTable(KEEPER, ...PLAYERS);

beforeAll(() => setting(keeper, [player, other], "automation", "click"));

const pointsLeft = ({ page }: Seat): Promise<number> =>
  page.evaluate((name) => game.actors.getName(name).system.destiny.remaining as number, HEROINE);

const spoken = ({ page }: Seat) => read(page.locator("#gardien-live"));

describe("a blow whose wound waits", () => {
  let shot: string;
  let plea: string;
  let before: Awaited<ReturnType<typeof conditionOf>>;

  it("is told to players as a hit and nothing more, on the card, folded, and read aloud", async () => {
    before = await conditionOf(keeper, THUG);
    shot = await attack(player, BLOW);
    await expectText(cardOf(keeper, shot), "Touché", "Torse", "Scellé : les joueurs ne voient que « Touché ».");
    await catchUp(keeper, player, other);
    for (const seat of [player, other]) {
      const card = cardOf(seat, shot);
      await expectText(card, "Touché", "15", "20", "Le gardien n’a pas encore révélé la suite.");
      expect(await card.evaluate((place) => place.outerHTML)).not.toMatch(SECRET);
      await expect.poll(() => spoken(seat), soon).toContain("Touché");
      expect(await spoken(seat)).not.toMatch(SECRET);
    }
    const card = cardOf(player, shot);
    await card.getByRole("button", { name: "Replier la carte" }).click();
    await expectText(card, "Journaliste → Voyou Touché");
    expect(await read(card)).not.toMatch(SECRET);
    await card.getByRole("button", { name: "Déplier la carte" }).click();
    expect(await card.getByRole("button", { name: /Révéler|Appliquer/ }).count()).toBe(0);
  });

  it.each(THEMES)("can be read by %s on either side of the table", async (theme) => {
    await wear(theme, keeper, player);
    for (const seat of [keeper, player]) await expectFlawless(cardOf(seat, shot));
    await picture(cardOf(keeper, shot), `card-sealed-keeper-${theme}`);
    await picture(cardOf(player, shot), `card-sealed-player-${theme}`);
  });

  it("lets its attacker ask for a point of destiny, and nobody else", async () => {
    expect(await cardOf(other, shot).getByRole("button", { name: "Point de destin" }).count()).toBe(0);
    expect(await cardOf(keeper, shot).getByRole("button", { name: "Point de destin" }).count()).toBe(0);
    const known = await deedsOf(player);
    await cardOf(player, shot).getByRole("button", { name: "Point de destin" }).click();
    await deedField(player, "reason").fill("Qu’il vive !");
    await player.page.keyboard.press("Enter");
    await deedWindow(player).waitFor({ state: "detached" });
    plea = await newDeed(player, known);
    for (const seat of [keeper, player, other]) {
      await expectText(
        cardOf(seat, plea),
        `À propos de : ${HEROINE}, ${WALTHER} → ${THUG}`,
        "À confirmer par le gardien",
      );
      await expectText(cardOf(seat, shot), `${HEROINE} · Point de destin : demandé`);
    }
    expect(await cardOf(player, shot).getByRole("button", { name: "Point de destin" }).count()).toBe(0);
  });

  it("says on the card that it was granted", async () => {
    const points = await pointsLeft(player);
    await cardOf(keeper, plea).getByRole("button", { name: "Confirmer" }).click();
    await expect.poll(() => pointsLeft(player), soon).toBe(points - 1);
    for (const seat of [keeper, player, other])
      await expectText(cardOf(seat, shot), `${HEROINE} · Point de destin : accordé`);
  });

  it("stays sealed while the keeper bends it, and is not bent by a face that no die has", async () => {
    await cardOf(keeper, shot)
      .getByRole("button", { name: /Modifier l’issue/ })
      .click();
    const dialog = keeper.page.getByRole("dialog");
    await dialog.getByLabel("Bonus au jet").fill("2");
    await dialog.getByLabel("Choc").selectOption({ label: "Choc" });
    await dialog.getByLabel("Remarque").fill("L’étui à <b>cigarettes</b> dévie la balle.");
    await dialog.getByLabel("Dé relancé").fill("25");
    await dialog.getByRole("button", { name: "Décider" }).click();
    await expectText(keeper.page.locator("#notifications"), "Dé relancé (d20) : de 1 à 20.");
    await expect.poll(() => dialog.getByLabel("Bonus au jet").inputValue(), soon).toBe("2");
    await dialog.getByLabel("Dé relancé").fill("14");
    await expectFlawless(dialog);
    await dialog.getByRole("button", { name: "Décider" }).click();
    await dialog.waitFor({ state: "detached" });
    await expectText(cardOf(keeper, shot), "15 → 14", "+2 au jet", "21", "L’étui à <b>cigarettes</b> dévie la balle.");
    await catchUp(keeper, player, other);
    for (const seat of [player, other]) {
      await expectText(cardOf(seat, shot), "15 → 14", "+2 au jet", "21");
      expect(await cardOf(seat, shot).evaluate((place) => place.outerHTML)).not.toMatch(SECRET);
      expect(await read(cardOf(seat, shot))).not.toMatch(/cigarettes|action partielle/);
    }
    expect(await conditionOf(keeper, THUG)).toEqual(before);
  });

  it("is as sealed after a reload", async () => {
    await reload(player);
    await expectText(cardOf(player, shot), "Touché", "Point de destin : accordé");
    expect(await read(cardOf(player, shot))).not.toMatch(SECRET);
    await reload(keeper);
    await expectText(cardOf(keeper, shot), "Scellé", "Torse");
  });

  it("is told whole once the keeper reveals it, before anything is written", async () => {
    await cardOf(keeper, shot).getByRole("button", { name: "Révéler" }).click();
    for (const seat of [keeper, player, other])
      await expectText(
        cardOf(seat, shot),
        "Torse",
        "Pas encore appliqué",
        "action partielle",
        "L’étui à <b>cigarettes</b>",
      );
    await expectFlawless(cardOf(player, shot));
    expect(await cardOf(player, shot).getByRole("button", { name: "Point de destin" }).count()).toBe(0);
    expect(await read(cardOf(keeper, shot))).not.toContain("Scellé");
    expect(await conditionOf(keeper, THUG)).toEqual(before);
  });

  it("gives the point back when the whole attack is taken back", async () => {
    const points = await pointsLeft(player);
    await cardOf(keeper, shot).getByRole("button", { name: "Appliquer" }).click();
    await expectText(cardOf(player, shot), "Appliqué");
    await cardOf(keeper, shot).getByRole("button", { name: "Annuler" }).click();
    await expectCondition([keeper, player, other], THUG, before);
    await expect.poll(() => pointsLeft(player), soon).toBe(points + 1);
    for (const seat of [keeper, player, other])
      await expectText(cardOf(seat, shot), `${HEROINE} · Point de destin : rendu`, "Torse");
  });
});

describe("a blow that is applied at once by the keeper", () => {
  it("is told whole by that", async () => {
    const before = await conditionOf(keeper, THUG);
    const shot = await attack(player, BLOW);
    await expectText(cardOf(player, shot), "Le gardien n’a pas encore révélé la suite.");
    await cardOf(keeper, shot).getByRole("button", { name: "Appliquer" }).click();
    for (const seat of [player, other]) await expectText(cardOf(seat, shot), "Torse", "Appliqué");
    await cardOf(keeper, shot).getByRole("button", { name: "Annuler" }).click();
    await expectCondition([keeper], THUG, before);
    await catchUp(keeper, player);
    await expectText(cardOf(player, shot), "Torse", "Annulé");
  });

  it("leaves nobody's console with an error", () => {
    for (const seat of [keeper, player, other]) expect(seat.errors).toEqual([]);
  });
});
