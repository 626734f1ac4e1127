/** A moment, in milliseconds of the table's clock, as the reader writes date and hour. */
export function dateTold(at: number): string {
  return new Intl.DateTimeFormat(game.i18n.lang, { dateStyle: "long", timeStyle: "short" }).format(at);
}

/** The hour alone. */
export function hourTold(at: number): string {
  return new Intl.DateTimeFormat(game.i18n.lang, { timeStyle: "short" }).format(at);
}
