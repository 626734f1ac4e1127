import { card, word } from "../../../core/deed/card.js";
import { textIn } from "../../../core/deed/choices.js";
import type { DeedChoices, DeedField } from "../../../core/play/contract/deed.js";
import { initiativeTrait } from "../data/carried.js";
import { poolRolls } from "../dice/specs.js";
import { actionFields, circumstancesIn, experienceIn, experienceUsed, rollOf, unlessReady } from "./action.js";
import type { Tried } from "./action.js";
import { named, told } from "./card.js";
import { deed } from "./deed.js";
import { choiceField } from "./fields.js";
import { initiativeOptions, nameOf } from "./initiative-options.js";
import { figuresOf } from "./reading.js";
import { knownTo, traitsOf } from "./traits.js";

/** WP-46 — the trait it is rolled with, as it is stored: as chosen, else as the sheet has it. */
function choiceIn(actor: Actor, choices: DeedChoices): string {
  return "trait" in choices ? textIn(choices, "trait") : figuresOf(actor).initiativeTrait;
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

function traitField(actor: Actor, choices: DeedChoices): DeedField {
  return choiceField("trait", choiceIn(actor, choices), initiativeOptions(figuresOf(actor), knownTo(traitsOf(actor))));
}

/** WP-46 — a place in the order of a fight, rolled with the trait of one's choice. */
export const initiative = deed("initiative", {
  icon: "fa-solid fa-stopwatch",
  by: "owner",
  fields: (actors, choices) => {
    const [actor] = actors;
    if (!actor) return [];
    const trait = actors.length === 1 ? [traitField(actor, choices)] : [];
    return [...trait, ...actionFields(actors, choices)];
  },
  obstacle: ({ actor, choices }) => unlessReady(actor, triedBy(actor, choices), choices),
  rolls: ({ actor, choices }) => poolRolls("initiative", triedBy(actor, choices)),
  modifiers: ({ actor, choices }) => triedBy(actor, choices).modifiers,
  outcome: ({ actor, choices }) => ({
    choice: choiceIn(actor, choices),
    trait: traitName(actor, choiceIn(actor, choices)),
    reason: textIn(choices, "reason"),
    experience: experienceIn(actor, choices),
  }),
  changes: ({ choice, experience }, actor) => ({
    values: [
      ...(typeof choice === "string" && choice !== figuresOf(actor).initiativeTrait
        ? [{ path: "system.initiativeTrait", after: choice }]
        : []),
      ...experienceUsed(actor, typeof experience === "number" ? experience : 0),
    ],
  }),
  view: (outcome) => {
    const [trait, reason] = [word(outcome, "trait"), word(outcome, "reason")];
    const rolled = told("initiative.rolled", { trait: trait ? named(trait) : told("check.withoutTrait") });
    const verdict = reason ? told("initiative.because", { rolled, reason: named(reason) }) : rolled;
    return card({ verdict, tone: "mute" });
  },
});
