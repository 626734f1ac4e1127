import { text } from "../../../../core/shape/heal.js";
import { card, stored, word } from "../../../../core/deed/card.js";
import { textIn } from "../../../../core/deed/choices.js";
import type { DeedChoices } from "../../../../core/play/contract/deed.js";
import type { Text } from "../../../../core/text/text.js";
import { rpgOptions } from "../../data/options.js";
import { masteryLabel, noRiseText, skillLabel } from "../../labels.js";
import { purchase, type Purchased } from "../../rules/experience.js";
import { masteryTitle } from "../../rules/mastery.js";
import { isSkill } from "../../rules/skill-list.js";
import { fact, figure, named, numbers, told } from "../card.js";
import { deed } from "../deed.js";
import { choiceField, ownOptions } from "../fields.js";
import {
  characterOf,
  firstDegree,
  logged,
  skillsMissing,
  skillsOf,
  unlessCharacter,
  type OwnSkill,
} from "./progress.js";
import { obstacle } from "../reading.js";

const NEW = "new.";

/** What is bought: a skill that somebody has, by the id of its item, or one of the list, as `new.forging`. */
function skillIn(actor: Actor, choices: DeedChoices): OwnSkill | null {
  const id = textIn(choices, "skill");
  const skills = skillsOf(actor);
  return skills.find((one) => one.id === id) ?? (id === "" ? (skills[0] ?? null) : null);
}

function newIn(actor: Actor, choices: DeedChoices): string {
  const id = textIn(choices, "skill");
  const key = id.startsWith(NEW) ? id.slice(NEW.length) : "";
  return skillsMissing(actor).some((one) => one === key) ? key : "";
}

/** RP-96 — what one degree more comes to; `null` where there is nothing to raise. */
function boughtBy(actor: Actor, choices: DeedChoices): Purchased | null {
  const skill = skillIn(actor, choices);
  if (!skill && newIn(actor, choices) === "") return null;
  const { rpgCostFactor: costFactor, rpgUsedSkillsOnly: usedSkillsOnly } = rpgOptions();
  const from = skill?.system.mastery ?? 0;
  const used = skill?.system.usedThisAdventure ?? false;
  const pool = characterOf(actor)?.xp.available ?? 0;
  return purchase({ pool, from, to: from + 1, used }, { costFactor, usedSkillsOnly });
}

/** RP-96, RP-97 — PE raise a skill by a degree, or begin one. */
export const raise = deed("raise", {
  icon: "fa-solid fa-arrow-up-right-dots",
  by: "owner",
  fields: ([actor], choices) => {
    if (!actor) return [];
    const own = ownOptions(skillsOf(actor), ({ mastery }) => `${mastery}`);
    const more = skillsMissing(actor).map((id) => ({
      value: `${NEW}${id}`,
      label: told("raise.new", { name: { key: skillLabel(id) } }),
    }));
    const value = newIn(actor, choices) === "" ? (skillIn(actor, choices)?.id ?? "") : textIn(choices, "skill");
    const available = characterOf(actor)?.xp.available ?? 0;
    const hint = told("hint.raise", { cost: boughtBy(actor, choices)?.cost ?? 0, available });
    return [choiceField("skill", value, [...own, ...more], hint)];
  },
  obstacle: ({ actor, choices }): Text | null => {
    const bought = boughtBy(actor, choices);
    if (!bought) return obstacle("noSkill", actor);
    return unlessCharacter(actor) ?? (bought.reason ? { key: noRiseText(bought.reason) } : null);
  },
  outcome: ({ actor, choices }) => {
    const skill = skillIn(actor, choices);
    const { cost = 0, mastery = 0, pool = 0 } = boughtBy(actor, choices) ?? {};
    const key = newIn(actor, choices);
    return { skill: skill?.id ?? "", key, name: skill?.name ?? "", cost, mastery, left: pool };
  },
  changes: (outcome, actor) => {
    const character = characterOf(actor);
    if (!character) return null;
    const [cost, mastery] = [stored(outcome, "cost"), stored(outcome, "mastery")];
    const [skill, key, name] = ["skill", "key", "name"].map((id) => word(outcome, id)) as [string, string, string];
    const source = skill === "" ? firstDegree(key) : null;
    return {
      values: [
        { path: "system.xp.available", after: character.xp.available - cost },
        ...logged(actor, { kind: "purchase", skill: source ? text(source.name) : name, points: -cost }),
      ],
      ...(source ? { created: [source] } : { items: [{ id: skill, path: "system.mastery", after: mastery }] }),
    };
  },
  view: (outcome) => {
    const key = word(outcome, "key");
    const mastery = stored(outcome, "mastery");
    return card({
      verdict: isSkill(key) ? { key: skillLabel(key) } : named(word(outcome, "name")),
      tone: "good",
      facts: [
        fact(
          "mastery",
          told("masteryTitle", { mastery, title: { key: masteryLabel(masteryTitle(mastery)) } }),
          "RP-96",
        ),
        numbers("cost", figure(stored(outcome, "cost")), "RP-96"),
        numbers("left", figure(stored(outcome, "left")), "RP-97"),
      ],
    });
  },
});
