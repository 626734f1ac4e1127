import { Window } from "happy-dom";
import { vi } from "vitest";

/**
 * The page of a window of its own. Its elements are of other classes than those that the test's page knows: from now on
 * that knows them by empty ones, for happy-dom shares its own among all pages.
 */
export function otherPage(): Document {
  for (const name of ["Element", "HTMLElement", "HTMLInputElement", "HTMLSelectElement"]) vi.stubGlobal(name, class {});
  return new Window().document as unknown as Document;
}
