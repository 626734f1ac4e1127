// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const hooks = new Map<string, (...args: unknown[]) => void>();
const page = () => document.implementation.createHTMLDocument();
const texts = (of: Document) => [...of.querySelectorAll("style")].map(({ textContent }) => textContent);
const layered = (...all: string[]) => all.map((css) => `@layer system {\n${css}\n}`);

beforeEach(() => {
  vi.resetModules();
  document.head.replaceChildren();
  vi.stubGlobal("Hooks", { on: (name: string, listener: () => void) => hooks.set(name, listener) });
});
afterEach(() => vi.unstubAllGlobals());

/** The windows that have a page of their own, as generation 14 tells; 13 knows of none. */
const setPages = (...all: Document[]) =>
  vi.stubGlobal("foundry", {
    applications: { detached: { windows: new Map(all.map((one, at) => [`${at}`, { window: { document: one } }])) } },
  });

it("a style that few windows wear is added once to each page, in the layer of systems", async () => {
  setPages();
  const { addStyle } = await import("../../../../src/core/ui/style.js");
  const other = page();
  for (const css of [".a {}", ".b {}", ".a {}"]) addStyle(css);
  addStyle(".a {}", other);
  expect(texts(document)).toEqual(layered(".a {}", ".b {}"));
  expect(texts(other)).toEqual(layered(".a {}"));
});

it("a page that a window has for itself wears what the others do, opened before or after", async () => {
  const [early, late] = [page(), page()];
  setPages(early);
  const { addStyle } = await import("../../../../src/core/ui/style.js");
  addStyle(".a {}");
  expect(texts(early)).toEqual(layered(".a {}"));
  hooks.get("openDetachedWindow")?.("late", { document: late });
  expect(texts(late)).toEqual(layered(".a {}"));
});
