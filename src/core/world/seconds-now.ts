/** World time in whole seconds, none below 0; 0 where no world is open. */
export function secondsNow(): number {
  const world: Partial<typeof game> | undefined = typeof game === "undefined" ? undefined : game;
  return Math.max(0, Math.trunc(world?.time?.worldTime ?? 0));
}
