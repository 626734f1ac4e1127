import { isInSight, rulesetOfPack } from "../settings/in-sight.js";

const OURS = "gardien.";
const HIDDEN = "g-out-of-sight";

/**
 * Leaves the compendia of rulesets that are out of sight out of Foundry's list, and the folders that hold nothing else.
 * They are there all the same: links into them open, and sheets take from them.
 */
export function leaveOutPacks(list: HTMLElement): void {
  for (const row of list.querySelectorAll<HTMLElement>("[data-pack]")) {
    row.classList.toggle(HIDDEN, isOutOfSight(row.dataset["pack"] ?? ""));
  }
  for (const folder of list.querySelectorAll(".folder")) {
    const rows = [...folder.querySelectorAll("[data-pack]")];
    folder.classList.toggle(HIDDEN, rows.length > 0 && rows.every((row) => row.classList.contains(HIDDEN)));
  }
}

function isOutOfSight(pack: string): boolean {
  const ruleset = pack.startsWith(OURS) ? rulesetOfPack(pack.slice(OURS.length)) : undefined;
  return ruleset !== undefined && !isInSight(ruleset.id);
}
