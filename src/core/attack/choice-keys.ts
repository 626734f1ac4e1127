/** Goes to the choice of a window that a key names, or clicks it where it is a button or a box; returns whether there is one. */
export function focusChoice(element: HTMLElement, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey) return false;
  const key = CSS.escape(event.key.toLowerCase());
  const field = element.querySelector<HTMLElement>(`[data-choice-key="${key}"]`);
  if (field?.matches("button, [type=checkbox]")) field.click();
  else field?.focus();
  return field !== null;
}
