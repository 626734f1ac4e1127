import type { Page } from "playwright-core";
import type { Seat } from "./table.js";

/** How many stops of the Tab key we try before we say that something cannot be reached, and how many in one go. */
const STOPS = 120;
const STRIDE = 8;

/** What these tests put into a page. */
interface Guide {
  nameOfFocus: () => string;
  way?: {
    /** The names gone by. */
    readonly passed: string[];
    stop(): void;
  };
}

/**
 * Goes with the Tab key, and nothing else, to the element of this name; fails when the keyboard does not lead there.
 * The key is held down for several stops in one go; where the page has come to the name it lets no further stop pass.
 */
export async function tabTo({ page }: Seat, name: RegExp, { back = false } = {}): Promise<void> {
  await setOut(page, name);
  try {
    for (let stop = 0; stop < STOPS; stop += STRIDE) {
      await holdTab(page, back);
      if (name.test(await focusedName({ page }))) return;
    }
    const passed = await page.evaluate(() => (globalThis as unknown as Guide).way!.passed);
    throw new Error(`Tab does not lead to ${String(name)}; it went by ${[...new Set(passed)].join(" | ")}`);
  } finally {
    await page.evaluate(() => (globalThis as unknown as Guide).way?.stop());
  }
}

async function holdTab(page: Page, back: boolean): Promise<void> {
  if (back) await page.keyboard.down("Shift");
  await Promise.all(Array.from({ length: STRIDE }, () => page.keyboard.down("Tab")));
  await page.keyboard.up("Tab");
  if (back) await page.keyboard.up("Shift");
}

/** Has the page watch the Tab key: before each stop but the first it looks where the last one led. */
function setOut(page: Page, name: RegExp): Promise<void> {
  return page.evaluate(
    ([source, flags]) => {
      const guide = globalThis as unknown as Guide;
      const goal = new RegExp(source, flags);
      const passed: string[] = [];
      const watch = (event: KeyboardEvent): void => {
        if (event.key !== "Tab") return;
        const here = guide.nameOfFocus();
        if (passed.length > 0 && goal.test(here)) {
          event.preventDefault();
          event.stopImmediatePropagation();
        } else passed.push(here);
      };
      addEventListener("keydown", watch, true);
      guide.way = { passed, stop: () => removeEventListener("keydown", watch, true) };
    },
    [name.source, name.flags] as const,
  );
}

/** The name of what has the focus, as a screen reader gives it: near enough for buttons and fields. */
export function focusedName({ page }: Pick<Seat, "page">): Promise<string> {
  return page.evaluate(() => (globalThis as unknown as Guide).nameOfFocus());
}

/** Runs in every page before its own scripts: lets it be asked for the name of what has the focus. */
export function knowFocus(): void {
  const nameOfFocus = (): string => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return "";
    const [label] = (element as HTMLInputElement).labels ?? [];
    const name = element.ariaLabel ?? label?.innerText.split("\n")[0] ?? element.innerText;
    return name.replaceAll(/\s+/g, " ").trim();
  };
  Object.assign(globalThis, { nameOfFocus });
}

/** Whether one can see where the focus is. */
export function focusIsVisible({ page }: Seat): Promise<boolean> {
  return page.evaluate(() => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(document.activeElement!);
    return (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1) || boxShadow !== "none";
  });
}
