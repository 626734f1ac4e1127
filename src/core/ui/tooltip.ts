/**
 * A text that somebody typed, for a tooltip: what is no language key is read there as HTML. A name that happens to be one
 * would be translated.
 */
export function asTooltip(text: string | number | null | undefined): string {
  const html = foundry.utils.escapeHTML(String(text ?? ""));
  return game.i18n.has(html) ? `<span>${html}</span>` : html;
}

/** Gives templates the helper by which a text goes into `data-tooltip`. */
export function registerTooltips(): void {
  Handlebars.registerHelper("gardienText", asTooltip);
}
