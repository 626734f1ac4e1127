import { object } from "../shape/heal.js";
import { playedRulesets } from "../rulesets.js";
import type { SharedPool } from "../ruleset.js";
import { setting } from "../settings/settings.js";
import { pointsLeft, readAccount } from "./account.js";
import type { Account } from "./account.js";

/** The setting of the world that holds the accounts, by id of the pool. Only keepers can write it. */
export const SHARED = "shared";

/** A pool that some ruleset brings. */
export function sharedPool(id: string): SharedPool | undefined {
  return playedRulesets()
    .flatMap(({ shared = [] }) => shared)
    .find((pool) => pool.id === id);
}

/** What was taken from a pool. */
export function accountOf(id: string): Account {
  const accounts = object(setting(SHARED));
  return readAccount(Object.hasOwn(accounts, id) ? accounts[id] : []);
}

/** Points of a pool that are left; none of a pool that nobody plays with. */
export function leftIn(id: string): number {
  return pointsLeft(accountOf(id), sharedPool(id)?.size() ?? 0);
}
