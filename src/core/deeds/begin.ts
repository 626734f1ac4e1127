import { rulesetOf } from "../../rulesets/index.js";
import { refuse, reportFailure, tell, warn } from "../errors.js";
import { say } from "../text.js";
import { actorAt, targetedTokens } from "../attack/world.js";
import { DeedDraft } from "./draft.js";
import { loadDeeds } from "./loaded.js";
import { postDeed } from "./post.js";
import type { DeedChoices } from "./procedure.js";

export interface DeedOptions {
  /** The click: with Shift there is no window. */
  readonly event?: Event | undefined;
  /** Whether there is a window; without a word there is one where something can be chosen. */
  readonly window?: boolean | undefined;
  /** Id of the attack it is about. */
  readonly about?: string | undefined;
}

/** Does a deed to these actors, or to the tokens selected or targeted: asks in a window, or rolls at once. */
export async function beginDeed(
  id: string,
  actors: readonly Actor[],
  choices: DeedChoices,
  { event, window, about }: DeedOptions,
): Promise<void> {
  const named = actors.length > 0 ? actors : atHand();
  const ruleset = named.map(({ type }) => rulesetOf(type)).find((one) => one !== undefined);
  const people = named.filter(({ type }) => rulesetOf(type) === ruleset);
  if (!ruleset) {
    refuse("GARDIEN.DEED.ERROR.nobody");
    return;
  }
  const { procedures = {} } = (await loadDeeds(ruleset.id)) ?? {};
  const procedure = Object.hasOwn(procedures, id) ? procedures[id] : undefined;
  if (!procedure) {
    refuse("GARDIEN.DEED.ERROR.unknown", { id });
    return;
  }
  const draft = new DeedDraft(id, ruleset.id, procedure, people, choices, about ?? null);
  await draft.complete();
  const shift = event !== undefined && "shiftKey" in event && event.shiftKey === true;
  if (window ?? (!shift && draft.fields.length > 0)) await (await import("./window.js")).DeedWindow.open(draft, doDeed);
  else await doDeed(draft);
}

/** Rolls and posts a prepared deed for everybody to whom nothing stands in the way; true when it was posted. */
async function doDeed(prepared: DeedDraft): Promise<boolean> {
  const draft = prepared.sent;
  const { able, present } = draft;
  const hindered = present.filter((target) => !able.includes(target));
  for (const target of hindered) {
    const obstacle = draft.procedure.obstacle(draft.situation(target));
    if (obstacle) warn(say(obstacle));
  }
  if (able.length === 0) return false;
  if (draft.procedure.vote && (await import("./vote.js")).voters(draft.ruleset).length === 0) {
    refuse("GARDIEN.VOTE.nobody");
    return false;
  }
  try {
    await postDeed(draft, able);
    const { by, vote, doubt } = draft.procedure;
    const doubted = able.some((target) => doubt?.(draft.situation(target)));
    if ((by === "keeper" || doubted) && !vote && !game.user.isGM) tell("GARDIEN.DEED.asked");
    return true;
  } catch (error) {
    reportFailure("deed.roll", error);
    return false;
  }
}

/** The actors of the tokens selected, else of those targeted. */
function atHand(): readonly Actor[] {
  const selected = canvas.ready ? (canvas.tokens?.controlled ?? []).map(({ document }) => document) : [];
  const tokens = selected.length > 0 ? selected : targetedTokens();
  return [...new Set(tokens.flatMap(({ actor }) => actor ?? []))];
}

/** The same to the actors of some UUIDs; actors that are gone are left out. */
export async function beginByUuid(
  id: string,
  uuids: readonly string[],
  choices: DeedChoices,
  options: DeedOptions,
): Promise<void> {
  const actors = uuids.flatMap((uuid) => actorAt(uuid) ?? []);
  if (uuids.length > 0 && actors.length === 0) refuse("GARDIEN.DEED.ERROR.nobody");
  else await beginDeed(id, actors, choices, options);
}
