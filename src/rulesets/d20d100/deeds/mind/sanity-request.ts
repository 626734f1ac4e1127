import { card } from "../../../../core/deed/card.js";
import type { UsualAnswer } from "../../../../core/play/contract/usual.js";
import { flag, text } from "../../../../core/shape/shape.js";
import { adversariesOf } from "../../../../core/world/adversaries.js";
import { D20d100Adversary } from "../../data/actors/adversary.js";
import { mindOf } from "../../data/body.js";
import { horrorOf } from "../../data/horror.js";
import { figuresOf } from "../../data/reading.js";
import { deed, named, obstacle, say } from "../kit.js";
import { unlessAlive } from "../reading.js";
import { causeFacts, EVENT_FORM, isLoss, lossFacts, meanLoss, sanityChance } from "./sanity.js";

/** DD-106 — what the sight of the adversaries present costs, the least first. */
function usualLosses(): readonly UsualAnswer[] {
  const known = adversariesOf("d20d100").flatMap((actor) => {
    const figures = figuresOf(actor);
    const loss = figures instanceof D20d100Adversary ? horrorOf(figures) : null;
    return loss !== null && isLoss(loss) ? [{ name: actor.name, loss }] : [];
  });
  const losses = [...new Set(known.map(({ loss }) => loss))].toSorted(
    (one, other) => meanLoss(one, false) - meanLoss(other, false),
  );
  return losses.map((loss) => {
    const whose = new Set(known.filter((one) => one.loss === loss).map(({ name }) => name));
    return { figure: named(loss), name: named([...whose].join(", ")), rule: "DD-106", choices: { loss } };
  });
}

/** DD-106, DD-117 — the keeper asks for tests of SAN, e.g. of all who see a creature; each player answers with their own. */
export const sanityRequest = deed("sanityRequest", {
  icon: "fa-solid fa-brain",
  by: "keeper",
  gathers: { join: "sanity", each: { label: say("sanityRequest.answer") } },
  form: EVENT_FORM,
  usual: usualLosses,
  chance: ({ actor }) => sanityChance(actor),
  kept: { loss: text, cause: text, delayed: flag },
  obstacle: ({ actor, form }) => {
    if (!mindOf(actor)) return obstacle("noSanity", actor);
    return unlessAlive(actor) ?? (isLoss(form.loss) ? null : obstacle("badLoss", actor));
  },
  outcome: ({ form }) => form,
  view: ({ loss, cause, delayed }) =>
    card({
      verdict: say("sanityRequest.verdict"),
      tone: "accent",
      facts: [...causeFacts(cause), ...lossFacts(loss, delayed)],
    }),
});
