import { afterEach } from "vitest";
import { seats } from "./table.js";

/** Says of a test that failed what each window at the table shows: a race that comes once in fifty runs is read from it. */
afterEach(async ({ task }) => {
  if (task.result?.state !== "fail") return;
  const told = await Promise.all(
    seats().map(async ({ page, errors }) => {
      const shown = await page.evaluate(look).catch((error: unknown) => `nothing to be read: ${String(error)}`);
      return [shown, ...errors.slice(-3).map((error) => `error: ${error}`)].join("\n");
    }),
  );
  throw new Error(`What was to be seen:\n${told.join("\n—\n")}`);
});

/** In the page: who sits there, what has the focus, the windows that stand open, notices, and the end of the log. */
function look(): string {
  const words = (element: Element, most: number) =>
    (element as HTMLElement).innerText.replaceAll(/\s+/gu, " ").trim().slice(0, most);
  const all = (selector: string, most: number) =>
    [...document.querySelectorAll(selector)].map((element) => words(element, most)).filter(Boolean);
  const who = typeof game === "undefined" ? "nobody yet" : String(game.user?.name);
  const focused = document.activeElement?.cloneNode() as Element | undefined;
  return [
    `${who} at ${location.pathname}`,
    `focus: ${focused?.outerHTML.slice(0, 240) ?? "none"}`,
    ...all(".application", 400).map((window) => `window: ${window}`),
    ...all("#notifications > *", 200).map((notice) => `notice: ${notice}`),
    ...all("#chat .chat-message", 300)
      .slice(-3)
      .map((row) => `log: ${row}`),
  ].join("\n");
}
