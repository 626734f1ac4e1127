/** The world's clock, in seconds since its beginning. */
export class GameTime {
  get worldTime(): number {
    return Number(game.settings.get("core", "time")) || 0;
  }

  /** Milliseconds; server and clients run on one machine here, by one clock. */
  get serverTime(): number {
    return Date.now();
  }

  /** Moves the clock; keepers only, the server sees to it. */
  async advance(delta: number): Promise<number> {
    await game.settings.set("core", "time", this.worldTime + delta);
    return this.worldTime;
  }
}
