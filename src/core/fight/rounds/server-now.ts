/** Milliseconds of the server's clock: one for the whole table, however wrong anybody's own is. */
export function serverNow(): number {
  return game.time.serverTime;
}
