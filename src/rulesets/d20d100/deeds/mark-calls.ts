import type { AttackCall } from "../../../core/play/contract/call.js";
import { D20d100Investigator } from "../data/actors/investigator.js";
import { figuresOf } from "../data/reading.js";
import { skillTried, triedFrom, triedText, triedValue, type Tried } from "./tried.js";
import { say } from "./kit.js";

/** DD-177 — the face that is remarkable by itself (D-75). */
const REMARKABLE = 20;

/** DD-177 — whether a box is ticked; `null` for what has none. */
export function isMarked(actor: Actor, tried: Tried): boolean | null {
  const figures = figuresOf(actor);
  if (!(figures instanceof D20d100Investigator)) return null;
  if (tried.kind === "jet") return figures.jets[tried.key].checked;
  if (tried.kind !== "skill") return null;
  return skillTried(actor, tried.word)?.system.checked ?? null;
}

/**
 * DD-177, D-75 — the keeper, and nobody else, may tick the box of what succeeded by a natural 20, as long as it is clear.
 * @param die what the successful die showed; `null`: it failed, or there was none
 * @param tried what it was rolled for, as a choice names it: `skill.handgun`, `jet.reflexes`
 */
export function markCalls(actor: Actor | null, die: number | null, tried: string): readonly AttackCall[] {
  if (!actor || die !== REMARKABLE || !game.user.isGM) return [];
  const known = triedFrom(tried);
  if (isMarked(actor, known) !== false) return [];
  return [{ deed: "mark", choices: { tried: triedValue(known) }, label: say("mark.call") }];
}

/** DD-177 — the same on the card of an attack, which tells of two people: the button says whose box, and which. */
export function attackMarkCalls(actor: Actor | null, die: number | null, tried: string): readonly AttackCall[] {
  return markCalls(actor, die, tried).map((call) => {
    const known = triedFrom(tried);
    const skill = actor && known.kind === "skill" ? skillTried(actor, known.word) : null;
    const label = say("mark.callOf", { tried: triedText(known, skill?.name ?? null), name: actor?.name ?? "" });
    return { ...call, label };
  });
}
