import { host } from "../../applications/host.js";
import type { EnricherConfig } from "./custom.js";

export const ENRICHED_CONTENT = "enriched-content";

/** Defines the element around enriched content, which tells the enricher when it enters a page. */
export function defineEnrichedContent(): void {
  if (customElements.get(ENRICHED_CONTENT)) return;
  customElements.define(
    ENRICHED_CONTENT,
    class HTMLEnrichedContentElement extends HTMLElement {
      connectedCallback(): void {
        const configs: EnricherConfig[] = host.config["TextEditor"]?.enrichers ?? [];
        configs.find((config) => config.id === this.getAttribute("enricher"))?.onRender?.(this);
      }
    },
  );
}
