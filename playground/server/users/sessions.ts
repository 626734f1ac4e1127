import { randomBytes } from "node:crypto";

const MAX_SESSIONS = 1000;

/** Who holds which token. In memory: after a restart everybody joins again. */
export class Sessions {
  private readonly users = new Map<string, string>();

  open(userId: string): string {
    const token = randomBytes(32).toString("hex");
    this.users.set(token, userId);
    const [oldest] = this.users.keys();
    if (this.users.size > MAX_SESSIONS && oldest) this.users.delete(oldest);
    return token;
  }

  userOf(token: unknown): string | undefined {
    return typeof token === "string" ? this.users.get(token) : undefined;
  }
}
