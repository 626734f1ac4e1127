import { dragCommand } from "../../deed/deed-drag.js";
import { adversariesOf } from "../../world/adversaries.js";
import { requestCommand } from "../../requests/request.js";
import { t } from "../../text/i18n.js";
import type { TableState } from "../table-state.js";

/** Whom a click on the screen ticks. */
export const WHOM_TICKED = ["Group", "Adversaries"] as const;

/** Returns those of the screen whom a word names. */
export function whomOf(
  { group, everybody, ruleset }: TableState,
  named: (typeof WHOM_TICKED)[number],
): readonly Actor[] {
  const known = new Set(everybody.map(({ actor }) => actor));
  if (named === "Group") return group.map(({ actor }) => actor);
  return adversariesOf(ruleset).filter((actor) => known.has(actor));
}

/** Lets what is asked be dragged to the hotbar: for those who are ticked now, by a word where one names them. */
export function dragAsk(event: DragEvent, state: TableState): void {
  const id = (event.target as HTMLElement).dataset["ask"];
  const act = state.part?.asks.find((one) => one.id === id);
  if (!act) return;
  const { ruleset, meant } = state;
  const ticked = new Set(meant.ticked);
  const named = WHOM_TICKED.find((word) => {
    const people = whomOf(state, word);
    return people.length === ticked.size && people.every((actor) => ticked.has(actor));
  });
  const uuids = meant.ticked.map(({ uuid }) => uuid);
  const of = named === "Group" ? "group" : named === "Adversaries" ? "adversaries" : uuids;
  dragCommand(event, {
    name: t(act.label),
    img: null,
    command: requestCommand({ ask: act.id, ruleset, of, choices: {} }),
  });
}
