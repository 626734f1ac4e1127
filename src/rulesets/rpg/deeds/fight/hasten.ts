import { text } from "../../../../core/shape/shape.js";
import { roundOf } from "../../attack/reading.js";
import { deed, nameHere, obstacle, say } from "../kit.js";
import { doubtsRoundSpent, doubtsTwice, onceChanges } from "../round.js";
import {
  succeeded,
  testCard,
  TESTED,
  testEdit,
  testLines,
  testOf,
  testOutcome,
  testRoll,
  type Test,
} from "../tested.js";
import { unloadedOf, unlessLoadable, weaponForm } from "./load.js";

/** RP-72 — a plain test of Habileté. */
function testFor(actor: Actor): Test {
  return testOf(actor, { kind: "attribute", attribute: "agility", mode: "plain" }, { what: "hasten", difficulty: 0 });
}

/** RP-72 — at the start of a round: a bow is nocked so fast that it costs nothing, or it is not. */
export const hasten = deed("hasten", {
  icon: "fa-solid fa-bolt",
  by: "owner",
  form: weaponForm((actor) => unloadedOf(actor, { hastily: true })),
  kept: { ...TESTED, weapon: text, name: text },
  obstacle: ({ actor, form }) => (roundOf(actor) ? unlessLoadable(actor, form.weapon) : obstacle("noHurry", actor)),
  doubt: ({ actor }) => doubtsTwice(actor, "hasten") ?? doubtsRoundSpent(actor),
  rolls: ({ actor }) => [testRoll(testFor(actor))],
  modifiers: ({ actor }) => testLines(testFor(actor)),
  outcome: ({ actor, form: { weapon }, dice }) => ({
    ...{ weapon: weapon?.id ?? "", name: weapon?.name ?? "" },
    ...testOutcome(testFor(actor), dice),
  }),
  changes: (kept, actor) => {
    const { weapon: id } = kept;
    const ready = succeeded(kept) && id !== "";
    const items = ready ? [{ id, path: "system.loaded", after: true }] : [];
    return { values: onceChanges(actor, "hasten", ready), items };
  },
  edit: testEdit,
  view: (kept) =>
    testCard(kept, say(succeeded(kept) ? "hasten.done" : "hasten.failed", { name: nameHere(kept.name) }), "RP-72"),
});
