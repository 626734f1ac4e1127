import { t } from "../../text/i18n.js";
import { say } from "../../text/text.js";
import type { FaceBand, ShownDie } from "../../play/contract/shown-dice.js";

/** A die of damage, with its effect in words. */
interface Striking extends ShownDie {
  readonly word: string;
}

/** A line of faces with the dice that lie on it. */
export interface FaceLineContext {
  readonly columns: readonly {
    readonly face: number;
    readonly level: number;
    readonly dice: readonly (Striking & { readonly label: string })[];
  }[];
  /** Bands with their start, length and label. */
  readonly bands: readonly {
    readonly at: number;
    readonly size: number;
    readonly level: number;
    readonly label: string;
    readonly note: string;
  }[];
}

/** Returns the dice of a hit on the line of their faces; `null` without dice, or without bands. */
export function faceLine(bands: readonly FaceBand[], dice: readonly Striking[]): FaceLineContext | null {
  const faces = Math.max(0, ...dice.map((die) => die.faces));
  if (faces === 0 || bands.length === 0) return null;
  const inOrder = bands.toSorted((a, b) => a.from - b.from);
  const levelOf = (face: number) => inOrder.findLast(({ from }) => from <= face)?.level ?? 0;
  return {
    columns: Array.from({ length: faces }, (_, i) => i + 1).map((face) => ({
      face,
      level: levelOf(face),
      dice: dice.filter(({ value }) => value === face).map((die) => ({ ...die, label: words(die) })),
    })),
    bands: inOrder.map(({ from, label, level }, i) => ({
      at: from,
      size: (inOrder[i + 1]?.from ?? faces + 1) - from,
      level,
      label: say(label),
      note: level > 0 ? t("GARDIEN.CARD.from", { face: from }) : "",
    })),
  };
}

function words({ value, word }: Striking): string {
  return t("GARDIEN.CARD.measured", { value, label: word });
}
