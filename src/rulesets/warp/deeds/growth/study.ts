import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { card, stored, word } from "../../../../core/deed/card.js";
import { isDecided } from "../../../../core/play/contract/figures.js";
import type { Text } from "../../../../core/text/text.js";
import { borneBy } from "../../../../core/deed/owned-items.js";
import { warpOptions } from "../../data/options.js";
import { WarpCharacter } from "../../data/character.js";
import { WarpPower } from "../../data/power.js";
import { diceRolls } from "../../dice/specs.js";
import { magicObstacles } from "../../rules/magic-access.js";
import { reserveOnceLearned } from "../../rules/charges.js";
import { SPELL_STUDY_COST } from "../../rules/spells.js";
import { study as studied } from "../../rules/casting.js";
import { fact, figure, named, numbers, secret, told } from "../card.js";
import { deed } from "../deed.js";
import { choiceField, ownOptions } from "../fields.js";
import { count, flag, FREE } from "../figures.js";
import { figuresOf, obstacle, unlessAlive } from "../reading.js";
import { facesIn } from "../rolled.js";
import { spellIn, spellsOf } from "../spell.js";
import { spendingOf, unlessPoor } from "../spending.js";
import { nameKept, nameTold } from "../../data/names-kept.js";

/** WP-123 — what keeps somebody from learning spells at this table. */
function unlessBarred(actor: Actor): Text | null {
  const { warpMagicTalent, warpMagicExclusive, warpMagicStudiesOnly } = warpOptions();
  const { system }: { readonly system: unknown } = actor;
  const person = system instanceof WarpCharacter ? system : { magician: true, magicTalent: true };
  const [barred] = magicObstacles(
    {
      magician: person.magician,
      talented: person.magicTalent,
      otherPowers: borneBy(actor, WarpPower).some((power) => !power.system.magical),
    },
    { talent: warpMagicTalent, exclusive: warpMagicExclusive, studiesOnly: warpMagicStudiesOnly },
  );
  return barred ? obstacle(`magic.${barred}`, actor) : null;
}

/** WP-101, WP-124 — a week over a spell: five dice of experience, and one die more each week against its level. */
export const study = deed("study", {
  icon: "fa-solid fa-book-open",
  by: "keeper",
  fields: ([actor], choices) => {
    if (!actor) return [];
    const spell = spellIn(actor, choices, false);
    const options = ownOptions(spellsOf(actor, false));
    const hint = told("hint.study", { cost: SPELL_STUDY_COST, dice: spell?.system.studyDice ?? 1 });
    return [choiceField("spell", spell?.id ?? "", options, hint)];
  },
  obstacle: ({ actor, choices }) => {
    if (!spellIn(actor, choices, false) || !warpOptions().warpMagic) return obstacle("noStudy", actor);
    return unlessAlive(actor) ?? unlessBarred(actor) ?? unlessPoor(actor, SPELL_STUDY_COST);
  },
  rolls: ({ actor, choices }) =>
    diceRolls("study", "learnSpell", spellIn(actor, choices, false)?.system.studyDice ?? 0),
  outcome: ({ actor, choices, dice }) => {
    const spell = spellIn(actor, choices, false);
    const faces = dice.study ?? [];
    if (!spell || faces.length === 0) return { total: null };
    const { level, levelHidden } = spell.system;
    const result = studied(faces, level, warpOptions().warpCriticalFailure);
    return {
      ...result,
      spell: spell.id,
      ...nameKept("name", spell),
      level,
      hidden: levelHidden,
      faces,
      cost: SPELL_STUDY_COST,
      reserve: result.learned ? reserveOnceLearned(figuresOf(actor).psy.max) : figuresOf(actor).psy.max,
    };
  },
  changes: (outcome, actor) => {
    const paid = spendingOf(actor, stored(outcome, "cost"));
    if (typeof outcome.total !== "number" || paid.length === 0) return null;
    const { max } = figuresOf(actor).psy;
    const reserve = outcome.learned === true ? reserveOnceLearned(max) : max;
    const id = word(outcome, "spell");
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
        { id, path: "system.attempts", after: stored(outcome, "attempts") },
        ...(outcome.learned === true ? [{ id, path: "system.learned", after: true }] : []),
      ],
    };
  },
  edit: {
    figures: (ruled) =>
      typeof ruled.total !== "number"
        ? []
        : [
            count("total", FREE),
            flag("learned"),
            count("attempts", FREE),
            count("cost", FREE, { audience: "numbers" }),
          ],
    follow: (decided): Outcome => {
      if (isDecided(decided, "learned") || !isDecided(decided, "total")) return {};
      return { learned: studied([stored(decided, "total")], stored(decided, "level")).learned };
    },
  },
  view: (outcome) => {
    if (typeof outcome.total !== "number") return card({ verdict: told("check.none"), tone: "mute" });
    const learned = outcome.learned === true;
    const level = (outcome.hidden === true ? secret : fact)("level", figure(stored(outcome, "level")), "WP-124");
    const disaster: readonly CardFact[] =
      outcome.criticalFailure === true ? [fact("effect", told("study.disaster"), "WP-124")] : [];
    return card({
      verdict: told(`study.${learned ? "learned" : "failed"}`),
      tone: learned ? "good" : "bad",
      dice: facesIn(outcome, "faces").map((value) => ({ faces: 6, value, counts: true })),
      total: outcome.total,
      facts: [
        fact("spell", named(nameTold(outcome, "name")), "WP-124"),
        level,
        fact("weeks", figure(stored(outcome, "attempts")), "WP-124"),
        ...disaster,
        numbers("cost", figure(stored(outcome, "cost")), "WP-124"),
      ],
    });
  },
});
