import type { Seat } from "./table.js";

/** How many stops of the Tab key we try before we say that something cannot be reached. */
const STOPS = 120;

/** Goes with the Tab key, and nothing else, to the element of this name; fails when the keyboard does not lead there. */
export async function tabTo({ page }: Seat, name: RegExp, { back = false } = {}): Promise<void> {
  const passed: string[] = [];
  for (let stop = 0; stop < STOPS; stop++) {
    await page.keyboard.press(back ? "Shift+Tab" : "Tab");
    const here = await focusedName({ page });
    if (name.test(here)) return;
    passed.push(here);
  }
  throw new Error(`Tab does not lead to ${String(name)}; it went by ${[...new Set(passed)].join(" | ")}`);
}

/** The name of what has the focus, as a screen reader gives it: near enough for buttons and fields. */
export function focusedName({ page }: Pick<Seat, "page">): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return "";
    const [label] = (element as HTMLInputElement).labels ?? [];
    const name = element.ariaLabel ?? label?.innerText.split("\n")[0] ?? element.innerText;
    return name.replaceAll(/\s+/g, " ").trim();
  });
}

/** Whether one can see where the focus is. */
export function focusIsVisible({ page }: Seat): Promise<boolean> {
  return page.evaluate(() => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(document.activeElement!);
    return (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1) || boxShadow !== "none";
  });
}
