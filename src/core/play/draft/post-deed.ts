import { recipients } from "../../foundry/visibility.js";
import { audienceOf } from "../log/audience.js";
import { diceOf, unfolded } from "../dice/read-faces.js";
import type { Dice, RollSpec } from "../contract/dice.js";
import { postMessage } from "./post-message.js";
import { postUnder } from "./post-once.js";
import { rollAll } from "../roll/roll.js";
import { keptWords } from "../act/told.js";
import { recordOf } from "../dice/roll-record.js";
import { isNobodys } from "../log/impersonal.js";
import type { DeedDraft, DeedTarget } from "./deed-draft.js";
import { DEED_INTENT } from "../record/deed-call.js";
import type { DeedCall } from "../record/deed-call.js";

export interface PostOptions {
  /** Id of the message where time calls for the deed, so that it is posted once. */
  readonly clock?: string;
  readonly audience?: { readonly whisper: readonly string[]; readonly blind: boolean };
}

/** Returns the faces thrown by id of the roll; undefined where a roll is not the one called for. */
function diceThrown(specs: readonly RollSpec[], thrown: readonly foundry.dice.Roll[]): Dice | undefined {
  const records = thrown.map(recordOf);
  return diceOf(unfolded(specs, records), records);
}

/**
 * Posts a deed that time calls for under its id. Returns false where that exists already, or nobody is left to do it
 * to.
 */
export async function postOnce(id: string, draft: DeedDraft, audience: PostOptions["audience"]): Promise<boolean> {
  const { able } = draft;
  if (able.length === 0) return false;
  return postUnder(id, () => postDeed(draft, able, { clock: id, ...(audience && { audience }) }));
}

/** Rolls and posts a deed; the arbiter decides its outcome. */
export async function postDeed(
  draft: DeedDraft,
  targets: readonly DeedTarget[],
  options: PostOptions = {},
): Promise<void> {
  const { joined } = draft; // as they are while the dice are called for
  const rolls: foundry.dice.Roll[] = [];
  const counts: number[] = [];
  let lead: Dice | undefined;
  for (const target of targets) {
    const specs = draft.procedure.rolls({ ...draft.situation(target), ...(lead && { lead }) });
    const thrown = await rollAll(specs);
    lead ??= diceThrown(specs, thrown);
    rolls.push(...thrown);
    counts.push(thrown.length);
  }
  const [first] = targets;
  const deed: DeedCall = {
    id: draft.id,
    choices: draft.settled,
    clock: options.clock !== undefined,
    time: game.time.worldTime,
    rolls: counts,
    about: draft.about,
    joined,
    given: draft.given,
    forced: first ? draft.forcedOn(first) : null,
  };
  const [doer] = targets.map((target) => draft.doerOf(target));
  const ofAll = isNobodys({ procedure: draft.procedure, clock: deed.clock, people: targets.length });
  const intent = draft.intent(targets);
  const audience =
    audienceOf(deed.forced?.card ?? deed.about ?? "") ?? options.audience ?? recipients(draft.visibility);
  await postMessage({
    type: "deed",
    data: { ...intent, deed },
    rolls,
    speaker: ofAll ? null : (doer ?? {}),
    audience,
    words: keptWords({ intent: DEED_INTENT.read(intent), deed }, audience?.whisper),
    id: options.clock,
  });
}
