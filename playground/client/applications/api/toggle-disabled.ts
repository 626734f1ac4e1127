/** Every element that belongs to a form, buttons and fieldsets too: whoever wants one to stay alive frees it afterwards. */
const INPUTS =
  "input, select, textarea, button, fieldset, object, output, prose-mirror, file-picker, range-picker, color-picker, " +
  "multi-select, multi-checkbox, string-tags, document-tags";

/** Elements that were free before the sheet was locked, and get freed again with it. */
const locked = new WeakSet<Element>();

/** Disables every input under an element, or enables those it had disabled. */
export function toggleDisabled(root: HTMLElement, disabled: boolean): void {
  for (const element of root.querySelectorAll(INPUTS)) {
    if (disabled && !element.hasAttribute("disabled")) {
      locked.add(element);
      element.setAttribute("disabled", "");
    } else if (!disabled && locked.delete(element)) element.removeAttribute("disabled");
  }
}
