import { afterAll, vi } from "vitest";
import { knowNames } from "../../src/core/text/names-read.js";
import { settled } from "./play/settled.js";

/**
 * For files that share a worker: what one of them put beside the rest, a world or a page, is gone before the next
 * begins, once what it started has come to an end.
 */
const known = new Set(Object.getOwnPropertyNames(globalThis));
afterAll(async () => {
  await settled();
  await new Promise((resolve) => setTimeout(resolve));
  vi.restoreAllMocks();
  vi.unstubAllGlobals(); // else another file's would lay back what stood there in this one
  if (known.has("document")) document.body.replaceChildren(); // the page itself is shared
  knowNames([]);
  const left = Object.getOwnPropertyNames(globalThis).filter((name) => !known.has(name));
  for (const name of left) Reflect.deleteProperty(globalThis, name);
});
