import { list, text, whole } from "../../../../core/shape/heal.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { card, stored } from "../../../../core/deed/card.js";
import { flagIn, numberIn } from "../../../../core/deed/choices.js";
import type { DeedChoices } from "../../../../core/play/contract/deed.js";
import { rpgOptions } from "../../data/options.js";
import { markLabel } from "../../labels.js";
import { award as earned, hoarded, MARKS, MOST_MARK, type Mark } from "../../rules/experience.js";
import { fact, figure, numbers, secret, told } from "../card.js";
import { deed } from "../deed.js";
import { flagField, numberField } from "../fields.js";
import { count } from "../figures.js";
import { characterOf, logged, skillsOf, unlessCharacter } from "./progress.js";
import { unlessAlive } from "../reading.js";

/** RP-95 — as far as the keeper scales an award, to either side. */
export const MOST_MORE = 99;

/** RP-95 — the marks of an adventure, and what the keeper adds to them. */
export interface Marks extends Readonly<Record<Mark, number>> {
  readonly more: number;
}

/** RP-95 — a row of the grid, as a choice carries it: whose marks, and which. */
export function gridRow(actor: string, { conduct, mission, roleplay, more }: Marks): string {
  return [actor, conduct, mission, roleplay, more].join(" ");
}

/** RP-95 — the marks of somebody: those of their row, where a grid was filled in, else those of the window. */
function marksIn(choices: DeedChoices, actor: Actor | undefined): Marks {
  const row = list(choices.grid)
    .map((one) => text(one).split(" "))
    .find(([uuid]) => uuid === actor?.uuid);
  if (row) {
    const [conduct = 0, mission = 0, roleplay = 0, more = 0] = row.slice(1).map((one) => whole(Number(one)));
    return { conduct, mission, roleplay, more };
  }
  const mark = (id: Mark) => numberIn(choices, id, { min: 0, max: MOST_MARK, otherwise: 0 });
  const more = numberIn(choices, "more", { min: -MOST_MORE, max: MOST_MORE, otherwise: 0 });
  return { conduct: mark("conduct"), mission: mark("mission"), roleplay: mark("roleplay"), more };
}

/** RP-95 — what marks come to; nobody loses PE by an adventure. */
export function pointsOf(marks: Marks): number {
  return Math.max(0, earned(marks) + marks.more);
}

function marksKept(outcome: Outcome): Marks {
  const [conduct, mission, roleplay, more] = [...MARKS, "more"].map((id) => stored(outcome, id));
  return { conduct: conduct ?? 0, mission: mission ?? 0, roleplay: roleplay ?? 0, more: more ?? 0 };
}

/** RP-95 — an adventure is over: three marks make the PE of those who outlived it. */
export const award = deed("award", {
  icon: "fa-solid fa-award",
  by: "keeper",
  fields: ([actor], choices) => {
    if (list(choices.grid).length > 0) return [];
    const marks = marksIn(choices, actor);
    return [
      ...MARKS.map((mark) => ({ ...numberField(mark, marks[mark], 0, MOST_MARK), label: { key: markLabel(mark) } })),
      numberField("more", marks.more, -MOST_MORE, MOST_MORE, told("hint.more")),
      flagField("forget", flagIn(choices, "forget"), told("hint.forget")),
    ];
  },
  obstacle: ({ actor }) => unlessCharacter(actor) ?? unlessAlive(actor),
  outcome: ({ actor, choices }) => {
    const marks = marksIn(choices, actor);
    const points = pointsOf(marks);
    const available = (characterOf(actor)?.xp.available ?? 0) + points;
    const { conduct, mission, roleplay, more } = marks;
    const spare = hoarded(available, rpgOptions().rpgMostExperience);
    return { conduct, mission, roleplay, more, points, available, spare, forget: flagIn(choices, "forget") };
  },
  changes: (outcome, actor) => {
    const character = characterOf(actor);
    const points = stored(outcome, "points");
    const used = outcome.forget === true ? skillsOf(actor).filter(({ system }) => system.usedThisAdventure) : [];
    if (!character || (points === 0 && used.length === 0)) return null;
    const { available, total } = character.xp;
    const earnings = [
      { path: "system.xp.available", after: available + points },
      { path: "system.xp.total", after: total + points },
      ...logged(actor, { kind: "award", points }),
    ];
    return {
      values: points === 0 ? [] : earnings,
      items: used.map(({ id }) => ({ id, path: "system.usedThisAdventure", after: false })),
    };
  },
  edit: {
    figures: () => [
      ...MARKS.map((mark) => ({ ...count(mark, [0, MOST_MARK]), label: { key: markLabel(mark) } })),
      count("more", [-MOST_MORE, MOST_MORE]),
    ],
    follow: (decided, ruled) => {
      const points = pointsOf(marksKept(decided));
      const available = stored(ruled, "available") - stored(ruled, "points") + points;
      return { points, available, spare: hoarded(available, rpgOptions().rpgMostExperience) };
    },
  },
  view: (outcome) => {
    const points = stored(outcome, "points");
    const { more } = marksKept(outcome);
    const spare = stored(outcome, "spare");
    return card({
      verdict: told(points === 1 ? "award.one" : "award.other", { points }),
      tone: points > 0 ? "good" : "mute",
      facts: [
        ...MARKS.map((mark) => ({
          ...fact(mark, figure(stored(outcome, mark)), "RP-95"),
          label: { key: markLabel(mark) },
        })),
        ...(more === 0 ? [] : [fact("more", figure(more), "RP-95")]),
        numbers("available", figure(stored(outcome, "available")), "RP-95"),
        ...(spare > 0 ? [secret("spare", told("award.spare", { points: spare }), "RP-97")] : []),
      ],
    });
  },
});
