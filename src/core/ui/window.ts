import { enterByKey } from "./enter.js";
import { leaveByEscape } from "./escape.js";
import { beNamed } from "./named.js";
import { Opener } from "./opener.js";
import { plainIds } from "../text/plain-ids.js";
import { openedBesideUser } from "./pages.js";
import { untouched } from "./pointer-hold.js";
import { FormGuard } from "./forms/form-guard.js";
import { ApplicationBase, type RenderOptions, type WindowContext } from "../foundry/types/window.js";

export type { RenderOptions, WindowContext };

/** What is pressed in one of our windows is meant for it: no macro runs, no game pauses. */
function keepKey(event: KeyboardEvent): void {
  if (event.key !== "Escape" && !event.ctrlKey && !event.altKey && !event.metaKey) event.stopPropagation();
}

/** A window of ours that belongs to no document. It is not drawn anew under a pressed button, nor under what is typed. */
export abstract class WindowBase extends ApplicationBase {
  protected readonly guard = new FormGuard();
  readonly #opener = new Opener();
  /** Counts what was changed in it. */
  #changes = 0;
  /** What was changed before its content was told. */
  #told = 0;

  override render(options?: RenderOptions | boolean, more?: RenderOptions): Promise<this> {
    return super.render(...(this.state > 0 ? [options, more] : openedBesideUser(options, more)));
  }

  protected override _prepareContext(options: RenderOptions): Promise<WindowContext> {
    this.#told = this.#changes;
    return super._prepareContext(options);
  }

  /**
   * What is changed while it is being drawn is in what is drawn: a radio that came to the page as it was before would
   * not hear the key that leads back to it.
   */
  protected override async _renderHTML(context: WindowContext, options: RenderOptions): Promise<unknown> {
    for (;;) {
      const parts = await super._renderHTML(context, options);
      plainIds(parts);
      if (options.isFirstRender) return parts;
      await untouched(this.element);
      if (this.#told === this.#changes) return parts;
      this.#told = this.#changes;
      Object.assign(context, await this._prepareContext(options));
    }
  }

  protected override _replaceHTML(result: unknown, content: HTMLElement, options: RenderOptions): void {
    this.guard.beforeReplace(options.isFirstRender ? undefined : this.element);
    super._replaceHTML(result, content, options);
  }

  protected override async _onFirstRender(context: WindowContext, options: RenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    this.element.lang = game.i18n.lang; // browsers hyphenate by it
    this.element.addEventListener("keydown", keepKey);
    this.element.addEventListener("change", () => this.#changes++, { capture: true });
    beNamed(this.element);
  }

  protected override _configureRenderOptions(options: RenderOptions): void {
    super._configureRenderOptions(options);
    if (options.isFirstRender) this.#opener.note();
  }

  protected override _onClose(options: object): void {
    super._onClose(options);
    this.#opener.giveBack();
  }

  protected override async _onRender(context: WindowContext, options: RenderOptions): Promise<void> {
    await super._onRender(context, options);
    this.guard.afterRender(this.element);
    if (!options.isFirstRender) return;
    enterByKey(this.element);
    leaveByEscape(this.element, () => this.close()); // after what else it hears
  }
}
