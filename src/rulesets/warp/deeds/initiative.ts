import { card } from "../../../core/deed/card.js";
import type { DeedChoices } from "../../../core/play/contract/deed.js";
import { text, whole } from "../../../core/shape/shape.js";
import { initiativeTrait } from "../data/actors/carried.js";
import { poolRolls } from "../dice/specs.js";
import { ACTION_FORM, actionWindow, circumstancesIn, experienceUsed, rollOf, unlessReady } from "./action.js";
import type { Tried } from "./action.js";
import { initiativeOptions, nameOf } from "./initiative-options.js";
import { deed, field, named, say } from "./kit.js";
import { figuresOf } from "./reading.js";
import { knownTo, traitsOf } from "./traits.js";

/** WP-46 — the trait it is rolled with, as it is stored: as chosen, else as the sheet has it. */
function choiceIn(actor: Actor, { trait }: DeedChoices): string {
  return trait === undefined ? figuresOf(actor).initiativeTrait : text.read(trait);
}

function triedBy(actor: Actor, choices: DeedChoices): Tried {
  const circumstances = { ...circumstancesIn(actor, choices), extraActions: 0 }; // no action of the turn (WP-39)
  const { base, modifiers } = figuresOf(actor).initiativeWith(choiceIn(actor, choices), circumstances);
  return rollOf({ what: "initiative", rules: "plain" }, actor, base, modifiers);
}

/** The name of the trait that a choice comes to; empty for what anybody has. */
function traitName(actor: Actor, choice: string): string {
  const { carried, untrained } = figuresOf(actor);
  const trait = initiativeTrait(carried.traits, choice, untrained);
  const found = traitsOf(actor).find(({ system }) => system === trait);
  return found ? nameOf(found) : "";
}

/** WP-46 — a place in the order of a fight, rolled with the trait of one's choice. */
export const initiative = deed("initiative", {
  icon: "fa-solid fa-stopwatch",
  by: "owner",
  form: {
    trait: field.pick(
      ({ actors: [actor] }) => (actor ? initiativeOptions(figuresOf(actor), knownTo(traitsOf(actor))) : []),
      { initial: "" },
    ),
    ...ACTION_FORM,
  },
  window: (form, asked) => {
    const [actor, ...others] = asked.actors;
    const trait = actor && others.length === 0 && { value: choiceIn(actor, asked.choices) };
    return { trait: trait ?? false, ...actionWindow(form, asked) };
  },
  kept: { choice: text, trait: text, reason: text, experience: whole },
  obstacle: ({ actor, choices }) => unlessReady(actor, triedBy(actor, choices), choices),
  rolls: ({ actor, choices }) => poolRolls("initiative", triedBy(actor, choices)),
  modifiers: ({ actor, choices }) => triedBy(actor, choices).modifiers,
  outcome: ({ actor, choices, form: { reason, experience } }) => {
    const choice = choiceIn(actor, choices);
    return { choice, trait: traitName(actor, choice), reason, experience };
  },
  changes: ({ choice, experience }, actor) => ({
    values: [
      ...(choice === figuresOf(actor).initiativeTrait ? [] : [{ path: "system.initiativeTrait", after: choice }]),
      ...experienceUsed(actor, experience),
    ],
  }),
  view: ({ trait, reason }) => {
    const rolled = say("initiative.rolled", { trait: trait ? named(trait) : say("check.withoutTrait") });
    const verdict = reason ? say("initiative.because", { rolled, reason: named(reason) }) : rolled;
    return card({ verdict, tone: "mute" });
  },
});
