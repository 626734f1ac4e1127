/** Kept per window, not per browser: two windows of one browser may be two users. */
const KEY = "playground.session";

/** The token the server gave this window when its user joined. */
export function readSession(): string | null {
  return sessionStorage.getItem(KEY);
}

export function storeSession(session: string): void {
  sessionStorage.setItem(KEY, session);
}

export function forgetSession(): void {
  sessionStorage.removeItem(KEY);
}

/** Where a user joins, and is nobody until then. */
export function toJoinPage(): void {
  forgetSession();
  location.assign("/join");
}
