import { expect } from "vitest";
import type { Seat } from "./table.js";

/** What somebody may type wherever a name is typed. */
export const EVIL = `<img src=x onerror="window.pwned=1">`;
/** The same for texts with a layout, where some markup is welcome. */
const EVIL_HTML =
  `<p onmouseover="window.pwned=1">Note</p><script>window.pwned=1</script>` +
  `<iframe srcdoc="<script>parent.pwned=1</script>"></iframe><img src="icons/svg/mystery-man.svg" onload="window.pwned=1">`;
export const REASON = `${EVIL} {{7*7}} @{x}`;

/** Fills a world with people and things of that name, for everybody; answers with the address of the first of them. */
export function writeEvil({ page }: Seat): Promise<string> {
  return page.evaluate(
    async ([name, html]) => {
      const owners = { default: 3 };
      const items = [
        {
          name,
          type: "gbWeapon",
          system: { damage: "2d6", equipped: true, increment: 30, magazine: { value: 3, max: 6 } },
        },
        { name, type: "gbArmor", system: { zones: { torso: 2 }, equipped: true, description: html } },
        { name, type: "gbWound", system: { gb: 3, zone: "torso", pfLost: 1, weaponName: name, description: name } },
        {
          ...{ name, type: "gbFeat" },
          system: { key: "weaponFocus", weapon: name, description: html, modifiers: [{ skill: name, value: 1 }] },
        },
        { name, type: "gbSkill", system: { description: html } },
        { name, type: "gbSpell", system: { kind: "heal", pvFormula: name, note: html } },
        { name, type: "gbHazard", system: { damage: name, description: html } },
        { name, type: "gbGear", system: { description: html } },
        { name, type: "gbProfile", system: { description: html } },
      ];
      const texts = { notes: html, keeperNotes: html };
      const [folder, shelf] = await Folder.createDocuments([
        { name, type: "Actor" },
        { name, type: "Item" },
      ]);
      const prototypeToken = { name, displayName: 50, actorLink: true };
      const actors = await Actor.createDocuments([
        {
          ...{ name, type: "gbInvestigator", items, ownership: owners, folder: folder.id, prototypeToken },
          system: { ...texts, occupation: name },
        },
        {
          ...{ name, type: "gbCreature", items, ownership: owners, prototypeToken },
          system: { ...texts, category: name, hd: name, special: html },
        },
      ]);
      await Item.createDocuments(items.map((item) => ({ ...item, folder: shelf.id, ownership: owners })));
      await JournalEntry.create({ name, ownership: owners, pages: [{ name, type: "text", text: { content: html } }] });
      await Macro.create({ name, type: "script", command: "1", ownership: owners });
      const tokens = await Promise.all(
        actors.map((actor: { getTokenDocument(data: object): Promise<{ toObject(): object }> }, i: number) =>
          actor.getTokenDocument({ x: 1100 + 200 * i, y: 700 }),
        ),
      );
      const placed = await canvas.scene.createEmbeddedDocuments(
        "Token",
        tokens.map((token) => token.toObject()),
      );
      const combat = await Combat.create({ active: true, scene: canvas.scene.id });
      await combat.createEmbeddedDocuments(
        "Combatant",
        placed.map((token: { id: string; actorId: string }) => ({
          tokenId: token.id,
          actorId: token.actorId,
          sceneId: canvas.scene.id,
          name,
        })),
      );
      return actors[0].uuid as string;
    },
    [EVIL, EVIL_HTML] as const,
  );
}

/** No picture of an attacker's was loaded, no script of theirs ran, on any page. */
export async function expectHarmless(...seats: readonly Seat[]): Promise<void> {
  for (const { page } of seats) {
    const harm = await page.evaluate(() => ({
      pwned: (globalThis as { pwned?: unknown }).pwned ?? null,
      markup: document.querySelectorAll('img[src="x"], iframe, [onerror], [onload], [onmouseover]').length,
    }));
    expect(harm).toEqual({ pwned: null, markup: 0 });
  }
}

/** Points at everything that has a tooltip, as a curious mouse does. */
export async function readTooltips({ page }: Seat): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>("[data-tooltip], [data-tooltip-html], [title]")) {
      game.tooltip.activate(element);
    }
    game.tooltip.deactivate();
  });
}
