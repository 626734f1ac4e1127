import type { Json } from "../../../../core/shape/shape.js";
import type { ValueChange } from "../../../../core/play/contract/changes.js";
import { t } from "../../../../core/text/i18n.js";
import type { ProgressKind } from "../../data/actors/actor-schema.js";
import { figuresOf } from "../../attack/reading.js";
import { RpgCharacter } from "../../data/actors/character.js";
import { RpgSkill } from "../../data/items/skill.js";
import { skillLabel } from "../../labels.js";
import { asksForWords, isSkill, SKILLS, type SkillId, type SkillRow } from "../../rules/character/skill-list.js";
import { obstacle } from "../kit.js";

/** RP-95…RP-102 — how an actor's skills and points grow, and the log of it. */

/** RP-95 — who earns PE and spends them; `null` for creatures. */
export function characterOf({ system }: Actor): RpgCharacter | null {
  const figures: unknown = system;
  return figures instanceof RpgCharacter ? figures : null;
}

/** RP-105 — why an actor has no PE; `null` for one that has. */
export function unlessCharacter(actor: Actor): ReturnType<typeof obstacle> | null {
  return characterOf(actor) ? null : obstacle("noExperience", actor);
}

/** A skill that an actor has, with its item. */
export interface OwnSkill {
  readonly id: string;
  readonly name: string;
  readonly system: RpgSkill;
}

/** The skills of an actor. */
export function skillsOf(actor: Actor): readonly OwnSkill[] {
  return [...actor.items].flatMap(({ id, name, system }) => {
    const skill: unknown = system;
    return id && skill instanceof RpgSkill ? [{ id, name, system: skill }] : [];
  });
}

/** RP-15 — skills of the list that an actor lacks. */
export function skillsMissing(actor: Actor): readonly SkillId[] {
  const known = new Set(skillsOf(actor).map(({ system }) => system.key));
  return (Object.keys(SKILLS) as SkillId[]).filter((id) => !known.has(id));
}

/** RP-22 — the reference score of a skill of the list that an actor lacks: its Racine, less what was lost for good. */
export function referenceOfMissing(actor: Actor, id: SkillId): number {
  const row: SkillRow = SKILLS[id];
  const figures = figuresOf(actor);
  return figures.roots[row.root] + figures.pointsLost(row.sightBased ?? false);
}

/** RP-18, RP-19, RP-22 — a skill of the list as an actor begins it, in the language of the table. */
export function firstDegree(id: string, more: Readonly<Record<string, Json>> = {}): Readonly<Record<string, Json>> {
  if (!isSkill(id)) return {};
  const { root, sightBased, hidden }: SkillRow = SKILLS[id];
  const system = {
    ...{ key: id, root, mastery: 1, sightBased: sightBased === true, hidden: hidden === true },
    ...{ asksForWords: asksForWords(root), combat: root === "weapons", ...more },
  };
  return { name: t(skillLabel(id)), type: "rpgSkill", img: "systems/gardien/assets/icons/skill.svg", system };
}

/** RP-95, RP-96, RP-101 — a line more in the log of progress. */
export function logged(
  actor: Actor,
  line: { readonly kind: ProgressKind; readonly skill?: string; readonly points: number; readonly text?: string },
): readonly ValueChange[] {
  const { kind, skill = "", points, text = "" } = line;
  const rows = [...figuresOf(actor).progressLog, { date: game.time.worldTime, kind, skill, points, text }];
  return [{ path: "system.progressLog", after: JSON.parse(JSON.stringify(rows)) as Json }];
}
