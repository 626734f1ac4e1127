import type { Block, Field } from "../../../core/creation/procedure.js";
import { signed } from "../../../core/text/i18n.js";
import { d20d100Options } from "../data/options.js";
import { characteristicLabel } from "../labels.js";
import { modifierOf } from "../rules/character/characteristics.js";
import { STUDY_LEVELS, educationFrom, misused, studiesOf, studyRange } from "../rules/character/creation.js";
import { ASSIGNED_CHARACTERISTICS, type AssignedCharacteristic } from "../rules/vocabulary.js";
import type { D20d100Draft } from "./draft.js";
import { choice, word } from "./fields.js";
import { assignedScore, resultsOf } from "./scores.js";

/** DD-20 — Éducation first, from the studies somebody wants to have done; then the six others. */
export function assignmentBlocks(draft: D20d100Draft): readonly Block[] {
  const results = resultsOf(draft);
  const left = misused(draft.assignment, results.length).map((place) => results[place]);
  return [
    { kind: "note", text: left.length > 0 ? word("resultsLeft", { left: left.join(", ") }) : word("noResultsLeft") },
    {
      kind: "table",
      caption: word("step.assignment"),
      head: [word("column.result"), word("column.score"), word("column.modifier"), word("column.studies")],
      rows: ASSIGNED_CHARACTERISTICS.map((id) => {
        const score = assignedScore(draft, id);
        return {
          name: { key: characteristicLabel(id) },
          cells: [
            resultField(draft, id),
            score === null ? "—" : String(score),
            score === null ? "—" : signed(modifierOf(score)),
            id === "education" && score !== null ? word(`studies.${studiesOf(score)}`) : "",
          ],
        };
      }),
    },
    studyTable(),
  ];
}

function resultField(draft: D20d100Draft, id: AssignedCharacteristic): Field {
  const own = draft.assignment[id];
  const table = d20d100Options();
  const options = resultsOf(draft).map((result, place) => ({
    value: String(place),
    label:
      id === "education"
        ? word("resultRaised", { n: result, bonus: signed(table.educationBonus), score: educationFrom(result, table) })
        : `${result} (${signed(modifierOf(result))})`,
  }));
  const all = [{ value: "", label: word("noResult") }, ...options];
  return choice(`assignment/${id}`, own === null ? "" : String(own), all, { key: characteristicLabel(id) });
}

/** DD-20 — Tableau C (D-08). */
function studyTable(): Block {
  return {
    kind: "table",
    titled: true,
    caption: word("studyTable"),
    head: [word("column.education")],
    rows: STUDY_LEVELS.map((level) => {
      const { from, to } = studyRange(level);
      const cell = to === null ? word("fromOn", { from }) : word("fromTo", { from, to });
      return { name: word(`studies.${level}`), cells: [cell] };
    }),
  };
}
