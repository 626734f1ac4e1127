import { signed, t } from "../../../../core/text/i18n.js";
import { choices } from "../../../../core/sheets/choices.js";
import { say } from "../../../../core/text/text.js";
import type { D20d100Armor } from "../../data/items/armor.js";
import type { D20d100Profession } from "../../data/items/profession.js";
import type { D20d100Skill } from "../../data/items/skill.js";
import { characteristicLabel, familyLabel } from "../../labels.js";
import { CHARACTERISTICS, SKILL_FAMILIES, VEST_PROTECTIONS } from "../../rules/vocabulary.js";
import { vestDie } from "../../rules/arms/protection.js";
import { knownSkills, skillName } from "../views/known-skills.js";
import { skillView } from "../views/skills-view.js";

/** A base rests on two characteristics at most. */
const MOST_CHARACTERISTICS = 2;

/** DD-29, DD-40 — the card of a skill. */
export function skillCard({ id, name, actor }: Item, skill: D20d100Skill): object {
  const { parts, total } = skillView({ id: id ?? "", name, system: skill }, { armorPenalty: 0, attacks: 0 });
  const others = knownSkills(actor);
  return {
    families: choices(SKILL_FAMILIES, familyLabel),
    characteristics: choices(CHARACTERISTICS, characteristicLabel),
    signs: { 1: "GARDIEN.D20D100.CARD.plus", [-1]: "GARDIEN.D20D100.CARD.minus" },
    restsOn: skill.characteristics,
    mayRest: skill.characteristics.length < MOST_CHARACTERISTICS,
    skills: Object.fromEntries(others.map(({ key, name: other }) => [key, other])),
    sum: actor ? parts.map(say) : [], // it adds up to nothing for nobody
    total,
    badge: actor ? total : "",
    badgeLabel: "GARDIEN.D20D100.CARD.badge.total",
  };
}

/** DD-133 — the card of a vest. */
export function armorCard({ protection, penalty }: D20d100Armor): object {
  const vests = VEST_PROTECTIONS.map((n) => [
    n,
    n === 0 ? t("GARDIEN.D20D100.CARD.noVest") : t("GARDIEN.D20D100.CARD.vestDie", { n }),
  ]);
  return {
    vests: Object.fromEntries(vests) as object,
    penalty: signed(penalty),
    badge: vestDie(protection) ?? "",
    badgeLabel: "GARDIEN.D20D100.CARD.badge.vest",
  };
}

/** DD-37, DD-38 — the card of a profession. */
export function professionCard({ actor }: Item, { characteristics, skills }: D20d100Profession): object {
  const known = knownSkills(actor);
  return {
    characteristics: CHARACTERISTICS.map((id) => ({
      id,
      label: characteristicLabel(id),
      on: characteristics.includes(id),
    })),
    skills: skills.map((key) => {
      const name = skillName(key, known);
      return { key, name, off: t("GARDIEN.D20D100.CARD.removeSkill", { name }) };
    }),
    offered: known.filter(({ key }) => !skills.includes(key)),
  };
}
