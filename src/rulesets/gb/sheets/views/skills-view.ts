import { signed } from "../../../../core/text/i18n.js";
import { byName } from "../../../../core/ui/by-name.js";

/** What a skill tells its row. */
export interface SkillFigures {
  readonly total: number;
  /** Its bearer may try it. */
  readonly usable: boolean;
  readonly fatigueApplies: boolean;
}

/** One skill of the list. */
export interface SkillView {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  /** GB-12 — the fatigue penalty weighs on it now. */
  readonly tired: boolean;
  /** Only somebody trained may try it, and this one is not. */
  readonly untrained: boolean;
}

/** The skills in alphabetical order, fatigue included. */
export function skillViews(
  skills: readonly { readonly id: string; readonly name: string; readonly system: SkillFigures }[],
  malus: number,
): readonly SkillView[] {
  return byName(skills).map(({ id, name, system }) => ({
    id,
    name,
    value: signed(system.total),
    tired: malus !== 0 && system.fatigueApplies,
    untrained: !system.usable,
  }));
}
