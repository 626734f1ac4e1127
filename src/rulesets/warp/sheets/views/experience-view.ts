import { nameAsKnown } from "../../../../core/text/names-known.js";
import { signed } from "../../../../core/text/i18n.js";
import { experienceLabel } from "../../labels.js";
import type { ExperienceEntry } from "../../rules/character/experience-used.js";

/** A line of the log of experience, as it is read; `kind` is a language key. */
interface EntryView {
  readonly kind: string;
  readonly name: string;
  readonly dice: string;
}

/** WP-17, WP-77 — how dice came and went, the latest first. */
export function experienceViews(log: readonly ExperienceEntry[]): readonly EntryView[] {
  return log
    .map(({ kind, name, dice }) => ({ kind: experienceLabel(kind), name: nameAsKnown(name), dice: signed(dice) }))
    .toReversed();
}
