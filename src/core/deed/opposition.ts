import { oneOf } from "../shape/shape.js";
import type { DeedChoices } from "../play/contract/deed.js";
import type { Text } from "../text/text.js";
import { fieldsOf, filled, type Asked, type Filled, type Form, type FormField, type Shown } from "./form.js";
import type { deedKit } from "./kit.js";
import { opponentOf, secondIn, sentToBoth, sideOf, theirs, type Side } from "./two-sides.js";

const SIDES = ["first", "second"] as const satisfies readonly Side[];
/** Shape of a side. */
export const SIDE = oneOf(SIDES);

/** Parts of a ruleset's kit that an opposition needs. */
type Kit = Pick<ReturnType<typeof deedKit>, "field" | "say" | "personIn" | "others">;

/** How one ruleset asks the two sides of an opposition. */
interface Sides<F extends Form, B extends Form> {
  /** Form for each side. */
  readonly own: F;
  /** Returns which fields of the form one side is shown. */
  window(form: Filled<F>, actor: Actor): Shown<F>;
  /** Returns initial choices of the second side, e.g. what usually resists the first's; absent: those of the form. */
  meets?(first: Filled<F>): DeedChoices;
  /** True when one side acts and the other resists: the keeper says which. */
  readonly acting: boolean;
  /** Form for both sides together. */
  readonly both: B;
  /** Returns why an actor cannot take part; `null` when they can. */
  unless(actor: Actor): Text | null;
}

/** Makes the deed by which the keeper sets two actors against each other: who, with what choices each, and what for. */
export function opposition<F extends Form, B extends Form>(
  { field, say, personIn, others }: Kit,
  { own, window, meets, acting, both, unless }: Sides<F, B>,
) {
  const ids = Object.keys(own);
  const secondOf = ({ actors, choices }: Asked) => opponentOf(actors, choices, personIn);

  /** Returns what is asked of the second side, as if it were the first; `null` as long as there is none. */
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

/** Returns an actor's side in a sent deed, and the choices for it. */
export function sideIn<F extends Form>(own: F, actor: Actor, choices: DeedChoices) {
  const side = sideOf(actor, choices);
  const chosen = side === "first" ? choices : secondIn(choices, Object.keys(own));
  return { side, chosen, own: filled(own, { actors: [actor], choices: chosen }) };
}
