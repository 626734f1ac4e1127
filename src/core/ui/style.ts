import { pages } from "./pages.js";
import { listen } from "../foundry/types/hooks.js";

/** Every style that was added so far. */
const styles = new Set<string>();
const worn = new WeakMap<Document, Set<string>>();
let following = false;

/**
 * Adds a style that few windows wear to every page, once: it comes with the part of the script that opens them. A page
 * that is opened later puts on all there are; Foundry carries over what the manifest names. `page` is that of a window
 * which a module may have moved.
 */
export function addStyle(css: string, page: Document = document): void {
  if (!following) listen("openDetachedWindow", (_id: string, { document: opened }: Window) => putOnAll(opened));
  following = true;
  styles.add(css);
  for (const one of new Set([...pages(), page])) putOn(one, css);
}

function putOnAll(page: Document): void {
  for (const css of styles) putOn(page, css);
}

/** Foundry imports what the manifest names into its layer for systems: what is fetched lies there too, below modules. */
function putOn(page: Document, css: string): void {
  const known = worn.get(page) ?? new Set();
  worn.set(page, known);
  if (known.has(css)) return;
  known.add(css);
  const style = page.createElement("style");
  style.textContent = `@layer system {\n${css}\n}`;
  page.head.append(style);
}
