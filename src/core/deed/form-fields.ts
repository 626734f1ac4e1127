import { flagged, oneOf, text as anyText, wholeFrom, type Shape } from "../shape/shape.js";
import { nameAsRead } from "../text/names-read.js";
import type { DeedField } from "../play/contract/deed.js";
import type { Text } from "../text/text.js";
import type { Asked, FormField } from "./form.js";
import { borneBy, chosenOf, type Borne } from "./owned-items.js";
import { personAmong } from "./people.js";

/** One option of a field. */
export type FieldOption = NonNullable<DeedField["options"]>[number];

/** A value, or a function of who is asked and what was chosen. */
type From<T> = T | ((asked: Asked) => T);

function from<T extends DeedField["value"]>(value: From<T>, asked: Asked): T {
  return typeof value === "function" ? value(asked) : value;
}

/** Optional parts of a field, fixed or by what was chosen. */
interface Besides<T> {
  /** Tells whether it is asked for as things stand, e.g. only of a wounded actor; absent: always. */
  readonly when?: (asked: Asked) => boolean;
  /** Initial value in the window, where it differs from the value that counts when none is sent. */
  readonly proposed?: From<NonNullable<DeedField["value"]>>;
  readonly hint?: Text | ((value: T, asked: Asked) => Text | null);
  /** Set for a rare field: a window that has to be answered at once folds it away. */
  readonly folded?: true;
  /** Set when the keeper is asked about a player's value other than the proposed one. */
  readonly asks?: true | ((value: T, asked: Asked) => boolean);
}

/** Optional parts of a field with the value that counts, and is shown, where none was chosen. */
type Proposed<T> = Besides<T> & { readonly initial?: From<T> };

/** Language key above the labels of some options, or a function that returns each label's key. */
type Words<W extends string> = string | ((word: W) => string);

function said<T>({ hint, folded, asks }: Besides<T>, value: T, asked: Asked): Partial<DeedField> {
  const shown = typeof hint === "function" ? hint(value, asked) : hint;
  return {
    ...(shown && { hint: shown }),
    ...(folded && { folded }),
    ...(asks && { asks: asks === true || asks(value, asked) }),
  };
}

/**
 * Makes the fields of one ruleset's forms; each is named by its id, the same in every window.
 * @param area language key above the texts of its deeds, e.g. `GARDIEN.GB.DEED`
 * @param plays whether an actor belongs to this ruleset
 */
export function formFields(area: string, plays: (actor: Actor) => boolean) {
  const personAt = personAmong(plays);

  function field<T>(
    read: FormField<T>["read"],
    shown: (value: T, asked: Asked) => Pick<DeedField, "kind" | "value"> & Partial<DeedField>,
    besides: Besides<T>,
  ): FormField<T> {
    return {
      read,
      shown: (asked, id) => {
        const { proposed, when } = besides;
        if (when && !when(asked)) return null;
        const value = read(asked, id);
        return {
          ...{ id, label: { key: `${area}.field.${id}` }, ...shown(value, asked) },
          ...(proposed !== undefined && !(id in asked.choices) && { value: from(proposed, asked) }),
          ...said(besides, value, asked),
        };
      },
    };
  }

  const namedOption = (value: string, name: string): FieldOption => ({
    value,
    label: { key: `${area}.named`, data: { name } },
  });

  const words = <W extends string>(all: readonly W[], under: Words<W>): readonly FieldOption[] =>
    all.map((value) => ({
      value,
      label: { key: typeof under === "function" ? under(value) : `${area}.${under}.${value}` },
    }));

  return {
    /** Makes an option with a name as its label: a wound, an actor, a skill. */
    namedOption,

    /** Makes options whose labels are language keys. */
    words,

    /** Makes a whole number within bounds; initially the lowest. */
    number(
      min: From<number>,
      max: From<number>,
      { initial = min, ...besides }: Proposed<number> = {},
    ): FormField<number> {
      const shape = (asked: Asked) => wholeFrom(from(min, asked), from(max, asked), from(initial, asked));
      return field(
        (asked, id) => shape(asked).read(asked.choices[id]),
        (value, asked) => ({ kind: "number", value, min: from(min, asked), max: from(max, asked) }),
        besides,
      );
    },

    /** Makes a whole number within bounds that may be left empty, which reads as `null`. */
    numberOrNone(min: number, max: number, besides: Besides<number | null> = {}): FormField<number | null> {
      const shape = wholeFrom(min, max);
      return field(
        ({ choices }, id) => (shape.fits(choices[id]) ? shape.read(choices[id]) : null),
        (value) => ({ kind: "number", value, min, max }),
        besides,
      );
    },

    /** Makes a yes-or-no field. */
    flag({ initial = false, ...besides }: Proposed<boolean> = {}): FormField<boolean> {
      return field(
        (asked, id) => flagged(from(initial, asked)).read(asked.choices[id]),
        (value) => ({ kind: "flag", value }),
        besides,
      );
    },

    /** Makes a text field; surrounding spaces are dropped. */
    text({ initial = "", ...besides }: Proposed<string> = {}): FormField<string> {
      return field(
        (asked, id) => anyText.read(asked.choices[id]).trim() || from(initial, asked),
        (value) => ({ kind: "text", value }),
        besides,
      );
    },

    /**
     * Makes a choice from fixed options; initially the first.
     * @param under language key above their labels, below the area, or a function that returns each key
     */
    choice<const W extends string>(
      all: readonly [W, ...W[]],
      under: Words<W>,
      { initial = all[0], ...besides }: Proposed<W> = {},
    ): FormField<W> {
      const options = words(all, under);
      return field(
        (asked, id) => oneOf(all, from<W>(initial, asked)).read(asked.choices[id]),
        (value) => ({ kind: "choice", value, options }),
        besides,
      );
    },

    /** Makes a choice from the options there are as things stand; initially the first. */
    pick(
      options: (asked: Asked) => readonly FieldOption[],
      { initial = (asked) => options(asked)[0]?.value ?? "", ...besides }: Proposed<string> = {},
    ): FormField<string> {
      return field(
        (asked, id) => anyText.read(asked.choices[id]).trim() || from(initial, asked),
        (value, asked) => ({ kind: "choice", value, options: options(asked) }),
        besides,
      );
    },

    /**
     * Makes a choice from the actor's items: the chosen one, by id or slug, else the first that fits; `null`: none. A
     * chosen one is offered even where it does not fit: the deed's obstacle tells why.
     * @param more text behind the name, e.g. a score
     * @param first which fitting item is proposed before others, e.g. a book that is not read yet
     */
    owned<System extends { readonly slug: string }>(
      kind: abstract new (...args: never[]) => System,
      fits: (system: System, asked: Asked) => boolean = () => true,
      {
        more,
        first = () => true,
        ...besides
      }: Besides<Borne<System> | null> & {
        readonly more?: (system: System) => string;
        readonly first?: (system: System) => boolean;
      } = {},
    ): FormField<Borne<System> | null> {
      const all = ({ actors: [actor] }: Asked) => (actor ? borneBy(actor, kind) : []);
      const fitting = (asked: Asked) => all(asked).filter(({ system }) => fits(system, asked));
      const option = ({ id, name, system }: Borne<System>) =>
        namedOption(id, [nameAsRead(name, system), ...(more ? [more(system)] : [])].join(" "));
      return field(
        (asked, id) => {
          const offered = fitting(asked);
          const chosen = chosenOf(all(asked), asked.choices, id);
          return chosen ?? offered.find(({ system }) => first(system)) ?? offered[0] ?? null;
        },
        (value, asked) => {
          const offered = fitting(asked);
          const listed = value === null || offered.some(({ id }) => id === value.id) ? offered : [value, ...offered];
          return { kind: "choice", value: value?.id ?? "", options: listed.map(option) };
        },
        besides,
      );
    },

    /**
     * Makes a choice from given items: the chosen one, by id or slug, else the first; `null` where there is none, or
     * the chosen one is gone.
     * @param label label of an item; absent: its name
     */
    item<System extends { readonly slug: string }>(
      among: (asked: Asked) => readonly Borne<System>[],
      {
        label = ({ id, name, system }) => namedOption(id, nameAsRead(name, system)).label,
        ...besides
      }: Besides<Borne<System> | null> & { readonly label?: (one: Borne<System>) => Text } = {},
    ): FormField<Borne<System> | null> {
      return field(
        (asked, id) => {
          const items = among(asked);
          const isChosen = anyText.read(asked.choices[id]).trim() !== "";
          return isChosen ? chosenOf(items, asked.choices, id) : (items[0] ?? null);
        },
        (value, asked) => ({
          kind: "choice",
          value: value?.id ?? "",
          options: among(asked).map((one) => ({ value: one.id, label: label(one) })),
        }),
        besides,
      );
    },

    /**
     * Makes a choice of an actor; reads as `null` where it was deleted or belongs to another ruleset.
     * @param options actors that the user may name
     * @param initial actor proposed where none was chosen
     */
    person(
      options: (actor: Actor, asked: Asked) => readonly FieldOption[],
      { initial = () => null, ...besides }: Besides<Actor | null> & { initial?: (asked: Asked) => Actor | null } = {},
    ): FormField<Actor | null> {
      return field(
        (asked, id) => (id in asked.choices ? personAt(anyText.read(asked.choices[id])) : initial(asked)),
        (value, asked) => ({
          kind: "choice",
          value: value?.uuid ?? "",
          options: asked.actors[0] ? options(asked.actors[0], asked) : [],
        }),
        besides,
      );
    },

    /** Makes a value without a field: buttons of sheets and cards set it, and the message carries it. */
    carried<T>(shape: Shape<T>): FormField<T> {
      return { read: ({ choices }, id) => shape.read(choices[id]), shown: () => null, carried: true };
    },
  };
}
