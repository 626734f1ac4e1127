import { writeWorldSetting } from "../../settings/world-setting.js";
import { SEATS } from "./seats.js";

/**
 * Places the players as they sit. For keepers' clients.
 * @returns whether the keeper may
 */
export function placePlayers(ids: readonly string[]): Promise<boolean> {
  return writeWorldSetting(SEATS, { users: [...ids] });
}
