import { startDeed } from "../../deed/start.js";
import type { KeeperPart } from "../contract.js";
import { loadKeeper, rulesetsInPlay } from "../loaded.js";
import { groupOf } from "../people.js";
import { mostPlayed } from "../table-state.js";
import type { DeedChoices } from "../../play/contract/deed.js";
import { loadDeeds } from "../../play/loaded/deeds.js";
import { rulesetOf } from "../../rulesets.js";
import { refuse } from "../../text/errors.js";
import { actorAt } from "../../world/world.js";
import { adversariesOf } from "../../world/adversaries.js";
import { WHOM, type Whom } from "../../requests/request.js";

/** How a request is made. */
export interface RequestOptions {
  /** Whom it is meant for: a word, or UUIDs of actors. Absent: the group. */
  readonly of?: Whom | readonly string[];
  /** Id of the ruleset. Absent: that of the actors named, else the one that most are played by. */
  readonly ruleset?: string;
  /** What is chosen from the start, by the ids of the fields of its window. */
  readonly choices?: DeedChoices;
  /** The click: with Shift there is no window. */
  readonly event?: Event;
  readonly window?: boolean;
}

/** Asks several for a test, a save or whatever else their rules ask of each: opens the window, or posts it at once. Keepers only. */
export async function request(ask = "request", options: RequestOptions = {}): Promise<void> {
  const { of = "group", choices = {}, event, window } = options;
  if (!game.user.isGM) {
    refuse("GARDIEN.REQUEST.keepersOnly");
    return;
  }
  const named = typeof of === "string" ? [] : of.flatMap((uuid) => actorAt(uuid) ?? []);
  const ruleset = options.ruleset || rulesetOf(named[0]?.type ?? "")?.id || (await mostPlayed(rulesetsInPlay()));
  const [part, deeds] = await Promise.all([loadKeeper(ruleset), loadDeeds(ruleset)]);
  const act = part?.asks.find(({ id }) => id === ask) ?? part?.asks.find(({ deed }) => deed === ask);
  const deed = act?.deed ?? ask;
  if (!part || !deeds || !Object.hasOwn(deeds.procedures, deed)) {
    refuse("GARDIEN.REQUEST.unknown", { ask, ruleset });
    return;
  }
  const whom = named.length > 0 ? named : peopleMeant(WHOM.find((one) => one === of) ?? "group", ruleset, part);
  const people = whom.filter((actor) => act?.fits?.(actor) ?? true);
  if (people.length === 0) {
    refuse("GARDIEN.REQUEST.nobody");
    return;
  }
  await startDeed(deed, people, { ...act?.choices, ...choices }, { event, window });
}

function peopleMeant(of: Whom, ruleset: string, part: KeeperPart): readonly Actor[] {
  const group = () => groupOf(ruleset, part).map(({ actor }) => actor);
  const ways: Readonly<Record<Whom, () => readonly Actor[]>> = {
    group,
    adversaries: () => adversariesOf(ruleset),
    all: () => [...group(), ...adversariesOf(ruleset)],
    selected: () => {
      const tokens = canvas.ready ? (canvas.tokens?.controlled ?? []) : [];
      const actors = tokens.flatMap(({ actor }) => (actor && rulesetOf(actor.type)?.id === ruleset ? [actor] : []));
      return [...new Set(actors)];
    },
  };
  return ways[of]();
}
