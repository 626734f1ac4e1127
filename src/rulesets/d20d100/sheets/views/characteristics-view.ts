import { signed } from "../../../../core/text/i18n.js";
import type { Text } from "../../../../core/text/text.js";
import { characteristicLabel, jetLabel, shortLabel } from "../../labels.js";
import {
  CHARACTERISTICS,
  JET_CHARACTERISTICS,
  JETS,
  type CharacteristicKey,
  type JetKey,
} from "../../rules/vocabulary.js";
import { columnTexts } from "./columns.js";

/** DD-15 — what somebody's characteristics are shown from; an adversary may have none of a kind. */
export interface Characterised {
  readonly characteristics: Readonly<
    Record<CharacteristicKey, { readonly score: number | null; readonly mod: number; readonly temp?: number }>
  >;
  readonly jets: Readonly<Partial<Record<JetKey, JetFigures>>>;
}

/** DD-22 — a Jet and what it adds up from; the keeper's people have but the total. */
export interface JetFigures {
  readonly total: number;
  readonly trait?: number;
  readonly experience?: number;
  readonly misc?: number;
  readonly checked?: boolean;
}

/** DD-15 — a line of the form. */
export interface CharacteristicView {
  readonly id: CharacteristicKey;
  /** Language keys. */
  readonly label: string;
  readonly short: string;
  readonly score: number | null;
  readonly absent: boolean;
  /** A passing change, signed; empty without one. */
  readonly temp: string;
  readonly mod: string;
  readonly words: Text;
  readonly times: Text;
  readonly jet: JetView | null;
}

/** DD-22, DD-65 — the box of a Jet. */
export interface JetView {
  readonly id: JetKey;
  /** Language key. */
  readonly label: string;
  readonly total: string;
  readonly checked: boolean;
  /** Whether it has an experience box. */
  readonly boxed: boolean;
  readonly words: Text;
  readonly box: Text;
  /** What it adds up from; none where nothing but the characteristic does. */
  readonly parts: readonly Text[];
}

const DASH = "—";

/** DD-15, DD-22, DD-65 — the nine characteristics of somebody, and the Jets beside five of them. */
export function characteristicViews({ characteristics, jets }: Characterised): readonly CharacteristicView[] {
  return CHARACTERISTICS.map((id): CharacteristicView => {
    const { score, mod, temp = 0 } = characteristics[id];
    const label = characteristicLabel(id);
    const jet = JETS.find((one) => JET_CHARACTERISTICS[one] === id);
    const figures = jet && jets[jet];
    const name = { key: label };
    return {
      id,
      label,
      short: shortLabel(id),
      score,
      absent: score === null,
      temp: temp === 0 ? "" : signed(temp),
      mod: score === null ? DASH : signed(mod),
      words:
        score === null
          ? { key: "GARDIEN.D20D100.SHEET.characteristicNone", data: { name } }
          : { key: "GARDIEN.D20D100.SHEET.characteristicWords", data: { name, score, modifier: signed(mod) } },
      times: { key: "GARDIEN.D20D100.SHEET.times", data: { name } },
      jet: jet && figures && score !== null ? jetView(jet, figures, mod) : null,
    };
  });
}

function jetView(id: JetKey, figures: JetFigures, modifier: number): JetView {
  const { total, checked, trait = 0, experience = 0, misc = 0 } = figures;
  const label = jetLabel(id);
  return {
    id,
    label,
    total: signed(total),
    checked: checked === true,
    boxed: checked !== undefined,
    words: { key: "GARDIEN.D20D100.SHEET.jetWords", data: { name: { key: label }, total: signed(total) } },
    box: { key: "GARDIEN.D20D100.SHEET.used", data: { name: { key: label } } },
    parts: total === modifier ? [] : columnTexts({ modifier, trait, experience, misc }, "modifier"),
  };
}
