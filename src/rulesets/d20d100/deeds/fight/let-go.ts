import { snapshot } from "../../../../core/world/names.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { actorAt } from "../../../../core/world/world.js";
import { card } from "../../../../core/deed/card.js";
import { textIn } from "../../../../core/deed/choices.js";
import type { DeedChoices } from "../../../../core/play/contract/deed.js";
import { heldIn, holdValues, letGoBy } from "../../data/holding.js";
import { figuresOf } from "../../data/reading.js";
import { letGo as freedFrom } from "../../rules/hold-lost.js";
import { fact, named, told } from "../card.js";
import { deed } from "../deed.js";
import { choiceField } from "../fields.js";
import { obstacle } from "../reading.js";

/** Everybody they hold. */
const ALL = "";

const nameOf = (uuid: string): string => {
  const other = actorAt(uuid);
  return other ? snapshot(other, other.token).name : "";
};

/** DD-137 — whom somebody holds no more: the one who was chosen, else everybody. */
function freedBy(actor: Actor, choices: DeedChoices): readonly string[] {
  const { grappling } = figuresOf(actor).states;
  const chosen = textIn(choices, "held");
  return chosen === ALL ? grappling : grappling.filter((uuid) => uuid === chosen);
}

const freedIn = ({ freed }: Outcome): readonly string[] =>
  Array.isArray(freed) ? freed.filter((uuid) => typeof uuid === "string") : [];

/** DD-137 — a hold ends without a roll, for both: who holds lets go, or the keeper parts the two. */
export const letGo = deed("letGo", {
  icon: "fa-solid fa-hands",
  by: "keeper",
  fields: ([actor], choices) => {
    const { grappling } = actor ? figuresOf(actor).states : { grappling: [] };
    if (grappling.length < 2) return [];
    const people = grappling.map((uuid) => ({ value: uuid, label: named(nameOf(uuid)) }));
    return [choiceField("held", textIn(choices, "held"), [{ value: ALL, label: told("letGo.all") }, ...people])];
  },
  obstacle: ({ actor, choices }) => (freedBy(actor, choices).length > 0 ? null : obstacle("noHold", actor)),
  outcome: ({ actor, choices }) => {
    const freed = [...freedBy(actor, choices)];
    return { freed, names: freed.map(nameOf).filter((name) => name !== "") };
  },
  changes: (outcome, actor) => {
    const before = heldIn(figuresOf(actor).states);
    const values = holdValues(before, freedIn(outcome).reduce(freedFrom, before));
    return values.length > 0 ? { values } : null;
  },
  bystanders: (outcome, actor) => letGoBy(freedIn(outcome), actor.uuid),
  view: ({ names }) => {
    const freed = Array.isArray(names) ? names.map(String) : [];
    return card({
      verdict: told("letGo.verdict"),
      tone: "mute",
      facts: freed.map((name) => fact("freed", named(name), "DD-137")),
    });
  },
});
