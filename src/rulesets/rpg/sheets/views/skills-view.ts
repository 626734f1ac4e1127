import { byName } from "../../../../core/ui/by-name.js";
import type { CarriedItem } from "../../../../core/sheets/carried-items.js";
import type { RpgActor } from "../../data/actors/rpg-actor.js";
import type { RpgSkill } from "../../data/items/skill.js";
import { attributeLabel, masteryLabel, rootLabel } from "../../labels.js";
import { masteryTitle, mayTeach } from "../../rules/checks/mastery.js";
import { ROOT_ATTRIBUTES } from "../../rules/character/roots.js";
import { isSkill } from "../../rules/character/skill-list.js";
import { MOST_MASTERY, ROOTS, type Root } from "../../rules/vocabulary.js";

/** RP-22, RP-23 — a skill with its degree and its score. */
export interface SkillView {
  readonly id: string;
  readonly name: string;
  readonly mastery: number;
  /** RP-23 — one for each degree there is. */
  readonly degrees: readonly boolean[];
  /** Language key of the title. */
  readonly title: string;
  readonly teaches: boolean;
  readonly score: number;
  /** RP-61 — its score in health, where it is another one now. */
  readonly healthy: number | null;
  readonly sightBased: boolean;
  readonly hidden: boolean;
  readonly used: boolean;
  /** What is known of its test already, as JSON. */
  readonly choices: string;
}

/** RP-21 — a Racine with the skills that grow from it. */
export interface RootView {
  readonly id: Root;
  /** Language key. */
  readonly name: string;
  readonly value: number;
  /** Language keys of its attributes; one where it has the same twice. */
  readonly attributes: readonly string[];
  readonly skills: readonly SkillView[];
  /** Whether its skills are shown. */
  readonly open: boolean;
}

/** RP-22 — a skill of somebody. */
function skillView({ id, name, system }: CarriedItem<RpgSkill>): SkillView {
  const { mastery, score, reference, sightBased, hidden } = system;
  return {
    id,
    name,
    mastery,
    degrees: Array.from({ length: MOST_MASTERY }, (_, i) => i < mastery),
    title: masteryLabel(masteryTitle(mastery)),
    teaches: mayTeach(mastery),
    score,
    healthy: score === reference ? null : reference,
    sightBased,
    hidden,
    used: system.usedThisAdventure,
    choices: JSON.stringify(checkOf({ name, system })),
  };
}

/** What is known already of the test of a skill. */
export function checkOf({ name, system }: Pick<CarriedItem<RpgSkill>, "name" | "system">): { readonly tried: string } {
  return { tried: `skill.${isSkill(system.key) ? system.key : name}` };
}

/** RP-21, RP-22 — all Racines, each with its skills in alphabetical order. */
export function rootViews(
  { roots }: Pick<RpgActor, "roots">,
  skills: readonly CarriedItem<RpgSkill>[],
  folded: ReadonlySet<string>,
): readonly RootView[] {
  return ROOTS.map((id) => ({
    id,
    name: rootLabel(id),
    value: roots[id],
    attributes: [...new Set(ROOT_ATTRIBUTES[id])].map(attributeLabel),
    skills: byName(skills.filter(({ system }) => system.root === id)).map(skillView),
    open: !folded.has(id) && skills.some(({ system }) => system.root === id),
  }));
}
