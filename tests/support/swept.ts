import { vi } from "vitest";

/** What stands there before the first file of a worker. */
const known = new Set(Object.getOwnPropertyNames(globalThis));

/** Takes away what a file put beside the rest, a world or a page: its worker goes on with the next one. */
export function sweep(): void {
  vi.restoreAllMocks();
  vi.unstubAllGlobals(); // else another file's would lay back what stood there in this one
  if (known.has("document")) document.body.replaceChildren(); // the page itself is shared
  const left = Object.getOwnPropertyNames(globalThis).filter((name) => !known.has(name));
  for (const name of left) Reflect.deleteProperty(globalThis, name);
}
