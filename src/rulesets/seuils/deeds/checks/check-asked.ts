import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import { flag, nullable, oneOf, text, whole, type Read } from "../../../../core/shape/shape.js";
import { nameAsRead } from "../../../../core/text/names-read.js";
import { byName } from "../../../../core/ui/by-name.js";
import type { Text } from "../../../../core/text/text.js";
import type { Owned } from "../../../../core/documents/owned.js";
import { figuresOf, isOurs } from "../../data/reading.js";
import type { SeuilsSpecialty } from "../../data/items/specialty.js";
import { amountOf } from "../../dice/amount.js";
import { CHARACTERISTICS } from "../../rules/vocabulary.js";
import { triedText } from "../check-result.js";
import { fact, field, say } from "../kit.js";
import { namedAmong, NONE } from "../pool-test.js";

/**
 * SE-05, SE-06, SE-10 — what is asked of somebody, as an outcome keeps it: the Spécialité by its key, and by the name
 * that whoever has it gives it.
 */
export const ASKED = {
  characteristic: oneOf(CHARACTERISTICS, "perception"),
  ...{ specialty: text, named: text },
  ...{ difficulty: nullable(whole), hidden: flag },
  ...{ dice: whole, successes: whole },
  reason: text,
};
export interface Asked extends Read<typeof ASKED> {}

function specialtiesOf(actors: readonly Actor[]): readonly Owned<SeuilsSpecialty>[] {
  return actors.flatMap((actor) => (isOurs(actor) ? figuresOf(actor).carried.specialties : []));
}

/** How what is asked names a Spécialité: alike for all who have it. */
function keyOf({ name, system }: Owned<SeuilsSpecialty>): string {
  return system.slug || name;
}

/** SE-10 — how a window asks for a Spécialité, among all that some people have; not at all where they have none. */
export function specialtyAsked(actors: readonly Actor[], specialty: string) {
  const known = [...new Map(specialtiesOf(actors).map((one) => [keyOf(one), one] as const)).values()];
  if (known.length === 0) return false;
  const chosen = namedAmong(known, specialty);
  const options = byName(known).map((one) => field.namedOption(keyOf(one), nameAsRead(one.name, one.system)));
  return { value: chosen ? keyOf(chosen) : NONE, options: [{ value: NONE, label: say("noSpecialty") }, ...options] };
}

/** SE-10 — the Spécialité that is asked of somebody, in the terms of an outcome. */
export function specialtyOutcome(actor: Actor, specialty: string): Pick<Asked, "specialty" | "named"> {
  const asked = namedAmong(specialtiesOf([actor, ...game.actors.contents]), specialty);
  return { specialty: asked ? keyOf(asked) : NONE, named: asked?.name ?? "" };
}

/** SE-05, SE-10 — what is asked for, in words. */
export function askedText({ characteristic, named, specialty }: Asked): Text {
  return triedText(characteristic, nameAsRead(named, { slug: specialty }));
}

/** SE-06 — what the keeper gives or takes with it. */
export function givenFacts({ dice, successes }: Asked): readonly CardFact[] {
  return [
    ...(dice === 0 ? [] : [fact("given", amountOf({ value: dice, facts: {} }), "SE-06")]),
    ...(successes === 0 ? [] : [fact("given", amountOf({ value: successes, facts: { successes: 1 } }), "SE-06")]),
  ];
}
