import { enriched } from "./enriched.js";

/** A card with the text of its item, at `name` under `system`: the part below the form, drawn by itself, prints it. */
export async function withText(item: Item, card: object, name = "description"): Promise<object> {
  const { system } = item as unknown as {
    system: Readonly<Record<string, string>> & {
      readonly schema: { readonly fields: Readonly<Record<string, { readonly label: string }>> };
    };
  };
  const html = await enriched(system[name] ?? "", item);
  return {
    ...card,
    text: { name: `system.${name}`, label: system.schema.fields[name]?.label, value: stored(item)[name], html },
  };
}

const stored = (item: Item): Readonly<Record<string, unknown>> =>
  (item._source as { readonly system: Readonly<Record<string, unknown>> }).system;
