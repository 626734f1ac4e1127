import { afterAll } from "vitest";
import { instances } from "../../../playground/client/applications/api/registry.js";
import { Hooks } from "../../../playground/client/hooks/hooks.js";
import { sweep } from "../../support/swept.js";

type Heard = Parameters<EventTarget["addEventListener"]>;

/** Notes what is listened to on a page from now on; answers what ends all of it. */
function noteHeard(page: EventTarget): () => void {
  const { addEventListener: listen } = page;
  const heard: Heard[] = [];
  page.addEventListener = (...given: Heard) => {
    heard.push(given);
    listen.apply(page, given);
  };
  return () => {
    page.addEventListener = listen;
    for (const given of heard) page.removeEventListener(...given);
  };
}

/** For files that share a page: what one of them opened, listens to, and has hooks do, is gone before the next begins. */
const ends = [document, window].map(noteHeard);
afterAll(() => {
  for (const end of ends) end();
  for (const { id, hook } of Object.values(Hooks.events).flat()) Hooks.off(hook, id);
  instances.clear();
  sweep();
});
