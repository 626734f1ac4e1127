import type { Facts, Modifier } from "../../../core/play/contract/modifiers.js";
import { nameAsRead } from "../../../core/text/names-read.js";
import { figuresOf } from "../attack/reading.js";
import { saves } from "../attack/saves.js";
import type { Save } from "../data/gb-actor.js";
import { GbSkill } from "../data/skill.js";
import type { SkillPart } from "../rules/checks.js";
import type { Ability } from "../rules/vocabulary.js";

/** GB-01, GB-12 — what is added to a save or to a check of an ability. */
export function checkModifiers(actor: Actor, check: Save | Ability): readonly Modifier[] {
  return saves.call(actor, check).modifiers;
}

/** A skill of somebody, with what its total is made of. */
export interface CheckedSkill {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly ability: Ability;
  readonly usable: boolean;
  readonly modifiers: readonly Modifier[];
  readonly total: number;
}

/** GB-01, GB-12 — the skills of an actor, each with its sum. */
export function skillsOf(actor: Actor, which: (skill: GbSkill) => boolean = () => true): readonly CheckedSkill[] {
  return [...actor.items].flatMap(({ id, name, system }) => {
    const skill: unknown = system;
    if (!id || !(skill instanceof GbSkill) || !which(skill)) return [];
    const { slug, ability, usable, parts, total } = skill;
    const modifiers = parts.map((part) => modifier(part, ability, actor));
    return [{ id, slug, name: nameAsRead(name, skill), ability, usable, total, modifiers }];
  });
}

/** GB-38 — the skills with which somebody can dress a wound, best first. */
export function careSkills(actor: Actor): readonly CheckedSkill[] {
  return [...skillsOf(actor, ({ care, usable }) => care && usable)].sort((a, b) => b.total - a.total);
}

function modifier({ id, value }: SkillPart, ability: Ability, actor: Actor): Modifier {
  return {
    id: id === "ability" ? ability : id,
    value,
    rule: id === "fatigue" ? "GB-12" : "GB-01",
    facts: facts(id, ability, actor),
  };
}

function facts(id: SkillPart["id"], ability: Ability, actor: Actor): Facts {
  const { abilities, pf } = figuresOf(actor);
  if (id === "fatigue") return { lost: pf.lost, max: pf.max };
  return id === "ability" ? { score: abilities[ability].value ?? 0 } : {};
}
