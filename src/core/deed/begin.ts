import { plan } from "../api/plan.js";
import { modulesAllow } from "../api/tell.js";
import type { AtHand } from "../play/draft/people.js";
import { refuse, reportFailure, tell, warn } from "../text/errors.js";
import { say } from "../text/text.js";
import { DeedDraft, type DeedTarget } from "../play/draft/deed-draft.js";
import { waitsAlready } from "../play/apply/forced.js";
import { postDeed } from "../play/draft/post-deed.js";
import { DEED_INTENT } from "../play/record/deed-call.js";
import type { DeedChoices, DeedProcedure } from "../play/contract/deed.js";
import { voters } from "../play/judge/vote.js";
import { DeedWindow } from "./window.js";

/** A deed about to begin: which one, on whom, and what is known of it already. */
export interface Beginning {
  readonly id: string;
  readonly ruleset: string;
  readonly procedure: DeedProcedure;
  readonly people: readonly Actor[];
  readonly choices: DeedChoices;
  /** Id of the attack it is about, or of the deed it joins or concludes; `null`: none. */
  readonly about: string | null;
  /** Returns the actors that its window offers instead of the one it is begun with. */
  readonly candidates?: () => readonly AtHand[];
  /** True when one of the actors is meant: the first without an obstacle, else the first. */
  readonly oneOf?: boolean;
}

/**
 * Prepares a deed, and opens its window or rolls at once.
 * @param window undefined: a window where something can be chosen, unless Shift is held
 */
export async function beginDeed(beginning: Beginning, window: boolean | undefined, shift: boolean): Promise<void> {
  const { candidates } = beginning;
  const draft = draftFor(beginning);
  if (draft.alone) draft.targets = draft.targets.slice(0, 1);
  if (candidates) draft.candidates = candidates;
  await draft.complete();
  if (window ?? (!shift && draft.fields.length > 0)) await DeedWindow.open(draft, doDeed);
  else await doDeed(draft);
}

/** Makes the draft of a deed: for all its actors, or for the one who is meant. */
export function draftFor({ id, ruleset, procedure, people, choices, about, oneOf = false }: Beginning): DeedDraft {
  const draft = (some: readonly Actor[]) => new DeedDraft(id, ruleset, procedure, some, choices, about);
  if (!oneOf) return draft(people);
  return people.map((one) => draft([one])).find(({ sent }) => sent.able.length > 0) ?? draft(people.slice(0, 1));
}

/** Rolls and posts a prepared deed for every target without an obstacle; returns whether it was posted; a module may keep it from it. */
async function doDeed(prepared: DeedDraft): Promise<boolean> {
  const draft = prepared.sent;
  const { able, present } = draft;
  const hindered = present.filter((target) => !able.includes(target));
  for (const target of hindered) {
    const obstacle = draft.procedure.obstacle(draft.situation(target));
    if (obstacle) warn(say(obstacle));
  }
  if (able.length === 0) return false;
  const waiting = draft.procedure.forced && able.find(({ actor }) => waitsAlready(draft.id, actor));
  if (waiting && !game.user.isGM) {
    refuse("GARDIEN.DEED.ERROR.waits", { name: waiting.actor.name });
    return false;
  }
  if (draft.procedure.vote && voters(draft.ruleset).length === 0) {
    refuse("GARDIEN.VOTE.nobody");
    return false;
  }
  try {
    if (!mayBegin(draft, able)) return false;
    await postDeed(draft, able);
    const { by, vote, doubt } = draft.procedure;
    const doubted = able.some((target) => doubt?.(draft.situation(target)));
    if ((by === "keeper" || doubted) && !vote && !game.user.isGM) tell("GARDIEN.DEED.asked");
    else if (draft.visibility === "blind" && !game.user.isGM) tell("GARDIEN.DEED.blind");
    return true;
  } catch (error) {
    reportFailure("deed.roll", error);
    return false;
  }
}

/** Asks modules whether a deed may begin; it is told with whoever does it as its attacker. */
function mayBegin(draft: DeedDraft, able: readonly DeedTarget[]): boolean {
  const doer = able.map((target) => draft.doerOf(target).actor)[0];
  return !doer || modulesAllow("gardien.preDeed", doer, plan(DEED_INTENT.read(draft.intent(able)), draft.id));
}
