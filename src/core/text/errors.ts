import { t } from "./i18n.js";

type Values = Readonly<Record<string, unknown>>;

/** A user asked for what cannot be done: tells them and changes nothing. `key` is a language key. */
export function refuse(key: string, data?: Values): void {
  warn(t(key, data));
}

/** Warns in words made already. */
export function warn(text: string): void {
  ui.notifications.warn(foundry.utils.escapeHTML(text));
}

/** Tells that something was done. `key` is a language key. */
export function tell(key: string, data?: Values): void {
  ui.notifications.info(foundry.utils.escapeHTML(t(key, data)));
}

/** We were wrong, or the network was: logged with its cause and said in the user's language. Called at the edge, once. */
export function reportFailure(
  where: string,
  error: unknown,
  key = "GARDIEN.ERROR.unexpected",
  data: Values = {},
): void {
  const cause = error instanceof Error ? error : new Error(String(error));
  const message = t(key, { message: cause.message, ...data });
  console.error(`gardien | ${where}`, cause);
  ui.notifications.error(foundry.utils.escapeHTML(message)); // notifications are read as HTML
}
