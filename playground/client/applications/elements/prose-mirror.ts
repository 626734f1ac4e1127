import { cleanHTML } from "../../../common/utils/index.js";
import { localize } from "../host.js";
import { startEditor, type RichText } from "./editor.js";
import { FormInputElement } from "./form-element.js";

/**
 * Rich text. With `toggled` the text is shown until the pencil is pressed; the enriched text to show may be given as the
 * element's content. Saving, or leaving the editor, emits `change`; one that is toggled also shuts when it is left. What
 * was typed and not saved goes with the element when it is drawn anew.
 */
export class ProseMirrorElement extends FormInputElement<string> {
  #shown = "";
  #editor: RichText | null = null;

  /** Whether the editor is open. */
  get open(): boolean {
    return this.#editor !== null;
  }
  set open(open: boolean) {
    if (open && !this.#editor) this.#activate();
    else if (!open && this.#editor) this.#save();
  }

  override focus(): void {
    if (this.#editor) this.#editor.focus();
    else super.focus();
  }

  override _initialValue(): string {
    return this.getAttribute("value") ?? "";
  }
  override _cast(value: string): string {
    return String(value ?? "");
  }

  override _buildElements(): HTMLElement[] {
    this.#shown = this.innerHTML.trim();
    this.removeAttribute("value"); // as text in the page it would only be in the way
    const content = document.createElement("div");
    content.className = "editor-content";
    return [content];
  }

  get #content(): HTMLElement | null {
    return this.querySelector(".editor-content");
  }

  override _refresh(): void {
    if (this.#editor) return;
    const hadFocus = this.contains(this.ownerDocument.activeElement);
    this.classList.remove("active");
    const content = document.createElement("div");
    content.className = "editor-content";
    // Given content was enriched and cleaned by whoever drew the sheet; the bare value was not.
    content.innerHTML = this.#shown || cleanHTML(this.value);
    this.replaceChildren(content);
    if (!this.editable) return;
    if (this.hasAttribute("toggled")) this.append(this.#toggle("fa-pen-to-square", "Edit", () => this.#activate()));
    else this.#activate();
    if (hadFocus) this.focus();
  }

  override _toggleDisabled(disabled: boolean): void {
    if (disabled && this.#editor) this.#stop();
    else if (!this.#editor) this._refresh();
  }

  #toggle(icon: string, label: string, run: () => void): HTMLButtonElement {
    const button = document.createElement("button");
    button.type = "button";
    button.className = `icon toggle fa-solid ${icon}`;
    button.dataset.tooltip = "";
    button.setAttribute("aria-label", localize(`PLAYGROUND.Editor.${label}`));
    button.addEventListener("click", run);
    return button;
  }

  #activate(): void {
    const content = this.#content;
    if (!content || this.#editor || !this.editable) return;
    content.replaceChildren();
    this.#editor = startEditor(content, this.value);
    this.classList.add("active");
    content.setAttribute("role", "textbox");
    content.setAttribute("aria-multiline", "true");
    const label = this.getAttribute("aria-label");
    if (label) content.setAttribute("aria-label", label);
    this.querySelector(".toggle")?.remove();
    this.prepend(this.#editor.menu);
    this.#editor.menu.append(this.#toggle("fa-floppy-disk", "Save", () => this.#save()));
    this.addEventListener("keydown", this.#onKey);
    this.addEventListener("focusout", this.#onLeave);
    if (this.hasAttribute("toggled")) this.#editor.focus();
    this.dispatchEvent(new Event("open"));
  }

  #onKey = (event: KeyboardEvent): void => {
    event.stopPropagation(); // typing is not for the table's shortcuts
    if ((event.ctrlKey || event.metaKey) && event.key === "s") {
      event.preventDefault();
      this.#save();
    } else if (event.key === "Escape" && this.hasAttribute("toggled")) this.#stop();
  };

  #onLeave = (event: FocusEvent): void => {
    if (this.contains(event.relatedTarget as Node | null)) return;
    queueMicrotask(() => {
      if (!this.#editor) return; // drawn anew, not left
      if (this.hasAttribute("toggled")) this.#save();
      else this.#store();
    });
  };

  #save(): void {
    if (!this.dispatchEvent(new Event("save", { bubbles: true, cancelable: true }))) return;
    const html = this.#editor?.html() ?? this.value;
    if (html !== this.value) this.#shown = "";
    this.#stop();
    this.#store(html);
  }

  #store(html: string = this.#editor?.html() ?? this.value): void {
    if (html !== this.value) this.value = html;
  }

  #stop(): void {
    const hadFocus = this.contains(this.ownerDocument.activeElement);
    this.removeEventListener("keydown", this.#onKey);
    this.removeEventListener("focusout", this.#onLeave);
    this.#editor?.destroy();
    this.#editor = null;
    this._refresh();
    if (hadFocus) this.focus();
    if (this.hasAttribute("toggled")) this.dispatchEvent(new Event("close")); // it is not said to bubble
  }

  disconnectedCallback(): void {
    this.#editor?.destroy();
    this.#editor = null;
  }
}
