import type { Value } from "../../common/types.js";
import { WorldCollection } from "./world-collection.js";

export class Users extends WorldCollection {
  static override documentName = "User";

  /** The user of this client. */
  get current(): Value {
    return this.get(game.userId) as unknown;
  }

  get players(): Value[] {
    return this.filter((user) => !user.isGM && user.role > 0);
  }

  /** The one game master who acts for all: the active one of highest role, then of lowest id. */
  get activeGM(): Value {
    const present = this.filter((user) => user.active && user.isGM);
    present.sort((a, b) => b.role - a.role || (String(a.id) < String(b.id) ? -1 : 1));
    return (present[0] ?? null) as unknown;
  }

  /** The user who acts for a condition: game masters first, then by id. */
  getDesignatedUser(condition: (user: Value) => boolean): Value {
    const users = this.filter((user) => user.active && condition(user));
    users.sort((a, b) => b.role - a.role || (String(a.id) < String(b.id) ? -1 : 1));
    return (users[0] ?? null) as unknown;
  }
}
