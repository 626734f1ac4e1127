import { BLANK, foreignNames, nameAsRead } from "./names-read.js";

/**
 * What a name that a text keeps without its bearer is read as, e.g. the weapon that left a wound: content of ours by its
 * reader's name, whichever of its names it is; any other text as it is.
 * @param prefix of the slugs that are looked through: those of a ruleset begin with its id
 */
export function nameAsKnown(name: string, prefix = ""): string {
  if (name === "") return name;
  for (const names of foreignNames)
    for (const [slug, theirs] of Object.entries(names)) {
      if (!slug.startsWith(prefix) || (theirs !== name && !theirs.includes(BLANK))) continue;
      const read = nameAsRead(name, { slug });
      if (read !== name) return read;
    }
  return name;
}
