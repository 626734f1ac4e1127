import { localize } from "../host.js";
import { FormInputElement, inner } from "./form-element.js";
import { tagList } from "./tags.js";

/** A list of words: typed, added by Enter or by the button, shown as tags. */
export class StringTagsElement extends FormInputElement<string[]> {
  #tags: HTMLElement = document.createElement("div");
  protected input: HTMLInputElement | null = null;

  override _initialValue(): string[] {
    return this._cast((this.getAttribute("value") ?? "").split(","));
  }
  override _cast(value: Iterable<string>): string[] {
    return [...new Set([...value].map((entry) => String(entry).trim()).filter(Boolean))];
  }

  override _buildElements(): HTMLElement[] {
    this.input = inner(this, "input", { type: "text", placeholder: this.getAttribute("placeholder") ?? "" });
    this.input.addEventListener("keydown", (event) => {
      if (event.key !== "Enter") return;
      event.preventDefault();
      event.stopPropagation();
      this.#add();
    });
    const button = inner(this, "button", { type: "button", "aria-label": localize("PLAYGROUND.Tags.Add") });
    button.className = "add icon fa-solid fa-plus";
    button.addEventListener("click", () => this.#add());
    return [this.#tags, this.input, button];
  }

  #add(): void {
    const value = this.input?.value.trim() ?? "";
    if (!value || !this._accepts(value)) return;
    if (this.input) this.input.value = "";
    this.value = this._combine(value);
  }

  /** Whether a typed value may become a tag. */
  _accepts(_value: string): boolean {
    return true;
  }
  /** The values once another is added. */
  _combine(value: string): string[] {
    return [...this.value, value];
  }
  /** What a tag shows for a value. */
  _labelOf(value: string): string {
    return value;
  }

  override _refresh(): void {
    const entries = this.value.map((key) => ({ key, label: this._labelOf(key) }));
    const remove = (key: string): void => {
      this.value = this.value.filter((entry) => entry !== key);
    };
    const tags = tagList(entries, remove, !this.editable);
    this.#tags.replaceWith(tags);
    this.#tags = tags;
  }
}
