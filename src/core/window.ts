import { untouched } from "./pressed.js";
import { FormGuard } from "./sheets/form-guard.js";
import { ApplicationBase, type RenderOptions, type WindowContext } from "./types/window.js";

export type { RenderOptions, WindowContext };

/** A window of ours that belongs to no document. It is not drawn anew under a pressed button, nor under what is typed. */
export abstract class WindowBase extends ApplicationBase {
  protected readonly form = new FormGuard();

  protected override async _renderHTML(context: WindowContext, options: RenderOptions): Promise<unknown> {
    const parts = await super._renderHTML(context, options);
    if (!options.isFirstRender) await untouched(this.element);
    return parts;
  }

  protected override _replaceHTML(result: unknown, content: HTMLElement, options: RenderOptions): void {
    this.form.beforeReplace(options.isFirstRender ? undefined : this.element);
    super._replaceHTML(result, content, options);
  }

  protected override async _onRender(context: WindowContext, options: RenderOptions): Promise<void> {
    await super._onRender(context, options);
    this.form.afterRender(this.element);
  }
}
