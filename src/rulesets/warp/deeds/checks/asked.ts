import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { DeedChoices, Gathering } from "../../../../core/play/contract/deed.js";
import { flag, nullable, record, text, whole, type Read } from "../../../../core/shape/shape.js";
import { signed } from "../../../../core/text/i18n.js";
import { nameShapes } from "../../data/items/names-kept.js";
import { fact, named, secret } from "../kit.js";
import { COMPARED } from "./compared.js";
import { givenAs } from "./difficulty.js";

/** WP-05…WP-14 — what the keeper asks for, as an outcome keeps it: with what, how hard, and who may read what. */
export const ASKED = {
  /** Id or slug of the trait; empty where it is for the player to say. */
  listed: text,
  ...nameShapes("trait"),
  technical: flag,
  /** The number to beat; `null` where there is none, or where dice will say it. */
  target: nullable(whole),
  /** WP-09 — how many dice stand against it. */
  obstacle: whole,
  /** The number and the margin are the keeper's alone. */
  hidden: flag,
  /** The result is the keeper's alone. */
  secret: flag,
  ...{ bonus: whole, malus: whole },
  reason: text,
};

const CALL = record(ASKED);

/** What an answer was asked for; `null` where nobody has asked. */
export function askedIn(gathering: Gathering | null | undefined): Read<typeof ASKED> | null {
  return gathering ? CALL.read(gathering.outcome) : null;
}

/** WP-06…WP-14 — how somebody tries: what the keeper has asked for is the keeper's to say, the rest is theirs. */
export function wanted(choices: DeedChoices, gathering: Gathering | null | undefined): DeedChoices {
  const asked = askedIn(gathering);
  if (!asked) return choices;
  const { listed: trait, technical, target, obstacle, hidden, bonus, malus } = asked;
  return {
    ...choices,
    ...(trait && { trait }),
    ...(technical && { technical }),
    ...givenAs(target, obstacle),
    ...{ hidden, bonus, malus, against: "" },
  };
}

/** WP-06 — what of an answer is left to whoever gives it: the trait, unless it was named, and what helps them. */
export function answered({ listed: trait, technical }: Read<typeof ASKED>) {
  const given = { difficulty: false, number: false, obstacle: false, hidden: false, against: false } as const;
  return {
    ...{ ...given, bonus: false, malus: false },
    ...(trait !== "" && { trait: false }),
    ...(technical && { technical: false }),
  } as const;
}

/** WP-07 — the margin by which answers are compared; `null` where nothing stood against them. */
export function marginFact(answer: Readonly<Record<string, unknown>>): CardFact | null {
  const { margin, hidden } = record(COMPARED).read(answer);
  return margin === null ? null : (hidden ? secret : fact)("margin", named(signed(margin)), "WP-07");
}
