import type { Data } from "../../../common/types.js";

/** A folder with what lies in it; the root has no folder. */
export interface Branch {
  folder: Data | null;
  branches: Branch[];
  entries: Data[];
}

const plain = (value: unknown): string =>
  String(value ?? "")
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

const idOf = (folder: unknown): string | null =>
  typeof folder === "string"
    ? folder
    : (((folder as Data | null)?.id ?? (folder as Data | null)?._id) as string) || null;

/**
 * Sorts entries into their folders, both by their `sort` and name. With a search, only entries whose name contains it
 * (accents and case aside) and the folders that lead to them remain. Empty folders are shown
 * to whoever may fill them; to others their names could tell what is to come.
 */
export function buildTree(folders: Data[], entries: Data[], search = "", showEmpty = true): Branch {
  const wanted = plain(search.trim());
  const byOrder = (a: Data, b: Data): number =>
    (a.sort ?? 0) - (b.sort ?? 0) || String(a.name ?? "").localeCompare(String(b.name ?? ""));
  const known = new Set(folders.map((folder) => idOf(folder)));
  const found = entries.filter((entry) => !wanted || plain(entry.name).includes(wanted));
  const build = (folder: Data | null): Branch => {
    const id = folder ? idOf(folder) : null;
    const inside = (parent: unknown): boolean => {
      const at = idOf(parent);
      return (known.has(at) ? at : null) === id;
    };
    return {
      folder,
      branches: folders
        .filter((child) => inside(child._source?.folder ?? child.folder) && idOf(child) !== id)
        .sort(byOrder)
        .map(build)
        .filter((branch) => (showEmpty && !wanted) || branch.entries.length > 0 || branch.branches.length > 0),
      entries: found.filter((entry) => inside(entry._source?.folder ?? entry.folder)).sort(byOrder),
    };
  };
  return build(null);
}
