import { card, word } from "../../../core/deeds/card.js";
import { flagIn, textIn } from "../../../core/deeds/choices.js";
import { nameOf, peopleMeant, playedWhere } from "../../../core/attack/meant.js";
import { bodyOf, mindOf, sightOf } from "../body.js";
import { isOurs } from "../reading.js";
import { fact, named, told } from "./card.js";
import { deed } from "./deed.js";
import { flagField, textField } from "./fields.js";
import { obstacle, unlessAlive } from "./reading.js";
import { isLoss, sanityEvent } from "./sanity.js";

/** Whom the sight of a creature is shown to: the tokens selected, else the investigators that somebody plays and that live. */
function onlookers(): readonly Actor[] {
  const minded = (actor: Actor) => isOurs(actor) && mindOf(actor) !== null && bodyOf(actor).state !== "dead";
  return peopleMeant(minded, () => playedWhere(minded));
}

/** DD-106 — a creature by name, and what its sight costs; nothing of whoever is none. */
function seen(actor: Actor | undefined): readonly [cause: string, loss: string] {
  const loss = actor && !mindOf(actor) ? sightOf(actor) : "";
  return actor && loss ? [nameOf(actor), loss] : ["", ""];
}

/** DD-106, DD-117 — the keeper asks for tests of SAN, e.g. of all who see a creature; each player answers with their own. */
export const sanityRequest = deed("sanityRequest", {
  icon: "fa-solid fa-brain",
  by: "keeper",
  gathers: { join: "sanity", each: { label: told("sanityRequest.answer") } },
  // the sight of a creature is asked of those who see it
  onto: (actors, choices) => {
    const minds = actors.filter((actor) => mindOf(actor));
    return minds.length > 0 ? { actors, choices } : { actors: onlookers(), choices };
  },
  fields: ([actor], choices) => {
    const [cause, loss] = seen(actor);
    return [
      textField("cause", textIn(choices, "cause") || cause, told("hint.sanityCause")),
      textField("loss", textIn(choices, "loss") || loss || sanityEvent(choices).written, told("hint.sanityLoss")),
      flagField("delayed", flagIn(choices, "delayed"), told("hint.delayed")),
    ];
  },
  obstacle: ({ actor, choices }) => {
    if (!mindOf(actor)) return obstacle("noSanity", actor);
    return unlessAlive(actor) ?? (isLoss(sanityEvent(choices).written) ? null : obstacle("badLoss", actor));
  },
  outcome: ({ choices }) => {
    const { written, cause, delayed } = sanityEvent(choices);
    return { loss: written, cause, delayed };
  },
  view: (outcome) => {
    const cause = word(outcome, "cause");
    return card({
      verdict: told("sanityRequest.verdict"),
      tone: "accent",
      facts: [
        ...(cause ? [fact("cause", named(cause), "DD-106")] : []),
        fact("sanityLoss", named(word(outcome, "loss")), "DD-106"),
        ...(outcome.delayed === true ? [fact("delayed", told("sanity.delayed"), "DD-117")] : []),
      ],
    });
  },
});
