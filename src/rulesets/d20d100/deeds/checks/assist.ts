import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { card, stored, word } from "../../../../core/deed/card.js";
import { textIn, wordIn } from "../../../../core/deed/choices.js";
import { wordOptions } from "../../../../core/deed/fields.js";
import type { DeedChoices, DeedField } from "../../../../core/play/contract/deed.js";
import { signed } from "../../../../core/text/i18n.js";
import { HELP_DIFFICULTY, helpBonus, type Help } from "../../rules/tests.js";
import { fact, named, told } from "../card.js";
import {
  checkEdit,
  checkOutcome,
  checkShown,
  difficultyFacts,
  hasSucceeded,
  mannerFacts,
  triedOf,
} from "../check-result.js";
import { checkFields, checkRoll, checkTest } from "../check-test.js";
import { AREA, deed } from "../deed.js";
import { choiceField, textField } from "../fields.js";
import { patientField, personIn } from "../people.js";
import { obstacle, unlessAwake } from "../reading.js";
import { triedIn, triedOptions, triedValue } from "../tried.js";

const ROLL = "assist";
/** DD-88, DD-89 — another skill of one's own, or somebody else's help. */
const KINDS = ["synergy", "cooperation"] as const satisfies readonly Help[];

const kindIn = (choices: DeedChoices) => wordIn(choices, "kind", KINDS);
/** DD-88, DD-89 — whom it serves: oneself, or whoever is helped. */
const servedIn = (actor: Actor, choices: DeedChoices): Actor =>
  kindIn(choices) === "synergy" ? actor : (personIn(choices, "patient") ?? actor);
/** The test as the rules have it: help does not help help. */
const asked = (choices: DeedChoices): DeedChoices => ({
  ...choices,
  difficulty: HELP_DIFFICULTY[kindIn(choices)],
  take: "roll",
  help: "",
  against: "",
});
const isD20 = (choices: DeedChoices): boolean => triedIn(choices).kind !== "multiplier";

function fieldsOf(actor: Actor, choices: DeedChoices): readonly DeedField[] {
  const kind = kindIn(choices);
  const options = triedOptions([actor]).filter(({ value }) => !value.startsWith("multiplier."));
  const wanted = triedValue(triedIn(choices));
  const tried = options.some(({ value }) => value === wanted) ? wanted : (options[0]?.value ?? "");
  const kinds = wordOptions(KINDS, (one) => `${AREA}.assist.kind.${one}`);
  return [
    choiceField("kind", kind, kinds, told(`hint.${kind}`, { difficulty: HELP_DIFFICULTY[kind] })),
    ...(kind === "cooperation" ? [patientField(actor, choices)] : []),
    choiceField("tried", tried, options),
    ...checkFields(actor, { ...choices, tried }).filter(({ id }) => ["wounds", "situation"].includes(id)),
    textField("reason", textIn(choices, "reason")),
  ];
}

/** DD-88, DD-89 — a first test that makes the next one two easier, one's own or somebody else's. */
export const assist = deed("assist", {
  icon: "fa-solid fa-handshake-angle",
  by: "owner",
  carries: ["skill"],
  fields: ([actor], choices) => (actor ? fieldsOf(actor, choices) : []),
  obstacle: ({ actor, choices }) => {
    if (kindIn(choices) === "cooperation" && servedIn(actor, choices) === actor) return obstacle("helpsNobody", actor);
    return unlessAwake(actor) ?? (isD20(choices) && checkTest(actor, choices) ? null : obstacle("untried", actor));
  },
  rolls: ({ actor, choices }) => {
    const test = checkTest(actor, asked(choices));
    return test ? checkRoll(ROLL, "assist", test) : [];
  },
  modifiers: ({ actor, choices }) => checkTest(actor, asked(choices))?.lines ?? [],
  outcome: ({ actor, choices, dice }): Outcome => {
    const test = checkTest(actor, asked(choices));
    if (!test) return { total: null };
    const outcome = checkOutcome(ROLL, test, dice);
    const served = servedIn(actor, choices);
    return {
      ...outcome,
      kind: kindIn(choices),
      patient: served.uuid,
      served: served === actor ? "" : served.name,
      bonus: helpBonus(hasSucceeded(outcome)),
      reason: textIn(choices, "reason"),
    };
  },
  edit: {
    ...checkEdit,
    follow: (decided, ruled, actor) => {
      const test = checkEdit.follow?.(decided, ruled, actor) ?? {};
      return { ...test, bonus: helpBonus(hasSucceeded({ ...decided, ...test })) };
    },
  },
  view: (outcome) => {
    const [served, reason] = [word(outcome, "served"), word(outcome, "reason")];
    const bonus = stored(outcome, "bonus");
    return card({
      ...checkShown(outcome),
      verdict: told(bonus > 0 ? "assist.helps" : "assist.fails", { bonus: signed(bonus) }),
      facts: [
        fact("tried", triedOf(outcome), "DD-88"),
        ...(served ? [fact("served", named(served), "DD-89")] : []),
        ...difficultyFacts(outcome),
        ...mannerFacts(outcome),
        ...(reason ? [fact("reason", named(reason), "DD-88")] : []),
      ],
    });
  },
});
