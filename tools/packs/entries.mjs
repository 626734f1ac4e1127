/**
 * What journals, tables, macros and adventures say in other languages than the one they are written in: their texts by
 * id, pages and results within them by theirs; what is in an adventure stands beside it.
 */

import { toldAdventure } from "./adventure.mjs";

/** The languages that something is told in. */
export function languagesOf(packs) {
  return [...new Set(packs.flatMap(({ told }) => told.map(({ lang }) => lang)))].sort();
}

/** By pack and id: the texts, and the name that they are written under, by which one knows what somebody renamed. */
export function entriesToldIn(packs, lang) {
  const told = packs.map(({ name, type, told: entries }) => {
    const mine = entries.filter((one) => one.lang === lang);
    return [
      name,
      Object.fromEntries(mine.flatMap(({ of, data }) => (type === "Adventure" ? toldAdventure : toldEntry)(of, data))),
    ];
  });
  return Object.fromEntries(told.filter(([, entries]) => Object.keys(entries).length > 0));
}

function toldEntry(document, data) {
  return [[document._id, { written: document.name, ...data }]];
}
