import type { Entry } from "../index/entry.js";
import type { Found, Group } from "../sift.js";

/** A line of the list: the heading of a group, or an entry. */
export type Row =
  | { readonly kind: "group"; readonly group: Group; readonly open: boolean }
  | { readonly kind: "entry"; readonly entry: Entry; readonly elsewhere: boolean };

/** The lines of what was found; entries of groups that are folded are left out, and one group without a name has no heading. */
export function rowsOf({ groups }: Found, folded: ReadonlySet<string>): readonly Row[] {
  const [first] = groups;
  const headed = groups.length > 1 || (first !== undefined && (first.id !== "" || first.elsewhere === true));
  return groups.flatMap((group): Row[] => {
    const open = !folded.has(group.id);
    const elsewhere = group.elsewhere === true;
    const entries = open || !headed ? group.entries.map((entry) => ({ kind: "entry", entry, elsewhere }) as const) : [];
    return headed ? [{ kind: "group", group, open }, ...entries] : entries;
  });
}
