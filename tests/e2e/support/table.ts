import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterAll } from "vitest";
import { keepJobs } from "./jobs.js";

const FOREIGN_URL = process.env["GARDIEN_E2E_URL"];

/** Who sits at the ready-made table. */
export const KEEPER = "Gardien";
export const PLAYERS = ["Inès", "Hugo"] as const;

/** How long a window waits for something to appear, and for a whole world to load, in milliseconds. */
const PATIENCE = 15_000;
const LOADING = 60_000;

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

/** A table with nobody at it yet; close it in the end. */
export async function layTable(): Promise<Table> {
  const dataFolder = mkdtempSync(join(tmpdir(), "gardien-e2e-"));
  let server = FOREIGN_URL ? undefined : await startServer(dataFolder, 0);
  const url = FOREIGN_URL ?? server!.url;
  const windows: BrowserContext[] = [];
  const table: Table = {
    url,
    dataFolder,
    async join(user, options = {}) {
      const seat = await takeSeat(url, user, options);
      windows.push(seat.page.context());
      return { table, ...seat };
    },
    async restart(meanwhile) {
      if (!server) throw new Error("a foreign server is not ours to restart");
      await server.stop();
      await meanwhile?.();
      server = await startServer(dataFolder, Number(new URL(url).port));
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
    executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-dev-shm-usage",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--force-color-profile=srgb",
      "--font-render-hinting=none",
    ],
  });
}

interface Server {
  url: string;
  stop(): Promise<void>;
}

export function startServer(dataFolder: string, port: number, ...more: string[]): Promise<Server> {
  const args = [".build/server/main.mjs", "--no-open", "--port", String(port), "--data", dataFolder];
  const child = spawn(process.execPath, [...args, "--generation", process.env["GARDIEN_GENERATION"] ?? "13", ...more], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  return new Promise((resolve, reject) => {
    const listen = (chunk: Buffer): void => {
      output += String(chunk);
      const url = /https?:\/\/[\w.:[\]]+/.exec(output)?.[0];
      if (url) resolve({ url, stop: () => stop(child) });
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", (chunk: Buffer) => (output += String(chunk)));
    child.on("exit", (code) => reject(new Error(`the server ended with ${String(code)}: ${output}`)));
  });
}

function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.on("exit", () => resolve());
    child.kill("SIGTERM");
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
  context.setDefaultTimeout(PATIENCE);
  context.setDefaultNavigationTimeout(LOADING);
  const page = await context.newPage();
  keepJobs(page);
  const errors: string[] = [];
  const warnings: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
    if (message.type() === "warning") warnings.push(message.text());
  });
  await page.goto(`${url}/join`);
  await page.getByRole("button", { name: user }).first().click();
  await ready(page);
  return { page, errors, warnings };
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
