import { host } from "../../applications/host.js";
import { ENRICHED_CONTENT } from "./enriched-content.js";
import type { EnrichmentOptions } from "./options.js";
import { matches, replaceText } from "./text-nodes.js";

/** An entry of `CONFIG.TextEditor.enrichers`. */
export interface EnricherConfig {
  /** Needed for `onRender`. */
  id?: string;
  /** What to look for; global. */
  pattern: RegExp;
  /** The element that replaces a match; `null` leaves the text. */
  enricher: (match: RegExpMatchArray, options: EnrichmentOptions) => Promise<HTMLElement | null> | HTMLElement | null;
  /** Called with the element each time the content enters a page. */
  onRender?: (element: HTMLElement) => unknown;
  /** Let an element that replaces the whole content of its parent replace the parent. */
  replaceParent?: boolean;
}

export function enricherConfigs(): EnricherConfig[] {
  return host.config["TextEditor"]?.enrichers ?? [];
}

/** Applies the system's own enrichers, in the order they were registered. */
export async function applyCustomEnrichers(root: Element, options: EnrichmentOptions): Promise<void> {
  for (const { id, pattern, enricher, onRender, replaceParent = false } of enricherConfigs()) {
    const make = async (match: RegExpMatchArray): Promise<Node | null> => {
      const element = await enricher(match, options);
      if (!element || !id || !onRender) return element;
      const wrapper = document.createElement(ENRICHED_CONTENT);
      wrapper.setAttribute("enricher", id);
      wrapper.append(element);
      return wrapper;
    };
    await replaceText(root, (text) => matches(text, pattern), make, { replaceParent });
  }
}
