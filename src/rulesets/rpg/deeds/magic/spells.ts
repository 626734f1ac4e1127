import { list, text } from "../../../../core/shape/heal.js";
import { snapshot } from "../../../../core/world/names.js";
import { actorAt, targetedTokens } from "../../../../core/world/world.js";
import type { Dice } from "../../../../core/play/contract/dice.js";
import { borneBy, chosenOf, type Borne } from "../../../../core/deed/owned-items.js";
import { textIn } from "../../../../core/deed/choices.js";
import type { DeedChoices, DeedField, DeedProcedure, DeedSituation } from "../../../../core/play/contract/deed.js";
import { strikesSomebody } from "../../attack/spells/spell.js";
import { RpgSpell } from "../../data/spell.js";
import type { TestResult } from "../../rules/test-result.js";
import { told } from "../card.js";
import { difficultyIn } from "../difficulty.js";
import { choiceField } from "../fields.js";
import { everybody, personIn } from "../people.js";
import { testOf, testResult, type Test } from "../tested.js";
import type { Tried } from "../tried.js";

/**
 * RP-79 — who casts what on whom. A spell is started for its caster and sent for the caster and everybody it falls on, the
 * caster first: the test is the caster's, and all that follows goes by it.
 */

/** More than one person at a time: those whom the user targets. */
const TARGETS = "targets";

/** RP-79 — the spells and powers of somebody that hurt nobody, and that nobody resists: the others are attacks. */
export function spellsOf(caster: Actor): readonly Borne<RpgSpell>[] {
  return borneBy(caster, RpgSpell).filter(({ system }) => !strikesSomebody(system));
}

/** Who casts: as the choices tell, else whoever the deed is about. */
export function casterOf({ actor, choices }: Pick<DeedSituation, "actor" | "choices">): Actor {
  return personIn(choices, "caster") ?? actor;
}

/** The spell: as chosen, else the first. */
export function spellIn(caster: Actor, choices: DeedChoices): Borne<RpgSpell> | null {
  const spells = spellsOf(caster);
  return chosenOf(spells, choices, "spell") ?? (textIn(choices, "spell") === "" ? (spells[0] ?? null) : null);
}

/** Everybody the spell falls on, as it was sent. */
export function struckBy(choices: DeedChoices): readonly string[] {
  return list(choices.struck).map(text);
}

/** RP-79 — what somebody is in all this: the caster, struck by the spell, or both. */
export function partOf(situation: DeedSituation): { readonly casts: boolean; readonly struck: boolean } {
  const { actor, choices } = situation;
  return { casts: casterOf(situation) === actor, struck: struckBy(choices).includes(actor.uuid) };
}

/** RP-79 — the caster's test: Sortilèges or the power's own score, at the spell's FD. */
export function castTest(caster: Actor, { system }: Borne<RpgSpell>, choices: DeedChoices): Test {
  const { scoreOverride, skill, difficulty: own } = system;
  const tried: Tried = scoreOverride === null ? { kind: "skill", skill } : { kind: "free", base: scoreOverride };
  return testOf(caster, tried, { what: "cast", difficulty: difficultyIn(choices, own), own });
}

/** RP-79 — what the casting came to, by the dice of the caster. */
export function castResult(situation: DeedSituation, own: Dice): TestResult | null {
  const caster = casterOf(situation);
  const spell = spellIn(caster, situation.choices);
  const dice = partOf(situation).casts ? own : (situation.lead ?? {});
  return spell && testResult(castTest(caster, spell, situation.choices), dice);
}

/** RP-79 — whether the spell works on somebody, by the dice of the caster. */
export function worksOn(situation: DeedSituation, dice: Dice): boolean {
  return partOf(situation).struck && castResult(situation, dice)?.success === true;
}

/** Whom a spell falls on: the caster, anybody else, or all whom the user targets. */
export function targetField(caster: Actor, choices: DeedChoices): DeedField {
  const targeted = targetedTokens().flatMap(({ actor }) => actor ?? []);
  const several = targeted.length > 1 || struckBy(choices).length > 1;
  const [first] = targeted;
  const people = everybody(caster);
  const chosen = textIn(choices, "target") || (several ? TARGETS : (first?.uuid ?? caster.uuid));
  const names = struckBy(choices).flatMap((uuid) => actorAt(uuid) ?? []);
  const all = (names.length > 1 ? names : targeted).map((actor) => snapshot(actor, actor.token).name);
  return choiceField("target", chosen, [
    ...people,
    ...(several ? [{ value: TARGETS, label: told("cast.targets", { names: all.join(", ") }) }] : []),
  ]);
}

/** The deed as it is sent: the caster first, then whoever else is struck. */
export const castOnto: NonNullable<DeedProcedure["onto"]> = (actors, choices) => {
  const [caster] = actors;
  if (!caster || "struck" in choices) return { actors, choices };
  const chosen = textIn(choices, "target");
  const one = personIn(choices, "target");
  const targeted = targetedTokens().flatMap(({ actor }) => (actor && personIn({ one: actor.uuid }, "one")) ?? []);
  const struck = [...new Set(chosen === TARGETS ? targeted : one ? [one] : [])].slice(0, 20);
  return {
    actors: [caster, ...struck.filter((actor) => actor !== caster)],
    choices: { ...choices, caster: caster.uuid, struck: struck.map(({ uuid }) => uuid) },
  };
};
