import type { Asked, FormField } from "../../../core/deed/form.js";
import { oneOf, text, whole } from "../../../core/shape/shape.js";
import type { Text } from "../../../core/text/text.js";
import { ZONES } from "../rules/vocabulary.js";
import { field, firstOf } from "./kit.js";
import { woundName, woundsOf, type Borne } from "./wounds.js";

/** What an outcome keeps of the wound that it is about; its id is empty where there was none. */
export const WOUND = { wound: text, zone: oneOf(ZONES, "body"), gb: whole };

/** What an outcome says of that wound. */
export function woundKept(borne: Borne | null) {
  return borne ? { wound: borne.id, zone: borne.wound.zone, gb: borne.wound.gb } : {};
}

interface WoundField {
  /** Who bears it; absent: whoever the deed is about. */
  readonly of?: (asked: Asked) => Actor | null;
  /** Which of those that fit is proposed before the others. */
  readonly first?: (borne: Borne) => boolean;
  readonly hint?: (borne: Borne | null, asked: Asked) => Text | null;
}

/** A wound of somebody's: as chosen, `null` once that is gone or healed; else the first that fits. */
export function woundField(
  fits: (borne: Borne) => boolean,
  { of = firstOf, first = () => true, hint }: WoundField = {},
): FormField<Borne | null> {
  const all = (asked: Asked) => {
    const bearer = of(asked);
    return bearer ? woundsOf(bearer) : [];
  };
  const fitting = (asked: Asked) => all(asked).filter(fits);
  const proposed = (asked: Asked) => fitting(asked).find(first) ?? fitting(asked)[0] ?? null;
  const named = (asked: Asked, chosen: unknown) => all(asked).find(({ id }) => id === chosen) ?? null;
  const picked = field.pick((asked) => fitting(asked).map((borne) => ({ value: borne.id, label: woundName(borne) })), {
    initial: (asked) => proposed(asked)?.id ?? "",
    hint: (id, asked) => hint?.(named(asked, id), asked) ?? null,
  });
  return {
    read: (asked, id) => (id in asked.choices ? named(asked, asked.choices[id]) : proposed(asked)),
    shown: ({ choices, ...asked }, id) => {
      const gone = !named({ choices, ...asked }, choices[id]);
      return picked.shown({ ...asked, choices: gone ? { ...choices, [id]: "" } : choices }, id);
    },
  };
}
