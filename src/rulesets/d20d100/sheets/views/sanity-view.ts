import { figure, type Text } from "../../../../core/text/text.js";
import { insanityLabel } from "../../labels.js";
import type { Insanity } from "../../rules/vocabulary.js";
import type { Chip } from "./chips.js";

/** DD-106…DD-111 — what the ruler of a mind is drawn from. */
export interface Minded {
  readonly value: number;
  readonly max: number;
  readonly lossThisHour: number;
  /** DD-108 — a fifth of the SAN that the hour began with: what it costs then is madness. */
  readonly limit: number;
  readonly insanity: Insanity;
  readonly insanityNote: string;
  readonly stabilised: boolean;
  /** DD-110 — whether SAN goes below 0. */
  readonly decompensates: boolean;
}

/** DD-106…DD-111 — the ruler from 0 to 99, and what it means in words. */
export interface SanityView {
  readonly value: number;
  readonly shown: string;
  /** Where on the ruler it stands. */
  readonly at: number;
  readonly min: number;
  readonly max: number;
  /** DD-108 — points that the running hour may still cost before madness: marked left of the ring. */
  readonly risk: number;
  readonly riskFrom: number;
  /** Tens that are written: not where the ring stands. */
  readonly marks: readonly number[];
  readonly words: Text;
  readonly chips: readonly Chip[];
}

const TENS = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90] as const;
/** How near to the ring nothing is written. */
const NEAR = 7;
const LOWEST = -10;

/** DD-106…DD-111 */
export function sanityView(mind: Minded): SanityView {
  const { value, max, insanity, insanityNote, decompensates, stabilised } = mind;
  const at = Math.max(0, value);
  const lost = mind.lossThisHour;
  const risk = Math.min(at, Math.max(0, mind.limit - lost));
  return {
    value,
    shown: figure(value),
    at,
    min: decompensates ? LOWEST : 0,
    max,
    risk,
    riskFrom: at - risk,
    marks: TENS.filter((ten) => Math.abs(ten - at) > NEAR),
    words: { key: "GARDIEN.D20D100.SHEET.sanityWords", data: { value, lost, limit: mind.limit } },
    chips: [
      ...(value < 0
        ? [
            {
              tone: "bad" as const,
              text: {
                key: `GARDIEN.D20D100.SHEET.${stabilised ? "decompensationHeld" : "decompensating"}`,
                data: { n: value },
              },
            },
          ]
        : []),
      ...(insanity === "none" ? [] : [{ tone: "bad" as const, text: insanityText(insanity, insanityNote) }]),
    ],
  };
}

/** DD-107…DD-109 — what somebody suffers from, and how the keeper has put it. */
function insanityText(insanity: Insanity, note: string): Text {
  const name = { key: insanityLabel(insanity) };
  return note === "" ? name : { key: "GARDIEN.D20D100.SHEET.insanityNoted", data: { name, note } };
}
