import type { Asked, Filled } from "../../../../core/deed/form.js";
import { borneBy, type Borne } from "../../../../core/deed/owned-items.js";
import type { DeedProcedure } from "../../../../core/play/contract/deed.js";
import type { Dice } from "../../../../core/play/contract/dice.js";
import { list, text } from "../../../../core/shape/shape.js";
import type { Text } from "../../../../core/text/text.js";
import { snapshot } from "../../../../core/world/names.js";
import { actorAt, targetedTokens } from "../../../../core/world/world.js";
import { strikesSomebody } from "../../attack/spells/spell.js";
import { RpgSpell } from "../../data/items/spell.js";
import type { TestResult } from "../../rules/checks/test-result.js";
import { difficultyForm, difficultyOf } from "../difficulty.js";
import { everybody, field, firstOf, isOurs, personIn, say } from "../kit.js";
import { testOf, testResult, type Test } from "../tested.js";
import type { Tried } from "../tried.js";

/**
 * RP-79 — who casts what on whom. A spell is started for its caster and sent for the caster and everybody it falls on, the
 * caster first: the test is the caster's, and all that follows goes by it.
 */

/** More than one target at a time: those whom the user targets. */
const TARGETS = "targets";

/** RP-79 — the spells and powers of an actor that hurt nobody, and that nobody resists: the others are attacks. */
function spellsOf(caster: Actor | null): readonly Borne<RpgSpell>[] {
  return caster ? borneBy(caster, RpgSpell).filter(({ system }) => !strikesSomebody(system)) : [];
}

/** Who casts: as the choices say, else the actor that the deed is about. */
const casterIn = (asked: Asked): Actor | null => personIn(asked.choices, "caster") ?? firstOf(asked);

/** RP-73, RP-79 — what a spell costs, and how far it reaches. */
function costsHint({ hpCost: cost, range }: RpgSpell): Text {
  return say(range > 0 ? "hint.spell" : "hint.spellNear", { cost, range });
}

const spell = field.item((asked) => spellsOf(casterIn(asked)), {
  hint: (chosen) => chosen && costsHint(chosen.system),
});

/** Everybody the spell falls on, as it was sent. */
const struck = field.carried(list(text));

const targeted = (): readonly Actor[] => targetedTokens().flatMap(({ actor }) => actor ?? []);
const several = (asked: Asked): boolean => targeted().length > 1 || struck.read(asked, "struck").length > 1;

function targetsIn(asked: Asked): ReturnType<typeof everybody> {
  const caster = casterIn(asked);
  const people = caster ? everybody(caster) : [];
  if (!several(asked)) return people;
  const sent = struck.read(asked, "struck").flatMap((uuid) => actorAt(uuid) ?? []);
  const names = (sent.length > 1 ? sent : targeted()).map((actor) => snapshot(actor, actor.token).name);
  return [...people, { value: TARGETS, label: say("cast.targets", { names: names.join(", ") }) }];
}

/** What is asked of a spell. */
export const CAST_FORM = {
  spell,
  /** Whom it falls on: the caster, anybody else, or all whom the user targets. */
  target: field.pick(targetsIn, {
    initial: (asked) => (several(asked) ? TARGETS : ((targeted()[0] ?? casterIn(asked))?.uuid ?? "")),
  }),
  ...difficultyForm({ proposed: (asked) => spell.read(asked, "spell")?.system.difficulty ?? 0 }),
  caster: { read: casterIn, shown: () => null },
  struck,
};

/** A spell on one of those it is sent for. */
export interface Casting {
  readonly actor: Actor;
  readonly form: Filled<typeof CAST_FORM>;
  /** What was thrown for the caster. */
  readonly lead?: Dice;
}

export const casterOf = ({ actor, form }: Casting): Actor => form.caster ?? actor;

/** RP-79 — what an actor is in all this: the caster, struck by the spell, or both. */
export function partOf(casting: Casting): { readonly casts: boolean; readonly struck: boolean } {
  const { actor, form } = casting;
  return { casts: casterOf(casting) === actor, struck: form.struck.includes(actor.uuid) };
}

/** RP-79 — the caster's test: Sortilèges or the power's own score, at the spell's FD; `null` without a spell. */
export function castTest(casting: Casting): Test | null {
  const { form } = casting;
  if (!form.spell) return null;
  const { scoreOverride, skill, difficulty: own } = form.spell.system;
  const tried: Tried = scoreOverride === null ? { kind: "skill", skill } : { kind: "free", base: scoreOverride };
  return testOf(casterOf(casting), tried, { what: "cast", difficulty: difficultyOf(form), own });
}

/** RP-79 — what the casting came to, by the dice of the caster. */
export function castResult(casting: Casting, own: Dice): TestResult | null {
  const test = castTest(casting);
  return test && testResult(test, partOf(casting).casts ? own : (casting.lead ?? {}));
}

/** RP-79 — whether the spell works on an actor, by the dice of the caster. */
export function worksOn(casting: Casting, dice: Dice): boolean {
  return partOf(casting).struck && castResult(casting, dice)?.success === true;
}

/** The deed as it is sent: the caster first, then everybody else who is struck. */
export const castOnto: NonNullable<DeedProcedure["onto"]> = (actors, choices) => {
  const [caster] = actors;
  if (!caster || "struck" in choices) return { actors, choices };
  const one = personIn(choices, "target");
  const all = text.read(choices["target"]).trim() === TARGETS ? targeted().filter(isOurs) : one ? [one] : [];
  const fallsOn = [...new Set(all)].slice(0, 20);
  return {
    actors: [caster, ...fallsOn.filter((actor) => actor !== caster)],
    choices: { ...choices, caster: caster.uuid, struck: fallsOn.map(({ uuid }) => uuid) },
  };
};
