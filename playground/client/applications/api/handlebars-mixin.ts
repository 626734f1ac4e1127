import type { Data } from "../../../common/types.js";
import { loadTemplates, renderTemplate } from "../../handlebars/templates.js";
import { host, localize } from "../host.js";
import type { RenderOptions, TemplatePart } from "../types.js";
import type { ApplicationV2 } from "./application.js";
import { listenToForm } from "./forms.js";
import { readState, restoreState, type PartState } from "./part-state.js";

/** Puts inputs of our own in the place of those that a page of its own does not know. */
function enliven(content: DocumentFragment): void {
  for (const unknown of content.querySelectorAll(":not(:defined)")) {
    unknown.replaceWith(document.importNode(unknown, true));
  }
}

// oxlint-disable-next-line typescript/no-explicit-any -- TypeScript asks any[] of a mixin's base
type Base = abstract new (...args: any[]) => ApplicationV2;

/** Adds rendering by Handlebars templates, part by part, to an application class. */
export function HandlebarsApplicationMixin<B extends Base>(BaseApplication: B) {
  abstract class HandlebarsApplication extends BaseApplication {
    static PARTS: Record<string, TemplatePart> = {};

    #parts: Record<string, HTMLElement> = {};
    #descriptors: Record<string, TemplatePart> = {};

    /** The element of each rendered part. */
    get parts(): Record<string, HTMLElement> {
      return this.#parts;
    }

    /** The parts to draw: a copy that a subclass may edit. */
    _configureRenderParts(_options: RenderOptions): Record<string, TemplatePart> {
      const { PARTS } = this.constructor as unknown as { PARTS: Record<string, TemplatePart> };
      return Object.fromEntries(Object.entries(PARTS).map(([id, part]) => [id, { ...part }]));
    }

    override _configureRenderOptions(options: RenderOptions): void {
      super._configureRenderOptions(options);
      this.#descriptors = this._configureRenderParts(options);
      const known = Object.keys(this.#descriptors);
      options.parts = options.isFirstRender ? known : (options.parts ?? known);
    }

    override async _preFirstRender(context: Data, options: RenderOptions): Promise<void> {
      await super._preFirstRender(context, options);
      const parts = Object.values(this.#descriptors); // those of a part that appears later are for its class to load
      await loadTemplates([...new Set(parts.flatMap((part) => [part.template, ...(part.templates ?? [])]))]);
    }

    override async _renderHTML(context: Data, options: RenderOptions): Promise<Record<string, HTMLElement>> {
      const rendered: Record<string, HTMLElement> = {};
      for (const partId of options.parts ?? []) {
        const part = this.#descriptors[partId];
        if (!part) {
          const data = { part: partId, application: this.constructor.name };
          host.ui.notifications?.warn(localize("PLAYGROUND.Window.NoSuchPart", data), { clean: false });
          continue;
        }
        const partContext = await this._preparePartContext(partId, context, options); // one after another: it is shared
        rendered[partId] = this.#parse(partId, part, await renderTemplate(part.template, partContext));
      }
      return rendered;
    }

    /** The context of one part; the shared context may be changed and returned. */
    async _preparePartContext(partId: string, context: Data, _options: RenderOptions): Promise<Data> {
      context.partId = `${this.id}-${partId}`;
      return context;
    }

    #parse(partId: string, part: TemplatePart, html: string): HTMLElement {
      // The nodes are those of the page that the window is in, not of the table's; one that is being shut makes none.
      const { ownerDocument } = this.element;
      const page = ownerDocument.defaultView ? ownerDocument : document;
      const template = page.createElement("template");
      template.innerHTML = html;
      if (page !== document) enliven(template.content);
      const [element, ...others] = template.content.children as unknown as HTMLElement[];
      if (!element || others.length) {
        throw new Error(`The template of the part "${partId}" must have exactly one root element`);
      }
      element.dataset.applicationPart = partId;
      if (part.id) element.id = `${this.id}-${part.id}`;
      if (part.classes) element.classList.add(...part.classes);
      return element;
    }

    override _replaceHTML(result: Record<string, HTMLElement>, content: HTMLElement, options: RenderOptions): void {
      for (const [partId, element] of Object.entries(result)) {
        const part = this.#descriptors[partId] ?? { template: "" };
        const state: PartState & Data = {};
        const prior = part.root ? this.#rootPrior(partId, content) : this.#parts[partId];
        if (prior) this._preSyncPartState(partId, element, prior, state);
        const current = part.root ? this.#fillRoot(partId, element, content) : element;
        if (prior && !part.root) prior.replaceWith(element);
        else if (!part.root) content.append(element); // also a part that appears late
        this.#parts[partId] = current;
        this._attachPartListeners(partId, current, options);
        if (prior) this._syncPartState(partId, current, prior, state);
      }
    }

    #rootPrior(partId: string, content: HTMLElement): HTMLElement | undefined {
      return content.dataset.applicationPart === partId ? content : undefined;
    }

    #fillRoot(partId: string, element: HTMLElement, content: HTMLElement): HTMLElement {
      content.replaceChildren(...element.childNodes);
      content.dataset.applicationPart = partId;
      content.classList.add(...element.classList);
      return content;
    }

    _preSyncPartState(partId: string, _newElement: HTMLElement, priorElement: HTMLElement, state: PartState): void {
      Object.assign(state, readState(priorElement, this.#descriptors[partId]?.scrollable));
    }
    _syncPartState(_partId: string, newElement: HTMLElement, _priorElement: HTMLElement, state: PartState): void {
      restoreState(newElement, state);
    }

    /** Listeners on a part that was just replaced. */
    _attachPartListeners(partId: string, element: HTMLElement, _options: RenderOptions): void {
      for (const [selector, config] of Object.entries(this.#descriptors[partId]?.forms ?? {})) {
        const form = element.matches(selector) ? element : element.querySelector<HTMLElement>(selector);
        if (form) listenToForm(this, form, config);
      }
    }

    override _tearDown(options: Data): void {
      super._tearDown(options);
      this.#parts = {};
    }
  }
  return HandlebarsApplication;
}
