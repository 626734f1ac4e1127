import { afterAll } from "vitest";
import { instances } from "../../../playground/client/applications/api/registry.js";
import { Hooks } from "../../../playground/client/hooks/hooks.js";
import { sweep } from "../../support/swept.js";

/** For files that share a page: what one of them opened, and has hooks do, is gone before the next begins. */
afterAll(() => {
  for (const { id, hook } of Object.values(Hooks.events).flat()) Hooks.off(hook, id);
  instances.clear();
  sweep();
});
