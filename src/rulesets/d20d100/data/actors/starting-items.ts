import { packedCopies } from "../../../../core/documents/packed-copies.js";
import { placeOnForm } from "../../rules/character/skill-list.js";
import { BARE_HANDS } from "../../rules/vocabulary.js";

/** DD-47, DD-72 — what everybody has from the start: the skills that the form prints, and two rows of bare hands. */
export async function startingItems(): Promise<readonly object[]> {
  const [skills, rows] = await Promise.all([
    packedCopies("d20d100-skills", ({ printed }) => printed !== false),
    packedCopies("d20d100-weapons", ({ key }) => BARE_HANDS.some((row) => row === key)),
  ]);
  const place = ({ system }: (typeof skills)[number]) => placeOnForm(String(system["key"]));
  return [...rows, ...skills.toSorted((a, b) => place(a) - place(b))];
}
