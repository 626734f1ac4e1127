import { Handlebars } from "../engine.js";
import { localize } from "../../applications/host.js";
import type { HelperOptions } from "./types.js";

/** How long ago a moment was, in the page's language. */
export function timeSince(value: number | string | Date): string {
  const minutes = Math.round((Date.now() - new Date(value).getTime()) / 60_000);
  if (minutes === 0) return localize("PLAYGROUND.Chat.Now");
  const format = new Intl.RelativeTimeFormat(document.documentElement.lang || undefined, { numeric: "auto" });
  if (Math.abs(minutes) < 60) return format.format(-minutes, "minute");
  if (Math.abs(minutes) < 60 * 24) return format.format(-Math.round(minutes / 60), "hour");
  return format.format(-Math.round(minutes / (60 * 24)), "day");
}

/** Texts and numbers. */
export const text = {
  checked: (value: unknown): string => (value ? "checked" : ""),
  disabled: (value: unknown): string => (value ? "disabled" : ""),

  /** As documented, the result is not escaped again: never give it text that a user typed. */
  concat(...args: unknown[]): unknown {
    const { hash } = args.pop() as HelperOptions;
    return new Handlebars.SafeString(args.map((part) => String(part ?? "")).join(String(hash.join ?? "")));
  },

  localize(key: unknown, options: HelperOptions): string {
    const value = key instanceof Handlebars.SafeString ? key.toString() : String(key ?? "");
    const data = options.hash;
    return localize(value, Object.keys(data).length ? data : undefined);
  },

  numberFormat(value: unknown, options: HelperOptions): string {
    const { decimals = 0, sign = false } = options.hash;
    const number = Number.parseFloat(String(value));
    if (Number.isNaN(number)) return "";
    const fixed = number.toFixed(Number(decimals));
    return sign && number >= 0 ? `+${fixed}` : fixed;
  },

  timeSince: (value: number | string | Date): string => timeSince(value),
};
