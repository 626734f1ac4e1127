import { FormInputElement, inner } from "./form-element.js";

const COLOR = /^#[0-9a-f]{6}$/i;

/** A colour as text `#rrggbb` beside the browser's own picker. Empty means none. */
export class ColorPickerElement extends FormInputElement<string> {
  #text: HTMLInputElement | null = null;
  #swatch: HTMLInputElement | null = null;

  override _initialValue(): string {
    return this._cast(this.getAttribute("value") ?? "");
  }
  override _cast(value: string): string {
    return COLOR.test(value) ? value.toLowerCase() : "";
  }

  override _buildElements(): HTMLElement[] {
    this.#text = inner(this, "input", { type: "text", placeholder: this.getAttribute("placeholder") ?? "#rrggbb" });
    this.#swatch = inner(this, "input", { type: "color" });
    return [this.#text, this.#swatch];
  }

  override _refresh(): void {
    if (this.#text) this.#text.value = this.value;
    if (this.#swatch) this.#swatch.value = this.value || "#000000";
  }
  override _onInnerChange(event: Event): void {
    this.value = (event.target as HTMLInputElement).value.trim();
  }
}
