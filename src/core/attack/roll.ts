import { plan } from "../api/plan.js";
import { modulesAllow } from "../api/tell.js";
import { refuse, reportFailure, warn } from "../text/errors.js";
import { say } from "../text/text.js";
import type { Draft } from "../play/draft/draft.js";
import { forgetUnoffered } from "../play/draft/offered.js";
import { postAttack } from "../play/draft/post.js";

/** Rolls and posts a prepared attack, and reports a failure, once. Returns whether it was posted; a module may keep it from it. */
export async function roll(draft: Draft): Promise<boolean> {
  forgetUnoffered(draft);
  const { obstacle, lacking } = draft;
  if (obstacle) warn(say(obstacle));
  else if (lacking > 0) refuse("GARDIEN.ATTACK.ERROR.lacking", { name: draft.weapon.name });
  if (obstacle || lacking > 0) return false;
  try {
    if (!modulesAllow("gardien.preAttack", draft.attacker, plan(draft.intent([]), null))) return false;
    await postAttack(draft);
    return true;
  } catch (error) {
    reportFailure("attack.roll", error);
    return false;
  }
}
