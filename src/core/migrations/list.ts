import { playedRulesets } from "../rulesets.js";
import type { Migration } from "./runner.js";

let steps: readonly Migration[] | undefined;

/** Every ruleset's steps, oldest first; they share one numbering, because a world has one version. */
export function migrations(): readonly Migration[] {
  return (steps ??= playedRulesets()
    .flatMap((ruleset) => ruleset.migrations)
    .sort((a, b) => a.version - b.version));
}

/** The version of a world whose every document has the shape of this release. */
export function newestVersion(): number {
  return migrations().at(-1)?.version ?? 0;
}
