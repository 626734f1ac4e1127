import { mapOf } from "../shape/shape.js";
import { playedRulesets } from "../rulesets.js";
import type { SharedPool } from "../ruleset.js";
import { setting } from "../settings/settings.js";
import { ACCOUNT, pointsLeft } from "./account.js";
import type { Account } from "./account.js";

/** The setting of the world that holds the accounts, by id of the pool. Only keepers can write it. */
export const SHARED = "shared";
const ACCOUNTS = mapOf(ACCOUNT);

/** All accounts, by id of the pool. */
export function accounts(): Readonly<Record<string, Account>> {
  return ACCOUNTS.read(setting(SHARED));
}

/** A pool that some ruleset brings. */
export function sharedPool(id: string): SharedPool | undefined {
  return playedRulesets()
    .flatMap(({ shared = [] }) => shared)
    .find((pool) => pool.id === id);
}

/** What was taken from a pool. */
export function accountOf(id: string): Account {
  return new Map(Object.entries(accounts())).get(id) ?? [];
}

/** Points of a pool that are left; none of a pool that nobody plays with. */
export function leftIn(id: string): number {
  return pointsLeft(accountOf(id), sharedPool(id)?.size() ?? 0);
}
