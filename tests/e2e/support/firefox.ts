import puppeteer, { type Browser, type ElementHandle, type Page } from "puppeteer-core";
import { sessionOf } from "./join.js";

/** What a drag carried when its source was done with it. */
interface Dragged {
  readonly text: string;
  /** Whether the browser itself began it, and not a script. */
  readonly trusted: boolean;
}

/** One window of Firefox at a table, driven over WebDriver BiDi, and what went wrong in it. */
export interface Fox {
  readonly browser: Browser;
  readonly page: Page;
  readonly errors: string[];
}

/** Sits down in Firefox: French, light, without motion. */
export async function sitInFirefox(executablePath: string, url: string, user: string): Promise<Fox> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    headless: true,
    defaultViewport: { width: 1440, height: 900 },
    extraPrefsFirefox: { "intl.accept_languages": "fr-FR", "ui.prefersReducedMotion": 1 },
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(20_000);
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await page.evaluateOnNewDocument(prepare, await sessionOf(url, user));
  await page.goto(`${url}/game`, { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() => Boolean((globalThis as { game?: { ready?: boolean } }).game?.ready));
  return { browser, page, errors };
}

/** Lets the window in, in French, and keeps what its drags carry. */
function prepare(session: string): void {
  sessionStorage.setItem("playground.session", session);
  localStorage.setItem("core.language", JSON.stringify("fr"));
  addEventListener("dragstart", (event) => {
    const text = event.dataTransfer?.getData("text/plain") ?? "";
    (globalThis as { dragged?: Dragged }).dragged = { text, trusted: event.isTrusted };
  });
}

/** What is shown of a selector, and says this where it matters; waits for it. */
export async function shown(page: Page, selector: string, text = ""): Promise<ElementHandle<HTMLElement>> {
  const found = await page.waitForFunction(
    (wanted, words) =>
      [...document.querySelectorAll<HTMLElement>(wanted)].findLast(
        (one) => one.checkVisibility() && one.textContent.replaceAll(/\s+/g, " ").includes(words),
      ) ?? null,
    {},
    selector,
    text,
  );
  return found.asElement() as ElementHandle<HTMLElement>;
}

/** Clicks what is shown; once more where it was drawn anew meanwhile. */
export async function press(page: Page, selector: string, text = ""): Promise<void> {
  try {
    await (await shown(page, selector, text)).click();
  } catch (error) {
    if (!/detached|not clickable/.test(String(error))) throw error;
    await press(page, selector, text);
  }
}

/**
 * Drags with the mouse from one place to another. Firefox begins the drag itself, and enters what it comes over; without
 * a screen it never lets go, so that is done for it, with what the drag truly carries.
 */
export async function drag(
  page: Page,
  from: ElementHandle<HTMLElement>,
  onto: ElementHandle<HTMLElement>,
): Promise<Dragged> {
  await page.evaluate(() => delete (globalThis as { dragged?: Dragged }).dragged);
  const { x, y } = await from.clickablePoint();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 6, y + 3);
  await page.mouse.move(x + 40, y + 20, { steps: 3 });
  const dragged = await page.waitForFunction(() => (globalThis as { dragged?: Dragged }).dragged);
  await page.mouse.up();
  const carried = (await dragged.jsonValue())!;
  await onto.evaluate((place, { text }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData("text/plain", text);
    const { left, top, width, height } = place.getBoundingClientRect();
    const at = { clientX: left + width / 2, clientY: top + height / 2 };
    for (const type of ["dragover", "drop"])
      place.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true, ...at }));
  }, carried);
  return carried;
}
