import { everybody } from "../foundry/prepare-again.js";
import { say } from "../text/text.js";
import { nameOf } from "../world/selected-actors.js";
import type { Foreseen } from "./contract.js";
import { keeperOf, loadKeeper, rulesetsInPlay } from "./loaded.js";
import { keeperNotes } from "./notes.js";

/** Something that falls due: what time brings to somebody, or what the keeper has noted. */
export interface Due {
  /** World time in seconds. */
  readonly at: number;
  /** In the reader's language. */
  readonly title: string;
  readonly more: string;
  readonly rule: string;
  /** UUID of whom it befalls; empty for a note. */
  readonly actor: string;
  /** Id of the note; empty for anything else. */
  readonly note: string;
  readonly averts: Foreseen["averts"] | null;
}

/** Returns all that falls due at this table, the earliest first; what the keeper has noted stays until it is struck out. */
export async function upcoming(now: number): Promise<readonly Due[]> {
  await Promise.all(rulesetsInPlay().map(loadKeeper));
  const notes = keeperNotes().map(({ id, at, text }): Due => {
    return { at, title: text, more: "", rule: "", actor: "", note: id, averts: null };
  });
  return [...everybody().flatMap((actor) => dueFor(actor, now)), ...notes].sort((a, b) => a.at - b.at);
}

function dueFor(actor: Actor, now: number): readonly Due[] {
  const foreseen = keeperOf(actor)?.foreseen(actor, now) ?? [];
  if (foreseen.length === 0) return [];
  const name = nameOf(actor);
  return foreseen.map(({ at, what, more, rule, averts }): Due => ({
    at,
    title: say({ key: "GARDIEN.KEEPER.TIME.of", data: { name, what } }),
    more: more ? say(more) : "",
    rule: rule ?? "",
    actor: actor.uuid,
    note: "",
    averts: averts ?? null,
  }));
}

/** Returns what a step of the clock crosses: what is already over waits for nothing. */
export function crossed(due: readonly Due[], now: number, seconds: number): readonly Due[] {
  return due.filter(({ at }) => at > now && at <= now + seconds);
}
