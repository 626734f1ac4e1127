import type { Asked } from "../../../../core/deed/form.js";
import { clockStandsAfter } from "../../../../core/play/log/clock-stands.js";
import { flag, whole, type Read } from "../../../../core/shape/shape.js";
import type { Text } from "../../../../core/text/text.js";
import { HOUR_SECONDS } from "../../rules/time.js";
import { field, say } from "../kit.js";

/** RP-81, RP-82 — the longest time of one deed, in days. */
const LONGEST_REST = 365;

const DAY_SECONDS = 24 * HOUR_SECONDS;

/** RP-81, RP-82 — days that go by, and whether the clock of the world goes with them. */
export const DAYS = { days: whole, advance: flag };

/** RP-81, RP-82 — how many days go by; a keeper may have the clock of the world go with them. */
export const dayForm = (deed: string, least: number, hint: (asked: Asked) => Text | null = () => null) => ({
  days: field.number(least, LONGEST_REST, { initial: 1, hint: (_days, asked) => hint(asked) }),
  advance: field.flag({
    proposed: ({ actors }) => !clockStandsAfter(deed, actors),
    when: () => game.user.isGM,
    hint: say("hint.advance"),
  }),
});

/** Seconds by which the clock of the world moves. */
export const daysPassed = ({ days, advance }: Read<typeof DAYS>): number => (advance ? days * DAY_SECONDS : 0);
