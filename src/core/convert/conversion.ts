/** What somebody has answered so far, by field; a box that is ticked holds `1`. */
export type Answers = Readonly<Record<string, string>>;

/** Something that is asked. Words are in the reader's language. */
export interface ConversionField {
  readonly id: string;
  readonly kind: "line" | "lines" | "number" | "choice" | "flag";
  readonly label: string;
  readonly hint?: string;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  readonly min?: number;
  readonly max?: number;
}

/** A part of the preview: what was found beside what it becomes. Words are in the reader's language. */
export interface PreviewTable {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Its columns are words, not figures. */
  readonly prose?: true;
}

/** What would be made of the answers. Words are in the reader's language. */
export interface Preview {
  /** What its own answers go by, where several are made at once. Absent: its place and name. */
  readonly key?: string;
  /** What else it may be made into. Absent: nothing. */
  readonly as?: readonly { readonly value: string; readonly label: string; readonly selected: boolean }[];
  readonly tables: readonly PreviewTable[];
  /** What stands there by a guess, one sentence each. */
  readonly guessed: readonly string[];
  /** What stands nowhere but here, one sentence each. */
  readonly dropped: readonly string[];
  /** Data of the actor; `null` as long as there is nothing to make one of. */
  readonly actor: { readonly name: string; readonly type: string; readonly [key: string]: unknown } | null;
  /** Where under `system` its notes lie, which what was guessed and left behind is added to. */
  readonly notesAt: string;
  /** Makes the data of the actor under a name, where that asks the compendia. Absent: `actor` is all of it. */
  make?(name: string): Promise<object>;
}

/** How a conversion goes, once it is begun. */
export interface ConversionProcedure {
  /** What is answered before anybody answers. */
  readonly answers: Answers;
  fields(answers: Answers): readonly ConversionField[];
  preview(answers: Answers): Preview;
  /** The previews where several actors may be made at once: each is ticked, and may be named. Absent: the one. */
  several?(answers: Answers): readonly Preview[];
  /** The answers with something to try it with; `null` where there is nothing. Absent: none is offered. */
  example?(answers: Answers): Promise<Answers | null>;
}

/** A way to make an actor out of what a table has from elsewhere: a sheet of another game, an actor of another ruleset. */
export interface Conversion {
  readonly id: string;
  /** Language keys. */
  readonly name: string;
  readonly hint: string;
  /** Types of actor that it starts from; none: it starts from what somebody types. */
  readonly from: readonly string[];
  /** Id of the ruleset whose actor it makes. */
  readonly into: string;
  /** Reads what it needs of the compendia, and of the actor that it starts from. */
  begin(source: Actor | null): Promise<ConversionProcedure>;
}
