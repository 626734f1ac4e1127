import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { card, stored, word } from "../../../../core/deed/card.js";
import { flagIn, textIn } from "../../../../core/deed/choices.js";
import type { DeedChoices, DeedField, DeedSituation, Gathering } from "../../../../core/play/contract/deed.js";
import { d20d100Options } from "../../data/options.js";
import { fact, named, secret, told } from "../card.js";
import {
  checkEdit,
  checkOutcome,
  checkShown,
  difficultyFacts,
  hasSucceeded,
  mannerFacts,
  marginFact,
  triedOf,
} from "../check-result.js";
import { checkFields, checkRoll, checkTest, helpedHint, helpFields, rollNamed } from "../check-test.js";
import { deed } from "../deed.js";
import { choiceField, flagField, textField } from "../fields.js";
import { keptIn, keptOptions, NOBODY } from "../kept.js";
import { markCalls } from "../mark-calls.js";
import { obstacle, unlessAwake } from "../reading.js";
import { surpriseCalls } from "../fight/surprised.js";
import { timesIn, triedIn, triedOptions, triedValue } from "../tried.js";

const ROLL = "test";

type Asked = Gathering | null | undefined;

/** What the keeper has asked for is the keeper's to say; whether help is used is said by whoever tries. */
function settledBy(choices: DeedChoices, asked: Asked): DeedChoices {
  if (!asked) return choices;
  const { help } = choices;
  return { ...asked.outcome, ...(help !== undefined && { help }) };
}

const settled = ({ choices, gathering }: Pick<DeedSituation, "choices" | "gathering">) => settledBy(choices, gathering);

/** DD-01 — whether the difficulty is the keeper's secret: a kept roll always is. */
function hides(choices: DeedChoices): boolean {
  return flagIn(choices, "hidden", d20d100Options().hideDifficulty) || textIn(choices, "against") !== NOBODY;
}

/** DD-01, DD-60, DD-63, DD-65 — the fields of a test by one's own wish. */
function ownFields(actor: Actor, choices: DeedChoices): readonly DeedField[] {
  const tried = triedValue(triedIn(choices));
  const options = triedOptions([actor]);
  const known = options.some(({ value }) => value === tried) ? tried : (checkTest(actor, choices)?.tried ?? null);
  const chosen = typeof known === "string" ? known : known ? triedValue(known) : (options[0]?.value ?? "");
  const hint = helpedHint(actor, { ...choices, tried: chosen }, hides(choices));
  return [
    choiceField("tried", chosen, options, ...(hint ? [hint] : [])),
    ...checkFields(actor, { ...choices, tried: chosen }),
    ...(game.user.isGM ? keepersFields(actor, choices) : []),
    textField("reason", textIn(choices, "reason")),
  ];
}

/** DD-01, DD-85 — what only keepers say: whom it meets, and whether its difficulty is told. */
export function keepersFields(actor: Actor, choices: DeedChoices): readonly DeedField[] {
  const kept = keptOptions(actor);
  const against = textIn(choices, "against");
  return [
    ...(kept.length > 0
      ? [{ ...choiceField("against", against, [{ value: NOBODY, label: told("kept.nobody") }, ...kept]), asks: true }]
      : []),
    { ...flagField("hidden", flagIn(choices, "hidden", d20d100Options().hideDifficulty)), asks: true, folded: true },
  ];
}

/** DD-177 — what was used remarkably. */
const remarkable = (outcome: Outcome): number | null => (hasSucceeded(outcome) ? stored(outcome, "die") : null);

function factsOf(outcome: Outcome): readonly CardFact[] {
  const [reason, against] = [word(outcome, "reason"), word(outcome, "met")];
  const margin = marginFact(outcome);
  return [
    fact("tried", triedOf(outcome), "DD-01"),
    ...difficultyFacts(outcome),
    ...(against ? [secret("against", named(against), "DD-85")] : []),
    ...(margin ? [margin] : []),
    ...mannerFacts(outcome),
    ...(reason ? [fact("reason", named(reason), "DD-01")] : []),
  ];
}

/** DD-01…DD-09, DD-60…DD-66, DD-77, DD-85…DD-89 — a skill, a Jet or a characteristic is tried, by one's own wish or as the keeper asked. */
export const check = deed("check", {
  icon: "fa-solid fa-dice-d20",
  by: "owner",
  carries: ["skill"],
  fields: ([actor], choices, asked) => {
    if (!actor) return [];
    return asked ? helpFields(actor, settledBy(choices, asked)) : ownFields(actor, choices);
  },
  blind: (_actors, _choices, asked) => asked?.outcome.secret === true,
  obstacle: (situation) => {
    const { actor } = situation;
    return unlessAwake(actor) ?? (checkTest(actor, settled(situation)) ? null : obstacle("untried", actor));
  },
  rolls: (situation) => {
    const test = checkTest(situation.actor, settled(situation));
    return test ? checkRoll(ROLL, rollNamed(test), test) : [];
  },
  modifiers: (situation) => checkTest(situation.actor, settled(situation))?.lines ?? [],
  outcome: (situation): Outcome => {
    const choices = settled(situation);
    const test = checkTest(situation.actor, choices);
    if (!test) return { total: null };
    const met = keptIn(textIn(choices, "against"));
    return {
      ...checkOutcome(ROLL, test, situation.dice),
      hidden: hides(choices),
      open: flagIn(choices, "open"),
      met: met ? `${met.name} · ${met.skill}` : "",
      times: test.tried.kind === "multiplier" ? timesIn(choices) : null,
      reason: textIn(situation.choices, "reason"),
      asked: Boolean(situation.gathering),
    };
  },
  calls: (outcome, actor) => [
    ...markCalls(actor, remarkable(outcome), word(outcome, "tried")),
    ...surpriseCalls(outcome, actor),
  ],
  edit: checkEdit,
  view: (outcome) => {
    const shown = checkShown(outcome);
    const tried = triedOf(outcome);
    const summary = told("summary", { tried, result: shown.verdict });
    return card({ ...shown, tried, facts: factsOf(outcome), summary });
  },
});
