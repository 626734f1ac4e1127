/** What creatures are, as the compendia say it; a table may write any other word. */
export const CREATURE_KINDS = [
  "human",
  "animal",
  "swarm",
  "undead",
  "monster",
  "fungoid",
  "aberration",
  "amorphous",
] as const;
export type CreatureKind = (typeof CREATURE_KINDS)[number];

/** The known kind behind a word, if it is one's id. */
export function creatureKind(word: string): CreatureKind | undefined {
  return CREATURE_KINDS.find((kind) => kind === word);
}
