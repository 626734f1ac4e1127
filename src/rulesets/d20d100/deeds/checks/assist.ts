import { card } from "../../../../core/deed/card.js";
import { text } from "../../../../core/shape/shape.js";
import { signed } from "../../../../core/text/i18n.js";
import type { Filling } from "../../../../core/deed/deed.js";
import { HELP_DIFFICULTY, helpBonus } from "../../rules/checks/tests.js";
import { HELP, KINDS } from "../aids.js";
import { CHECKED, checkEdit, checkOutcome, checkShown, difficultyFacts, mannerFacts } from "../check-result.js";
import { CHECK_FORM, checkIn, checkRoll, checkTest } from "../check-test.js";
import { reasonFacts } from "../d20-test.js";
import { deed, fact, field, named, obstacle, say } from "../kit.js";
import { unlessAwake } from "../reading.js";
import { triedField, triedOf, triedOptions } from "../tried.js";

const ROLL = "assist";

const { wounds, situation, reason, skill } = CHECK_FORM;

const FORM = {
  kind: field.choice(KINDS, "assist.kind", {
    hint: (kind) => say(`hint.${kind}`, { difficulty: HELP_DIFFICULTY[kind] }),
  }),
  patient: field.patient(),
  tried: triedField((actors) => triedOptions(actors).filter(({ value }) => !value.startsWith("multiplier."))),
  ...{ wounds, situation, reason, skill },
};

type Helping = Pick<Filling<typeof FORM>, "actor" | "choices" | "form">;

/** DD-88, DD-89 — whom it serves: oneself, or whoever is helped. */
const servedBy = ({ actor, form: { kind, patient } }: Helping): Actor =>
  kind === "synergy" ? actor : (patient ?? actor);

/** The test as the rules have it: help does not help help. */
function testOf({ actor, choices, form: { kind } }: Helping) {
  const check = checkIn(actor, choices);
  return checkTest(actor, { ...check, difficulty: HELP_DIFFICULTY[kind], take: "roll", help: "", against: "" });
}

/** DD-88, DD-89 — a first test that makes the next one two easier, one's own or another actor's. */
export const assist = deed("assist", {
  icon: "fa-solid fa-handshake-angle",
  by: "owner",
  form: FORM,
  window: ({ kind }) => ({ patient: kind === "cooperation" }),
  kept: { ...CHECKED, ...HELP, served: text, reason: text },
  obstacle: (helping) => {
    const { actor, form } = helping;
    if (form.kind === "cooperation" && servedBy(helping) === actor) return obstacle("helpsNobody", actor);
    const able = form.tried.kind !== "multiplier" && testOf(helping) !== null;
    return unlessAwake(actor) ?? (able ? null : obstacle("untried", actor));
  },
  rolls: (helping) => {
    const test = testOf(helping);
    return test ? checkRoll(ROLL, "assist", test) : [];
  },
  modifiers: (helping) => testOf(helping)?.lines ?? [],
  outcome: ({ dice, ...helping }) => {
    const test = testOf(helping);
    if (!test) return {};
    const { actor, form } = helping;
    const outcome = checkOutcome(ROLL, test, dice);
    const served = servedBy(helping);
    return {
      ...outcome,
      ...{ kind: form.kind, patient: served.uuid, served: served === actor ? "" : served.name },
      ...{ bonus: helpBonus(outcome.success === true), reason: form.reason },
    };
  },
  edit: {
    figures: checkEdit.figures,
    follow: (decided, ruled) => {
      const test = checkEdit.follow(decided, ruled);
      const { success = decided.success } = test;
      return { ...test, bonus: helpBonus(success === true) };
    },
  },
  view: ({ served, bonus, reason: said, ...test }) =>
    card({
      ...checkShown(test),
      verdict: say(bonus > 0 ? "assist.helps" : "assist.fails", { bonus: signed(bonus) }),
      facts: [
        fact("tried", triedOf(test), "DD-88"),
        ...(served ? [fact("served", named(served), "DD-89")] : []),
        ...difficultyFacts(test),
        ...mannerFacts(test),
        ...reasonFacts(said, "DD-88"),
      ],
    }),
});
