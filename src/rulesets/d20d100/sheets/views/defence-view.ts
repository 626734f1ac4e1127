import { signed } from "../../../../core/text/i18n.js";
import type { Text } from "../../../../core/text/text.js";
import { stanceLabel } from "../../labels.js";
import { STANCE_BONUS } from "../../rules/attack/defence.js";
import type { Stance } from "../../rules/vocabulary.js";

/** DD-129, DD-130 — what somebody's Défense adds up from, and which one counts now. */
export interface Defended {
  readonly normal: number;
  readonly flatFooted: number;
  /** DD-130 — whether the score au dépourvu is the one that counts. */
  readonly caught: boolean;
  readonly forced: boolean;
  readonly stance: Stance;
  readonly reflexes: number;
  readonly scale: number;
  readonly armorPenalty: number;
  readonly bonus: number;
}

/** DD-129, DD-130 — a Défense with its sum. */
export interface DefenceView {
  /** Language key. */
  readonly label: string;
  readonly value: number;
  readonly used: boolean;
  readonly sum: readonly Text[];
}

const FROM = 15;

/** DD-129, DD-130 — both scores, the one that counts marked. */
export function defenceViews(defended: Defended): readonly DefenceView[] {
  const { normal, flatFooted, caught, reflexes, scale, armorPenalty, bonus, stance } = defended;
  const steady = { scale, armour: armorPenalty, bonus };
  return [
    {
      label: "GARDIEN.D20D100.SHEET.defence.normal",
      value: normal,
      used: !caught,
      sum: sumTexts({ reflexes, ...steady, stance: STANCE_BONUS[stance] }),
    },
    {
      label: "GARDIEN.D20D100.SHEET.defence.flatFooted",
      value: flatFooted,
      used: caught,
      sum: sumTexts({ reflexes: Math.min(0, reflexes), ...steady }),
    },
  ];
}

/** DD-171 — 15 + Réflexes + Échelle …, without what adds nothing. */
function sumTexts(parts: Readonly<Record<string, number>>): readonly Text[] {
  const told = Object.entries(parts).filter(([, value]) => value !== 0);
  return [
    { key: "GARDIEN.D20D100.SHEET.sumPart.base", data: { n: FROM } },
    ...told.map(([id, value]) => ({ key: `GARDIEN.D20D100.SHEET.sumPart.${id}`, data: { n: signed(value) } })),
  ];
}

/** DD-130, DD-152, DD-153 — why the Défense is what it is for now; `null` when there is nothing to say. */
export function defenceNote({ stance, forced }: Pick<Defended, "stance" | "forced">): Text | null {
  if (forced) return { key: "GARDIEN.D20D100.SHEET.forced" };
  if (stance === "none") return null;
  return { key: "GARDIEN.D20D100.SHEET.stanceNote", data: { stance: { key: stanceLabel(stance) } } };
}
