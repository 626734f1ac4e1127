import type { Block, Cell, Field } from "../../../core/creation/procedure.js";
import type { RollSpec } from "../../../core/play/contract/dice.js";
import { signed } from "../../../core/text/i18n.js";
import { d20d100Options } from "../data/options.js";
import { diceSpec, resultSpec } from "../dice/specs.js";
import { characteristicLabel } from "../labels.js";
import { modifierOf } from "../rules/character/characteristics.js";
import { RESULT_FORMULA, modifierSum } from "../rules/character/creation.js";
import { diceSum, type DiceSum } from "../rules/dice-sum.js";
import { ASSIGNED_CHARACTERISTICS, CHARACTERISTICS, type CharacteristicKey } from "../rules/vocabulary.js";
import type { D20d100Draft } from "./draft.js";
import { choice, number, word } from "./fields.js";
import { isAccepted, isWhole } from "./scores.js";

/** DD-17…DD-19, DD-21 — seven results and a body, rolled or written; or the nine scores as the player wants them. */
export function rollBlocks(draft: D20d100Draft): readonly Block[] {
  return draft.method === "free" ? [writtenTable(draft)] : [...attemptBlocks(draft), ...bodyBlocks(draft)];
}

/** DD-21 */
function writtenTable({ scores }: D20d100Draft): Block {
  return {
    kind: "table",
    caption: word("step.rolls"),
    head: [word("column.score"), word("column.modifier")],
    rows: CHARACTERISTICS.map((id) => ({
      name: { key: characteristicLabel(id) },
      cells: [scoreField(id, scores[id]), signed(modifierOf(scores[id]))],
    })),
  };
}

/** DD-17, DD-18 — the attempts beside each other; another one is offered as long as none stands. */
function attemptBlocks(draft: D20d100Draft): readonly Block[] {
  const { rolls, column } = draft;
  const { creationHighMustExceed: high, creationLowMustBeBelow: low, ...bounds } = d20d100Options();
  const whole = rolls.flatMap((attempt, at) => (isWhole(attempt) ? [at] : []));
  const stands = isAccepted(rolls[column] ?? []);
  const conditions = { high, low, min: bounds.creationSumMin, max: bounds.creationSumMax };
  const columns = whole.map((at) => ({ value: String(at), label: attemptName(at) }));
  return [
    { kind: "note", text: stands ? word("rollStands", { n: column + 1 }) : word("conditions", conditions) },
    ...(stands ? [] : [diceBlock(whole.length > 0)]),
    ...(columns.length > 1 ? [{ kind: "fields", fields: [choice("column", String(column), columns)] } as const] : []),
    attemptTable(draft),
  ];
}

function diceBlock(done: boolean): Block {
  const rolls = ASSIGNED_CHARACTERISTICS.flatMap((_id, place) =>
    thrown(RESULT_FORMULA, (sum) => resultSpec(place + 1, sum)),
  );
  return { kind: "dice", path: "rolled", done, label: word(done ? "rollAgain" : "roll"), rolls };
}

/** DD-17 — what fell is written, here or on the table: the attempt that counts is open, and the next one if it does not stand. */
function attemptTable({ rolls, column }: D20d100Draft): Block {
  const next = isAccepted(rolls[column] ?? []) ? column : rolls.findIndex((attempt) => !isWhole(attempt));
  const open = (at: number) => at === column || at === next;
  const cell = (at: number, place: number, result: number): Cell => {
    if (!open(at)) return resultText(result);
    const label = word("resultOf", { n: place + 1, column: at + 1 });
    return { path: `result/${at}/${place}`, kind: "number", label, value: result || null, min: 3, max: 18, step: 1 };
  };
  const sum = (attempt: readonly number[]) => (isWhole(attempt) ? signed(modifierSum(attempt)) : "—");
  return {
    kind: "table",
    caption: word("attempts"),
    titled: true,
    head: rolls.map((_attempt, at) => attemptName(at)),
    rows: [
      ...ASSIGNED_CHARACTERISTICS.map((_id, place) => ({
        name: word("result", { n: place + 1 }),
        cells: rolls.map((attempt, at) => cell(at, place, attempt[place] ?? 0)),
      })),
      { name: word("modifierSum"), cells: rolls.map(sum) },
    ],
  };
}

function resultText(result: number): string {
  return result > 0 ? `${result} (${signed(modifierOf(result))})` : "—";
}

function attemptName(at: number) {
  return word("attempt", { n: at + 1 });
}

/** DD-19 — Taille and Apparence, which nobody shares out. */
function bodyBlocks({ scores: { size, appearance } }: D20d100Draft): readonly Block[] {
  const { sizeFormula, appearanceFormula } = d20d100Options();
  const rolls = [
    ...thrown(sizeFormula, (sum) => diceSpec("size", "creationSize", sum)),
    ...thrown(appearanceFormula, (sum) => diceSpec("appearance", "creationAppearance", sum)),
  ];
  const done = size > 0 && appearance > 0;
  const label = word(done ? "rollBodyAgain" : "rollBody", { size: sizeFormula, appearance: appearanceFormula });
  return [
    // Where a formula cannot be thrown, both are written.
    ...(rolls.length === 2 ? [{ kind: "dice", path: "body", done, label, rolls } as const] : []),
    {
      kind: "fields",
      caption: word("body"),
      fields: [scoreField("size", size), scoreField("appearance", appearance)],
    },
  ];
}

function scoreField(id: CharacteristicKey, score: number): Field {
  const label = { key: characteristicLabel(id) };
  return { ...number(`scores/${id}`, score, 1, 99, { label }), value: score || null };
}

/** The roll of a formula; none where it cannot be thrown. */
function thrown(formula: string, spec: (sum: DiceSum) => RollSpec): readonly RollSpec[] {
  const sum = formula.trim() === "" ? null : diceSum(formula);
  return sum ? [spec(sum)] : [];
}
