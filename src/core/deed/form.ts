import type { DeedChoices, DeedField, Gathering } from "../play/contract/deed.js";

/** What is asked for a deed: whom it is about, and what was chosen so far. */
export interface Asked {
  readonly actors: readonly Actor[];
  readonly choices: DeedChoices;
  /** What it joins or concludes; absent where it does neither. */
  readonly gathering?: Gathering | null;
}

/** A field of a deed's form: how what was chosen is read, and how the window asks for it. */
export interface FormField<T> {
  /** Reads what was chosen, healed; where nothing was, what the window proposes. */
  read(asked: Asked, id: string): T;
  /** How the window asks for it, e.g. by a tick for each wound; `null`: it does not. */
  shown(asked: Asked, id: string): DeedField | readonly DeedField[] | null;
  /** No window asks for it: buttons of sheets and cards say it. */
  readonly carried?: true;
}

/** The fields of a deed by their ids, in the order of its window. */
export type Form = Readonly<Record<string, FormField<unknown>>>;

/** What was chosen in a form. */
export type Filled<F> = { readonly [K in keyof F]: F[K] extends FormField<infer T> ? T : never };

/**
 * How fields are shown as things stand: `false` where one is not asked for; a field not named here is shown as it was
 * declared.
 */
export type Shown<F> = { readonly [K in keyof F]?: boolean | Partial<DeedField> };

/** Reads what was chosen in a form. */
export function filled<F extends Form>(form: F, asked: Asked): Filled<F> {
  return Object.fromEntries(Object.entries(form).map(([id, field]) => [id, field.read(asked, id)])) as Filled<F>;
}

/** The fields that the window of a form shows. */
export function fieldsOf<F extends Form>(form: F, asked: Asked, window: Shown<F> = {}): readonly DeedField[] {
  return Object.entries(form).flatMap(([id, field]) => {
    const here = window[id] ?? true;
    const shown = here === false ? [] : [field.shown(asked, id) ?? []].flat();
    return shown.map((one) => ({ ...one, ...(typeof here === "object" && here) }));
  });
}

/** Ids of the fields that no window asks for. */
export function carriedIn(form: Form): readonly string[] {
  return Object.keys(form).filter((id) => form[id]?.carried);
}
