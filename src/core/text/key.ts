/** A text by language key. Its data are numbers, names and other texts; the sentence is made on the reader's screen. */
export interface Text {
  readonly key: string;
  readonly data?: Readonly<Record<string, string | number | Text>>;
}
