import { nameAsRead } from "../text/names-read.js";
import type { Text } from "../text/text.js";
import type { FieldOption } from "./form-fields.js";
import type { Borne } from "./owned-items.js";
import type { DeedField } from "../play/contract/deed.js";

/**
 * The fields of the deeds of one ruleset; each is named by its id, the same in every window.
 * @param area where the ruleset keeps the words of its deeds, e.g. `GARDIEN.GB.DEED`
 */
export function fieldsNamed(area: string) {
  const named = (id: string): Pick<DeedField, "id" | "label"> => ({ id, label: { key: `${area}.field.${id}` } });
  const hinted = (hint?: Text): Pick<DeedField, "hint"> => (hint ? { hint } : {});
  const namedOption = (value: string, name: string): FieldOption => ({
    value,
    label: { key: `${area}.named`, data: { name } },
  });
  return {
    numberField: (id: string, value: number | null, min: number, max: number, hint?: Text): DeedField => ({
      ...named(id),
      kind: "number",
      value,
      min,
      max,
      ...hinted(hint),
    }),
    choiceField: (id: string, value: string, options: readonly FieldOption[], hint?: Text): DeedField => ({
      ...named(id),
      kind: "choice",
      value,
      options,
      ...hinted(hint),
    }),
    flagField: (id: string, value: boolean, hint?: Text): DeedField => ({
      ...named(id),
      kind: "flag",
      value,
      ...hinted(hint),
    }),
    textField: (id: string, value: string, hint?: Text): DeedField => ({
      ...named(id),
      kind: "text",
      value,
      ...hinted(hint),
    }),
    /** An option that a name says: a wound, a person, a skill. */
    namedOption,
    /** Options that are items of somebody's, as their reader calls them; `more` is said behind the name, e.g. a score. */
    ownOptions: <System extends object>(
      items: readonly Borne<System>[],
      more?: (system: System) => string,
    ): readonly FieldOption[] =>
      items.map(({ id, name, system }) =>
        namedOption(id, [nameAsRead(name, system), ...(more ? [more(system)] : [])].join(" ")),
      ),
  };
}

/** Options named by words of the language files under one area. */
export function wordOptions<W extends string>(words: readonly W[], label: (word: W) => string): readonly FieldOption[] {
  return words.map((value) => ({ value, label: { key: label(value) } }));
}
