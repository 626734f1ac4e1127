import { card } from "../../../../core/deed/card.js";
import { list, oneOf, whole } from "../../../../core/shape/shape.js";
import { AWARDS, awarded } from "../../rules/character/experience-used.js";
import { count, deed, fact, field, figure, FREE, numbers, say } from "../kit.js";
import { figuresOf } from "../reading.js";
import { logged } from "../spending.js";

type Award = (typeof AWARDS)[number];

/** WP-17 — most dice that the keeper gives besides those of the list. */
const MOST = 20;

const boxes = Object.fromEntries(AWARDS.map((one) => [one, field.flag()])) as Record<
  Award,
  ReturnType<typeof field.flag>
>;

/** WP-17 — the keeper rewards a session: a die for each thing worth it. */
export const award = deed("award", {
  icon: "fa-solid fa-award",
  by: "keeper",
  form: { ...boxes, more: field.number(0, MOST) },
  kept: { dice: whole, total: whole, for: list(oneOf(AWARDS)) },
  outcome: ({ actor, form }) => {
    const { total, used } = figuresOf(actor).xp;
    const grounds = AWARDS.filter((one) => form[one]);
    const after = awarded({ total, used }, [...grounds.map(() => 1), form.more]).total;
    return { dice: after - total, total: after, for: grounds };
  },
  changes: ({ dice }, actor) => {
    const { total } = figuresOf(actor).xp;
    const after = awarded({ total, used: 0 }, [dice]).total;
    if (after === total) return null;
    return { values: [{ path: "system.xp.total", after }, ...logged(actor, { kind: "award", name: "", dice })] };
  },
  edit: {
    figures: () => [count("dice", FREE, { called: "award" })],
    follow: (decided, ruled) => ({ total: ruled.total - ruled.dice + decided.dice }),
  },
  view: ({ dice, total, for: grounds }) =>
    card({
      verdict: say(dice === 0 ? "award.none" : dice === 1 ? "award.one" : "award.other", { dice }),
      tone: dice > 0 ? "good" : "mute",
      facts: [
        ...grounds.map((one) => fact("for", say(`field.${one}`), "WP-17")),
        numbers("total", figure(total), "WP-17"),
      ],
    }),
});
