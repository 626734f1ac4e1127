import type { DeedChoices, DeedField, Gathering } from "../play/contract/deed.js";

/** Input of a form: whom the deed is about, and what was chosen so far. */
export interface Asked {
  readonly actors: readonly Actor[];
  readonly choices: DeedChoices;
  /** The gathering it joins or concludes; absent or `null`: none. */
  readonly gathering?: Gathering | null;
}

/** A field of a deed's form: how its value is read, and how the window asks for it. */
export interface FormField<T> {
  /** Reads and heals the value; where none was chosen, returns the proposed one. */
  read(asked: Asked, id: string): T;
  /** Returns the fields that ask for it, e.g. a tick for each wound; `null`: none. */
  shown(asked: Asked, id: string): DeedField | readonly DeedField[] | null;
  /** Set for a value without a field: buttons of sheets and cards set it. */
  readonly carried?: true;
}

/** The fields of a deed by their ids, in the order of its window. */
export type Form = Readonly<Record<string, FormField<unknown>>>;

/** Values of a form. */
export type Filled<F> = { readonly [K in keyof F]: F[K] extends FormField<infer T> ? T : never };

/** Changes to fields as things stand: `false` hides one; one not named here is shown as declared. */
export type Shown<F> = { readonly [K in keyof F]?: boolean | Partial<DeedField> };

/** Reads the values of a form. */
export function filled<F extends Form>(form: F, asked: Asked): Filled<F> {
  return Object.fromEntries(Object.entries(form).map(([id, field]) => [id, field.read(asked, id)])) as Filled<F>;
}

/** Returns the fields that the window of a form shows. */
export function fieldsOf<F extends Form>(form: F, asked: Asked, window: Shown<F> = {}): readonly DeedField[] {
  return Object.entries(form).flatMap(([id, field]) => {
    const here = window[id] ?? true;
    const shown = here === false ? [] : [field.shown(asked, id) ?? []].flat();
    return shown.map((one) => ({ ...one, ...(typeof here === "object" && here) }));
  });
}

/** Returns ids of values without a field. */
export function carriedIn(form: Form): readonly string[] {
  return Object.keys(form).filter((id) => form[id]?.carried);
}
