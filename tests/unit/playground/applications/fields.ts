import * as data from "../../../../playground/common/data/fields/index.js";

/** One schema with a field of each kind that a form may show. */
export const schema = new data.SchemaField({
  count: new data.NumberField({ required: true, nullable: false, integer: true, initial: 0, min: 0 }),
  level: new data.NumberField({ min: 0, max: 10, step: 1 }),
  rank: new data.NumberField({ choices: { 1: "One", 2: "Two" } }),
  text: new data.StringField({ required: true, label: "PLAIN", hint: "Hint" }),
  kind: new data.StringField({ required: true, choices: { a: "A", b: "B" } }),
  flag: new data.BooleanField(),
  html: new data.HTMLField(),
  img: new data.FilePathField({ categories: ["IMAGE"] }),
  tint: new data.ColorField(),
  words: new data.SetField(new data.StringField()),
  picks: new data.SetField(new data.StringField({ choices: { a: "A", b: "B" } })),
  free: new data.ObjectField(),
  link: new data.DocumentUUIDField({ type: "Item" }),
} as never);

export const fields = schema.fields as unknown as Record<string, data.DataField>;
