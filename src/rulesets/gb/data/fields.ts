import { group } from "../../../core/data/fields.js";
import { ABILITIES, ZONES, type Ability } from "../rules/vocabulary.js";

/** The fields that every ruleset's data are made of, beside those that only these have. */
export {
  choice,
  flag,
  group,
  keeperNotes,
  line,
  measure,
  optionalWhole,
  prose,
  whole,
} from "../../../core/data/fields.js";

/** One value for some zones of a body; whatever is not a zone is dropped. */
export function zoneMap<E extends foundry.data.fields.DataSchema[string]>(element: E) {
  const { TypedObjectField } = foundry.data.fields;
  return new TypedObjectField(element, { validateKey: (key: string) => (ZONES as readonly string[]).includes(key) });
}

/** GB-01 — the six scores; creatures may lack one (`null`, printed "—"). */
export function abilityScores(nullable: boolean) {
  const { NumberField } = foundry.data.fields;
  const bounds = { integer: true, min: 1, max: 60, initial: 10 } as const;
  // Both kinds of actor are read alike, so the type is the wider one: a score may be absent.
  const score = () => group({ value: new NumberField({ required: true, nullable: nullable as true, ...bounds }) });
  return group(Object.fromEntries(ABILITIES.map((id) => [id, score()])) as Record<Ability, ReturnType<typeof score>>);
}
