import type { RenderOptions } from "../foundry/types/window.js";

interface Editor extends Element {
  readonly open: boolean;
}

/**
 * Parts of a sheet in which somebody is writing a text. Drawn anew, they would lose what is not saved yet: they are left
 * out, and drawn when the text is shut.
 */
export class OpenEditors {
  readonly #late = new Set<string>();

  /** Leaves out of a redrawing the parts with an open editor. */
  leaveOut(options: RenderOptions, sheet: Element): void {
    if (!options.parts) return;
    options.parts = options.parts.filter((id) => {
      const editors = sheet.querySelectorAll<Editor>(`[data-application-part="${id}"] prose-mirror`);
      const written = [...editors].some(({ open }) => open);
      if (written) this.#late.add(id);
      return !written;
    });
  }

  /** Draws what was left out once its editor is shut. */
  drawAfterwards(sheet: Element, draw: (parts: string[]) => unknown): void {
    const drawLate = (): void => {
      const parts = [...this.#late];
      this.#late.clear();
      if (parts.length > 0) draw(parts);
    };
    sheet.addEventListener("close", () => queueMicrotask(drawLate), { capture: true }); // it may not bubble
  }
}
