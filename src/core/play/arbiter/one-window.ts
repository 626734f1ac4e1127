import { reportFailure } from "../../text/errors.js";
import { letDecide } from "../../world/world.js";

let asked = false;

/**
 * Claims the arbiter's seat among the windows of this browser. One of them decides; when it closes, the next one does.
 * A page without locks (they need HTTPS, or localhost) always decides: two windows then write the same ids and values,
 * once.
 * @param begin called once this window decides
 */
export function takeSeat(begin: () => void): void {
  // Types have it everywhere; a page without HTTPS has it not, and tests have no navigator.
  const { locks } = ((globalThis as { navigator?: unknown }).navigator ?? {}) as { readonly locks?: LockManager };
  if (asked || !locks) return;
  asked = true;
  letDecide(false);
  const seat = locks.request(`gardien.arbiter.${game.userId ?? ""}`, () => {
    letDecide(true);
    begin();
    return new Promise(() => undefined); // kept as long as the window is open
  });
  seat.catch((error: unknown) => {
    reportFailure("attack.seat", error);
    letDecide(true);
    begin();
  });
}
