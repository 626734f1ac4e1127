import { afterEach, describe, expect, it } from "vitest";
import type { Locator } from "playwright-core";
import { expectWell } from "./support/dress.js";
import { KEEPER, openTable, PLAYERS, type Seat } from "./support/table.js";
import { expectText, soon } from "./support/wait.js";
import { closeWindows, openSheet } from "./support/windows.js";

const [keeper, player] = await openTable(KEEPER, PLAYERS[0]);

afterEach(async () => {
  await closeWindows(keeper);
  await closeWindows(player);
});

const window = ({ page }: Seat): Locator => page.locator("#gardien-convert");

/** Opens the list of actors and, by its door, the window. */
async function openWindow(seat: Seat): Promise<Locator> {
  await seat.page.evaluate(() => ui.sidebar.changeTab("actors", "primary"));
  await seat.page.getByRole("button", { name: "Convertir…" }).click();
  await window(seat).waitFor();
  return window(seat);
}

/** Imports somebody of our compendia anew under a name of this try; nobody is there twice. */
async function bring({ page }: Seat, pack: string, entry: string): Promise<string> {
  return page.evaluate(
    async ([from, wanted]) => {
      const entries = game.packs.get(from);
      const name = `${wanted} ${foundry.utils.randomID(4)}`;
      await game.actors.importFromCompendium(entries, entries.index.getName(wanted)._id, { name });
      return name;
    },
    [pack, entry] as const,
  );
}

/** A name in letters that nobody has yet: what an earlier try made is not taken for what this one makes. */
function unusedName({ page }: Seat): Promise<string> {
  return page.evaluate(() => {
    const before = game.actors.filter(({ name }: { name: string }) => name.startsWith("Rôdeur")).length;
    return `Rôdeur${" gris".repeat(before)}`;
  });
}

/** The newest actor of a type, with its figures and its notes. */
function newest({ page }: Seat, type: string) {
  return page.evaluate((wanted) => {
    const actor = game.actors.contents.findLast((one: { type: string }) => one.type === wanted);
    if (!actor) return null;
    const items = actor.items.map(({ name, type: of, system }: { name: string; type: string; system: never }) => ({
      name,
      type: of,
      system: JSON.parse(JSON.stringify(system)) as Record<string, unknown>,
    }));
    const system = JSON.parse(JSON.stringify(actor.system)) as Record<string, unknown>;
    const { normal, flatFooted } = (actor.system.defence ?? {}) as { normal: number; flatFooted: number };
    const defence = { normal, flatFooted };
    return {
      name: actor.name as string,
      defence,
      system,
      items: items as { name: string; system: Record<string, unknown> }[],
    };
  }, type);
}

describe("conversions", () => {
  it("DD-10, DD-13: a pasted sheet is read as it is typed, and becomes an investigator", async () => {
    const converter = await openWindow(keeper);
    await expectText(converter, "Rien à convertir pour l’instant");
    await converter
      .getByLabel("Feuille")
      .fill(
        "Basile Tremblay\nFOR 13 DEX 15 CON 12 INT 14 POU 11 EDU 15 TAI 14 APP 10 PER 13\nPV 13 SAN 48\n" +
          "Bibliothèque 55 %, T.O.C. 70 %, Esquive 40 %\nSténographie 35 %\n" +
          "Colt .45 New Service 60 % 1D10+2\n<b>aime</b> les chats",
      );
    await expectText(converter.locator(".g-convert__preview h2"), "Basile Tremblay");
    await expectText(converter, "Bibliothèque", "55 %", "+5", "Non converti", "Esquive 40 %");
    await expectText(converter, "Pas compris : « <b>aime</b> les chats ».");
    await expectWell(keeper, converter);
    await converter.getByRole("button", { name: "Créer l’acteur" }).click();
    const sheet = keeper.page.locator(".application.sheet").filter({ hasText: "Basile Tremblay" }).last();
    await sheet.waitFor();
    const made = await newest(keeper, "d20d100Investigator");
    expect(made?.name).toBe("Basile Tremblay");
    expect(made?.system["hp"]).toMatchObject({ value: 13 });
    expect(made?.system["details"]).toMatchObject({
      notes: expect.stringContaining("&lt;b&gt;aime&lt;/b&gt; les chats") as string,
    });
    const total = (key: string) => made?.items.find(({ system }) => system["key"] === key)?.system["flat"];
    expect([total("libraryUse"), total("spotHidden"), total("handgun")]).toEqual([5, 8, 6]);
    expect(made?.items.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["Sténographie", "Colt .45 New Service", "Boxe", "Nager"]),
    );
  });

  it("DD-13, DD-135: an adversary is typed, its Défense following from percentages or from an armour class", async () => {
    const converter = await openWindow(keeper);
    await converter.getByLabel("Conversion").selectOption({ label: "Adversaire en d100 → d20d100" });
    const name = await unusedName(keeper);
    const sheet = `${name}\nFOR 26 CON 13 TAI 26 INT 11 POU 11 DEX 13 PER 12\nArmure 4\nSerres 40 %, 1D6+bd, 4/round\nFusil rouillé 45 %, 2D6\nArmes : Colt .45 New Service`;
    await converter.getByLabel("Feuille").fill(sheet);
    await expectText(converter, "Défense 15", "Protection 4", "Serres 40 % +2 40 %");
    await expectText(converter, "Fusil rouillé : inconnue ici, faite comme « Springfield M1903 .30-06 »");
    await expectText(converter, "Colt .45 New Service : sans score sur la feuille ; −1, la base, en tient lieu.");
    await converter.getByLabel("Défense d’après une classe d’armure d20").check();
    await converter.getByLabel("Modificateur de taille").fill("-2");
    await converter.getByLabel("Armure naturelle").fill("5");
    await expectText(converter, "Défense 14", "Protection 5");
    await converter.getByRole("button", { name: "Créer l’acteur" }).click();
    await expect.poll(async () => (await newest(keeper, "d20d100Adversary"))?.name, soon).toBe(name);
    const made = await newest(keeper, "d20d100Adversary");
    expect(made?.defence).toEqual({ normal: 14, flatFooted: 13 });
    expect(made?.items[0]?.system).toMatchObject({ attackModifier: 2, naturalAttacks: 4, damage: "1d6" });
    expect(made?.items[1]).toMatchObject({
      name: "Fusil rouillé",
      system: { attackModifier: 3, action: "bolt", damageKind: "bullet", damage: "2d6" },
    });
    expect(made?.items[2]).toMatchObject({
      name: "Colt .45 New Service",
      system: { key: "colt45", attackModifier: null, damage: "2d8" },
    });
  });

  it("GB-15, DD-129: somebody of either ruleset is converted from the menu of their sheet, and back", async () => {
    const name = await bring(keeper, "gardien.investigators", "Docker");
    const there = await convert(await openSheet(keeper, name), "Compétences");
    expect(there).toBe("d20d100Investigator");
    const made = await newest(keeper, "d20d100Investigator");
    expect(made?.system["details"]).toMatchObject({ notes: expect.stringContaining("Non converti") as string });
    await closeWindows(keeper);
    const back = await convert(await openSheet(keeper, await renamed(keeper)), "Attaque de base");
    expect(back).toBe("gbInvestigator");
    const [first, again] = await keeper.page.evaluate((of) => {
      const figures = (actor: { system: { abilities: object; bab: number } }) => {
        const abilities = Object.values(actor.system.abilities).map(({ value }: { value: number }) => value);
        return [...abilities, actor.system.bab];
      };
      const people = game.actors.filter((one: { type: string }) => one.type === "gbInvestigator");
      return [figures(game.actors.getName(of)), figures(people.at(-1))];
    }, name);
    expect(again).toEqual(first);
  });

  it("are the keeper's: a player finds no door to them", async () => {
    await player.page.evaluate(() => ui.sidebar.changeTab("actors", "primary"));
    await player.page.locator("#actors .directory-list").waitFor();
    expect(await player.page.getByRole("button", { name: "Convertir…" }).count()).toBe(0);
  });
});

/** Converts whoever a sheet is of, by its menu; answers with the type of the actor that was made. */
async function convert(sheet: Locator, shown: string): Promise<string> {
  const count = () => keeper.page.evaluate(() => game.actors.size as number);
  const before = await count();
  await sheet.locator("[data-action=toggleControls]").click();
  await keeper.page.getByText("Convertir…", { exact: true }).filter({ visible: true }).last().click();
  await expectText(window(keeper), shown, "Non converti");
  await window(keeper).getByRole("button", { name: "Créer l’acteur" }).click();
  await expect.poll(count, soon).toBe(before + 1);
  return keeper.page.evaluate(() => game.actors.contents.at(-1).type as string);
}

/** Gives the newest actor a name that nobody else has. */
function renamed({ page }: Seat): Promise<string> {
  return page.evaluate(async () => {
    const name = foundry.utils.randomID(8);
    await game.actors.contents.at(-1).update({ name });
    return name;
  });
}
