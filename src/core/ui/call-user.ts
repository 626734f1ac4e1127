import { playNotification } from "../foundry/sound.js";
import { listen } from "../foundry/types/hooks.js";
import { textSetting } from "../settings/settings.js";
import { t } from "../text/i18n.js";

/** The title of the page before anybody was called, and what it is now; `null`: nobody is. */
let calling: { readonly before: string; readonly now: string } | null = null;

/** Calls this user whenever somebody awaits them. */
export function followCalls(): void {
  listen("gardien.awaited", callUser);
}

/**
 * Calls a user who is awaited back to the table, if its tab is hidden: the title of the page says what for, and a sound
 * is heard, once until they return.
 */
function callUser(what: string): void {
  const how = textSetting("callBack");
  if (document.visibilityState !== "hidden" || how === "off") return;
  const before = calling?.before ?? document.title;
  const now = t("GARDIEN.CALL.title", { what, page: before });
  if (!calling) {
    document.addEventListener("visibilitychange", returned);
    if (how === "both") playNotification();
  }
  calling = { before, now };
  document.title = now;
}

/** Gives the page its title back; one that somebody else has given it meanwhile stays. */
function returned(): void {
  if (document.visibilityState === "hidden") return;
  document.removeEventListener("visibilitychange", returned);
  if (calling && document.title === calling.now) document.title = calling.before;
  calling = null;
}
