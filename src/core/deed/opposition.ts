import { oneOf } from "../shape/shape.js";
import type { DeedChoices } from "../play/contract/deed.js";
import type { Text } from "../text/text.js";
import { fieldsOf, filled, type Asked, type Filled, type Form, type FormField, type Shown } from "./form.js";
import type { deedKit } from "./kit.js";
import { opponentOf, secondIn, sentToBoth, sideOf, theirs, type Side } from "./two-sides.js";

const SIDES = ["first", "second"] as const satisfies readonly Side[];
export const SIDE = oneOf(SIDES);

/** What of a ruleset's kit it is told with. */
type Kit = Pick<ReturnType<typeof deedKit>, "field" | "say" | "personIn" | "others">;

/** How the two sides of an opposition are asked by one ruleset. */
interface Sides<F extends Form, B extends Form> {
  /** What is asked of each side. */
  readonly own: F;
  /** How it is asked of one of them. */
  window(form: Filled<F>, actor: Actor): Shown<F>;
  /** What the second starts from, e.g. what usually meets what the first tries; absent: what each starts from. */
  meets?(first: Filled<F>): DeedChoices;
  /** One of them acts and the other meets it: the keeper says who. */
  readonly acting: boolean;
  /** What is asked of both, below them. */
  readonly both: B;
  /** Why somebody cannot stand against anybody; `null` when they can. */
  unless(actor: Actor): Text | null;
}

/** The keeper has two stand against each other: who, each with choices of their own, and what for. */
export function opposition<F extends Form, B extends Form>(
  { field, say, personIn, others }: Kit,
  { own, window, meets, acting, both, unless }: Sides<F, B>,
) {
  const ids = Object.keys(own);
  const secondOf = ({ actors, choices }: Asked) => opponentOf(actors, choices, personIn);

  /** What is asked of the second, as it would be of the first; `null` as long as there is none. */
  function ofSecond(asked: Asked) {
    const second = secondOf(asked);
    const choices = { ...meets?.(filled(own, asked)), ...secondIn(asked.choices, ids) };
    return second && { actors: [second], choices, actor: second };
  }

  const fieldOfSecond = (id: string, one: FormField<unknown>): FormField<unknown> => ({
    read: (asked) => one.read(ofSecond(asked) ?? asked, id),
    shown: (asked) => {
      const there = ofSecond(asked);
      if (!there) return null;
      const [shown] = fieldsOf<Form>({ [id]: one }, there, window(filled(own, there), there.actor));
      const label = shown && say("oppose.of", { field: shown.label, name: there.actor.name });
      return label ? { ...shown, id: theirs(id), label } : null;
    },
  });

  return {
    icon: "fa-solid fa-people-arrows",
    by: "keeper" as const,
    form: {
      opponent: field.person((actor, asked) =>
        secondOf(asked) ? others(actor) : [{ value: "", label: say("oppose.nobody") }, ...others(actor)],
      ),
      active: field.choice(SIDES, "oppose", { hint: say("hint.active") }),
      ...own,
      ...Object.fromEntries(Object.entries(own).map(([id, one]) => [theirs(id), fieldOfSecond(id, one)])),
      ...both,
      reason: field.text(),
    },
    window: (_form: unknown, asked: Asked & { readonly actor: Actor }) => {
      const second = secondOf(asked);
      const named = [asked.actor.name, second?.name ?? ""];
      return {
        opponent: { value: second?.uuid ?? "" },
        active: acting &&
          second !== null && { options: SIDES.map((side, i) => field.namedOption(side, named[i] ?? "")) },
        ...window(filled(own, asked), asked.actor),
      };
    },
    onto: (actors: readonly Actor[], choices: DeedChoices) => sentToBoth(actors, choices, personIn),
    obstacle: ({ actor, choices }: { readonly actor: Actor; readonly choices: DeedChoices }) =>
      unless(actor) ?? (personIn(choices, "opponent") ? null : say("obstacle.noOpponent", { name: actor.name })),
  };
}

/** Which side an actor is on once it is sent, and what was chosen for it. */
export function sideIn<F extends Form>(own: F, actor: Actor, choices: DeedChoices) {
  const side = sideOf(actor, choices);
  const chosen = side === "first" ? choices : secondIn(choices, Object.keys(own));
  return { side, chosen, own: filled(own, { actors: [actor], choices: chosen }) };
}
