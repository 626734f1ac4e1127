import type { Figure } from "../../../core/play/contract/deed.js";
import { count, FREE } from "./kit.js";

/** What an outcome has used up; `left` is what remains of the charges. */
interface Used {
  readonly charges?: number;
  readonly experience?: number;
  readonly left?: number;
}

/** WP-15, WP-103 — charges and dice of experience that were used; nobody pays charges that are not there. */
export function usedFigures({ charges = 0, experience = 0, left }: Used): readonly Figure[] {
  const most = left === undefined ? FREE[1] : charges + left;
  return [
    ...(charges > 0 ? [count("charges", [0, most], { audience: "numbers" })] : []),
    ...(experience > 0 ? [count("experience", FREE, { audience: "numbers" })] : []),
  ];
}
