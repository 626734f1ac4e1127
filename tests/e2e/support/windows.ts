import { expect } from "vitest";
import type { Locator } from "playwright-core";
import type { Seat } from "./table.js";
import { soon } from "./wait.js";

/**
 * Opens the sheet of a document, found by its UUID or by its name among the actors of the world, as soon as the client
 * has been told of it and of the right to see it.
 */
export async function openSheet({ page }: Seat, of: string): Promise<Locator> {
  const open = () =>
    page.evaluate(async (wanted) => {
      const document = game.actors.getName(wanted) ?? (await fromUuid(wanted));
      if (!document?.testUserPermission(game.user, "LIMITED")) return "";
      await document.sheet.render({ force: true });
      return document.sheet.id as string;
    }, of);
  let id = "";
  await expect.poll(async () => (id = await open()), soon).not.toBe("");
  const sheet = page.locator(`[id="${id}"]`);
  await sheet.waitFor();
  return sheet;
}

/** Turns a sheet over to edit, or back to play; it is found again as it was left. */
export async function turn(sheet: Locator, to: "edit" | "play"): Promise<void> {
  const button = sheet.locator(".g-mode[data-action=toggleMode]");
  const pressed = String(to === "edit");
  if ((await button.getAttribute("aria-pressed")) !== pressed) await button.click();
  await expect.poll(() => button.getAttribute("aria-pressed"), soon).toBe(pressed);
}

/** Closes whatever windows are open. */
export async function closeWindows({ page }: Seat): Promise<void> {
  await page.evaluate(async () => {
    for (const app of [...foundry.applications.instances.values()]) if (app.hasFrame) await app.close();
  });
}

/** Opens « Réglages de Gardien » by its button in Foundry's settings; at a subject, where one is told. */
export async function openSettings({ page }: Seat, subject?: string): Promise<Locator> {
  await page.evaluate(
    async () => void (await new foundry.applications.settings.SettingsConfig().render({ force: true })),
  );
  const list = page.locator("#settings-config");
  await list.locator('[data-key="gardien.settings"]').click();
  const window = page.locator("#gardien-settings");
  await window.waitFor();
  await page.evaluate(async () => void (await foundry.applications.instances.get("settings-config").close()));
  if (subject !== undefined) await turnToSubject(window, subject);
  return window;
}

/** Shows a subject of the settings, or a ruleset's. */
export async function turnToSubject(window: Locator, subject: string): Promise<void> {
  await window.locator(`[data-subject="${subject}"]`).click();
  await window.locator(`[data-subject="${subject}"][aria-current=page]`).waitFor();
}

/** UUID of an item of an actor of the world, by its type or name, as soon as the client knows it. */
export async function itemOf({ page }: Seat, actor: string, item: string): Promise<string> {
  const found = await page.waitForFunction(
    ([owner, wanted]) => {
      const { items } = game.actors.getName(owner);
      return items.find((one: { type: string; name: string }) => one.type === wanted || one.name === wanted)
        ?.uuid as string;
    },
    [actor, item] as const,
  );
  return found.jsonValue();
}

/** Puts a wound on an actor of the world, by the keeper's hand; answers with its UUID. */
export async function wound({ page }: Seat, actor: string, data: object = {}): Promise<string> {
  return page.evaluate(
    async ([owner, more]) => {
      const wounds = await game.actors
        .getName(owner)
        .createEmbeddedDocuments("Item", [
          { name: "Coup de couteau", type: "gbWound", system: { gb: 6, zone: "torso", pfLost: 2, pvLost: 1 }, ...more },
        ]);
      return wounds[0].uuid as string;
    },
    [actor, data] as const,
  );
}

/** Drops an entry of a compendium of ours on a sheet, as the mouse does. */
export async function dropOn({ page }: Seat, sheet: Locator, pack: string, entry: string): Promise<void> {
  const data = await page.evaluate(
    ([id, name]) => ({ type: "Item", uuid: game.packs.get(`gardien.${id}`).index.getName(name).uuid }),
    [pack, entry] as const,
  );
  await sheet.evaluate((element, dragged) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData("text/plain", JSON.stringify(dragged));
    element.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  }, data);
}
