import type { Text } from "../../../core/text/text.js";
import { GbWound } from "../data/items/wound.js";
import { zoneLabel } from "../labels.js";
import { owesStabilisation } from "../rules/body/stabilisation.js";
import { say } from "./kit.js";

/** A wound on the sheet of its bearer. */
export interface Borne {
  readonly id: string;
  readonly name: string;
  readonly wound: GbWound;
}

/** The wounds of an actor that are not healed. */
export function woundsOf(actor: Actor): readonly Borne[] {
  return [...actor.items].flatMap(({ id, name, system }) => {
    const wound: unknown = system;
    return id && wound instanceof GbWound && !wound.healed ? [{ id, name, wound }] : [];
  });
}

/** D-37 — whether a wound bleeds now: one that still grows under its cause starts its clock afterwards. */
export function bleeds({ wound }: Borne): boolean {
  return wound.worsens && !wound.hazard.active;
}

/** GB-39 — whether a wound that bleeds still owes the stabilisation roll for the loss it began with. */
export function owesRoll(borne: Borne): boolean {
  const { pvLost, rolled } = borne.wound;
  return owesStabilisation({ worsens: bleeds(borne), pvLost, rolled });
}

/** A wound in a few words: the part and its gravity. */
export function woundName({ wound }: Borne): Text {
  return say("wound", { zone: { key: zoneLabel(wound.zone) }, gb: wound.gb });
}

/** Several texts one after the other; `null` when there are none. */
export function listed(texts: readonly Text[]): Text | null {
  return texts.reduce<Text | null>((first, next) => (first ? say("list", { first, next }) : next), null);
}
