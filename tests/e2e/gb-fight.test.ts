import { beforeAll, describe, expect, it } from "vitest";
import { attack, type Blow, cardOf, lastCard } from "./support/attack.js";
import { deedField, deedsOf, deedWindow, newDeed, undoDeed } from "./support/deeds.js";
import { shot } from "./support/dice.js";
import { expectFlawless, expectFocusShown, THEMES, wear } from "./support/dress.js";
import { conditionOf, expectCondition, heal } from "./support/people.js";
import { picture } from "./support/picture.js";
import { coveredByBar, selectToken } from "./support/scene.js";
import { catchUp } from "./support/secrets.js";
import { scaled, setting } from "./support/settings.js";
import { KEEPER, openTable, PLAYERS, reload, type Seat } from "./support/table.js";
import { askForVote, expectGroupPoints, voteOf } from "./support/vote.js";
import { expectText, read, soon } from "./support/wait.js";
import { closeWindows, openSheet } from "./support/windows.js";
import { QUICKLY } from "./support/undo.js";

const HEROINE = "Journaliste";
const COMRADE = "Paul";
const THUG = "Voyou";
const WALTHER = "Walther PPK (.32)";
/** A hit at the torso. */
const BLOW: Blow = { by: HEROINE, at: THUG, weapon: WALTHER, dice: shot(15, 12) };
/** What nobody but the keeper may read of a sealed blow. */
const SECRET = /Torse|Grave|Modérée|Légère|GB \d|−\d P[FV]|CA \d/;

const [keeper, player, other] = await openTable(KEEPER, ...PLAYERS);

beforeAll(() => set("automation", "click"));

const set = (key: string, value: string) => setting(keeper, [player, other], key, value);

const pointsLeft = ({ page }: Seat): Promise<number> =>
  page.evaluate((name) => game.actors.getName(name).system.destiny.remaining as number, HEROINE);

const spoken = ({ page }: Seat) => read(page.locator("#gardien-live"));

describe("a blow whose wound waits", () => {
  let blow: string;
  let plea: string;
  let before: Awaited<ReturnType<typeof conditionOf>>;

  it("is told to players as a hit and nothing more, on the card, folded, and read aloud", async () => {
    before = await conditionOf(keeper, THUG);
    blow = await attack(player, BLOW);
    await expectText(cardOf(keeper, blow), "Touché", "Torse", "Scellé : les joueurs ne voient que « Touché ».");
    await catchUp(keeper, player, other);
    for (const seat of [player, other]) {
      const card = cardOf(seat, blow);
      await expectText(card, "Touché", "15", "20", "Le gardien n’a pas encore révélé la suite.");
      expect(await card.evaluate((place) => place.outerHTML)).not.toMatch(SECRET);
      await expect.poll(() => spoken(seat), soon).toContain("Touché");
      expect(await spoken(seat)).not.toMatch(SECRET);
    }
    const card = cardOf(player, blow);
    await card.getByRole("button", { name: "Replier la carte" }).click();
    await expectText(card, "Journaliste → Voyou Touché");
    expect(await read(card)).not.toMatch(SECRET);
    await card.getByRole("button", { name: "Déplier la carte" }).click();
    expect(await card.getByRole("button", { name: /Révéler|Appliquer/ }).count()).toBe(0);
    for (const theme of THEMES) {
      await wear(theme, keeper, player);
      for (const seat of [keeper, player]) await expectFlawless(cardOf(seat, blow));
      await picture(cardOf(keeper, blow), `card-sealed-keeper-${theme}`);
      await picture(cardOf(player, blow), `card-sealed-player-${theme}`);
    }
  });

  it("lets its attacker ask for a point of destiny, and nobody else; all read that it was granted", async () => {
    for (const seat of [other, keeper])
      expect(await cardOf(seat, blow).getByRole("button", { name: "Point de destin" }).count()).toBe(0);
    const known = await deedsOf(player);
    await cardOf(player, blow).getByRole("button", { name: "Point de destin" }).click();
    await deedField(player, "reason").fill("Qu’il vive !");
    await player.page.keyboard.press("Enter");
    await deedWindow(player).waitFor({ state: "detached" });
    plea = await newDeed(player, known);
    for (const seat of [keeper, player, other]) {
      const about = `À propos de : ${HEROINE}, ${WALTHER} → ${THUG}`;
      await expectText(cardOf(seat, plea), about, "À confirmer par le gardien");
      await expectText(cardOf(seat, blow), `${HEROINE} · Point de destin : demandé`);
    }
    const points = await pointsLeft(player);
    await cardOf(keeper, plea).getByRole("button", { name: "Confirmer" }).click();
    await expect.poll(() => pointsLeft(player), soon).toBe(points - 1);
    for (const seat of [keeper, player, other])
      await expectText(cardOf(seat, blow), `${HEROINE} · Point de destin : accordé`);
  });

  it("stays sealed while the keeper bends it and after a reload, and is not bent by a face that no die has", async () => {
    await cardOf(keeper, blow)
      .getByRole("button", { name: /Modifier l’issue/ })
      .click();
    const dialog = keeper.page.locator("dialog");
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
    await expectText(cardOf(keeper, blow), "15 → 14", "+2 au jet", "21", "L’étui à <b>cigarettes</b> dévie la balle.");
    await catchUp(keeper, player, other);
    await reload(player);
    for (const seat of [player, other]) {
      await expectText(cardOf(seat, blow), "15 → 14", "+2 au jet", "21", "Point de destin : accordé");
      expect(await cardOf(seat, blow).evaluate((place) => place.outerHTML)).not.toMatch(SECRET);
      expect(await read(cardOf(seat, blow))).not.toMatch(/cigarettes|action partielle/);
    }
    expect(await conditionOf(keeper, THUG)).toEqual(before);
  });

  it("is told whole once the keeper reveals it, and taken back with the point it cost", async () => {
    const card = cardOf(keeper, blow);
    await card.getByRole("button", { name: "Révéler" }).click();
    const told = ["Torse", "Pas encore appliqué", "action partielle", "L’étui à <b>cigarettes</b>"];
    for (const seat of [keeper, player, other]) await expectText(cardOf(seat, blow), ...told);
    expect(await cardOf(player, blow).getByRole("button", { name: "Point de destin" }).count()).toBe(0);
    expect(await conditionOf(keeper, THUG)).toEqual(before);
    const points = await pointsLeft(player);
    await card.getByRole("button", { name: "Appliquer" }).click();
    await expectText(cardOf(player, blow), "Appliqué");
    await card.getByRole("button", { name: "Annuler" }).click(QUICKLY);
    await expectCondition([keeper, player, other], THUG, before);
    await expect.poll(() => pointsLeft(player), soon).toBe(points + 1);
    for (const seat of [keeper, player, other])
      await expectText(cardOf(seat, blow), `${HEROINE} · Point de destin : rendu`, "Torse");
  });
});

describe("a vote on the group's destiny point (GB-04)", () => {
  const REASON = "que la <b>porte</b> cède";

  it("is read by everybody, and each has their own answer alone", async () => {
    await keeper.page.waitForFunction(() => game.users.every(({ active }: { active: boolean }) => active));
    const id = await askForVote(player, HEROINE, REASON);
    for (const seat of [keeper, player, other])
      await expectText(cardOf(seat, id), "Vote en cours", REASON, "Inès", "Hugo");
    await expect.poll(() => voteOf(player, id, "Oui").getAttribute("aria-pressed"), soon).toBe("true");
    await expect.poll(() => voteOf(other, id, "Oui").getAttribute("aria-pressed"), soon).toBe("false");
    await expect.poll(() => cardOf(keeper, id).getByRole("group").count(), soon).toBe(0);
    for (const theme of THEMES) {
      await wear(theme, keeper, player);
      for (const seat of [keeper, player]) await expectFlawless(cardOf(seat, id), theme);
      await picture(cardOf(keeper, id), `card-vote-${theme}`);
    }
    await expectFocusShown(player, cardOf(player, id));
    await voteOf(other, id, "Non").click();
    for (const seat of [keeper, player, other])
      await expectText(cardOf(seat, id), "Refusé", "Rien n’est dépensé", "Hugo Non");
    await expectGroupPoints(await openSheet(player, HEROINE), "1 sur 1");
  });

  it("won, waits for the keeper; accepted, it is spent on every sheet, and can be taken back", async () => {
    const [mine, theirs] = [await openSheet(player, HEROINE), await openSheet(other, COMRADE)];
    const id = await askForVote(player, HEROINE, REASON);
    await voteOf(other, id, "Oui").click();
    await expectText(cardOf(player, id), "À confirmer par le gardien");
    await expectGroupPoints(theirs, "1 sur 1");
    await cardOf(keeper, id).getByRole("button", { name: "Confirmer" }).click();
    for (const seat of [keeper, player, other]) await expectText(cardOf(seat, id), /Destin du groupe 1 → 0/i);
    for (const sheet of [mine, theirs]) {
      await expectGroupPoints(sheet, "0 sur 1");
      await expect.poll(() => sheet.getByRole("button", { name: "Demander un vote" }).isDisabled(), soon).toBe(true);
    }
    await undoDeed(keeper, id);
    for (const sheet of [mine, theirs]) await expectGroupPoints(sheet, "1 sur 1");
    await closeWindows(other);
  });

  it("is answered by the keeper for a player who has left", async () => {
    const id = await askForVote(player, HEROINE, REASON);
    await expectText(cardOf(other, id), "Vote en cours");
    await other.page.close();
    const forHugo = cardOf(keeper, id).getByRole("group", { name: "Vote de Hugo, entré par le gardien" });
    await expectText(cardOf(keeper, id), "Hugo (hors ligne)");
    await forHugo.getByRole("button", { name: "Non" }).click();
    await expectText(cardOf(player, id), "Refusé");
    await closeWindows(player);
  });
});

describe("what lies over the scene", () => {
  it("is the keeper's tray of questions, which leads to a card, and to no more questions (D-21)", async () => {
    await heal(keeper, THUG);
    await set("automation", "keeper");
    const [first, second] = [await attack(player, BLOW), await attack(player, BLOW)];
    const tray = keeper.page.locator(".g-tray");
    await expectText(tray, "2 questions en attente");
    const room = () =>
      keeper.page.evaluate(() => {
        const [beside, own] = [document.getElementById("sidebar")!, document.querySelector(".g-tray")!];
        return beside.getBoundingClientRect().left - own.getBoundingClientRect().right;
      });
    const usual = await room();
    expect(usual).toBeGreaterThan(0);
    for (const scale of [0.8, 1.2, 1]) {
      await scaled(keeper, scale);
      await expect.poll(async () => Math.abs((await room()) - usual * scale) < 1, soon).toBe(true);
    }
    await keeper.page.getByRole("tab", { name: "Combat" }).click();
    await tray.locator("summary").click();
    await expectFlawless(tray);
    await tray.locator("[data-act=jump]").last().click(); // the latest stands first
    const holdsFocus = () => cardOf(keeper, first).evaluate((row) => row.contains(document.activeElement));
    await expect.poll(holdsFocus, soon).toBe(true);
    await tray.locator("summary").click();
    const apply = tray.getByRole("button", { name: `Appliquer (${THUG})` });
    await apply.last().click();
    await expectText(cardOf(player, first), "Appliqué");
    await tray.getByRole("button", { name: "Appliquer aussitôt désormais" }).click();
    await expectText(cardOf(player, await attack(player, BLOW)), "Appliqué");
    expect(await cardOf(keeper, second).getByRole("button", { name: "Appliquer" }).count()).toBe(1);
    expect(await player.page.locator(".g-tray").count()).toBe(0);
  });

  it("is the bar, where it covers nobody in an interface of any scale", async () => {
    const { page } = player;
    await selectToken(player, HEROINE);
    const foot = () =>
      page.evaluate(() => {
        const bar = document.querySelector(".g-dock")!.getBoundingClientRect();
        return Math.round((document.getElementById("hotbar")!.getBoundingClientRect().top - bar.bottom) / 4);
      });
    for (const scale of [0.8, 1.2, 1]) {
      await scaled(player, scale);
      await expect.poll(() => coveredByBar(player), soon).toEqual([]);
      await expect.poll(foot, soon).toBe(2);
      const drawn = await page.evaluate(() => document.getElementById("interface")!.getBoundingClientRect().width);
      expect(Math.round(drawn)).toBe(page.viewportSize()!.width);
    }
  });

  it("is the word « Pause », which leaves tokens to the keeper", async () => {
    const place = ({ page }: Seat) => page.evaluate(() => canvas.scene.tokens.getName("Journaliste").x as number);
    await keeper.page.locator("#board").focus();
    await keeper.page.keyboard.press("Space");
    for (const { page } of [keeper, player]) await page.locator("#pause.paused").waitFor();
    const before = await place(player);
    await selectToken(player, HEROINE);
    await player.page.keyboard.press("ArrowRight");
    await expectText(player.page.locator("#notifications"), "Le jeu est en pause");
    const step = (x: number) => void canvas.scene.tokens.getName("Journaliste").update({ x: x + canvas.grid.size });
    await keeper.page.evaluate(step, before);
    await expect.poll(() => place(player), soon).not.toBe(before);
    await keeper.page.keyboard.press("Space");
    for (const { page } of [keeper, player]) await page.locator("#pause.paused").waitFor({ state: "hidden" });
    await player.page.keyboard.press("ArrowLeft");
    await expect.poll(() => place(keeper), soon).toBe(before);
  });

  it("is the copy of a card beside a folded sidebar, by which its blow is taken back", async () => {
    await heal(keeper, THUG);
    await keeper.page.evaluate(() => void ui.sidebar.toggleExpanded(false));
    const before = await conditionOf(keeper, THUG);
    const id = await attack(player, BLOW);
    const copy = keeper.page.locator(`#chat-notifications [data-message-id="${id}"]`);
    await copy.hover(); // it stays for as long as somebody reads it
    await expectText(copy, "Touché", "Appliqué");
    const doubles = await keeper.page.evaluate(() => {
      const ids = [...document.querySelectorAll("[id]")].map((one) => one.id);
      return ids.filter((one, at) => ids.indexOf(one) !== at);
    });
    expect(doubles).toEqual([]);
    await copy.getByRole("button", { name: "Annuler" }).first().click(QUICKLY);
    await expectCondition([keeper, player], THUG, before);
    await expectText(copy, "Annulé");
    await keeper.page.evaluate(async (message) => {
      const { ChatPopout } = foundry.applications.sidebar.apps;
      await new ChatPopout({ message: game.messages.get(message) }).render({ force: true });
    }, id);
    await expectText(keeper.page.locator(".chat-popout"), "Touché", "Annulé");
    await closeWindows(keeper);
    await keeper.page.evaluate(() => void ui.sidebar.toggleExpanded(true));
    await expectText(lastCard(keeper), "Annulé");
  });
});

it("a blow is shown in words to a stream that has the chat alone, and no secret, whoever has opened it", async () => {
  const opened = keeper.page.context().waitForEvent("page");
  await keeper.page.evaluate(() => void window.open("/stream"));
  const page = await opened;
  const wrong: string[] = [];
  page.on("pageerror", (error) => wrong.push(String(error)));
  page.on("console", (said) => said.type() === "error" && wrong.push(said.text()));
  const card = page.locator("#chat .chat-message").last();
  await expectText(card, "Touché", "Annulé");
  expect(await page.locator("#board, #sidebar, #hotbar, #chat-message").count()).toBe(0);
  const last = page.locator("#chat .g-card").last();
  expect(await last.locator(".g-die, .g-card__total, .g-card__changes, .g-btns button").count()).toBe(0);
  expect(await last.evaluate((shown) => shown.matches("[inert]"))).toBe(true);
  await expectFlawless(last, "the stream");
  await keeper.page.evaluate(async () => {
    const whisper = [game.userId];
    await ChatMessage.create({ content: "Le majordome a menti", whisper });
    await (await new Roll("1d20").evaluate()).toMessage({});
    await ChatMessage.create({ content: "Bonsoir" });
  });
  await expectText(card, "Bonsoir");
  const log = await page.locator("#chat").innerText();
  expect(log).toContain("Des dés ont été jetés.");
  expect(log).not.toContain("majordome");
  expect(wrong).toEqual([]);
  await page.close();
});

it("leaves nobody's console with an error", () => {
  for (const seat of [keeper, player, other]) expect(seat.errors).toEqual([]);
});
