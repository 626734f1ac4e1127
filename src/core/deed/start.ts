import { DEED_CHOICES } from "../play/record/deed-call.js";
import { rulesetOf } from "../rulesets.js";
import { refuse } from "../text/errors.js";
import { isAtTable } from "../world/at-table.js";
import { actorAt, targetedTokens } from "../world/world.js";
import { loadDeeds } from "../play/loaded/deeds.js";
import { beginDeed } from "./begin.js";
import type { DeedChoices } from "../play/contract/deed.js";

/** Called like a deed by macros: the roll for a place in a fight, as the button of a sheet makes it. */
const INITIATIVE = "initiative";

/** Options of a deed that begins. */
export interface DeedOptions {
  /** The click: with Shift there is no window. */
  readonly event?: Event | undefined;
  /** Whether there is a window; absent: where something can be chosen. */
  readonly window?: boolean | undefined;
  /** Id of the attack it is about. */
  readonly about?: string | undefined;
  /** True when one of the actors is meant: the first without an obstacle, else the first. */
  readonly oneOf?: boolean | undefined;
}

/** Begins a deed on these actors, or on the selected or targeted tokens: opens its window, or rolls at once. */
export async function startDeed(
  id: string,
  actors: readonly Actor[],
  choices: DeedChoices = {},
  { event, window, about, oneOf = false }: DeedOptions = {},
): Promise<void> {
  if (id === INITIATIVE) {
    const { startInitiatives } = await import("../fight/order/start-initiative.js");
    await startInitiatives(actors.length > 0 ? actors : own(), event);
    return;
  }
  const named = actors.length > 0 ? actors : atHand();
  const ruleset = named.map(({ type }) => rulesetOf(type)).find((one) => one !== undefined);
  const people = named.filter(({ type }) => rulesetOf(type) === ruleset);
  if (!ruleset) {
    refuse("GARDIEN.DEED.ERROR.nobody");
    return;
  }
  if (!people.every(isAtTable)) return;
  const { procedures = {} } = (await loadDeeds(ruleset.id)) ?? {};
  const procedure = Object.hasOwn(procedures, id) ? procedures[id] : undefined;
  if (!procedure) {
    refuse("GARDIEN.DEED.ERROR.unknown", { id });
    return;
  }
  const shift = event !== undefined && "shiftKey" in event && event.shiftKey === true;
  const beginning = { id, ruleset: ruleset.id, procedure, people, choices, about: about ?? null, oneOf };
  await beginDeed(beginning, window, shift);
}

/** Returns the actors of the selected tokens, else of the targeted ones. */
function atHand(): readonly Actor[] {
  const selected = selectedTokens();
  return actorsOf(selected.length > 0 ? selected : targetedTokens());
}

/** Returns the actors of the selected tokens, else the user's own character: nobody else's place is rolled for. */
function own(): readonly Actor[] {
  const selected = actorsOf(selectedTokens());
  return selected.length > 0 ? selected : [game.user.character ?? []].flat();
}

function selectedTokens(): readonly TokenDocument[] {
  return canvas.ready ? (canvas.tokens?.controlled ?? []).map(({ document }) => document) : [];
}

function actorsOf(tokens: readonly TokenDocument[]): readonly Actor[] {
  return [...new Set(tokens.flatMap(({ actor }) => actor ?? []))];
}

/** Begins a deed on the actors of some UUIDs, for macros and modules. Deleted actors are left out. */
export async function deedByUuid(
  id: string,
  uuids: readonly string[] = [],
  choices: DeedChoices = {},
  options: DeedOptions = {},
): Promise<void> {
  const actors = uuids.flatMap((uuid) => actorAt(uuid) ?? []);
  if (uuids.length > 0 && actors.length === 0) refuse("GARDIEN.DEED.ERROR.nobody");
  else await startDeed(id, actors, choices, options);
}

/** Reads the choices of a button, which are JSON; empty when invalid. */
export function deedChoices(json: string | undefined): DeedChoices {
  return json ? DEED_CHOICES.read(JSON.parse(json)) : {};
}
