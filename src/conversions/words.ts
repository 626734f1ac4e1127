import { percentage, signed, t } from "../core/text/i18n.js";
import {
  characteristicLabel,
  protectionModeLabel,
  protectionScopeLabel,
  shortLabel,
} from "../rulesets/d20d100/labels.js";
import { modifierOf } from "../rulesets/d20d100/rules/character/characteristics.js";
import { chancesOf } from "../rulesets/d20d100/rules/checks/percentages.js";
import {
  CHARACTERISTICS,
  DIFFICULTIES,
  type CharacteristicKey,
  type ProtectionMode,
  type ProtectionScope,
} from "../rulesets/d20d100/rules/vocabulary.js";
import type { Preview, PreviewTable } from "../core/convert/conversion.js";
import type { Remark } from "./rules/remarks.js";

/** The preview of nothing. */
export const NOTHING: Preview = { tables: [], guessed: [], dropped: [], actor: null, notesAt: "notes" };

const WORDS: Readonly<Record<string, (what: string) => string>> = {
  noScore: named,
  perception: named,
  education: named,
  appearance: named,
  size: named,
  sizeClass: named,
  bounded: named,
  ofPlayers: (what) => t(`GARDIEN.CONVERT.FACT.${what}`),
  protection: (what) => {
    const [mode, scope] = what.split(" ") as [ProtectionMode, ProtectionScope];
    return `${t(protectionModeLabel(mode))} (${t(protectionScopeLabel(scope))})`;
  },
};

/** The name of a characteristic, or of points; anything else is what somebody called it. */
function named(what: string): string {
  if (what === "hp" || what === "mp") return t(`GARDIEN.CONVERT.FACT.${what}`);
  return CHARACTERISTICS.some((key) => key === what) ? t(characteristicLabel(what as CharacteristicKey)) : what;
}

/** One sentence of what a conversion did not carry over as it stood. */
export function sentence({ id, what = "", value = "" }: Remark): string {
  const percent = /^(\d+) %$/.exec(String(value))?.[1]; // rules write it in no language
  const told = id === "unscored" ? signed(Number(value)) : percent ? percentText(Number(percent)) : value;
  const words = t(`GARDIEN.CONVERT.REMARK.${id}`, { what: WORDS[id]?.(what) ?? what, value: told });
  return words.replaceAll(/ {2,}/g, " "); // what has no name of its own leaves a gap
}

/** Sentences by whether something stands there by a guess, or nowhere. */
export function sentences(remarks: readonly Remark[]): { guessed: string[]; dropped: string[] } {
  const of = (kind: Remark["kind"]) => remarks.filter((remark) => remark.kind === kind).map(sentence);
  return { guessed: of("guessed"), dropped: of("dropped") };
}

/** DD-16 — scores and their modifiers; a score that nobody has is left out. */
export function scoreTable(scores: Readonly<Record<CharacteristicKey, number | null>>): PreviewTable {
  return {
    title: t("GARDIEN.CONVERT.TABLE.scores"),
    columns: ["", t("GARDIEN.CONVERT.COLUMN.score"), t("GARDIEN.CONVERT.COLUMN.modifier")],
    rows: CHARACTERISTICS.flatMap((key) => {
      const score = scores[key];
      return score === null ? [] : [[t(shortLabel(key)), String(score), signed(modifierOf(score))]];
    }),
  };
}

/** DD-06, DD-08 — the chance of a modifier at the difficulty of a real test, in percent. */
export function chanceText(modifier: number): string {
  return percentText(chancesOf(modifier, DIFFICULTIES.hard).effective);
}

export function percentText(percent: number): string {
  return percentage(percent / 100, 0);
}

/** Figures one under the other. */
export function factTable(title: string, facts: readonly (readonly [label: string, value: string])[]): PreviewTable {
  return { title, columns: ["", ""], rows: facts.map((fact) => [...fact]) };
}
