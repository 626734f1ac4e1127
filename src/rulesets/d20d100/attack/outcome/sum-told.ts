import type { VolleyHit } from "../../../../core/play/contract/shown-dice.js";
import type { Text } from "../../../../core/text/text.js";
import { fight, named } from "../fields.js";

/** Dice that are added up on a line; of more, only the sum is told. */
const MOST_PARTS = 4;

interface Sum {
  readonly faces: readonly number[];
  readonly plus: number;
  /** What the line comes to, by the dice or by the keeper's word. */
  readonly before: number;
  readonly dealt: number;
}

/** How the dice of a hit add up; nothing where one die says it all, only the sum where the keeper has decided it. */
export function sumTold({ faces, plus, before, dealt }: Sum): Text {
  const parts = plus === 0 ? faces : [...faces, plus];
  const adds = before === faces.reduce((sum, face) => sum + face, plus);
  if (adds && parts.length > 1 && parts.length <= MOST_PARTS)
    return fight("how.parts", { parts: added(parts), before });
  return adds && parts.length === 1 && before === dealt ? named("") : fight("how.sum", { before });
}

/** DD-134 — what a skin takes off: how many points is for whoever may know the numbers of whom it covers. */
export function skinTold(how: Text, skin: number): Pick<VolleyHit, "how" | "veiled"> {
  return skin > 0 ? { how: fight("how.skin", { how, skin }), veiled: fight("how.skinVeiled", { how }) } : { how };
}

/** “4 + 5 − 1” */
const added = (parts: readonly number[]): string =>
  parts.map((part, place) => (place === 0 ? `${part}` : `${part < 0 ? "−" : "+"} ${Math.abs(part)}`)).join(" ");
