import { card } from "../../../../core/deed/card.js";
import { text } from "../../../../core/shape/shape.js";
import { bodyOf } from "../../data/body.js";
import { afterEffort } from "../../rules/body/wounds.js";
import { reasonFacts } from "../d20-test.js";
import { deed, field, obstacle, say } from "../kit.js";
import { unlessAwake } from "../reading.js";
import { HURT, hurtShown } from "../wounded.js";

/** DD-94 — an actor who has no point left pays for a tiring action with one. */
export const effort = deed("effort", {
  icon: "fa-solid fa-hand-fist",
  by: "owner",
  form: { reason: field.text({ hint: say("hint.effort") }) },
  kept: { ...HURT, reason: text },
  obstacle: ({ actor }) =>
    unlessAwake(actor) ?? (bodyOf(actor).state === "outOfAction" ? null : obstacle("noEffort", actor)),
  outcome: ({ actor, form: { reason } }) => {
    const { hp } = bodyOf(actor);
    return { damage: hp.value - afterEffort(hp.value), type: "hp", after: "dying", reason } as const;
  },
  changes: (_outcome, actor) => {
    const { hp } = bodyOf(actor);
    const after = afterEffort(hp.value);
    return after === hp.value ? null : { numbers: [{ path: "system.hp.value", after }] };
  },
  view: ({ reason, ...hurt }) =>
    card({ verdict: say("effort.verdict"), tone: "bad", facts: reasonFacts(reason, "DD-94"), ...hurtShown(hurt) }),
});
