import { loadAttacks } from "../play/loaded/attacks.js";
import { Draft } from "../play/draft/draft.js";
import { list, mapOf, nullable, real, record, text, whole } from "../shape/shape.js";
import type { Inquiry } from "../world/inquiries.js";
import { actorAt, actorOf, itemAt, tokenAt } from "../world/world.js";
import { oddsFor } from "./odds-context.js";

/** What a keeper has to know of an attack in preparation to reckon its odds themselves, as an inquiry tells it. */
const AIM = record({
  token: nullable(text),
  actor: nullable(text),
  target: nullable(text),
  metres: nullable(real),
  own: mapOf(text),
  choices: mapOf(text),
  off: list(text),
  lines: list(record({ id: text, value: whole, reason: text })),
});

/** Tells how an attack in preparation stands against its first target, as JSON. */
export function aimTold(draft: Draft): string {
  const [shot] = draft.shots;
  return JSON.stringify({
    ...{ token: draft.token?.uuid ?? null, actor: shot?.actor?.uuid ?? null, target: shot?.token?.uuid ?? null },
    ...{ metres: shot?.metres ?? null, own: shot?.choices ?? {}, choices: draft.choices },
    ...{ off: [...draft.off], lines: draft.own },
  });
}

/**
 * Returns how likely the attack of an inquiry is to strike with so much more, as this user's own client reckons it; `null`
 * where it has no target, or cannot be read.
 */
export async function chancesOf(
  { ruleset, actor, act, choices }: Inquiry,
  more: readonly number[],
): Promise<readonly (number | null)[]> {
  await loadAttacks(ruleset);
  const [attacker, weapon, aim] = [actorAt(actor), itemAt(act), readAim(choices)];
  const target = aim && actorOf({ actor: aim.actor, token: aim.target });
  if (!attacker || !weapon || !aim || !target) return more.map(() => null);
  const draft = new Draft(weapon, attacker, tokenAt(aim.token));
  const shot = { actor: target, token: tokenAt(aim.target), metres: aim.metres, choices: { ...aim.own } };
  draft.targets = [shot];
  draft.choices = { ...aim.choices };
  for (const id of aim.off) draft.off.add(id);
  return more.map((value) => {
    draft.own = [...aim.lines, ...(value === 0 ? [] : [{ id: "given", value, reason: "" }])];
    return oddsFor(draft, shot)?.chance ?? null;
  });
}

function readAim(told: string) {
  try {
    return AIM.read(JSON.parse(told));
  } catch {
    return null; // cut short, or no player's window wrote it
  }
}
