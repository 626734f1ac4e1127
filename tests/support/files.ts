import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** The paths of all files under a folder whose name ends with `ending`, sorted. */
export function filesUnder(folder: string, ending: string): string[] {
  return readdirSync(folder)
    .flatMap((name) => {
      const path = join(folder, name);
      if (statSync(path).isDirectory()) return filesUnder(path, ending);
      return path.endsWith(ending) ? [path] : [];
    })
    .sort();
}
