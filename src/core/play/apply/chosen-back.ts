import { actorOf } from "../../world/world.js";
import { BACK_WAYS, type BackWay, type ChosenBack } from "../record/chosen-back.js";
import type { Leftover, Plan } from "../record/plan.js";

/** Returns what a keeper has chosen for a number of a document; undefined: nothing. */
export function wayOf(chosen: readonly ChosenBack[], uuid: string, path: string): BackWay | undefined {
  const said = chosen.find((one) => one.actor === uuid && one.path === path)?.way;
  return BACK_WAYS.find((one) => one === said);
}

/** Returns a plan that goes back as the keeper has chosen, number by number, on its own actor, its items and on others. */
export function goingBack(plan: Plan, actor: Actor | null, chosen: readonly ChosenBack[]): Plan {
  if (chosen.length === 0) return plan;
  const { elsewhere } = plan;
  const turned = <M extends Plan["numbers"][number] | Plan["values"][number]>(moves: readonly M[], uuid = ""): M[] =>
    moves.map((move) => {
      const way = wayOf(chosen, uuid, move.path);
      return way === "before" || way === "leave" ? { ...move, back: way } : move;
    });
  return {
    ...plan,
    numbers: turned(plan.numbers, actor?.uuid),
    items: plan.items.map((entry) => ({ ...entry, moves: turned(entry.moves, actor?.items.get(entry.id)?.uuid) })),
    ...(elsewhere && {
      elsewhere: elsewhere.map((other) => ({ ...other, plan: goingBack(other.plan, actorOf(other), chosen) })),
    }),
  };
}

/** Returns what the keeper has decided about numbers of a plan, for its card to tell. */
export function decidedBack({ numbers, items, elsewhere = [] }: Plan): readonly Leftover[] {
  const own = numbers.flatMap(({ path, back }): readonly Leftover[] =>
    back ? [{ kind: back === "leave" ? "numberLeft" : "numberBefore", name: path }] : [],
  );
  const borne = items.flatMap(({ name, moves }): readonly Leftover[] =>
    moves.flatMap(({ back }) =>
      back ? [{ kind: back === "leave" ? "numberLeft" : "numberBefore", name } as const] : [],
    ),
  );
  return [...own, ...borne, ...elsewhere.flatMap((other) => decidedBack(other.plan))];
}
