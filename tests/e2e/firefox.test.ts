import { rmSync } from "node:fs";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { scratchFolder } from "../support/scratch.js";
import { drag, type Fox, press, shown, sitInFirefox } from "./support/firefox.js";
import { type Server, startServer } from "./support/server.js";
import { KEEPER } from "./support/table.js";

/** An attack; people are named by pack and name. */
interface Bout {
  readonly ruleset: string;
  readonly attacker: readonly [pack: string, name: string];
  readonly target: readonly [pack: string, name: string];
  readonly weapon: string;
  /** Whether the target is asked for its defence. */
  readonly answered?: true;
  /** Which part of its faces every die shows: one that hits, and never explodes. */
  readonly luck: number;
}

/** Attacks with and without an answer: the other rulesets' go one of these two ways. */
const BOUTS: readonly Bout[] = [
  {
    ...{ ruleset: "gb", attacker: ["creatures", "Gangster"], target: ["creatures", "Cultiste"], weapon: "Colt M1911" },
    luck: 0.9,
  },
  {
    ...{ ruleset: "warp", attacker: ["warp-characters", "Inès Marchand"], target: ["warp-npcs", "Petite frappe"] },
    ...{ weapon: "Couteau", answered: true, luck: 0.8 },
  },
];

/** What is dragged from somebody's sheet, and what the hotbar calls it then; of every ruleset, since each has its own templates. */
const DRAGS = [
  ["creatures", "Gangster", ".g-arm.draggable", "Colt M1911 (.45)"],
  ["warp-characters", "Inès Marchand", ".w-arm.draggable", "Pistolet automatique"],
  ["rpg-characters", "Odile Brisefer", ".r-skill.draggable", "Ouvrir Soins"],
  ["seuils-characters", "Aurèle Drac", ".s-trait", "Persuasion"],
  ["d20d100-investigators", "John Ashcombe", ".dd-char__roll", "Perception"],
] as const;

const firefox = process.env["FIREFOX"];
const folder = scratchFolder("gardien-firefox-");
let server: Server;
let fox: Fox;

beforeAll(async () => {
  if (!firefox) throw new Error("no Firefox: give its path, FIREFOX=/path/to/firefox");
  server = await startServer(folder, 0);
  fox = await sitInFirefox(firefox, server.url, KEEPER);
});

afterAll(async () => {
  await fox?.browser.close();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Clears the scene for two people of the compendia, and makes all dice fall alike. */
async function meet({ attacker, target, luck }: Bout): Promise<void> {
  await fox.page.evaluate(
    async (people, part) => {
      const tokens: object[] = [];
      for (const [i, [pack, name]] of people.entries()) {
        const source = game.packs.get(`gardien.${pack}`);
        const actor = await game.actors.importFromCompendium(source, source.index.getName(name)._id);
        const token = await actor.getTokenDocument({ x: 800 + 100 * i, y: 800 });
        tokens.push({ ...token.toObject(), name });
      }
      await ChatMessage.deleteDocuments(game.messages.map((one: { id: string }) => one.id));
      const before = canvas.scene.tokens.map((one: { id: string }) => one.id);
      await canvas.scene.deleteEmbeddedDocuments("Token", before);
      await canvas.scene.createEmbeddedDocuments("Token", tokens);
      const die = new foundry.dice.terms.Die({ number: 1, faces: 100 });
      const uniform = [part, 1 - part].find((u) => Math.abs(die.mapRandomFace(u) - 100 * part) < 2);
      CONFIG.Dice.randomUniform = () => uniform;
    },
    [attacker, target],
    luck,
  );
}

/** Where a token lies on the page, once it is there. */
async function placeOf(name: string): Promise<{ x: number; y: number }> {
  const found = await fox.page.waitForFunction(
    (wanted) => {
      const token = canvas.tokens.placeables.find((one: { name: string }) => one.name === wanted);
      const place = token && canvas.clientCoordinatesFromCanvas(token.center);
      return place ? { x: place.x as number, y: place.y as number } : null;
    },
    {},
    name,
  );
  return (await found.jsonValue())!;
}

async function closeWindows(): Promise<void> {
  await fox.page.evaluate(async () => {
    for (const app of [...foundry.applications.instances.values()]) if (app.hasFrame) await app.close();
  });
}

describe("in Firefox", () => {
  afterEach(() => {
    expect(fox.errors.splice(0)).toEqual([]);
  });

  it.each(BOUTS)("an attack of $ruleset is played from the token to what it does", async (bout) => {
    const { attacker, target, weapon } = bout;
    const { page } = fox;
    await meet(bout);
    const by = await placeOf(attacker[1]);
    await page.mouse.click(by.x, by.y);
    const at = await placeOf(target[1]);
    await page.mouse.move(at.x, at.y);
    await page.keyboard.press("t");
    await press(page, ".g-dock .g-weapon", weapon);
    await press(page, ".application button[name=roll]:enabled");
    if (bout.answered) await press(page, ".g-prompt [data-reply]"); // the last of them: the target lets it come
    await press(page, ".chat-message [data-card-action=apply]"); // in a new world wounds wait for that
    await shown(page, ".chat-message", "Appliqué");
    await closeWindows();
  });

  it("a drag begins on the sheets of every ruleset, and ends in the hotbar", async () => {
    const { page } = fox;
    for (const [pack, name, dragged, slot] of DRAGS) {
      await page.evaluate(
        async (folder, called) => {
          const source = game.packs.get(`gardien.${folder}`);
          const known = game.actors.getName(called);
          const id = source.index.getName(called)._id;
          const actor = known ?? (await game.actors.importFromCompendium(source, id));
          await actor.sheet.render({ force: true });
        },
        pack,
        name,
      );
      const { trusted } = await drag(page, await shown(page, dragged), await shown(page, "#hotbar .slot.open"));
      expect(trusted).toBe(true);
      await page.waitForSelector(`#hotbar [aria-label="${slot}"]`);
      await closeWindows();
    }
  });
});
