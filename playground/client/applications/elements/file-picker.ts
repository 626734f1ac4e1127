import { FormInputElement, inner } from "./form-element.js";

/** The path of a file, with a preview when it is a picture. */
export class FilePickerElement extends FormInputElement<string> {
  #text: HTMLInputElement | null = null;
  #preview: HTMLImageElement | null = null;

  override get type(): string {
    return this.getAttribute("type") ?? "any";
  }

  override _initialValue(): string {
    return this.getAttribute("value") ?? "";
  }
  override _cast(value: string): string {
    return String(value ?? "").trim();
  }

  override _buildElements(): HTMLElement[] {
    const placeholder = this.getAttribute("placeholder") ?? "path/to/file.webp";
    this.#text = inner(this, "input", { type: "text", placeholder, spellcheck: "false" });
    if (!this.type.startsWith("image")) return [this.#text];
    this.#preview = document.createElement("img");
    this.#preview.className = "preview";
    this.#preview.alt = "";
    return [this.#preview, this.#text];
  }

  override _refresh(): void {
    if (this.#text) this.#text.value = this.value;
    if (!this.#preview) return;
    this.#preview.hidden = this.value === "";
    if (this.value) this.#preview.src = this.value;
  }
  override _onInnerInput(): void {
    if (!this.#preview || !this.#text) return;
    this.#preview.hidden = this.#text.value === "";
    this.#preview.src = this.#text.value;
  }
  override _onInnerChange(event: Event): void {
    this.value = (event.target as HTMLInputElement).value;
  }
}
