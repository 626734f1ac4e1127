import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { Gathering } from "../../../../core/play/contract/deed.js";
import { flag, nullable, record, text, whole, type Read } from "../../../../core/shape/shape.js";
import { signed } from "../../../../core/text/i18n.js";
import { fact, named, secret } from "../kit.js";

/** GB-01 — what the keeper asks for, as an outcome keeps it: of what, how hard, and who may read what. */
export const ASKED = {
  check: text,
  /** Of a skill; what else is tried has a name in the language files. */
  name: text,
  dc: nullable(whole),
  /** The difficulty is the keeper's alone. */
  hidden: flag,
  /** The result is the keeper's alone. */
  secret: flag,
  modifier: whole,
  reason: text,
};

const CALL = record(ASKED);

/** What an answer was asked for; `null` where nobody has asked. */
export function askedIn(gathering: Gathering | null | undefined): Read<typeof ASKED> | null {
  return gathering ? CALL.read(gathering.outcome) : null;
}

/** GB-01 — by how much a difficulty was met or missed, by which answers are compared; `null` without one. */
export function marginFact(
  made: Readonly<Record<"total" | "dc", number | null>> & { readonly hidden: boolean },
): CardFact | null {
  const { total, dc, hidden } = made;
  return total === null || dc === null ? null : (hidden ? secret : fact)("margin", named(signed(total - dc)), "GB-01");
}
