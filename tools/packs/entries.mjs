/**
 * What journals, tables and macros say in other languages than the one they are written in: their texts by id, pages
 * and results within them by theirs.
 */

/** The languages that something is told in. */
export function languagesOf(packs) {
  return [...new Set(packs.flatMap(({ told }) => told.map(({ lang }) => lang)))].sort();
}

/** By pack and id: the texts, and the name that they are written under, by which one knows what somebody renamed. */
export function entriesToldIn(packs, lang) {
  const told = packs.map(({ name, told: entries }) => [
    name,
    Object.fromEntries(
      entries.filter((one) => one.lang === lang).map(({ of, data }) => [of._id, { written: of.name, ...data }]),
    ),
  ]);
  return Object.fromEntries(told.filter(([, entries]) => Object.keys(entries).length > 0));
}
