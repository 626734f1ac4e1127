import { mayKnowNumbers } from "../../../core/play/log/may-know.js";
import { atHand } from "../../../core/play/draft/people.js";
import { actorAt } from "../../../core/world/world.js";
import type { FieldOption } from "../../../core/deed/form-fields.js";
import { D20d100Adversary } from "../data/actors/adversary.js";
import { figuresOf, isOurs } from "../data/reading.js";
import type { Kept } from "../rules/checks/opposed.js";
import { say } from "./kit.js";

/** DD-84, DD-85 — a roll that somebody keeps, or their fixed score. */
interface KeptScore extends Kept {
  readonly key: string;
  readonly label: string;
}

/** DD-83…DD-85 — what somebody is met by without rolling: kept rolls first, then scores of skills that keep none. */
function scoresOf(actor: Actor): readonly KeptScore[] {
  const figures = figuresOf(actor);
  const kept = Object.entries(figures.passive).flatMap(([key, roll]) => (roll ? [{ key, ...roll }] : []));
  const fixed = figures instanceof D20d100Adversary ? Object.entries(figures.fixedScores) : [];
  const left = fixed.filter(([key]) => !kept.some((one) => one.key === key));
  return [...kept, ...left.map(([key, value]) => ({ key, value, label: "" }))];
}

/** What nobody stands behind. */
export const NOBODY = "";
const MARK = "|";

/** DD-83…DD-85 — the kept rolls and fixed scores of everybody at hand whose numbers the user may know, but the one who meets them. */
export function keptOptions(actor: Actor): readonly FieldOption[] {
  return atHand(actor, isOurs).flatMap(({ name, target }) => {
    const other = target.actor;
    if (!other || !mayKnowNumbers(other)) return [];
    return scoresOf(other).map(({ key, value, label }) => ({
      value: `${other.uuid}${MARK}${key}`,
      label: say(label === "" ? "kept.plain" : "kept.labelled", { name, skill: skillName(other, key), value, label }),
    }));
  });
}

/** DD-85 — what a choice names, as it is kept now; `null` where it is nobody's any more. */
export function keptIn(chosen: string): (KeptScore & { readonly name: string; readonly skill: string }) | null {
  const [uuid = "", key = ""] = chosen.split(MARK);
  const actor = uuid === "" ? null : actorAt(uuid);
  if (!actor || !isOurs(actor)) return null;
  const score = scoresOf(actor).find((one) => one.key === key);
  return score ? { ...score, name: actor.name, skill: skillName(actor, key) } : null;
}

function skillName(actor: Actor, key: string): string {
  return figuresOf(actor).skill(key)?.name ?? key;
}
