import type { Shapes } from "../shape/shape.js";
import type { DeedEdit, DeedProcedure, DeedSituation, Lead } from "../play/contract/deed.js";
import type { Dice } from "../play/contract/dice.js";
import { withEffects } from "../play/effects/effect-lines.js";
import { keeper, type Kept, type Nothing, type OnKept, type PartialOutcome } from "../play/record/kept.js";
import { carriedIn, fieldsOf, filled, type Asked, type Filled, type Form, type Shown } from "./form.js";

/** Situation of a deed on one actor, with the values of its form. */
export type Filling<F> = DeedSituation & { readonly form: Filled<F> };

type OfSituation = "quiet" | "obstacle" | "doubt" | "rolls" | "modifiers" | "doer" | "usual" | "chance";
type OfOutcome =
  | "asksKeeper"
  | "isDeferrable"
  | "changes"
  | "recoil"
  | "bystanders"
  | "view"
  | "calls"
  | "strikes"
  | "passes";

type OnForm<F, Member> = Member extends (situation: never) => infer Result ? (filling: Filling<F>) => Result : never;

/** A deed as a ruleset declares it. */
export type DeedDefinition<F extends Form, K extends Shapes> = Partial<
  Omit<DeedProcedure, OfSituation | OfOutcome | "outcome" | "finalOutcome" | "edit" | "icon" | "by" | "lead">
> &
  Pick<DeedProcedure, "icon" | "by"> & {
    /** Form of its choices; absent: none. */
    readonly form?: F;
    /** Returns which fields its window shows; `actor` is the first of those it is done to. */
    window?(form: NoInfer<Filled<F>>, asked: Asked & { readonly actor: Actor }): NoInfer<Shown<F>>;
    /** Returns what leads its window, above the fields; `null`: nothing. */
    lead?(form: NoInfer<Filled<F>>, asked: Asked & { readonly actor: Actor }): Lead | null;
    /** Shapes of its outcome; absent: it stores nothing. */
    readonly kept?: K;
    outcome(situation: Filling<F> & { readonly dice: Dice }): PartialOutcome<NoInfer<K>>;
    finalOutcome?(outcome: Kept<NoInfer<K>>, actor: Actor): PartialOutcome<NoInfer<K>>;
    readonly edit?: {
      figures(ruled: Kept<NoInfer<K>>): ReturnType<DeedEdit["figures"]>;
      follow?(decided: Kept<NoInfer<K>>, ruled: Kept<NoInfer<K>>, actor: Actor): PartialOutcome<NoInfer<K>>;
    };
  } & { readonly [M in OfSituation]?: OnForm<F, NonNullable<DeedProcedure[M]>> } & {
    readonly [M in OfOutcome]?: OnKept<NoInfer<K>, NonNullable<DeedProcedure[M]>>;
  } & { view: OnKept<NoInfer<K>, DeedProcedure["view"]> };

/**
 * Makes the deeds of one ruleset. Default of what a deed does not define: no form, no dice, no changes.
 * @param area language key above their texts, e.g. `GARDIEN.GB.DEED`
 * @param more members that all of them share
 */
export function deedsNamed(
  area: string,
  explain: DeedProcedure["explain"],
  more: Pick<DeedProcedure, "rollsUnder"> = {},
) {
  const told = withEffects(explain);
  return <const F extends Form = Nothing, const K extends Shapes = Nothing>(
    id: string,
    { form, window, lead, kept, doer, edit, usual, chance, ...parts }: DeedDefinition<F, K>,
  ): DeedProcedure => {
    const fields = (form ?? {}) as F;
    const { read, on } = keeper(kept ?? ({} as K));
    const asked = ({ actor, choices, gathering = null }: DeedSituation): Asked => ({
      actors: [actor],
      choices,
      gathering,
    });
    const filling = <S extends DeedSituation>(situation: S) => ({
      ...situation,
      form: filled(fields, asked(situation)),
    });
    const onForm = <R>(member: ((filling: Filling<F>) => R) | undefined) =>
      member && ((situation: DeedSituation) => member(filling(situation)));
    const onKept = <More extends readonly unknown[], R>(member: ((kept: Kept<K>, ...more: More) => R) | undefined) =>
      member && on(member);

    return {
      name: { key: `${area}.${id}.name` },
      explain: told,
      ...more,
      fields: (actors, choices, gathering = null) => {
        const now = { actors, choices, gathering };
        const [actor] = actors;
        return actor ? fieldsOf(fields, now, window?.(filled(fields, now), { ...now, actor })) : [];
      },
      ...(lead && {
        lead: (actors, choices) => {
          const now = { actors, choices };
          const [actor] = actors;
          return actor ? lead(filled(fields, now), { ...now, actor }) : null;
        },
      }),
      carries: carriedIn(fields),
      ...parts,
      quiet: onForm(parts.quiet) ?? (() => false),
      obstacle: onForm(parts.obstacle) ?? nothing,
      doubt: onForm(parts.doubt) ?? nothing,
      rolls: onForm(parts.rolls) ?? none,
      modifiers: onForm(parts.modifiers) ?? none,
      ...(doer && { doer: (situation) => doer(filling(situation)) }),
      ...(usual && { usual: (situation) => usual(filling(situation)) }),
      ...(chance && { chance: (situation) => chance(filling(situation)) }),
      outcome: (situation) => read(parts.outcome({ ...filling(situation), dice: situation.dice })),
      passes: onKept(parts.passes) ?? (() => 0),
      asksKeeper: onKept(parts.asksKeeper) ?? (() => false),
      isDeferrable: onKept(parts.isDeferrable) ?? (() => false),
      finalOutcome: (outcome, actor) => (parts.finalOutcome ? read(parts.finalOutcome(read(outcome), actor)) : outcome),
      changes: onKept(parts.changes) ?? nothing,
      recoil: onKept(parts.recoil) ?? nothing,
      bystanders: onKept(parts.bystanders) ?? none,
      view: (outcome) => parts.view(read(outcome)),
      calls: onKept(parts.calls) ?? none,
      strikes: onKept(parts.strikes) ?? nothing,
      ...(edit && {
        edit: {
          figures: (ruled) => edit.figures(read(ruled)),
          follow: (decided, ruled, actor) => read({ ...decided, ...edit.follow?.(read(decided), read(ruled), actor) }),
        },
      }),
    };
  };
}

const nothing = () => null;
const none = () => [];
