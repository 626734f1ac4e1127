import { localize } from "../host.js";
import { FormInputElement, inner } from "./form-element.js";
import { tagList } from "./tags.js";

function option(label: string, value: string): HTMLOptionElement {
  const element = document.createElement("option");
  element.value = value;
  element.textContent = label;
  return element;
}

/** Several values out of a list. The `option` children state the choices and which are chosen. */
abstract class ChoicesElement extends FormInputElement<string[]> {
  protected choices = new Map<string, string>();

  override _initialValue(): string[] {
    const options = [...this.querySelectorAll("option")];
    this.choices = new Map(options.map((option) => [option.value, option.textContent ?? option.value]));
    const chosen = options.filter((option) => option.hasAttribute("selected")).map((option) => option.value);
    const stated = (this.getAttribute("value") ?? "").split(",").filter((value) => this.choices.has(value));
    return [...new Set([...chosen, ...stated])];
  }
  override _cast(value: Iterable<string>): string[] {
    return [...new Set(value)].map(String).filter((key) => this.choices.has(key));
  }
  /** Adds a value. */
  select(value: string): void {
    this.value = [...this.value, value];
  }
  /** Takes a value away. */
  unselect(value: string): void {
    this.value = this.value.filter((key) => key !== value);
  }
}

/** Shows the chosen values as tags, with a select to add one. */
export class MultiSelectElement extends ChoicesElement {
  #tags: HTMLElement = document.createElement("div");
  #select: HTMLSelectElement | null = null;

  override _buildElements(): HTMLElement[] {
    this.#select = inner(this, "select");
    return [this.#tags, this.#select];
  }

  override _refresh(): void {
    const entries = this.value.map((key) => ({ key, label: this.choices.get(key) ?? key }));
    const tags = tagList(entries, (key) => this.unselect(key), !this.editable);
    this.#tags.replaceWith(tags);
    this.#tags = tags;
    const blank = option(localize("PLAYGROUND.Tags.Add"), "");
    const free = [...this.choices].filter(([key]) => !this.value.includes(key));
    this.#select?.replaceChildren(blank, ...free.map(([key, label]) => option(label, key)));
  }
  override _onInnerChange(event: Event): void {
    const { value } = event.target as HTMLSelectElement;
    if (value) this.select(value);
  }
}

/** Shows every choice as a check box. */
export class MultiCheckboxElement extends ChoicesElement {
  override _buildElements(): HTMLElement[] {
    return [...this.choices].map(([key, label]) => {
      const element = document.createElement("label");
      element.className = "checkbox";
      const box = document.createElement("input");
      box.type = "checkbox";
      box.value = key;
      element.append(box, " ", label);
      return element;
    });
  }
  override _refresh(): void {
    for (const box of this.querySelectorAll("input")) box.checked = this.value.includes(box.value);
  }
  override _onInnerChange(event: Event): void {
    const box = event.target as HTMLInputElement;
    if (box.checked) this.select(box.value);
    else this.unselect(box.value);
  }
}
