import { RULESETS } from "../../rulesets/index.js";
import type { SharedPool } from "../../rulesets/ruleset.js";
import { KeyedQueue } from "../attack/queue.js";
import { object } from "../attack/intent.js";
import { setting } from "../settings.js";
import { settingsStore } from "../types/settings-store.js";
import { pointsLeft, readAccount, withBack, withTaking } from "./account.js";
import type { Account, Taking } from "./account.js";

/** The setting of the world that holds the accounts, by id of the pool. Only keepers can write it. */
const KEY = "shared";

/** A pool that some ruleset brings. */
export function sharedPool(id: string): SharedPool | undefined {
  return RULESETS.flatMap(({ shared = [] }) => shared).find((pool) => pool.id === id);
}

/** What was taken from a pool. */
export function accountOf(id: string): Account {
  const accounts = object(setting(KEY));
  return readAccount(Object.hasOwn(accounts, id) ? accounts[id] : []);
}

/** Points of a pool that are left; none of a pool that nobody plays with. */
export function leftIn(id: string): number {
  return pointsLeft(accountOf(id), sharedPool(id)?.size() ?? 0);
}

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
  return queue.run([KEY], async () => {
    const before = accountOf(pool);
    const after = to(before);
    if (after === before) return;
    try {
      await settingsStore().set("gardien", KEY, { ...object(setting(KEY)), [pool]: after });
    } catch (error) {
      // Another window of this keeper was quicker to create the setting; if it wrote the same, all is done.
      const now = accountOf(pool);
      if (to(now) !== now) throw error;
    }
  });
}
