import { refuse, reportFailure, warn } from "../text/errors.js";
import { booleanSetting } from "../settings/settings.js";
import { say } from "../text/text.js";
import { Draft } from "../play/draft/draft.js";
import { forgetUnoffered } from "../play/draft/offered.js";
import { postAttack } from "../play/draft/post.js";
import type { StartOptions } from "./start.js";
import { ownTokenOf, tokenOf } from "../world/world.js";

/** Opens the window of an attack that may be made, or rolls it at once where the user wants none. */
export async function beginAttack(
  weapon: Item,
  attacker: Actor,
  { token, zone, choices, event, window }: StartOptions,
): Promise<void> {
  const draft = new Draft(weapon, attacker, token ?? ownTokenOf(attacker));
  const whom = draft.targets.length === 0 ? draft.procedure.aimsAt(weapon, attacker) : null;
  if (whom) draft.targets.push({ actor: whom, token: tokenOf(whom), metres: null });
  const atSeveral = draft.targets.length > 1 ? draft.procedure.atSeveral(weapon, attacker) : {};
  Object.assign(draft.choices, atSeveral, choices);
  if (zone) aim(draft, zone);
  if (!window && skips(event) && !needsWindow(draft)) await roll(draft);
  else await (await import("./window.js")).AttackWindow.open(draft);
}

/** Takes the zone only if the weapon's target has it. */
function aim(draft: Draft, zone: string): void {
  const [shot] = draft.shots;
  for (const choice of shot ? draft.offers(shot) : []) {
    if (choice.options.some(({ value }) => value === zone)) draft.choices[choice.id] = zone;
  }
}

function skips(event: Event | undefined): boolean {
  const shift = event !== undefined && "shiftKey" in event && event.shiftKey === true;
  return shift !== booleanSetting("skipAttackWindow");
}

/** Something must be said or asked before this attack can be rolled. */
function needsWindow(draft: Draft): boolean {
  return draft.obstacle !== null || draft.lacking > 0 || draft.present.length === 0;
}

/** Rolls a prepared attack; what goes wrong is said once, here. True when it was posted. */
export async function roll(draft: Draft): Promise<boolean> {
  forgetUnoffered(draft);
  const { obstacle } = draft;
  if (obstacle) warn(say(obstacle));
  else if (draft.lacking > 0) refuse("GARDIEN.ATTACK.ERROR.lacking", { name: draft.weapon.name });
  if (obstacle || draft.lacking > 0) return false;
  try {
    await postAttack(draft);
    return true;
  } catch (error) {
    reportFailure("attack.roll", error);
    return false;
  }
}
