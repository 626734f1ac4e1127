import { card } from "../../../../core/deed/card.js";
import type { Asked } from "../../../../core/deed/form.js";
import { text, whole } from "../../../../core/shape/shape.js";
import { nameAsRead } from "../../../../core/text/names-read.js";
import { rpgOptions } from "../../data/options.js";
import { masteryLabel, noRiseText, skillLabel } from "../../labels.js";
import { purchase, type Purchased } from "../../rules/character/experience.js";
import { masteryTitle } from "../../rules/checks/mastery.js";
import { isSkill } from "../../rules/character/skill-list.js";
import { called, deed, fact, field, figure, firstOf, numbers, obstacle, say } from "../kit.js";
import {
  characterOf,
  firstDegree,
  logged,
  skillsMissing,
  skillsOf,
  unlessCharacter,
  type OwnSkill,
} from "./progress.js";

const NEW = "new.";

/** What can be bought: a skill that an actor has, by the id of its item, or one of the list, as `new.forging`. */
function offered(asked: Asked) {
  const actor = firstOf(asked);
  if (!actor) return [];
  return [
    ...skillsOf(actor).map(({ id, name, system }) =>
      field.namedOption(id, `${nameAsRead(name, system)} ${system.mastery}`),
    ),
    ...skillsMissing(actor).map((id) => ({
      value: `${NEW}${id}`,
      label: say("raise.new", { name: { key: skillLabel(id) } }),
    })),
  ];
}

/** The skill of its own that an actor raises. */
const skillOf = (actor: Actor, chosen: string): OwnSkill | null =>
  skillsOf(actor).find(({ id }) => id === chosen) ?? null;

/** The skill of the list that it begins; empty for none. */
function newOf(actor: Actor, chosen: string): string {
  const key = chosen.startsWith(NEW) ? chosen.slice(NEW.length) : "";
  return skillsMissing(actor).some((one) => one === key) ? key : "";
}

/** RP-96 — what one degree more comes to; `null` where there is nothing to raise. */
function boughtBy(actor: Actor, chosen: string): Purchased | null {
  const skill = skillOf(actor, chosen);
  if (!skill && newOf(actor, chosen) === "") return null;
  const { costFactor, usedSkillsOnly } = rpgOptions();
  const from = skill?.system.mastery ?? 0;
  const used = skill?.system.usedThisAdventure ?? false;
  const pool = characterOf(actor)?.xp.available ?? 0;
  return purchase({ pool, from, to: from + 1, used }, { costFactor, usedSkillsOnly });
}

/** RP-96, RP-97 — PE raise a skill by a degree, or begin one. */
export const raise = deed("raise", {
  icon: "fa-solid fa-arrow-up-right-dots",
  by: "owner",
  form: { skill: field.pick(offered, { initial: ({ actors }) => actors.flatMap(skillsOf)[0]?.id ?? "" }) },
  window: ({ skill }, { actor }) => {
    const available = characterOf(actor)?.xp.available ?? 0;
    return { skill: { hint: say("hint.raise", { cost: boughtBy(actor, skill)?.cost ?? 0, available }) } };
  },
  kept: {
    /** Id of the item, or the id in the list of one that is begun. */
    ...{ skill: text, key: text },
    ...{ name: text, cost: whole, mastery: whole, left: whole },
  },
  obstacle: ({ actor, form }) => {
    const bought = boughtBy(actor, form.skill);
    if (!bought) return obstacle("noSkill", actor);
    return unlessCharacter(actor) ?? (bought.reason ? { key: noRiseText(bought.reason) } : null);
  },
  outcome: ({ actor, form: { skill: chosen } }) => {
    const skill = skillOf(actor, chosen);
    const { cost = 0, mastery = 0, pool = 0 } = boughtBy(actor, chosen) ?? {};
    return { skill: skill?.id ?? "", key: newOf(actor, chosen), name: skill?.name ?? "", cost, mastery, left: pool };
  },
  changes: ({ skill, key, name, cost, mastery }, actor) => {
    const character = characterOf(actor);
    if (!character) return null;
    const source = skill === "" ? firstDegree(key) : null;
    return {
      values: [
        { path: "system.xp.available", after: character.xp.available - cost },
        ...logged(actor, { kind: "purchase", skill: source ? text.read(source.name) : name, points: -cost }),
      ],
      ...(source ? { created: [source] } : { items: [{ id: skill, path: "system.mastery", after: mastery }] }),
    };
  },
  view: ({ key, name, cost, mastery, left }) =>
    card({
      verdict: isSkill(key) ? { key: skillLabel(key) } : called(name),
      tone: "good",
      facts: [
        fact("mastery", say("masteryTitle", { mastery, title: { key: masteryLabel(masteryTitle(mastery)) } }), "RP-96"),
        numbers("cost", figure(cost), "RP-96"),
        numbers("left", figure(left), "RP-97"),
      ],
    }),
});
