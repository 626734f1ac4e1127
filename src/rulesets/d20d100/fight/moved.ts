import { distanceBetween } from "../../../core/world/distance.js";
import { actorAt } from "../../../core/world/world.js";
import type { Ended } from "../../../core/ruleset.js";
import { D20d100Actor } from "../data/actors/d20d100-actor.js";
import { heldIn, holdWritten } from "../data/actors/holding.js";
import { D20d100Investigator } from "../data/actors/investigator.js";
import { ARM_REACH } from "../rules/attack/helpless.js";
import { letGo } from "../rules/attack/hold-lost.js";

const figuresOf = ({ system }: Actor): D20d100Actor | null => {
  const figures: unknown = system;
  return figures instanceof D20d100Actor ? figures : null;
};

/** DD-114, DD-137 — what ends as somebody's token moves: being on guard, and every hold that reaches no further. */
export function moved(actor: Actor, token: TokenDocument): readonly Ended[] {
  const figures = figuresOf(actor);
  if (!figures) return [];
  const guard = figures instanceof D20d100Investigator && figures.attentive.active;
  const apart = figures.states.grappling.flatMap((uuid) => {
    const other = actorAt(uuid);
    const metres = other && distanceBetween({ actor, token }, { actor: other, token: null });
    return metres !== null && metres > ARM_REACH ? [uuid] : [];
  });
  const others = apart.flatMap((uuid) => actorAt(uuid) ?? []);
  return [
    ...(guard ? [{ actor, change: { attentive: { active: false, lostAt: game.time.worldTime } } }] : []),
    ...(apart.length > 0 ? [{ actor, change: loosened(figures, apart) }] : []),
    ...others.flatMap((other) => {
      const held = figuresOf(other);
      return held?.states.grappling.includes(actor.uuid)
        ? [{ actor: other, change: loosened(held, [actor.uuid]) }]
        : [];
    }),
  ];
}

/** DD-137 — the hold of somebody who holds these no more, as a change of `system`. */
function loosened({ states }: D20d100Actor, apart: readonly string[]): object {
  const before = heldIn(states);
  return foundry.utils.expandObject(holdWritten(before, apart.reduce(letGo, before)));
}
