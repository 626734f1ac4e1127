import type { Changes } from "../../../core/play/contract/changes.js";
import type { DeedChoices, DeedSituation } from "../../../core/play/contract/deed.js";
import { filled, type Asked, type Filled, type Shown } from "../../../core/deed/form.js";
import { chosenOf, type Borne } from "../../../core/deed/owned-items.js";
import { text, whole, type Read } from "../../../core/shape/shape.js";
import type { Text } from "../../../core/text/text.js";
import { othersOf } from "../attack/window/crowd.js";
import { nameKept, nameOf, nameShapes, nameTold } from "../data/items/names-kept.js";
import type { WarpTrait } from "../data/items/trait.js";
import type { Task } from "../rules/checks/base-dice.js";
import { MOST_DICE } from "../rules/checks/pool.js";
import type { PoolModifier } from "../rules/checks/pool.js";
import { ACTION_FORM, actionWindow, experienceUsed, tryOf, unlessReady } from "./action.js";
import type { Tried } from "./action.js";
import { field, named, obstacle, say } from "./kit.js";
import { mayPreReact, PRE_REACTION_FORM, preReaction, preReactionCharges } from "./pre-reaction.js";
import { figuresOf, unlessAlive } from "./reading.js";
import { chargesPaid } from "./reserve.js";
import { knownTo, traitsOf } from "./traits.js";

/** WP-06 — what an actor tries alone, for itself or with others: with a trait or without, and what helps. */

/** The trait that a choice names, by id or slug; `null`: none of the actor's. */
export function traitIn(actor: Actor, choices: DeedChoices): Borne<WarpTrait> | null {
  return chosenOf(traitsOf(actor), choices, "trait");
}

/** WP-06 — the traits that can be called upon, none first; of several actors those of the first that have a slug. */
export function traitOptions({ actors: [actor, ...others] }: Asked) {
  if (!actor) return [];
  const shared = others.length > 0;
  const listed = knownTo(traitsOf(actor)).filter(({ system }) => !shared || system.slug !== "");
  return [
    { value: "", label: say("check.untrained", { dice: figuresOf(actor).untrained }) },
    ...listed.map((one) =>
      field.namedOption(shared ? one.system.slug : one.id, `${nameOf(one)} ${one.system.printed}`),
    ),
  ];
}

/** WP-06, WP-11, WP-40 — the trait that is called upon, how it fits, and what kind of field it is. */
export const TRAIT_FORM = {
  trait: field.pick(traitOptions, { initial: "" }),
  relation: field.choice(["direct", "tangent"], "relation"),
  technical: field.flag({ hint: say("hint.technical") }),
};

/** WP-40 — how the trait fits is asked with one, what kind of field it is without, or where it hardly fits. */
export function traitWindow({ relation }: Filled<typeof TRAIT_FORM>, { actors, choices }: Asked) {
  const trait = actors[0] ? traitIn(actors[0], choices) : null;
  return {
    trait: { value: trait ? (actors.length > 1 ? trait.system.slug : trait.id) : "" },
    relation: trait !== null,
    technical: !trait || relation === "tangent",
  } satisfies Shown<typeof TRAIT_FORM>;
}

function crowdHelps({ actors: [actor], choices }: Asked): number {
  if (!actor) return 0;
  return Math.min(MOST_DICE, othersOf(actor) * (traitIn(actor, choices)?.system.score ?? figuresOf(actor).untrained));
}

/** WP-06, WP-14, WP-42, WP-62, WP-115 — what helps and hinders. */
export const HELP_FORM = {
  ...ACTION_FORM,
  ...PRE_REACTION_FORM,
  agility: field.flag({ hint: say("hint.agility") }),
  social: field.flag({ hint: say("hint.social") }),
  /** WP-42 — dice of a crowd alike that helps its first: as many as it has, or as many of them as can. */
  helpers: field.number(0, crowdHelps, { initial: crowdHelps, hint: say("hint.helpers") }),
};

/** What of it matters to this actor. */
export function helpWindow(form: Filled<typeof HELP_FORM>, asked: Asked): Shown<typeof HELP_FORM> {
  const [actor] = asked.actors;
  if (!actor) return {};
  const agile = traitIn(actor, asked.choices)?.system.agility === true;
  return {
    ...actionWindow(form, asked),
    preReaction: mayPreReact(actor),
    agility: !agile && matters(actor, "agility"),
    social: matters(actor, "social"),
    helpers: crowdHelps(asked) > 0,
  };
}

const ATTEMPT_FORM = { ...TRAIT_FORM, ...HELP_FORM };

/** What an outcome keeps of an attempt besides its dice. */
export const ATTEMPT = { ...nameShapes("trait"), dice: whole, experience: whole, charges: whole, reason: text };
type Attempt = Read<typeof ATTEMPT>;

/** WP-62, WP-75, WP-129 — whether rolls of a scope go otherwise for somebody, by what they wear, suffer or are under. */
export function matters(actor: Actor, scope: "agility" | "social"): boolean {
  const { armour, carried, mods, spellbound } = figuresOf(actor);
  const { bonus, malus, dice } = mods[scope];
  const borne = scope === "agility" ? armour.malus > 0 : spellbound.charm;
  return borne || bonus + malus + dice > 0 || carried.wounds.some(({ malusScope }) => malusScope === scope);
}

/** WP-06 — the roll of an attempt, as it was chosen. */
export function attempt(actor: Actor, choices: DeedChoices): Tried {
  const { helpers, agility, social, relation, technical } = filled(ATTEMPT_FORM, { actors: [actor], choices });
  const more: readonly PoolModifier[] = [
    ...(helpers > 0 ? [{ id: "helpers", kind: "bonus", count: helpers } as const] : []),
    ...preReaction(actor, choices),
  ];
  const trait = traitIn(actor, choices);
  // WP-06, WP-11, WP-40: what the dice start from
  const task: Task = {
    relation: trait ? relation : "none",
    traitScore: trait?.system.score ?? null,
    scale: technical ? "technical" : "standard",
    average: figuresOf(actor).untrained,
  };
  // WP-62: the trait asks for agility, or the player says so
  const action = { kind: "check", agility: (trait?.system.agility ?? false) || agility, social, task } as const;
  return tryOf({ what: "check", rules: "check" }, actor, action, choices, more, trait);
}

/** Why an attempt cannot be made. */
export function attemptObstacle({ actor, choices }: DeedSituation): Text | null {
  if (filled(TRAIT_FORM, { actors: [actor], choices }).trait !== "" && !traitIn(actor, choices))
    return obstacle("noTrait", actor);
  return unlessAlive(actor) ?? unlessReady(actor, attempt(actor, choices), choices);
}

/** What an attempt comes to besides its dice. */
export function attemptOutcome(actor: Actor, choices: DeedChoices): Attempt {
  const { experience, reason } = filled(ACTION_FORM, { actors: [actor], choices });
  return {
    ...nameKept("trait", traitIn(actor, choices)),
    dice: attempt(actor, choices).base,
    charges: preReactionCharges(actor, choices),
    ...{ experience, reason },
  };
}

/** WP-15, WP-103 — the dice of experience and the charges that an attempt has used. */
export function attemptChanges({ experience, charges }: Attempt, actor: Actor): Changes | null {
  const values = [...experienceUsed(actor, experience), ...chargesPaid(actor, charges)];
  return values.length > 0 ? { values } : null;
}

/** The name of what was tried. */
export function triedIn(outcome: Attempt): Text {
  const trait = nameTold(outcome, "trait");
  return trait ? named(trait) : say("check.withoutTrait");
}
