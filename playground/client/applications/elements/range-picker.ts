import { FormInputElement, inner } from "./form-element.js";

/** A slider and a number that say the same. */
export class RangePickerElement extends FormInputElement<number | null> {
  #range: HTMLInputElement | null = null;
  #number: HTMLInputElement | null = null;

  get min(): number {
    return Number(this.getAttribute("min") ?? 0);
  }
  get max(): number {
    return Number(this.getAttribute("max") ?? 100);
  }

  override _initialValue(): number | null {
    return this._cast(this.getAttribute("value") as never);
  }

  override _cast(value: number | string | null): number | null {
    if (value === null || value === "") return null;
    const number = Number(value);
    return Number.isNaN(number) ? null : Math.min(Math.max(number, this.min), this.max);
  }

  override _buildElements(): HTMLElement[] {
    const limits = { min: String(this.min), max: String(this.max), step: this.getAttribute("step") ?? "1" };
    this.#range = inner(this, "input", { type: "range", ...limits });
    this.#number = inner(this, "input", { type: "number", ...limits });
    return [this.#range, this.#number];
  }

  override _refresh(): void {
    if (this.#range) this.#range.value = String(this.value ?? this.min);
    if (this.#number) this.#number.value = String(this.value ?? "");
  }

  override _onInnerInput(event: Event): void {
    if (event.target === this.#range && this.#number) this.#number.value = (event.target as HTMLInputElement).value;
  }
  override _onInnerChange(event: Event): void {
    this.value = this._cast((event.target as HTMLInputElement).value);
  }
}
