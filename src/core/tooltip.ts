/** A text that somebody typed, for a tooltip: what is no language key is read there as HTML. */
export function asTooltip(text: string | number | null | undefined): string {
  return foundry.utils.escapeHTML(String(text ?? ""));
}

/** Gives templates the helper by which a text goes into `data-tooltip`. */
export function registerTooltips(): void {
  Handlebars.registerHelper("gardienText", asTooltip);
}
