import { card } from "../../../../core/deed/card.js";
import { flag, list, text, whole } from "../../../../core/shape/shape.js";
import { rpgOptions } from "../../data/options.js";
import { markLabel } from "../../labels.js";
import { award as earned, hoarded, MARKS, MOST_MARK, type Mark } from "../../rules/character/experience.js";
import { count, deed, fact, field, figure, numbers, say, secret, unlessAlive } from "../kit.js";
import { characterOf, logged, skillsOf, unlessCharacter } from "./progress.js";

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

/** RP-95 — the marks of an actor: those of its row, where a grid was filled in, else those of the window. */
function marksOf(
  { conduct, mission, roleplay, more, grid }: Marks & { readonly grid: readonly string[] },
  actor: Actor,
): Marks {
  const row = grid.map((one) => one.split(" ")).find(([uuid]) => uuid === actor.uuid);
  if (!row) return { conduct, mission, roleplay, more };
  const [first = 0, second = 0, third = 0, fourth = 0] = row.slice(1).map((one) => whole.read(Number(one)));
  return { conduct: first, mission: second, roleplay: third, more: fourth };
}

/** RP-95 — what marks come to; nobody loses PE by an adventure. */
export function pointsOf(marks: Marks): number {
  return Math.max(0, earned(marks) + marks.more);
}

const mark = field.number(0, MOST_MARK);

/** RP-95 — an adventure is over: three marks make the PE of those who outlived it. */
export const award = deed("award", {
  icon: "fa-solid fa-award",
  by: "keeper",
  form: {
    ...{ conduct: mark, mission: mark, roleplay: mark },
    more: field.number(-MOST_MORE, MOST_MORE, { initial: 0, hint: say("hint.more") }),
    forget: field.flag({ hint: say("hint.forget") }),
    grid: field.carried(list(text)),
  },
  window: ({ grid }) => {
    const asked = grid.length === 0;
    const labelled = (one: Mark) => asked && { label: { key: markLabel(one) } };
    return {
      ...{ conduct: labelled("conduct"), mission: labelled("mission"), roleplay: labelled("roleplay") },
      ...{ more: asked, forget: asked },
    };
  },
  kept: {
    ...{ conduct: whole, mission: whole, roleplay: whole, more: whole },
    ...{ points: whole, available: whole, spare: whole, forget: flag },
  },
  obstacle: ({ actor }) => unlessCharacter(actor) ?? unlessAlive(actor),
  outcome: ({ actor, form }) => {
    const marks = marksOf(form, actor);
    const points = pointsOf(marks);
    const available = (characterOf(actor)?.xp.available ?? 0) + points;
    return { ...marks, points, available, spare: spareOf(available), forget: form.forget };
  },
  changes: ({ points, forget }, actor) => {
    const character = characterOf(actor);
    const used = forget ? skillsOf(actor).filter(({ system }) => system.usedThisAdventure) : [];
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
      ...MARKS.map((one) => ({ ...count(one, [0, MOST_MARK]), label: { key: markLabel(one) } })),
      count("more", [-MOST_MORE, MOST_MORE]),
    ],
    follow: (decided, ruled) => {
      const points = pointsOf(decided);
      const available = ruled.available - ruled.points + points;
      return { points, available, spare: spareOf(available) };
    },
  },
  view: (kept) => {
    const { points, more, available, spare } = kept;
    return card({
      verdict: say(points === 0 ? "award.none" : points === 1 ? "award.one" : "award.other", { points }),
      tone: points > 0 ? "good" : "mute",
      facts: [
        ...MARKS.map((one) => ({ ...fact(one, figure(kept[one]), "RP-95"), label: { key: markLabel(one) } })),
        ...(more === 0 ? [] : [fact("more", figure(more), "RP-95")]),
        numbers("available", figure(available), "RP-95"),
        ...(spare > 0 ? [secret("spare", say("award.spare", { points: spare }), "RP-97")] : []),
      ],
    });
  },
});

/** RP-97 — points beyond the most that anybody keeps. */
const spareOf = (available: number): number => hoarded(available, rpgOptions().mostExperience);
