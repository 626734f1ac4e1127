import type { Asked, FormField } from "../../../../core/deed/form.js";
import { formFields } from "../../../../core/deed/form-fields.js";
import { chosenOf, type Borne } from "../../../../core/deed/owned-items.js";
import type { DefenceSituation } from "../../../../core/play/contract/defence.js";
import type { Text } from "../../../../core/text/text.js";
import { nameAsRead } from "../../../../core/text/names-read.js";
import type { WarpTrait } from "../../data/items/trait.js";
import { field, isOurs, say } from "../../deeds/kit.js";
import { knownTo, traitsOf } from "../../deeds/traits.js";
import { FIGHT } from "../fields.js";
import type { Fighting } from "../traits.js";

/** A blow, and what was chosen against it. */
export type Answering = Pick<DefenceSituation, "blow" | "choices">;

/** What an answer says, as its form is asked. */
export const askedBy = ({ blow, choices }: Answering): Asked => ({ actors: [blow.target], choices });

/** The fields of answers whose words are those of fights. */
export const answered = formFields(FIGHT, isOurs);

interface TraitField {
  /** What anybody has instead of a trait. */
  readonly untrained: Text;
  /** Whether a trait is made for it: the keeper is asked about another. */
  serves(trait: Borne<WarpTrait>): boolean;
  /** The trait where nobody chose one. */
  proposed(): Fighting;
  /** Whether a trait may be called upon; all may that are not told otherwise. */
  offers?(trait: Borne<WarpTrait>): boolean;
  hint?(trait: Fighting): Text | null;
}

/** WP-49, WP-105 — the trait that somebody answers with; `null` for what anybody has. */
export function traitField(
  target: Actor,
  { untrained, serves, proposed, offers = () => true, hint = () => null }: TraitField,
): FormField<Fighting> {
  const read = ({ choices }: Asked, id: string) =>
    id in choices ? chosenOf(traitsOf(target), choices, id) : proposed();
  return {
    read,
    shown: (asked, id) => {
      const trait = read(asked, id);
      const traits = knownTo(traitsOf(target)).filter((one) => one.id === trait?.id || offers(one));
      const said = hint(trait);
      const named = traits.map(({ id: value, name, system }) =>
        field.namedOption(value, `${nameAsRead(name, system)} ${system.printed}`),
      );
      return {
        ...{ id, kind: "choice", label: say(`field.${id}`), value: trait?.id ?? "" },
        options: [{ value: "", label: untrained }, ...named],
        asks: trait !== null && !serves(trait),
        ...(said && { hint: said }),
      };
    },
  };
}
