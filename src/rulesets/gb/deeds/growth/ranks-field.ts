import type { FormField } from "../../../../core/deed/form.js";
import { borneBy, type Borne } from "../../../../core/deed/owned-items.js";
import type { DeedField } from "../../../../core/play/contract/deed.js";
import { wholeFrom } from "../../../../core/shape/shape.js";
import { nameAsRead } from "../../../../core/text/names-read.js";
import { GbSkill } from "../../data/items/skill.js";
import { maxRanks } from "../../rules/character/creation.js";
import type { RankGain } from "../../rules/character/levels.js";
import { say } from "../kit.js";
import { levelBefore } from "./reading.js";

/** A skill of somebody, and the ranks that a level adds to it. */
export interface SkillGain extends RankGain {
  readonly id: string;
  readonly name: string;
}

/** The box of a skill. */
const boxOf = ({ id }: Borne<GbSkill>): string => `ranks-${id}`;

/** [SRD] — ranks that a skill may gain at the level after this one. */
const roomFor = ({ system }: Borne<GbSkill>, level: number): number =>
  Math.max(0, Math.floor(maxRanks(level + 1) - system.ranks));

const moreFor = (choices: Readonly<Record<string, unknown>>, skill: Borne<GbSkill>, level: number): number =>
  wholeFrom(0, roomFor(skill, level), 0).read(choices[boxOf(skill)]);

/** [SRD] — the skills of whoever rises, each with the ranks that are added to it. */
export const RANKS_FIELD: FormField<readonly SkillGain[]> = {
  read: ({ actors: [actor], choices }) => {
    if (!actor) return [];
    const level = levelBefore(actor);
    return borneBy(actor, GbSkill).flatMap((skill) => {
      const more = moreFor(choices, skill, level);
      return more > 0 ? [{ id: skill.id, name: skill.name, ranks: skill.system.ranks, more }] : [];
    });
  },
  shown: ({ actors: [actor], choices }) => {
    if (!actor) return null;
    const level = levelBefore(actor);
    return borneBy(actor, GbSkill).flatMap((skill): readonly DeedField[] => {
      const max = roomFor(skill, level);
      const label = say("level.ranksIn", { name: nameAsRead(skill.name, skill.system), ranks: skill.system.ranks });
      const value = moreFor(choices, skill, level);
      return max > 0 ? [{ id: boxOf(skill), kind: "number", label, value, min: 0, max }] : [];
    });
  },
};
