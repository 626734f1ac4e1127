import { card } from "../../../../core/deed/card.js";
import type { FormField } from "../../../../core/deed/form.js";
import { healed, json, list, text, whole } from "../../../../core/shape/shape.js";
import { objectivePoints, OBJECTIVE_POINTS, USUAL_OBJECTIVES } from "../../rules/character/experience.js";
import { count, deed, fact, field, figure, named, numbers, say } from "../kit.js";
import { investigatorOf, unlessInvestigator } from "./growing.js";

/** DD-178 — as many as are counted at one go: those of several sessions, where a keeper has waited. */
const MOST_OBJECTIVES = 20;
const PLACES = Array.from({ length: MOST_OBJECTIVES }, (_, place) => place + 1);
/** DD-178 — the most that one award comes to. */
const MOST = OBJECTIVE_POINTS.max * MOST_OBJECTIVES;

const OBJECTIVE = field.text();
const POINTS = field.number(0, OBJECTIVE_POINTS.max);

/** DD-178 — the objectives with their points: as many places as a session has at least, and one more than are filled. */
const OBJECTIVES: FormField<readonly { readonly objective: string; readonly points: number }[]> = {
  read: (asked) =>
    PLACES.map((place) => ({
      objective: OBJECTIVE.read(asked, `objective${place}`),
      points: POINTS.read(asked, `points${place}`),
    })),
  shown: (asked, id) => {
    const all = OBJECTIVES.read(asked, id);
    const filled = all.findLastIndex(({ objective, points }) => objective !== "" || points > 0) + 1;
    return all.slice(0, Math.max(USUAL_OBJECTIVES.min, filled + 1)).flatMap(({ objective, points }, index) => {
      const place = index + 1;
      return [
        { id: `objective${place}`, kind: "text", value: objective, label: say("field.objective", { place }) },
        {
          ...{ id: `points${place}`, kind: "number", value: points, min: 0, max: OBJECTIVE_POINTS.max },
          label: say("field.points", { place }),
          ...(place === 1 && { hint: say("hint.points") }),
        },
      ] as const;
    });
  },
};

/** DD-178 — an objective that was reached, with its points. */
const REACHED = healed(list(json), ([objective, points]) => [text.read(objective), whole.read(points)] as const);

/** DD-178 — objectives reached in a session make points of experience. */
export const award = deed("award", {
  icon: "fa-solid fa-award",
  by: "keeper",
  form: { objectives: OBJECTIVES },
  kept: { points: whole, objectives: list(REACHED), available: whole },
  obstacle: ({ actor }) => unlessInvestigator(actor),
  outcome: ({ actor, form }) => {
    const reached = form.objectives.filter((one) => one.points > 0);
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
      verdict: say(points === 0 ? "award.none" : points === 1 ? "award.one" : "award.other", { points }),
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
