import { nullable, flag, whole } from "../../../../core/shape/shape.js";
import { nameAsKnown } from "../../../../core/text/names-known.js";
import type { Text } from "../../../../core/text/text.js";
import { checkFrom } from "../../data/actors/checks.js";
import { saveCallLabel } from "../../labels.js";
import { named } from "../kit.js";
import type { checksOf, Tried } from "./checked.js";

export const MOST_DC = 60;
export const MOST_MODIFIER = 20;

/** GB-01 — what a check came to beside its difficulty: `null` where there was none, or nothing was tried. */
export const MET = { total: nullable(whole), dc: nullable(whole), hidden: flag };

/** The name of what is tried: of a skill, else that of the save or the ability. */
export function triedName(skill: string, id: string): Text {
  return skill ? named(nameAsKnown(skill)) : { key: saveCallLabel(checkFrom(id)) };
}

/** What can be tried, with what a button named: by the slug of a skill, or one that is not trained. */
export function withListed(checks: ReturnType<typeof checksOf>, listed: string, tried: Tried | null) {
  if (!tried || checks.some(({ value }) => value === listed)) return checks;
  return [{ value: listed, label: tried.skill ? named(tried.skill) : triedName("", tried.id) }, ...checks];
}
