import { rowOf } from "../../../core/creation/boxes.js";
import type { Block, Desk, Entry, Field } from "../../../core/creation/procedure.js";
import { onShelf, pickedOf } from "../../../core/creation/shelf.js";
import { say } from "../../../core/text/text.js";
import { d20d100Options } from "../data/options.js";
import { combatSkillLabel } from "../labels.js";
import { traitsAllowed } from "../rules/character/trait-choice.js";
import { HANDLED_SKILLS, TRAIT_KINDS } from "../rules/vocabulary.js";
import type { D20d100Draft, Picked } from "./draft.js";
import { chosenFor, isBareHands, keyOf, traitKindOf } from "./entries.js";
import { choice, picker, text, word } from "./fields.js";
import { traitNote } from "./offer.js";
import { skillRows, skillWord } from "./skill-rows.js";

/** DD-31…DD-36 — gifts and flaws, what they are for, and where somebody learnt to fight. */
export function traitBlocks(draft: D20d100Draft, desk: Desk): readonly Block[] {
  const have = pickedOf(draft.items, desk, "d20d100Trait");
  const flaws = have.filter(({ entry }) => traitKindOf(entry) === "negative").length;
  const options = d20d100Options();
  const { negativeTraitMax: paid, usePsychicTraits } = options;
  const taken = new Set(have.map(({ entry }) => keyOf(entry)));
  const offered = onShelf(desk, "d20d100Trait").filter(
    (entry) => chosenFor(entry) !== null || !taken.has(keyOf(entry)),
  );
  const note = (entry: Entry) => traitNote(entry, desk);
  const [spent, allowed] = [have.length - flaws, traitsAllowed(flaws, options)];
  return [
    { kind: "tally", text: word("spent.traits", { spent, allowed, flaws, paid }), spent, allowed },
    {
      kind: "chosen",
      caption: word("chosenTraits"),
      empty: word("nothingYet"),
      remove: "remove",
      rows: have.map((one) => ({ ...rowOf(one, note(one.entry)), fields: [] })),
    },
    ...have.flatMap((one): readonly Block[] => {
      const fields = fieldsOf(one, draft, desk);
      return fields.length > 0 ? [{ kind: "fields", caption: one.entry.name, fields }] : [];
    }),
    ...TRAIT_KINDS.filter((kind) => kind !== "psychic" || usePsychicTraits).map((kind) =>
      picker(
        `traits.${kind}`,
        offered.filter((entry) => traitKindOf(entry) === kind),
        note,
      ),
    ),
  ];
}

function fieldsOf(
  { key, entry, parameter, justification }: Picked & { readonly entry: Entry },
  draft: D20d100Draft,
  desk: Desk,
): readonly Field[] {
  const what = chosenFor(entry);
  const options = what === null ? [] : optionsFor(what, draft, desk);
  // What was written by hand stays until something else is chosen.
  const known = parameter === "" || options.some(({ value }) => value === parameter);
  const all = [
    { value: "", label: word("noParameter") },
    ...(known ? [] : [{ value: parameter, label: parameter }]),
    ...options,
  ];
  return [
    ...(what === null ? [] : [choice(`parameter/${key}`, parameter, all, word(`field.parameter.${what}`))]),
    ...(traitKindOf(entry) === "combat"
      ? [text(`justification/${key}`, justification, { label: word("field.justification") })]
      : []),
  ];
}

/** DD-32, DD-34, DD-36 — what a trait of a draft was chosen for, in words; empty for nothing. */
export function chosenText(
  { entry, parameter }: Picked & { readonly entry: Entry },
  draft: D20d100Draft,
  desk: Desk,
): string {
  const what = chosenFor(entry);
  const label = what && optionsFor(what, draft, desk).find(({ value }) => value === parameter)?.label;
  return typeof label === "object" && label !== null ? say(label) : (label ?? parameter);
}

/** DD-32, DD-34, DD-36 — what a trait may be for. */
function optionsFor(what: "arms" | "weapon" | "skill", draft: D20d100Draft, desk: Desk): NonNullable<Field["options"]> {
  if (what === "arms") return HANDLED_SKILLS.map((id) => ({ value: id, label: { key: combatSkillLabel(id) } }));
  if (what === "skill") {
    const rows = skillRows(draft, desk).filter(({ family }) => family !== "combat");
    return rows.map(({ entry, name }) => ({ value: skillWord(entry, name), label: name }));
  }
  const had = pickedOf(draft.items, desk, "d20d100Weapon").map(({ entry }) => entry);
  const all = new Map([...had, ...onShelf(desk, "d20d100Weapon")].map((entry) => [keyOf(entry) || entry.name, entry]));
  return [...all].filter(([, entry]) => !isBareHands(entry)).map(([value, entry]) => ({ value, label: entry.name }));
}
