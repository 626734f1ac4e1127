import type { Locator, Page } from "playwright-core";
import type { Seat } from "./table.js";

/** A window in a page of its own. */
export interface OwnPage {
  readonly page: Page;
  /** The window itself, there. */
  readonly window: Locator;
}

/** Generation 14: moves an open window, found by its id, into a page of its own by the entry of its own menu. */
export async function detach({ page }: Seat, id: string): Promise<OwnPage> {
  const window = page.locator(`[id="${id}"]`);
  const opened = page.waitForEvent("popup");
  await window.locator("[data-action=toggleControls]").first().click();
  await window.locator(".controls-dropdown [data-action=detach]").click();
  return there(await opened, id);
}

/** Generation 14: moves it back. */
export async function attach({ page }: Seat, own: OwnPage): Promise<Locator> {
  const id = (await own.window.getAttribute("id")) ?? "";
  await own.window.locator("[data-action=toggleControls]").first().click();
  await leave(own, own.window.locator(".controls-dropdown [data-action=attach]"));
  const window = page.locator(`[id="${id}"]`);
  await window.waitFor();
  return window;
}

/**
 * Clicks what shuts the page it stands in, and waits until that is gone. It may go before the click has been told that it
 * was made, which is no failure of it.
 */
export async function leave({ page }: OwnPage, button: Locator): Promise<void> {
  const closed = page.waitForEvent("close");
  const clicked = button.click().catch((error: unknown) => {
    if (!page.isClosed()) throw error;
  });
  await Promise.all([closed, clicked]);
}

/**
 * Moves an open window into a page of its own as modules do that pop windows out, in whichever generation: the element
 * goes over with all that listens to it, and the page is given the styles that there are.
 */
export async function popOut({ page }: Seat, id: string): Promise<OwnPage> {
  const opened = page.waitForEvent("popup");
  await page.evaluate(async (wanted) => {
    const app = foundry.applications.instances.get(wanted);
    const own = window.open("", "", "popup,width=800,height=700") as Window;
    const { documentElement, body, head } = own.document;
    documentElement.lang = document.documentElement.lang;
    body.className = document.body.className;
    const styles = [...document.head.querySelectorAll("link[rel=stylesheet], style")];
    const copies = styles.map((style) => own.document.importNode(style, true));
    const loaded = copies.map(
      (copy) => new Promise((resolve) => copy.addEventListener("load", resolve, { once: true })),
    );
    head.append(...copies);
    await Promise.all(loaded);
    body.append(own.document.adoptNode(app.element));
    app.setPosition({ left: 0, top: 0 });
    window.addEventListener("pagehide", () => own.close(), { once: true });
  }, id);
  return there(await opened, id);
}

async function there(page: Page, id: string): Promise<OwnPage> {
  const window = page.locator(`[id="${id}"]`);
  await window.waitFor();
  return { page, window };
}
