import { signed } from "../../../../core/text/i18n.js";
import { byName } from "../../../../core/ui/by-name.js";
import type { CarriedItem } from "../../../../core/sheets/carried-items.js";
import { nameAsKnown } from "../../../../core/text/names-known.js";
import type { RpgCharacter } from "../../data/actors/character.js";
import { rpgOptions } from "../../data/options.js";
import type { RpgSkill } from "../../data/items/skill.js";
import { masteryLabel, progressLabel } from "../../labels.js";
import { nextDegreeCost } from "../../rules/character/experience.js";
import { masteryTitle } from "../../rules/checks/mastery.js";

/** RP-96, RP-102 — a skill with what its next degree costs. */
export interface RiseView {
  readonly id: string;
  readonly name: string;
  readonly mastery: number;
  /** Language key. */
  readonly title: string;
  /** PE; `null` at the highest degree. */
  readonly cost: number | null;
  readonly affordable: boolean;
  readonly used: boolean;
  /** RP-102 — points learned from a master. */
  readonly learned: number;
}

/** RP-29, RP-95…RP-102 — points, prices, and how they came about. */
export interface ProgressView {
  readonly available: number;
  readonly total: number;
  readonly spent: number;
  readonly pool: number;
  readonly rises: readonly RiseView[];
  /** The last entry first; `kind` is a language key. */
  readonly log: readonly {
    readonly kind: string;
    readonly points: string;
    readonly skill: string;
    readonly text: string;
  }[];
}

/** RP-95…RP-102 — how a character gets on. */
export function progressView(
  { xp, customization, progressLog }: RpgCharacter,
  skills: readonly CarriedItem<RpgSkill>[],
): ProgressView {
  const { costFactor } = rpgOptions();
  return {
    ...xp,
    ...customization,
    rises: byName(skills).map(({ id, name, system }) => {
      const { mastery, usedThisAdventure: used, learnedPoints: learned } = system;
      const cost = nextDegreeCost(mastery, costFactor);
      const affordable = cost !== null && cost <= xp.available;
      return { id, name, mastery, title: masteryLabel(masteryTitle(mastery)), cost, affordable, used, learned };
    }),
    log: progressLog
      .map(({ kind, points, skill, text }) => ({
        ...{ kind: progressLabel(kind), points: signed(points), skill: nameAsKnown(skill, "rpg"), text },
      }))
      .toReversed(),
  };
}
