import { refuse } from "../text/errors.js";
import { isInSight } from "../settings/in-sight.js";
import { blockConversions } from "./blocks/conversions.js";
import type { Conversion } from "./conversion.js";

let known: readonly Conversion[] = [];

/** Notes what this table can convert. Called once, at init. */
export function knowConversions(conversions: readonly Conversion[]): void {
  known = conversions;
}

/** The conversions that start from an actor, or from what somebody types or pastes, and lead to a ruleset in sight. */
export function conversionsFor(actor: Actor | null): readonly Conversion[] {
  const inSight = known.filter(({ into }) => isInSight(into));
  if (actor) return inSight.filter(({ from }) => from.includes(actor.type));
  return [...blockConversions(), ...inSight.filter(({ from }) => from.length === 0)];
}

/** Opens the window of conversions: from an actor, or from what somebody types. Keepers only. */
export async function openConversion(source: Actor | null): Promise<void> {
  const conversions = conversionsFor(source);
  const [first] = conversions;
  if (!first || !game.user.isGM) {
    refuse("GARDIEN.CONVERT.Error.none");
    return;
  }
  const { ConversionWindow } = await import("./window.js"); // few evenings convert anything
  await ConversionWindow.open(conversions, first, source);
}
