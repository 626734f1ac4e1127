import type { Changes } from "../../../core/play/contract/changes.js";
import type { Outcome } from "../../../core/play/contract/outcome.js";
import { stored } from "../../../core/deed/card.js";
import { flagIn, numberIn, textIn, wordIn } from "../../../core/deed/choices.js";
import { wordOptions } from "../../../core/deed/fields.js";
import type { DeedChoices, DeedField, DeedSituation } from "../../../core/play/contract/deed.js";
import type { Text } from "../../../core/text/text.js";
import { chosenOf, type Borne } from "../../../core/deed/owned-items.js";
import { othersOf } from "../attack/crowd.js";
import type { WarpTrait } from "../data/trait.js";
import type { Relation, Task } from "../rules/base-dice.js";
import { MOST_DICE } from "../rules/pool.js";
import type { PoolModifier } from "../rules/pool.js";
import { actionFields, experienceIn, experienceUsed, tryOf, unlessReady } from "./action.js";
import type { Tried } from "./action.js";
import { named, told } from "./card.js";
import { choiceField, flagField, namedOption, numberField } from "./fields.js";
import { preReaction, preReactionCharges, preReactionFields } from "./pre-reaction.js";
import { figuresOf, obstacle, unlessAlive } from "./reading.js";
import { chargesPaid } from "./reserve.js";
import { knownTo, traitsOf } from "./traits.js";
import { nameKept, nameOf, nameTold } from "../data/names-kept.js";

/** WP-06 — what somebody tries by themselves, for themselves or with others: with a trait or without, and what helps. */

function traitIn(actor: Actor, choices: DeedChoices): Borne<WarpTrait> | null {
  return chosenOf(traitsOf(actor), choices, "trait");
}

/** WP-06, WP-11, WP-40 — what the dice start from: the trait called upon, how it fits, and what kind of field it is. */
function taskOf(actor: Actor, choices: DeedChoices): Task {
  const trait = traitIn(actor, choices);
  const fits: Relation = trait ? wordIn(choices, "relation", ["direct", "tangent"]) : "none";
  return {
    relation: fits,
    traitScore: trait?.system.score ?? null,
    scale: flagIn(choices, "technical") ? "technical" : "standard",
    average: figuresOf(actor).untrained,
  };
}

/** WP-42 — dice of a crowd alike that helps its first: as many as it has, or as many of them as can. */
function helpersIn(actor: Actor, choices: DeedChoices): number {
  const most = crowdHelps(actor, choices);
  return numberIn(choices, "helpers", { min: 0, max: most, otherwise: most });
}

function crowdHelps(actor: Actor, choices: DeedChoices): number {
  return Math.min(MOST_DICE, othersOf(actor) * (traitIn(actor, choices)?.system.score ?? figuresOf(actor).untrained));
}

/** WP-62, WP-75, WP-129 — whether rolls of a scope go otherwise for somebody, by what they wear, suffer or are under. */
export function matters(actor: Actor, scope: "agility" | "social"): boolean {
  const { armour, carried, mods, spellbound } = figuresOf(actor);
  const { bonus, malus, dice } = mods[scope];
  const borne = scope === "agility" ? armour.malus > 0 : spellbound.charm;
  return borne || bonus + malus + dice > 0 || carried.wounds.some(({ malusScope }) => malusScope === scope);
}

/** WP-62 — what is tried asks for agility: the trait says so, or whoever rolls. */
function isAgile(actor: Actor, choices: DeedChoices): boolean {
  return (traitIn(actor, choices)?.system.agility ?? false) || flagIn(choices, "agility");
}

/** WP-06 — the roll of somebody who tries, as it was chosen. */
export function attempt(actor: Actor, choices: DeedChoices): Tried {
  const helpers = helpersIn(actor, choices);
  const more: readonly PoolModifier[] = [
    ...(helpers > 0 ? [{ id: "helpers", kind: "bonus", count: helpers } as const] : []),
    ...preReaction(actor, choices),
  ];
  const agility = isAgile(actor, choices);
  const action = { kind: "check", agility, social: flagIn(choices, "social"), task: taskOf(actor, choices) } as const;
  return tryOf({ what: "check", rules: "check" }, actor, action, choices, more);
}

/** WP-06, WP-11, WP-40 — the fields of the trait that is called upon. */
export function traitFields(actors: readonly Actor[], choices: DeedChoices): readonly DeedField[] {
  const [actor] = actors;
  if (!actor) return [];
  const trait = traitIn(actor, choices);
  const shared = actors.length > 1;
  const listed = knownTo(traitsOf(actor)).filter(({ system }) => !shared || system.slug !== "");
  const options = listed.map((one) =>
    namedOption(shared ? one.system.slug : one.id, `${nameOf(one)} ${one.system.printed}`),
  );
  const relation = wordIn(choices, "relation", ["direct", "tangent"]);
  const partly = !trait || relation === "tangent";
  return [
    choiceField("trait", trait ? (shared ? trait.system.slug : trait.id) : "", [
      { value: "", label: told("check.untrained", { dice: figuresOf(actor).untrained }) },
      ...options,
    ]),
    ...(trait ? [choiceField("relation", relation, wordOptions(["direct", "tangent"], relationLabel))] : []),
    ...(partly ? [flagField("technical", flagIn(choices, "technical"), told("hint.technical"))] : []),
  ];
}

const relationLabel = (word: string): string => `GARDIEN.WARP.DEED.relation.${word}`;

/** WP-06, WP-14, WP-42, WP-62, WP-115 — the fields of what helps and hinders. */
export function attemptFields(actors: readonly Actor[], choices: DeedChoices): readonly DeedField[] {
  const [actor] = actors;
  if (!actor) return [];
  const agile = traitIn(actor, choices)?.system.agility === true;
  const crowd = crowdHelps(actor, choices);
  return [
    ...actionFields(actors, choices),
    ...preReactionFields(actor, choices),
    ...(!agile && matters(actor, "agility")
      ? [flagField("agility", flagIn(choices, "agility"), told("hint.agility"))]
      : []),
    ...(matters(actor, "social") ? [flagField("social", flagIn(choices, "social"), told("hint.social"))] : []),
    ...(crowd > 0 ? [numberField("helpers", helpersIn(actor, choices), 0, crowd, told("hint.helpers"))] : []),
  ];
}

/** Why somebody cannot try. */
export function attemptObstacle({ actor, choices }: DeedSituation): Text | null {
  if (textIn(choices, "trait") !== "" && !traitIn(actor, choices)) return obstacle("noTrait", actor);
  return unlessAlive(actor) ?? unlessReady(actor, attempt(actor, choices), choices);
}

/** What an outcome keeps of an attempt besides its dice. */
export function attemptOutcome(actor: Actor, choices: DeedChoices): Outcome {
  return {
    ...nameKept("trait", traitIn(actor, choices)),
    dice: attempt(actor, choices).base,
    experience: experienceIn(actor, choices),
    charges: preReactionCharges(actor, choices),
    reason: textIn(choices, "reason"),
  };
}

/** WP-15, WP-103 — the dice of experience and the charges that an attempt has used. */
export function attemptChanges(outcome: Outcome, actor: Actor): Changes | null {
  const values = [
    ...experienceUsed(actor, stored(outcome, "experience")),
    ...chargesPaid(actor, stored(outcome, "charges")),
  ];
  return values.length > 0 ? { values } : null;
}

/** The name of what was tried. */
export function triedIn(outcome: Outcome): Text {
  const trait = nameTold(outcome, "trait");
  return trait ? named(trait) : told("check.withoutTrait");
}
