import { afterAll } from "vitest";
import { knowNames } from "../../src/core/text/names-read.js";
import { settled } from "./play/settled.js";
import { sweep } from "./swept.js";

/**
 * For files that share a worker: what one of them put beside the rest, a world or a page, is gone before the next
 * begins, once what it started has come to an end.
 */
afterAll(async () => {
  await settled();
  await new Promise((resolve) => setTimeout(resolve));
  sweep();
  knowNames([]);
});
