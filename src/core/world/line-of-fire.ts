import { rulesetOf } from "../rulesets.js";
import type { Choices } from "../play/contract/situation.js";
import type { AttackProcedure } from "../play/contract/attack.js";
import { onOneStorey } from "../foundry/tokens.js";
import { blastOf, strikes } from "./blast.js";
import { middleOf } from "./distance.js";
import type { Point } from "../play/contract/situation.js";

/** Somebody on the scene. */
interface Placed {
  readonly token: TokenDocument;
  readonly actor: Actor;
}

/**
 * Everybody who stands no farther from the attacker than the farthest of those aimed at, from one side to the other as
 * the attacker sees them.
 * @param at where each of them stands; the attacker's own place sees nobody
 */
export function lineOfFire<One>(
  from: Point,
  people: readonly One[],
  aimedAt: readonly One[],
  at: (one: One) => Point,
): readonly One[] {
  const seen = (one: One) => ({ x: at(one).x - from.x, y: at(one).y - from.y });
  const far = (one: One) => Math.hypot(seen(one).x, seen(one).y);
  const ahead = aimedAt.map(seen).reduce((sum, { x, y }) => ({ x: sum.x + x, y: sum.y + y }), { x: 0, y: 0 });
  // Measured from the middle of the aims, so that nobody in front is torn apart where angles begin anew.
  const angle = (one: One) => {
    const { x, y } = seen(one);
    return Math.atan2(ahead.x * y - ahead.y * x, ahead.x * x + ahead.y * y);
  };
  const farthest = Math.max(...aimedAt.map(far));
  const inReach = people.filter((one) => far(one) <= farthest);
  return inReach.toSorted((one, other) => angle(one) - angle(other) || far(one) - far(other));
}

/**
 * Whom an attack hits besides those it is aimed at, because they stand between them, or around the first of them; nobody
 * without a scene, and nobody who goes by other rules than its weapon.
 */
export function drawnIn(
  procedure: AttackProcedure,
  { weapon, choices }: { readonly weapon: Item; readonly choices: Choices },
  attacker: TokenDocument | null,
  aimedAt: readonly (TokenDocument | null)[],
): readonly Placed[] {
  const scene = attacker?.parent;
  const blast = blastOf(procedure, { weapon, choices });
  if (!scene || (!blast && !procedure.takesIn)) return [];
  const aims = aimedAt.filter((token) => token?.parent === scene);
  const rules = rulesetOf(weapon.type);
  const [burst] = blast?.at ? [] : aims;
  const storeys = blast && burst ? [burst] : [attacker, ...aims]; // no ceiling lets a blast through
  const everybody = [...scene.tokens].flatMap((token): Placed[] => {
    const { actor } = token;
    if (!actor || rulesetOf(actor.type) !== rules) return [];
    if (!storeys.some((one) => one && onOneStorey(one, token))) return [];
    return aims.includes(token) || !token.hidden ? [{ token, actor }] : [];
  });
  if (blast) {
    const centre = aims[0] ?? null;
    const struck = blast.each ? everybody.filter(({ token }) => token !== attacker) : everybody;
    return centre || blast.at
      ? struck.filter(({ token }) => !aims.includes(token) && strikes(blast, centre, token))
      : [];
  }
  const people = everybody.filter(({ token }) => token !== attacker);
  const chosen = people.filter(({ token }) => aims.includes(token));
  const line = lineOfFire(middleOf(attacker), people, chosen, ({ token }) => middleOf(token));
  return procedure.takesIn?.(weapon, choices, line, chosen).filter((one) => !chosen.includes(one)) ?? [];
}
