import { LOCATION_DIE } from "../rules/attack/locations.js";

/** A list with a member more, or without it: how a chip that was clicked changes the list it stands for. */
export function toggled<Member extends string | number>(
  members: readonly unknown[],
  member: Member,
  order: readonly Member[],
): readonly Member[] {
  const had = members.includes(member);
  return order.filter((one) => (one === member ? !had : members.includes(one)));
}

/** RP-65 — the numbers of the die of places, as chips. */
export interface NumberChip {
  readonly number: number;
  readonly on: boolean;
}

/** RP-65 — which numbers something covers. */
export function numberChips(covered: readonly number[]): readonly NumberChip[] {
  return NUMBERS.map((number) => ({ number, on: covered.includes(number) }));
}

/** RP-65 — the numbers of the die of places. */
export const NUMBERS: readonly number[] = Array.from({ length: LOCATION_DIE }, (_, i) => i + 1);
