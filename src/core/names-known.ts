import { BLANK, foreignNames, nameAsRead } from "./names-read.js";

/**
 * What a name that a text keeps without its bearer is read as, e.g. the weapon that left a wound: content of ours, whatever
 * its slug, by its reader's name; any other text as it is.
 */
export function nameAsKnown(name: string): string {
  if (name === "") return name;
  for (const names of foreignNames)
    for (const [slug, theirs] of Object.entries(names)) {
      if (theirs !== name && !theirs.includes(BLANK)) continue;
      const read = nameAsRead(name, { slug });
      if (read !== name) return read;
    }
  return name;
}
