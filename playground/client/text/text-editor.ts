import type { Data } from "../../common/types.js";
import { host } from "../applications/host.js";
import { getDragEventData } from "../applications/ux/drag-drop.js";
import { activateClicks } from "./clicks.js";
import { createAnchor } from "./enrich/anchor.js";
import { CONTENT_LINK, contentLink } from "./enrich/content-links.js";
import { applyCustomEnrichers } from "./enrich/custom.js";
import { defineEnrichedContent } from "./enrich/enriched-content.js";
import { HYPERLINK, hyperlink } from "./enrich/hyperlinks.js";
import { findInlineRolls, inlineRoll } from "./enrich/inline-rolls.js";
import type { EnrichmentOptions } from "./enrich/options.js";
import { matches, replaceText } from "./enrich/text-nodes.js";

/** What rich text can do beyond HTML. */
export class TextEditor {
  /** The class in use: `CONFIG.ux.TextEditor` if a system replaced it. */
  static get implementation(): typeof TextEditor {
    return host.config["ux"]?.TextEditor ?? TextEditor;
  }

  /**
   * Turns links, inline rolls and the system's own markers of a text into elements. The text is handled in a document
   * of its own, where nothing loads and no script runs; what users typed inside a marker ends up as text.
   */
  static async enrichHTML(content: string | null | undefined, options: EnrichmentOptions = {}): Promise<string> {
    const { secrets = false, documents = true, links = true, rolls = true, custom = true } = options;
    const inert = document.implementation.createHTMLDocument("");
    const root = inert.createElement("div");
    root.innerHTML = String(content ?? "");
    if (!secrets) for (const secret of root.querySelectorAll("section.secret:not(.revealed)")) secret.remove();
    if (documents) await this._enrichContentLinks(root, options);
    if (links) await this._enrichHyperlinks(root);
    if (rolls) await this._enrichInlineRolls(root, options);
    if (custom) await applyCustomEnrichers(root, options);
    return root.innerHTML;
  }

  // Steps of the method above, called on the class as Foundry calls them: it must not be taken out of its class.

  static async _enrichContentLinks(root: HTMLElement, options: EnrichmentOptions): Promise<void> {
    const found = (text: string) => matches(text, CONTENT_LINK);
    await replaceText(root, found, (match) => contentLink(match, options));
  }
  static async _enrichHyperlinks(root: HTMLElement): Promise<void> {
    await replaceText(root, (text) => matches(text, HYPERLINK), hyperlink);
  }
  static async _enrichInlineRolls(root: HTMLElement, options: EnrichmentOptions): Promise<void> {
    const rollData = once(options.rollData);
    await replaceText(root, findInlineRolls, async (roll) => inlineRoll(roll, await rollData()));
  }

  static createAnchor = createAnchor;

  static getDragEventData = getDragEventData;

  /** The marker that links to what is dropped, or `null` if it is no document. */
  static async getContentLink(
    eventData: Data,
    { label, relativeTo }: { label?: string; relativeTo?: Data } = {},
  ): Promise<string | null> {
    if (typeof eventData["uuid"] !== "string") return null;
    const found = await fromUuid(eventData["uuid"], relativeTo ? { relative: relativeTo } : {});
    return found ? `@UUID[${found.uuid}]{${label ?? found.name}}` : null;
  }

  /** Listens, once for the whole page, to clicks on links and inline rolls and to links being dragged. */
  static activateListeners(page: Document = document): void {
    defineEnrichedContent();
    activateClicks(page);
  }
}

function once(source: EnrichmentOptions["rollData"]): () => Promise<Data> {
  let known: Promise<Data> | undefined;
  return () => (known ??= Promise.resolve(typeof source === "function" ? source() : (source ?? {})));
}
