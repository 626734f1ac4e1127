import { Hooks } from "../hooks/hooks.js";

/** A request that the server answered with "no". Whoever asked is told once, by the connection to the database. */
export class RefusedError extends Error {
  override readonly name = "RefusedError";
  told = false;
}

/** Runs an action of the interface; what goes wrong reaches the user instead of the void, once. */
export async function attempt(action: () => unknown): Promise<boolean> {
  try {
    await action();
    return true;
  } catch (error) {
    const notify = error instanceof RefusedError && error.told ? null : "error";
    Hooks.onError("attempt", error, { notify });
    return false;
  }
}

/** Tells the user that the server refused a change, and passes the refusal on to whoever asked for it. */
export async function tellRefusals<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof RefusedError) {
      error.told = true;
      ui.notifications.error(error.message, { clean: false });
    }
    throw error;
  }
}
