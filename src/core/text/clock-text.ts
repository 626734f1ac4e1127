import { decimal, t } from "./i18n.js";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** The world's clock as a keeper reads it: hours, with minutes and seconds where there are any, and the day, from 1. */
export function clockText(worldTime: number): { readonly time: string; readonly day: string } {
  const day = Math.floor(worldTime / DAY);
  const seconds = Math.floor(worldTime - day * DAY);
  const two = (value: number): string => String(Math.floor(value)).padStart(2, "0");
  const [h, m, s] = [two(seconds / HOUR), two((seconds / MINUTE) % MINUTE), two(seconds % MINUTE)];
  const key = s === "00" ? "minutes" : "seconds";
  return { time: t(`GARDIEN.KEEPER.CLOCK.${key}`, { h, m, s }), day: t("GARDIEN.KEEPER.CLOCK.day", { day: day + 1 }) };
}

/** Units of time, and how many of each make the next. */
const UNITS = [
  { id: "s", seconds: 1, most: 60 },
  { id: "min", seconds: MINUTE, most: 60 },
  { id: "h", seconds: HOUR, most: 24 },
  { id: "d", seconds: DAY, most: Infinity },
] as const;

/** A stretch of time in the largest unit that fits, rounded up so that it never reads sooner than it is. */
export function spanParts(seconds: number): { readonly n: string; readonly unit: string } {
  const left = Math.max(0, Math.ceil(seconds));
  const unit = UNITS.find((one) => Math.ceil(left / one.seconds) < one.most) ?? UNITS[3];
  return { n: decimal(Math.ceil(left / unit.seconds)), unit: t(`GARDIEN.KEEPER.UNIT.${unit.id}`) };
}

/** The same as one text. */
export function spanText(seconds: number): string {
  const { n, unit } = spanParts(seconds);
  return t("GARDIEN.KEEPER.UNIT.both", { n, unit });
}
