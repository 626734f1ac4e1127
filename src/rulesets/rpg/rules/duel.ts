/** RP-36 — a blow whose effects wait for the damage section. */
export interface PendingBlow {
  readonly target: string;
  /** Hit points that it costs. */
  readonly loss: number;
}

/** RP-36 — hit points that each target loses when the queue falls. */
export function pendingLosses(queue: readonly PendingBlow[]): ReadonlyMap<string, number> {
  const losses = new Map<string, number>();
  for (const { target, loss } of queue) losses.set(target, (losses.get(target) ?? 0) + loss);
  return losses;
}
