import { card } from "../../../../core/deed/card.js";
import { isDecided } from "../../../../core/play/contract/figures.js";
import type { Text } from "../../../../core/text/text.js";
import { borneBy } from "../../../../core/deed/owned-items.js";
import { flag, list, nullable, text, whole } from "../../../../core/shape/shape.js";
import { WarpCharacter } from "../../data/actors/character.js";
import { nameKept, nameShapes, nameTold } from "../../data/items/names-kept.js";
import { warpOptions } from "../../data/options.js";
import { WarpPower } from "../../data/items/power.js";
import { diceRolls } from "../../dice/specs.js";
import { magicObstacles } from "../../rules/character/magic-access.js";
import { reserveOnceLearned } from "../../rules/powers/charges.js";
import { SPELL_STUDY_COST } from "../../rules/powers/spells.js";
import { study as studied } from "../../rules/powers/casting.js";
import { count, deed, fact, figure, FREE, named, numbers, obstacle, say, secret, yesNo } from "../kit.js";
import { figuresOf, unlessAlive } from "../reading.js";
import { plainDice } from "../rolled.js";
import { spellField } from "../spell.js";
import { spendingOf, unlessPoor } from "../spending.js";

/** WP-123 — what keeps somebody from learning spells at this table. */
function unlessBarred(actor: Actor): Text | null {
  const { magicTalent, magicExclusive, magicStudiesOnly } = warpOptions();
  const { system }: { readonly system: unknown } = actor;
  const person = system instanceof WarpCharacter ? system : { magician: true, magicTalent: true };
  const [barred] = magicObstacles(
    {
      magician: person.magician,
      talented: person.magicTalent,
      otherPowers: borneBy(actor, WarpPower).some((power) => !power.system.magical),
    },
    { talent: magicTalent, exclusive: magicExclusive, studiesOnly: magicStudiesOnly },
  );
  return barred ? obstacle(`magic.${barred}`, actor) : null;
}

/** WP-101, WP-124 — a week over a spell: five dice of experience, and one die more each week against its level. */
export const study = deed("study", {
  icon: "fa-solid fa-book-open",
  by: "keeper",
  form: {
    spell: spellField(false, (_actor, spell) =>
      say("hint.study", { cost: SPELL_STUDY_COST, dice: spell?.system.studyDice ?? 1 }),
    ),
  },
  kept: {
    spell: text,
    ...nameShapes("name"),
    level: whole,
    hidden: flag,
    faces: list(whole),
    /** `null` where nothing was thrown. */
    total: nullable(whole),
    learned: flag,
    attempts: whole,
    criticalFailure: flag,
    cost: whole,
    reserve: whole,
  },
  obstacle: ({ actor, form: { spell } }) => {
    if (!spell || !warpOptions().magic) return obstacle("noStudy", actor);
    return unlessAlive(actor) ?? unlessBarred(actor) ?? unlessPoor(actor, SPELL_STUDY_COST);
  },
  rolls: ({ form: { spell } }) => diceRolls("study", "learnSpell", spell?.system.studyDice ?? 0),
  outcome: ({ actor, form: { spell }, dice }) => {
    const faces = dice.study ?? [];
    if (!spell || faces.length === 0) return { total: null };
    const { level, levelHidden } = spell.system;
    const result = studied(faces, level, warpOptions().criticalFailure);
    const { max } = figuresOf(actor).psy;
    return {
      ...result,
      ...{ spell: spell.id, level, hidden: levelHidden, faces, cost: SPELL_STUDY_COST },
      ...nameKept("name", spell),
      reserve: result.learned ? reserveOnceLearned(max) : max,
    };
  },
  changes: ({ spell: id, name, total, cost, learned, attempts }, actor) => {
    const paid = spendingOf(actor, cost, { kind: "study", name });
    if (total === null || paid.length === 0) return null;
    const { max } = figuresOf(actor).psy;
    const reserve = learned ? reserveOnceLearned(max) : max;
    return {
      values: [
        ...paid,
        ...(reserve === max
          ? []
          : [
              { path: "system.psy.max", after: reserve },
              { path: "system.psy.value", after: reserve },
            ]),
      ],
      items: [
        { id, path: "system.attempts", after: attempts },
        ...(learned ? [{ id, path: "system.learned", after: true }] : []),
      ],
    };
  },
  edit: {
    figures: ({ total }) =>
      total === null
        ? []
        : [
            count("total", FREE),
            yesNo("learned"),
            count("attempts", FREE),
            count("cost", FREE, { audience: "numbers" }),
          ],
    follow: (decided) =>
      isDecided(decided, "learned") || !isDecided(decided, "total")
        ? {}
        : { learned: studied([decided.total ?? 0], decided.level).learned },
  },
  view: (kept) => {
    const { total, learned, hidden, level, criticalFailure, faces, attempts, cost } = kept;
    if (total === null) return card({ verdict: say("check.none"), tone: "mute" });
    return card({
      verdict: say(`study.${learned ? "learned" : "failed"}`),
      tone: learned ? "good" : "bad",
      dice: plainDice(faces),
      total,
      facts: [
        fact("spell", named(nameTold(kept, "name")), "WP-124"),
        (hidden ? secret : fact)("level", figure(level), "WP-124"),
        fact("weeks", figure(attempts), "WP-124"),
        ...(criticalFailure ? [fact("effect", say("study.disaster"), "WP-124")] : []),
        numbers("cost", figure(cost), "WP-124"),
      ],
    });
  },
});
