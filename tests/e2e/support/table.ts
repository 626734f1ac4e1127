import { rmSync } from "node:fs";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterAll } from "vitest";
import { scratchFolder } from "../../support/scratch.js";
import { keepJobs } from "./jobs.js";
import { joinAtOnce, joinByPage } from "./join.js";
import { knowFocus } from "./keys.js";
import { startServer } from "./server.js";

const FOREIGN_URL = process.env["GARDIEN_E2E_URL"];

/** Who sits at the ready-made table. */
export const KEEPER = "Gardien";
export const PLAYERS = ["Inès", "Hugo"] as const;

/** How long a window waits for something to appear, and for a whole world to load, in milliseconds. */
const PATIENCE = 30_000;
const LOADING = 90_000;

/** A window at the table, and everything that went wrong in it. */
export interface Seat {
  readonly table: Table;
  readonly page: Page;
  /** Uncaught errors and console errors so far. */
  readonly errors: string[];
  /** Console warnings so far, those about compatibility among them. */
  readonly warnings: string[];
}

export interface SeatOptions {
  readonly lang?: "fr" | "en";
  readonly theme?: "light" | "dark";
  readonly context?: BrowserContextOptions;
  /** Comes in through the page where one chooses who to be, as people do: that is another page to load. */
  readonly byPage?: boolean;
}

/** A world of its own and a browser to look at it. */
export interface Table {
  readonly url: string;
  readonly dataFolder: string;
  join(user: string, options?: SeatOptions): Promise<Seat>;
  /** Stops and starts the server on the same world and port; `meanwhile` the world's files lie still. */
  restart(meanwhile?: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** People at a table of their own, each in a window; it is cleared away after the last test of the file. */
export async function openTable<Users extends readonly string[]>(
  ...users: Users
): Promise<{ -readonly [I in keyof Users]: Seat }> {
  const table = await layTable();
  afterAll(() => table.close());
  try {
    const seats = await Promise.all(users.map((user) => table.join(user)));
    return seats as { -readonly [I in keyof Users]: Seat };
  } catch (error) {
    await table.close(); // a file that does not load has no last test
    throw error;
  }
}

/** Everybody who sits at a table of this worker, in whichever window. */
const seated = new Set<Omit<Seat, "table">>();

/** Returns the windows that stand open. */
export function seats(): readonly Omit<Seat, "table">[] {
  return [...seated].filter(({ page }) => !page.isClosed());
}

/** A table with nobody at it yet; close it in the end. `more` are options of the server's command line. */
export async function layTable(...more: readonly string[]): Promise<Table> {
  const dataFolder = scratchFolder("gardien-e2e-");
  let server = FOREIGN_URL ? undefined : await startServer(dataFolder, 0, ...more);
  const url = FOREIGN_URL ?? server!.url;
  const windows: BrowserContext[] = [];
  let isNew = true;
  const table: Table = {
    url,
    dataFolder,
    async join(user, options = {}) {
      const seat = await takeSeat(url, user, options);
      windows.push(seat.page.context());
      if (user === KEEPER && isNew) await seat.page.evaluate(arrange);
      isNew &&= user !== KEEPER;
      return { table, ...seat };
    },
    async restart(meanwhile) {
      if (!server) throw new Error("a foreign server is not ours to restart");
      await server.stop();
      await meanwhile?.();
      server = await startServer(dataFolder, Number(new URL(url).port), ...more);
    },
    async close() {
      for (const window of windows) await window.close();
      await server?.stop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
  return table;
}

/** One browser serves all the tables of a worker, each window with a memory of its own; it ends with the worker. */
let browser: Promise<Browser> | undefined;

/** Where nobody ends the worker: the browser goes with the last table. */
export async function closeBrowser(): Promise<void> {
  await (await browser)?.close();
  browser = undefined;
}

function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env["CHROMIUM"] ?? "",
    args: [
      "--no-sandbox",
      "--disable-dev-shm-usage",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--force-color-profile=srgb",
      // pages of the address bar that Chromium keeps ready behind each window: half of what an empty one costs
      "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup",
      "--font-render-hinting=none",
    ],
  });
}

async function takeSeat(url: string, user: string, options: SeatOptions): Promise<Omit<Seat, "table">> {
  const { lang = "fr", theme = "light" } = options;
  browser ??= launch();
  const context = await (
    await browser
  ).newContext({
    viewport: { width: 1440, height: 900 },
    locale: lang === "fr" ? "fr-FR" : "en-GB",
    colorScheme: theme,
    reducedMotion: "reduce",
    ...options.context,
  });
  await context.addInitScript((language) => {
    if (!localStorage.getItem("core.language")) localStorage.setItem("core.language", JSON.stringify(language));
  }, lang);
  await context.addInitScript(letNoticesPass);
  await context.addInitScript(knowFocus);
  context.setDefaultTimeout(PATIENCE);
  context.setDefaultNavigationTimeout(LOADING);
  const page = await context.newPage();
  keepJobs(page);
  const errors: string[] = [];
  const warnings: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(`${message.text()} ${message.location().url}`.trim());
    if (message.type() === "warning") warnings.push(message.text());
  });
  if (options.byPage) await joinByPage(page, url, user);
  else await joinAtOnce(context, page, url, user);
  const seat = { page, errors, warnings };
  seated.add(seat);
  page.once("close", () => seated.delete(seat));
  await ready(page);
  return seat;
}

/** A notice lies over windows for seconds: people read on meanwhile, and who clicks for a test would wait for its end. */
function letNoticesPass(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    "#notifications > * { pointer-events: none !important; } #notifications .close { pointer-events: auto !important; }",
  );
  document.adoptedStyleSheets.push(sheet);
}

/** Most tests play by several rulesets, read figures of adversaries on players' cards, and what a blow has done at once. */
async function arrange(): Promise<void> {
  await game.settings.set("gardien", "rulesets", "gb warp rpg seuils d20d100");
  await game.settings.set("gardien", "automation", "auto");
  await game.settings.set("gardien", "targetNumbers", "shown");
}

/** Waits until the world is loaded and the table can be used. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => Boolean((globalThis as { game?: { ready?: boolean } }).game?.ready), null, {
    timeout: LOADING,
  });
}

/** Reloads a window, as whoever presses F5 does. */
export async function reload({ page }: Seat): Promise<void> {
  await page.reload();
  await ready(page);
}
