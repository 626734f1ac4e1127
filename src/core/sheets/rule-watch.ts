import { listen, unlisten } from "../types/hooks.js";

const CHANGED = "gardien.settingChanged";

/** Redraws an open sheet once an optional rule is switched: what it prints may be something else now. */
export class RuleWatch {
  #hook: number | undefined;

  /** Begins with a sheet's first drawing; rules that are switched together redraw it once. */
  begin(sheet: { render(): unknown }): void {
    this.end();
    const redraw = foundry.utils.debounce(() => this.#hook !== undefined && void sheet.render(), 40);
    this.#hook = listen(CHANGED, redraw);
  }

  /** Ends with the closing of the sheet, a redrawing that is still due included. */
  end(): void {
    if (this.#hook !== undefined) unlisten(CHANGED, this.#hook);
    this.#hook = undefined;
  }
}
