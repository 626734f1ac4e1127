/** Seconds of the world's clock; 0 where no world is open. */
export function worldNow(): number {
  return typeof game === "undefined" ? 0 : game.time.worldTime;
}
