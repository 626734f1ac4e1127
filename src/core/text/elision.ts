/** A French word that loses its last letter before a vowel, and the place that follows it. */
const BEFORE_PLACE = /\b(d|qu|jusqu)e \{(\w+)\}/gi;

/** What it loses it before; an h may be aspirated, so it is left alone but in « Habileté », « Herboristerie », « Histoire ». */
const VOWEL = /^(?!onz|oui\b)[aeiouàâäéèêëîïôöûüœæ]|^y(?![aeiouéèê])|^h(?:abi|erb|ist)/i;

/** A French text whose places are filled, with its elisions made: « la fiche d’Odile ». */
export function elide(text: string, template: string, data: Readonly<Record<string, unknown>>): string {
  return [...template.matchAll(BEFORE_PLACE)].reduce((told, [, word = "", place = ""]) => {
    const value = data[place];
    return typeof value === "string" && VOWEL.test(value)
      ? told.replaceAll(`${word}e ${value}`, () => `${word}’${value}`) // a name may have a meaning in a replacement
      : told;
  }, text);
}
