import { card } from "../../../../core/deed/card.js";
import { fitting, text } from "../../../../core/shape/shape.js";
import { snapshot } from "../../../../core/world/names.js";
import { actorAt } from "../../../../core/world/world.js";
import { heldIn, holdValues, letGoBy } from "../../data/actors/holding.js";
import { figuresOf } from "../../data/reading.js";
import { letGo as freedFrom } from "../../rules/attack/hold-lost.js";
import { deed, fact, field, named, obstacle, say } from "../kit.js";

/** Everybody they hold. */
const ALL = "";

const nameOf = (uuid: string): string => {
  const other = actorAt(uuid);
  return other ? snapshot(other, other.token).name : "";
};

const heldBy = (actor: Actor | undefined): readonly string[] => (actor ? figuresOf(actor).states.grappling : []);

/** DD-137 — whom an actor holds no more: the one who was chosen, else everybody. */
const freedBy = (actor: Actor, held: string): readonly string[] =>
  held === ALL ? heldBy(actor) : heldBy(actor).filter((uuid) => uuid === held);

/** DD-137 — a hold ends without a roll, for both: who holds lets go, or the keeper parts the two. */
export const letGo = deed("letGo", {
  icon: "fa-solid fa-hands",
  by: "keeper",
  form: {
    held: field.pick(
      ({ actors: [actor] }) => [
        { value: ALL, label: say("letGo.all") },
        ...heldBy(actor).map((uuid) => field.namedOption(uuid, nameOf(uuid))),
      ],
      { when: ({ actors: [actor] }) => heldBy(actor).length > 1 },
    ),
  },
  kept: { freed: fitting(text), names: fitting(text) },
  obstacle: ({ actor, form: { held } }) => (freedBy(actor, held).length > 0 ? null : obstacle("noHold", actor)),
  outcome: ({ actor, form: { held } }) => {
    const freed = freedBy(actor, held);
    return { freed, names: freed.map(nameOf).filter((name) => name !== "") };
  },
  changes: ({ freed }, actor) => {
    const before = heldIn(figuresOf(actor).states);
    const values = holdValues(before, freed.reduce(freedFrom, before));
    return values.length > 0 ? { values } : null;
  },
  bystanders: ({ freed }, actor) => letGoBy(freed, actor.uuid),
  view: ({ names }) =>
    card({
      verdict: say("letGo.verdict"),
      tone: "mute",
      facts: names.map((name) => fact("freed", named(name), "DD-137")),
    }),
});
