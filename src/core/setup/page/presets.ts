import { isInSight } from "../../settings/in-sight.js";
import type { Change } from "./change.js";
import { allAt } from "./dial.js";
import { isPlayed, valueOf, type Option } from "./options.js";

/** By the book; as fast as it goes; all by hand. */
export const PRESETS = ["letter", "quick", "hand"] as const;
export type Preset = (typeof PRESETS)[number];

/** What a preset changes here: it touches the table's options alone, of rulesets in sight. */
export function changesOf(preset: Preset, options: readonly Option[]): readonly Change[] {
  const table = options.filter((one) => isPlayed(one) && (one.ruleset === null || isInSight(one.ruleset.id)));
  const wanted: Readonly<Record<Preset, () => readonly Change[]>> = {
    letter: () => table.map((option) => ({ option, to: option.initial })),
    quick: () => allAt(table, "auto"),
    hand: () => allAt(table, "never"),
  };
  return wanted[preset]().filter(({ option, to }) => valueOf(option) !== to);
}
