import { t } from "../text/i18n.js";
import type { CardContext } from "./context.js";

type Row = CardContext["rows"][number];

/** Returns a card as plain text, as its reader may know it: a line of what is done, then one for each target. */
export function plainCard(card: CardContext): string {
  return linesOf(card).join("\n");
}

function linesOf({ head, banner, rows }: CardContext): readonly string[] {
  const { title, sub } = head;
  const above = banner ? [labelled(banner.title, banner.text)] : [];
  return [sub ? `${title} — ${sub}` : title, ...above, ...rows.flatMap(linesOfRow)];
}

function linesOfRow(row: Row): readonly string[] {
  const said = saidOf(row);
  const forced = row.forced.flatMap((card) => linesOf(card).map((line) => `  ${line}`));
  return [said.length > 0 ? labelled(row.name, said.join(", ")) : row.name, ...forced];
}

/** What the row of a target says, in the order of the card. */
function saidOf(row: Row): readonly string[] {
  const { severity, banner } = row;
  const said = [
    row.word,
    ...diceOf(row),
    row.total === null ? "" : [t("GARDIEN.CARD.totalIs", { total: row.total }), row.unit].join(" ").trim(),
    sumOf(row),
    ...row.volleys.flatMap(({ shots }) => shots.map(({ total, word }) => [total, word].join(" ").trim())),
    row.defence?.answer?.word ?? "",
    ...row.hits.map(({ how, dealt }) => labelled(how, dealt)),
    ...row.facts.map(({ label, value }) => labelled(label, value)),
    ...row.strikes.map(({ value, word }) => t("GARDIEN.CARD.measured", { value, label: word })),
    banner ? [banner.title, banner.note].join(" ").trim() : "",
    severity ? [severity.label, severity.words && `(${severity.words})`].join(" ").trim() : "",
    ...row.losses,
    ...row.marks.map(({ told }) => told),
    ...row.ticks.map(({ label, on }) => (on ? label : labelled(label, t("GARDIEN.CARD.tickOff")))),
    ...row.corrected,
    row.remark,
    ...row.changes.map(({ label, before, after }) => `${label} ${before} → ${after}`),
    row.stageLabel,
    ...row.leftovers,
  ];
  return said.filter((one) => one !== "");
}

function diceOf({ die, dice }: Row): readonly string[] {
  if (die) return [t("GARDIEN.CARD.die", { faces: die.faces, value: die.value })];
  return dice.map(({ faces, value, counts }) => t(`GARDIEN.CARD.${counts ? "die" : "dieDropped"}`, { faces, value }));
}

/** The lines of the sum that count. */
function sumOf({ lines }: Row): string {
  const counting = lines.filter(({ off }) => !off).map(({ name, value }) => `${name} ${value}`);
  return counting.length > 0 ? `(${counting.join(" ; ")})` : "";
}

/** Something with its name before it, as the reader's language writes that. */
function labelled(label: string, said: string): string {
  if (label === "" || said === "") return label || said;
  return t("GARDIEN.CARD.choiceSaid", { label, chosen: said });
}
