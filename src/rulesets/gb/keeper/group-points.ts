import { leftIn } from "../../../core/shared/pools.js";
import { GROUP_DESTINY } from "../data/actors/group-destiny.js";

/** GB-04 — the group's points as they stand. */
export function groupDestiny(): { readonly total: number; readonly remaining: number } {
  return { total: GROUP_DESTINY.size(), remaining: leftIn(GROUP_DESTINY.id) };
}
