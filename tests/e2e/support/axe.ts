import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Locator, Page } from "playwright-core";

/**
 * Deque's axe-core. Its licence (MPL-2.0) asks that changes to its own files be published: these tests run it as it
 * comes, and no release holds a line of it.
 */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Rules whose breach is serious or critical, and which may be broken by a part of a page. Names of controls are asked
 * for again, since it computes them more strictly than `blemishesOf`, which for its part knows of contrast in more places.
 */
const RULES = [
  ...["aria-allowed-attr", "aria-command-name", "aria-conditional-attr", "aria-dialog-name", "aria-hidden-focus"],
  ...["aria-input-field-name", "aria-meter-name", "aria-progressbar-name", "aria-prohibited-attr"],
  ...["aria-required-attr", "aria-required-children", "aria-required-parent", "aria-roles", "aria-tab-name"],
  ...["aria-toggle-field-name", "aria-tooltip-name", "aria-valid-attr", "aria-valid-attr-value", "button-name"],
  ...["definition-list", "dlitem", "duplicate-id-aria", "image-alt", "input-button-name"],
  ...["label", "label-content-name-mismatch", "link-name", "list", "listitem", "nested-interactive", "role-img-alt"],
  ...["scrollable-region-focusable", "select-name", "summary-name", "svg-img-alt", "td-headers-attr"],
  ...["th-has-data-cells", "valid-lang"],
];

/** What axe-core tells of an element, as far as we read it. */
interface Node {
  readonly target: readonly string[];
  readonly html: string;
  readonly any: readonly Check[];
  readonly all: readonly Check[];
  readonly none: readonly Check[];
}
interface Check {
  readonly message: string;
}
interface Axe {
  configure(spec: object): void;
  run(place: Element, options: object): Promise<{ readonly violations: readonly { id: string; nodes: Node[] }[] }>;
}

/** What is put into a page: says what is wrong with a part of it, one sentence for each element. */
export interface Inspector {
  inspect(place: Element): Promise<string[]>;
}

/** Puts the checker into a page, where `inspect` then is; once for each page. */
export async function equip(page: Page): Promise<void> {
  if (await page.evaluate(() => "inspect" in globalThis)) return;
  await page.addScriptTag({ content: SOURCE });
  await page.evaluate((rules) => {
    const { axe } = globalThis as unknown as { axe: Axe };
    // It would look for the role of every element first, which costs as much as all other rules.
    axe.configure({ rules: [{ id: "label-content-name-mismatch", selector: "[aria-label], [aria-labelledby]" }] });
    const options = { iframes: false, elementRef: false, resultTypes: ["violations"], runOnly: rules };
    const sayAll = (id: string, { target, html, any, all, none }: Node): string =>
      `${id}: ${[...any, ...all, ...none].map(({ message }) => message).join("; ")} (${target.join(" ")}, ${html.replaceAll(/\s+/g, " ").slice(0, 200)})`;
    /** What was found in order once is so in another theme and width, and asked again at no cost. */
    const known = new Set<string>();
    const inspect: Inspector["inspect"] = async (place) => {
      const text = place.outerHTML.replaceAll(/ style="[^"]*"|theme-(?:light|dark)/g, "");
      if (known.has(text)) return [];
      const { violations } = await axe.run(place, options);
      // The list that a message is in is Foundry's; so is what scrolls in a window, which browsers give the keyboard
      // by themselves where nothing else in it takes it.
      const ours = ({ html }: Node) => !/^<(?:li class="chat-message|section class="window-content)[ "]/.test(html);
      const found = violations.flatMap(({ id, nodes }) => nodes.filter(ours).map((node) => sayAll(id, node)));
      if (found.length === 0) known.add(text);
      return found;
    };
    Object.assign(globalThis, { inspect });
  }, RULES);
}

/**
 * What somebody with a screen reader or without a mouse would stumble over, in the eyes of axe-core. Sheets are not asked
 * again here: `every-sheet` asks all of them, all pages at once, to play and to edit.
 */
export async function findingsOf(place: Locator): Promise<string[]> {
  if (await place.evaluate((root) => root.classList.contains("sheet"))) return [];
  await equip(place.page());
  return place.evaluate((root) => (globalThis as unknown as Inspector).inspect(root));
}
