import { effectLines } from "../../../core/play/effects/effect-lines.js";
import { effectItemId } from "../../../core/play/effects/item-id.js";
import type { Facts, Modifier } from "../../../core/play/contract/modifiers.js";
import { nameAsRead } from "../../../core/text/names-read.js";
import { figuresOf } from "../data/reading.js";
import type { Check } from "../data/actors/checks.js";
import { SAVE_ABILITY } from "../data/actors/gb-actor.js";
import { gbOptions } from "../data/options.js";
import { GbSkill } from "../data/items/skill.js";
import type { SkillPart } from "../rules/checks/checks.js";
import { fatigueOn } from "../rules/checks/fatigue.js";
import { ABILITIES, type Ability, type Save } from "../rules/vocabulary.js";
import { counted } from "./lines.js";

/** GB-01, GB-12 — what is added to a save or to a check of an ability. */
export function checkModifiers(actor: Actor, check: Check): readonly Modifier[] {
  const targets = isAbility(check) ? ["checks", `ability.${check}`] : ["saves", `save.${check}`];
  return [
    ...counted(isAbility(check) ? abilityModifiers(actor, check) : saveModifiers(actor, check)),
    ...effectLines(actor, targets),
  ];
}

function isAbility(check: Check): check is Ability {
  return (ABILITIES as readonly string[]).includes(check);
}

/** GB-01, GB-12 — what is added to a check of an ability: its modifier, and the fatigue that weighs on it. */
function abilityModifiers(actor: Actor, ability: Ability): readonly Modifier[] {
  const { abilities, fatigue, pf } = figuresOf(actor);
  const { mod, value } = abilities[ability];
  return [
    { id: ability, value: mod, rule: "GB-01", facts: { score: value ?? 0 } },
    { id: "fatigue", value: fatigueOn(ability, fatigue.malus), rule: "GB-12", facts: { lost: pf.lost, max: pf.max } },
  ];
}

/** GB-01, GB-12 — what is added to a save; the fatigue penalty weighs on Reflex alone. */
function saveModifiers(actor: Actor, save: Save): readonly Modifier[] {
  const { abilities, fatigue, pf, saves } = figuresOf(actor);
  const ability = SAVE_ABILITY[save];
  const { base, misc, feats } = saves[save];
  const { mod, value } = abilities[ability];
  const malus = save === "ref" ? fatigueOn("reflex", fatigue.malus, { reflex: gbOptions().fatigueReflex }) : 0;
  return [
    { id: "base", value: base, rule: "GB-01", facts: {} },
    { id: ability, value: mod, rule: "GB-01", facts: { score: value ?? 0 } },
    { id: "misc", value: misc + feats, rule: "GB-01", facts: {} },
    { id: "fatigue", value: malus, rule: "GB-12", facts: { lost: pf.lost, max: pf.max } },
  ];
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
    const effects = effectLines(actor, ["checks", effectItemId("skill", { name, system })]);
    const modifiers = [...parts.map((part) => modifier(part, ability, actor)), ...effects];
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
