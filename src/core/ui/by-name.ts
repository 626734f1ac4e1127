/** Things in the alphabetical order of the reader's language. */
export function byName<T extends { readonly name: string }>(things: readonly T[]): T[] {
  const { compare } = new Intl.Collator(game.i18n.lang);
  return [...things].sort((a, b) => compare(a.name, b.name));
}
