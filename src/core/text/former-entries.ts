import { playedRulesets } from "../rulesets.js";

/**
 * Entries of a compendium that are gone, and those that tell the same now: each language once had journals, tables and
 * macros of its own.
 */
export interface FormerEntries {
  readonly pack: string;
  readonly type: "JournalEntry" | "Macro" | "RollTable";
  /** How their ids began, and those of the entries they lead to begin. */
  readonly was: string;
  readonly is: string;
  /** What both end with, apart by spaces. Absent: nothing, it is one entry. */
  readonly ends?: string;
  /** How the ids of a journal's pages began and begin, and how many there are; what is missing counts them from 1. */
  readonly pages?: { readonly was: string; readonly is: string; readonly count: number };
}

const ID_LENGTH = 16;

/** Has links to what is gone lead where it is told now. */
export async function leadFormerEntries(): Promise<void> {
  const former = await Promise.all(playedRulesets().map(async ({ formerEntries }) => (await formerEntries?.()) ?? []));
  Object.assign(CONFIG.compendium.uuidRedirects, addressesNow(former.flat()));
}

/** Returns where the addresses of what is gone lead now. */
export function addressesNow(former: readonly FormerEntries[]): Readonly<Record<string, string>> {
  return Object.fromEntries(former.flatMap(pairsOf));
}

function pairsOf({ pack, type, was, is, ends = "", pages }: FormerEntries): readonly (readonly [string, string])[] {
  const at = (id: string) => `Compendium.gardien.${pack}.${type}.${id}`;
  const page = (entry: string, begins: string, number: number) =>
    `${at(entry)}.JournalEntryPage.${begins}${String(number).padStart(ID_LENGTH - begins.length, "0")}`;
  const within = Array.from({ length: pages?.count ?? 0 }, (_, i) => i + 1);
  return [
    ...ends.split(" ").map((end) => [at(was + end), at(is + end)] as const),
    ...within.map((i) => [page(was, pages?.was ?? "", i), page(is, pages?.is ?? "", i)] as const),
  ];
}
