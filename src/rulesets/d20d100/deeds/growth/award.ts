import { card } from "../../../../core/deed/card.js";
import type { Asked, Form } from "../../../../core/deed/form.js";
import { healed, json, list, text, whole } from "../../../../core/shape/shape.js";
import { objectivePoints, OBJECTIVE_POINTS, USUAL_OBJECTIVES } from "../../rules/experience.js";
import { count, deed, fact, field, figure, named, numbers, say } from "../kit.js";
import { investigatorOf, unlessInvestigator } from "./growing.js";

/** DD-178 — as many as are counted at one go: those of several sessions, where a keeper has waited. */
const MOST_OBJECTIVES = 20;
const PLACES = Array.from({ length: MOST_OBJECTIVES }, (_, place) => place + 1);
/** DD-178 — the most that one award comes to. */
const MOST = OBJECTIVE_POINTS.max * MOST_OBJECTIVES;

const OBJECTIVE = field.text();
const POINTS = field.number(0, OBJECTIVE_POINTS.max);

/** DD-178 — an objective and its points for each place. */
const FORM: Form = Object.fromEntries(
  PLACES.flatMap((place) => [
    [`objective${place}`, OBJECTIVE],
    [`points${place}`, POINTS],
  ]),
);

const objectiveAt = (place: number, asked: Asked) => ({
  objective: OBJECTIVE.read(asked, `objective${place}`),
  points: POINTS.read(asked, `points${place}`),
});

/** DD-178 — the place after the last that is filled; as many are offered as a session has at least. */
function placesOffered(asked: Asked): number {
  const filled = PLACES.findLast((place) => {
    const { objective, points } = objectiveAt(place, asked);
    return objective !== "" || points > 0;
  });
  return Math.max(USUAL_OBJECTIVES.min, (filled ?? 0) + 1);
}

/** DD-178 — an objective that was reached, with its points. */
const REACHED = healed(list(json), ([objective, points]) => [text.read(objective), whole.read(points)] as const);

/** DD-178 — objectives reached in a session make points of experience. */
export const award = deed("award", {
  icon: "fa-solid fa-award",
  by: "keeper",
  form: FORM,
  window: (_form, asked) => {
    const offered = placesOffered(asked);
    return Object.fromEntries(
      PLACES.flatMap((place) => [
        [`objective${place}`, place <= offered && { label: say("field.objective", { place }) }],
        [
          `points${place}`,
          place <= offered && {
            label: say("field.points", { place }),
            ...(place === 1 && { hint: say("hint.points") }),
          },
        ],
      ]),
    );
  },
  kept: { points: whole, objectives: list(REACHED), available: whole },
  obstacle: ({ actor }) => unlessInvestigator(actor),
  outcome: ({ actor, choices }) => {
    const all = PLACES.map((place) => objectiveAt(place, { actors: [actor], choices }));
    const reached = all.filter(({ points }) => points > 0);
    const points = objectivePoints(reached.map((one) => one.points));
    return {
      points,
      objectives: reached.map((one) => [one.objective, one.points] as const),
      available: (investigatorOf(actor)?.experience.available ?? 0) + points,
    };
  },
  changes: ({ points }, actor) => {
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
    follow: ({ points }, ruled) => ({ available: ruled.available - ruled.points + points }),
  },
  view: ({ points, objectives, available }) =>
    card({
      verdict: say(points === 1 ? "award.one" : "award.other", { points }),
      tone: points > 0 ? "good" : "mute",
      facts: [
        ...objectives.map(([objective, worth]) => ({
          ...fact("objective", named(`+${worth}`), "DD-178"),
          label: objective ? named(objective) : say("fact.objective"),
        })),
        numbers("available", figure(available), "DD-178"),
      ],
    }),
});
