import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { stored, word } from "../../../../core/deed/card.js";
import { flagIn, textIn } from "../../../../core/deed/choices.js";
import type { DeedChoices, DeedField } from "../../../../core/play/contract/deed.js";
import { nameAsRead } from "../../../../core/text/names-read.js";
import { byName } from "../../../../core/ui/by-name.js";
import type { Text } from "../../../../core/text/text.js";
import type { Owned } from "../../../../core/documents/owned.js";
import { SeuilsActor } from "../../data/seuils-actor.js";
import type { SeuilsSpecialty } from "../../data/specialty.js";
import { amountOf } from "../../dice/amount.js";
import { fact, told } from "../card.js";
import { triedText } from "../check-result.js";
import { characteristicIn } from "./check-trial.js";
import { difficultyIn } from "../difficulty.js";
import { choiceField, namedOption } from "../fields.js";
import { freeIn, namedAmong, NONE } from "../pool-test.js";

function specialtiesOf(actors: readonly Actor[]): readonly Owned<SeuilsSpecialty>[] {
  return actors.flatMap(({ system }) => {
    const figures: unknown = system;
    return figures instanceof SeuilsActor ? figures.carried.specialties : [];
  });
}

/** How what is asked names a Spécialité: alike for all who have it. */
function keyOf({ name, system }: Owned<SeuilsSpecialty>): string {
  return system.slug || name;
}

/** SE-10 — the Spécialité that is asked for, among all that some people have; nothing where they have none. */
export function specialtyAsked(actors: readonly Actor[], choices: DeedChoices): readonly DeedField[] {
  const known = new Map(specialtiesOf(actors).map((one) => [keyOf(one), one] as const));
  if (known.size === 0) return [];
  const chosen = namedAmong([...known.values()], textIn(choices, "specialty"));
  const options = byName([...known.values()]).map((one) => namedOption(keyOf(one), one.name));
  return [
    choiceField("specialty", chosen ? keyOf(chosen) : NONE, [{ value: NONE, label: told("noSpecialty") }, ...options]),
  ];
}

/**
 * SE-05, SE-06, SE-10 — what is asked of somebody, as an outcome keeps it: the Spécialité by its key, and by the name
 * that whoever has it gives it.
 */
export function askedOutcome(actor: Actor, choices: DeedChoices): Outcome {
  const asked = namedAmong(specialtiesOf([actor, ...game.actors.contents]), textIn(choices, "specialty"));
  return {
    characteristic: characteristicIn(actor, choices),
    specialty: asked ? keyOf(asked) : NONE,
    named: asked?.name ?? "",
    difficulty: difficultyIn(choices),
    hidden: flagIn(choices, "hidden"),
    ...{ dice: freeIn(choices, "dice"), successes: freeIn(choices, "successes") },
    reason: textIn(choices, "reason"),
  };
}

/** SE-05, SE-10 — what is asked for, in words. */
export function askedText(outcome: Outcome): Text {
  return triedText(outcome, nameAsRead(word(outcome, "named"), { slug: word(outcome, "specialty") }));
}

/** SE-06 — what the keeper gives or takes with it. */
export function givenFacts(outcome: Outcome): readonly CardFact[] {
  const [dice, successes] = [stored(outcome, "dice"), stored(outcome, "successes")];
  return [
    ...(dice === 0 ? [] : [fact("given", amountOf({ value: dice, facts: {} }), "SE-06")]),
    ...(successes === 0 ? [] : [fact("given", amountOf({ value: successes, facts: { successes: 1 } }), "SE-06")]),
  ];
}
