import { t } from "../../../../core/text/i18n.js";
import { choices } from "../../../../core/sheets/choices.js";
import { D20d100Investigator } from "../../data/actors/investigator.js";
import type { D20d100Trait } from "../../data/items/trait.js";
import {
  characteristicLabel,
  combatSkillLabel,
  jetLabel,
  shortLabel,
  traitKindLabel,
  traitTargetLabel,
} from "../../labels.js";
import {
  CHARACTERISTICS,
  HANDLED_SKILLS,
  JETS,
  TRAIT_KINDS,
  TRAIT_TARGETS,
  type TraitTarget,
} from "../../rules/vocabulary.js";
import { isOneOfSeveral } from "../../rules/character/skill-list.js";
import { knownSkills, namedSkills, skillName, type SkillName } from "../views/known-skills.js";

/** DD-32 — the trait that is chosen for a kind of weapon. */
const HANDLING = "weaponHandling";
/** DD-36 — the trait that is chosen for a skill. */
const GIFTED = "gifted";

/** DD-31…DD-36 — the card of a trait. */
export function traitCard({ name, actor }: Item, { key, parameter, effects, requirement }: D20d100Trait): object {
  const known = knownSkills(actor);
  return {
    kinds: choices(TRAIT_KINDS, traitKindLabel),
    targets: choices(TRAIT_TARGETS, traitTargetLabel),
    characteristics: choices(CHARACTERISTICS, characteristicLabel),
    parameters: parametersOf(key, parameter, known, actor),
    effects: effects.map((effect) => ({ ...effect, keys: keysOf(effect.target, known) })),
    requirementFault: requirementFault(name, actor, requirement),
  };
}

/** What a trait can be chosen for; `null`: whatever is written. */
function parametersOf(
  key: string,
  parameter: string,
  known: readonly SkillName[],
  actor: Actor | null,
): Readonly<Record<string, string>> | null {
  if (key === HANDLING) return choices(HANDLED_SKILLS, combatSkillLabel);
  if (key !== GIFTED) return null;
  const offered = { ...byKey(known.filter((skill) => !isOneOfSeveral(skill.key))), ...namedSkills(actor) };
  // What was written by hand stays until something else is chosen.
  return parameter === "" || parameter in offered ? offered : { [parameter]: skillName(parameter, known), ...offered };
}

/** Which things of a kind an effect can be about; `null`: there is but one. */
function keysOf(target: TraitTarget, known: readonly SkillName[]): object | null {
  if (target === "skill") return byKey(known);
  return target === "jet" ? choices(JETS, jetLabel) : null;
}

function byKey(known: readonly SkillName[]): Readonly<Record<string, string>> {
  return Object.fromEntries(known.map(({ key, name }) => [key, name]));
}

/** DD-31 — what its bearer lacks to have it; empty when nothing is wanting. */
function requirementFault(
  name: string,
  actor: Actor | null,
  { characteristic, above }: D20d100Trait["requirement"],
): string {
  const bearer: unknown = actor?.system;
  if (characteristic === "" || !(bearer instanceof D20d100Investigator)) return "";
  if (bearer.scores[characteristic] > above) return "";
  return t("GARDIEN.D20D100.CARD.requirementFault", { name, short: t(shortLabel(characteristic)), above });
}
