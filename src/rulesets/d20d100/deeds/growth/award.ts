import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { card, stored, word } from "../../../../core/deed/card.js";
import { numberIn, textIn } from "../../../../core/deed/choices.js";
import type { DeedChoices } from "../../../../core/play/contract/deed.js";
import { objectivePoints, OBJECTIVE_POINTS, USUAL_OBJECTIVES } from "../../rules/experience.js";
import { fact, figure, named, numbers, told } from "../card.js";
import { deed } from "../deed.js";
import { numberField, textField } from "../fields.js";
import { count } from "../figures.js";
import { investigatorOf, unlessInvestigator } from "./growing.js";

/** DD-178 — as many as are counted at one go: those of several sessions, where a keeper has waited. */
const MOST_OBJECTIVES = 20;
const PLACES = Array.from({ length: MOST_OBJECTIVES }, (_, place) => place + 1);
/** DD-178 — the most that one award comes to. */
const MOST = OBJECTIVE_POINTS.max * MOST_OBJECTIVES;

const pointsIn = (choices: DeedChoices, place: number): number =>
  numberIn(choices, `points${place}`, { min: 0, max: OBJECTIVE_POINTS.max, otherwise: 0 });
const wordsIn = (choices: DeedChoices, place: number): string => textIn(choices, `objective${place}`);

/** DD-178 — those that were reached. */
const reachedIn = (choices: DeedChoices): readonly number[] => PLACES.filter((place) => pointsIn(choices, place) > 0);

/** DD-178 — the places that are offered: as many as a session has at least, and always one more than are filled. */
function placesIn(choices: DeedChoices): readonly number[] {
  const last = PLACES.findLast((place) => wordsIn(choices, place) !== "" || pointsIn(choices, place) > 0) ?? 0;
  return PLACES.slice(0, Math.max(USUAL_OBJECTIVES.min, last + 1));
}

/** DD-178 — objectives reached in a session make points of experience. */
export const award = deed("award", {
  icon: "fa-solid fa-award",
  by: "keeper",
  fields: (_actors, choices) =>
    placesIn(choices).flatMap((place) => [
      { ...textField(`objective${place}`, wordsIn(choices, place)), label: told("field.objective", { place }) },
      {
        ...numberField(`points${place}`, pointsIn(choices, place), 0, OBJECTIVE_POINTS.max),
        label: told("field.points", { place }),
        ...(place === 1 && { hint: told("hint.points") }),
      },
    ]),
  obstacle: ({ actor }) => unlessInvestigator(actor),
  outcome: ({ actor, choices }) => {
    const reached = reachedIn(choices);
    const points = objectivePoints(reached.map((place) => pointsIn(choices, place)));
    return {
      points,
      objectives: reached.map((place) => [wordsIn(choices, place), pointsIn(choices, place)]),
      available: (investigatorOf(actor)?.experience.available ?? 0) + points,
    };
  },
  changes: (outcome, actor) => {
    const points = stored(outcome, "points");
    const investigator = investigatorOf(actor);
    if (!investigator || points === 0) return null;
    const { available, earned } = investigator.experience;
    return {
      numbers: [
        { path: "system.experience.available", after: available + points },
        { path: "system.experience.earned", after: earned + points },
      ],
    };
  },
  edit: {
    figures: () => [count("points", [0, MOST])],
    follow: (decided, ruled) => ({
      available: stored(ruled, "available") - stored(ruled, "points") + stored(decided, "points"),
    }),
  },
  view: (outcome) => {
    const points = stored(outcome, "points");
    return card({
      verdict: told(points === 1 ? "award.one" : "award.other", { points }),
      tone: points > 0 ? "good" : "mute",
      facts: [
        ...objectivesIn(outcome).map(({ name, points: worth }) => ({
          ...fact("objective", named(`+${worth}`), "DD-178"),
          label: name ? named(name) : told("fact.objective"),
        })),
        numbers("available", figure(stored(outcome, "available")), "DD-178"),
      ],
    });
  },
});

/** DD-178 — the objectives that a card tells of. */
function objectivesIn(outcome: Outcome): readonly { readonly name: string; readonly points: number }[] {
  const { objectives } = outcome;
  if (!Array.isArray(objectives)) return [];
  return objectives.map((one: unknown) => {
    const [name, points] = Array.isArray(one) ? (one as readonly unknown[]) : [];
    const told = { name: typeof name === "string" ? name : "", points: typeof points === "number" ? points : 0 };
    return { name: word(told, "name"), points: stored(told, "points") };
  });
}
