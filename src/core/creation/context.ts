import { folded } from "../text/folded.js";
import { tallyContext } from "../text/tally.js";
import { say, type Text } from "../text/text.js";
import { SUMMARY, type Making } from "./making.js";
import type { Block, Cell, Field, Problem } from "./procedure.js";
import type { Remark } from "./remarks.js";

/** What the templates of the assistant show of a character in the making. Nothing here changes it. */
export function stepsContext(making: Making) {
  const { problems, procedure, steps } = making;
  return {
    steps: steps.map((id, i) => {
      const told = problems.filter(({ step }) => step === id);
      const count = told.filter(({ kind }) => kind !== "note").length;
      const left = told.reduce((sum, problem) => sum + (problem.left ?? 0), 0);
      const own = procedure.steps.find((step) => step.id === id);
      return {
        id,
        number: i + 1,
        name: say(own?.name ?? { key: "GARDIEN.ASSISTANT.summary" }),
        current: id === making.step,
        count,
        left,
        checked: id !== SUMMARY && count + left === 0,
      };
    }),
  };
}

/** The current step; `queries` are what was typed into the search boxes of its lists. */
export function stepContext(making: Making, queries: ReadonlyMap<string, string>) {
  const { problems, procedure, draft, desk } = making;
  const own = procedure.steps.find(({ id }) => id === making.step);
  const told = own ? problems.filter(({ step }) => step === own.id) : problems;
  const remark = making.remarks.find(({ step }) => step === making.step);
  return {
    ...(procedure.approval !== undefined && { review: reviewContext(making.step, remark) }),
    title: say(own?.name ?? { key: "GARDIEN.ASSISTANT.summary" }),
    intro: say(own?.intro ?? { key: "GARDIEN.ASSISTANT.summaryIntro" }),
    problems: told.map((problem, i) =>
      problemContext(problem, making, own === undefined && told[i - 1]?.step !== problem.step),
    ),
    blocks: (own ? own.blocks(draft, desk) : procedure.summary(draft, desk)).map((block) =>
      blockContext(block, queries),
    ),
  };
}

/** The keeper's word on a step: a keeper writes it, others say when they have seen to it. */
function reviewContext(step: string, remark: Remark | undefined) {
  const { isGM: keeper } = game.user;
  return { step, keeper, text: remark?.text ?? "", done: remark?.done === true, open: remark?.done === false };
}

const TONES: Readonly<Record<Problem["kind"], string>> = {
  missing: "warn",
  illegal: "bad",
  note: "mute",
  asked: "bad",
};

/** In the summary a problem leads to its step; the first of several does. */
function problemContext({ step, kind, text }: Problem, { procedure }: Making, linked: boolean) {
  const name = procedure.steps.find(({ id }) => id === step)?.name;
  return {
    text: say(text),
    kind: `GARDIEN.ASSISTANT.kind.${kind}`,
    tone: TONES[kind],
    ...(linked && name && { step, stepName: say(name) }),
  };
}

export function footerContext(making: Making) {
  const { steps, step, serious, accepted, acceptable, procedure } = making;
  const at = steps.indexOf(step);
  const last = at === steps.length - 1;
  const keeper = game.user.isGM && procedure.approval !== undefined;
  return {
    back: steps[at - 1],
    next: last ? null : steps[at + 1],
    last,
    waving: serious.length > 0 && acceptable,
    firm: !acceptable,
    accepted,
    finish: `GARDIEN.ASSISTANT.${keeper ? "approve" : "finish"}`,
    handBack: keeper && making.remarks.some(({ done }) => !done),
  };
}

/** A block under its kind's name, for the template to find it by. */
function blockContext(block: Block, queries: ReadonlyMap<string, string>): object {
  switch (block.kind) {
    case "fields":
      return {
        group: {
          caption: block.caption && words(block.caption),
          empty: block.empty && { ...block.empty, label: say(block.empty.label) },
          fields: block.fields.map(fieldContext),
        },
      };
    case "table":
      return {
        table: {
          caption: say(block.caption),
          titled: block.titled,
          head: block.head.map(say),
          rows: block.rows.map(({ name, cells }) => ({
            name: words(name),
            cells: cells.map((cell) => cellContext(cell)),
          })),
        },
      };
    case "dice":
      return { dice: { path: block.path, label: say(block.label), done: block.done } };
    case "chosen":
      return {
        chosen: {
          ...captions(block),
          remove: block.remove,
          rows: block.rows.map((row) => ({ ...row, fields: row.fields.map(fieldContext) })),
        },
      };
    case "picker": {
      const query = queries.get(block.id) ?? "";
      const rows = block.rows.map((row) => ({ ...row, off: !matches(row.name, query) }));
      return { picker: { ...captions(block), id: block.id, add: block.add, query, rows } };
    }
    case "figures":
      return {
        figures: {
          caption: say(block.caption),
          rows: block.rows.map(({ label, value }) => ({ label: words(label), value })),
        },
      };
    case "note":
      return { note: say(block.text) };
    case "tally":
      return { tally: tallyContext(block) };
  }
}

function captions({ caption, empty }: { readonly caption: Text; readonly empty: Text }) {
  return { caption: say(caption), empty: say(empty) };
}

function cellContext(cell: Cell): object {
  return typeof cell === "object" && "path" in cell ? { field: fieldContext(cell) } : { figure: words(cell) };
}

function fieldContext({ options, value, label, hint, kind, ...field }: Field): object {
  return {
    ...field,
    value,
    label: say(label),
    hint: hint && say(hint),
    [kind]: true,
    ...(kind === "pips" && { dots: dotsOf(field, Number(value)) }),
    options: options?.map((option) => ({
      value: option.value,
      label: words(option.label),
      selected: Array.isArray(value) ? value.includes(option.value) : option.value === value,
    })),
  };
}

/** The points of a small number, those up to it filled. */
function dotsOf({ min = 0, max = 0 }: Pick<Field, "min" | "max">, value: number): readonly object[] {
  return Array.from({ length: max - min + 1 }, (_, i) => min + i).map((point) => ({
    value: point,
    none: point === 0,
    filled: point <= value,
    selected: point === value,
  }));
}

function words(text: Text | string): string {
  return typeof text === "string" ? text : say(text);
}

/** Whether a name holds what was typed, accents and capitals apart. */
export function matches(name: string, query: string): boolean {
  return folded(name).includes(folded(query.trim()));
}
