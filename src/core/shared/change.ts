import { KeyedQueue } from "../data/queue.js";
import { writeWorldSetting } from "../settings/world-setting.js";
import { withBack, withTaking } from "./account.js";
import type { Account, Taking } from "./account.js";
import { accountOf, accounts, SHARED } from "./pools.js";

/** Takes points, once for each id. For keepers' clients. */
export function take(pool: string, taking: Omit<Taking, "back">): Promise<void> {
  return change(pool, (account) => withTaking(account, taking));
}

/** Gives back what was taken under an id, once. For keepers' clients. */
export function giveBack(pool: string, id: string): Promise<void> {
  return change(pool, (account) => withBack(account, id));
}

/** The setting is written as a whole: one change after the other, each made on what the one before has left. */
const queue = new KeyedQueue();

function change(pool: string, to: (account: Account) => Account): Promise<void> {
  return queue.run([SHARED], async () => {
    const before = accountOf(pool);
    const after = to(before);
    if (after === before) return;
    try {
      await writeWorldSetting(SHARED, { ...accounts(), [pool]: after });
    } catch (error) {
      // Another window of this keeper was quicker to create the setting; if it wrote the same, all is done.
      const now = accountOf(pool);
      if (to(now) !== now) throw error;
    }
  });
}
