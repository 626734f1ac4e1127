import { actorOf } from "../../world/world.js";
import type { ChosenBack } from "../record/chosen-back.js";
import type { Leftover, Plan } from "../record/plan.js";

/** Returns a plan that goes back as the keeper has chosen, number by number, on its own actor and on others. */
export function goingBack(plan: Plan, actor: Actor | null, chosen: readonly ChosenBack[]): Plan {
  if (chosen.length === 0) return plan;
  const own = new Map(chosen.filter((one) => one.actor === actor?.uuid).map(({ path, way }) => [path, way]));
  const { elsewhere } = plan;
  return {
    ...plan,
    numbers: plan.numbers.map((move) => {
      const way = own.get(move.path);
      return way === "before" || way === "leave" ? { ...move, back: way } : move;
    }),
    ...(elsewhere && {
      elsewhere: elsewhere.map((other) => ({ ...other, plan: goingBack(other.plan, actorOf(other), chosen) })),
    }),
  };
}

/** Returns what the keeper has decided about numbers of a plan, for its card to tell. */
export function decidedBack({ numbers, elsewhere = [] }: Plan): readonly Leftover[] {
  const own = numbers.flatMap(({ path, back }): readonly Leftover[] =>
    back ? [{ kind: back === "leave" ? "numberLeft" : "numberBefore", name: path }] : [],
  );
  return [...own, ...elsewhere.flatMap((other) => decidedBack(other.plan))];
}
