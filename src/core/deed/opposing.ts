import type { Text } from "../text/text.js";
import { wordsNamed } from "./card.js";
import { textIn } from "./choices.js";
import { fieldsNamed } from "./fields.js";
import type { peopleOf } from "./people.js";
import type { DeedChoices, DeedField, DeedProcedure } from "../play/contract/deed.js";
import { fieldsOfSecond, opponentOf, secondIn, sentToBoth, sideOf, type Side } from "./two-sides.js";

/** How the two sides of an opposition are told by one ruleset. */
export interface Sides {
  /** Ids of what is chosen for each side. */
  readonly own: readonly string[];
  /** The fields of one side. */
  side(actor: Actor, choices: DeedChoices): readonly DeedField[];
  /** What the second starts from, e.g. what usually meets what the first tries; absent: what each starts from. */
  meets?(first: Actor, choices: DeedChoices): DeedChoices;
  /** What is said of both, above them. */
  above?(both: readonly [Actor, Actor], choices: DeedChoices): readonly DeedField[];
  /** What is said of both, below them, even before there is a second. */
  below?(choices: DeedChoices): readonly DeedField[];
  /** Why somebody cannot stand against anybody; `null` when they can. */
  unless(actor: Actor): Text | null;
}

/** What of the deed is the same whoever plays it. */
type Opposition = Pick<DeedProcedure, "icon" | "by" | "fields" | "obstacle"> & Required<Pick<DeedProcedure, "onto">>;

/**
 * The keeper has two stand against each other: who, each with choices of their own, and what for.
 * @param area where the ruleset keeps the words of its deeds
 */
export function opposing(
  area: string,
  { personIn, others }: Pick<ReturnType<typeof peopleOf>, "personIn" | "others">,
  { own, side, meets, above, below, unless }: Sides,
): Opposition {
  const { told } = wordsNamed(area);
  const { choiceField, textField } = fieldsNamed(area);
  const nobody = { value: "", label: told("oppose.nobody") };

  function ofSecond(first: Actor, second: Actor, choices: DeedChoices): readonly DeedField[] {
    const fields = side(second, { ...meets?.(first, choices), ...secondIn(choices, own) });
    return fieldsOfSecond(fields, ({ label: field }) => told("oppose.of", { field, name: second.name }));
  }

  return {
    icon: "fa-solid fa-people-arrows",
    by: "keeper",
    fields: (actors, choices) => {
      const [first] = actors;
      if (!first) return [];
      const second = opponentOf(actors, choices, personIn);
      const people = others(first);
      return [
        choiceField("opponent", second?.uuid ?? "", second ? people : [nobody, ...people]),
        ...(second ? (above?.([first, second], choices) ?? []) : []),
        ...side(first, choices),
        ...(second ? ofSecond(first, second, choices) : []),
        ...(below?.(choices) ?? []),
        textField("reason", textIn(choices, "reason")),
      ];
    },
    onto: (actors, choices) => sentToBoth(actors, choices, personIn),
    obstacle: ({ actor, choices }) =>
      unless(actor) ?? (personIn(choices, "opponent") ? null : told("obstacle.noOpponent", { name: actor.name })),
  };
}

/** Which side somebody is on, and what was chosen for it; the reason is that of both. */
export function chosenFor(
  actor: Actor,
  choices: DeedChoices,
  own: readonly string[],
): { readonly side: Side; readonly chosen: DeedChoices } {
  const side = sideOf(actor, choices);
  const chosen = side === "first" ? choices : { ...secondIn(choices, own), reason: textIn(choices, "reason") };
  return { side, chosen };
}
