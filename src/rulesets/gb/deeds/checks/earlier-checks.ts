import { earlierDeed, earlierDeeds } from "../../../../core/play/log/earlier.js";
import type { EarlierDeed } from "../../../../core/play/contract/deed.js";
import type { Contender } from "../../rules/checks/checks.js";
import { nullable, record, whole } from "../../../../core/shape/shape.js";

/** What a check came to, and what of it was added to the die; no total where nothing was tried. */
export const MADE = { total: nullable(whole), modifier: whole };

/** An earlier check, as somebody who opposes it needs it. */
export interface EarlierCheck extends Contender {
  /** Id of the message that was judged. */
  readonly id: string;
  readonly name: string;
}

/** The latest checks that the user may read, latest first. */
export function earlierChecks(): readonly EarlierCheck[] {
  return earlierDeeds((deed) => readCheck(deed) !== null).flatMap((deed) => readCheck(deed) ?? []);
}

/** The check that a message's verdict tells of; `null` when it is gone, does not count or was something else. */
export function earlierCheck(id: string): EarlierCheck | null {
  const deed = earlierDeed(id);
  return deed && readCheck(deed);
}

function readCheck({ id, deed, name, outcome }: EarlierDeed): EarlierCheck | null {
  const { total, modifier } = record(MADE).read(outcome);
  return deed === "check" && total !== null ? { id, name, total, modifier } : null;
}
