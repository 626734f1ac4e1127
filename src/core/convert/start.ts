import { refuse } from "../text/errors.js";
import { isInSight } from "../settings/in-sight.js";
import type { Conversion } from "./conversion.js";

let known: readonly Conversion[] = [];

/** Notes what this table can convert. Called once, at init. */
export function knowConversions(conversions: readonly Conversion[]): void {
  known = conversions;
}

/** The conversions that start from an actor, or from what somebody types, and lead to a ruleset in sight. */
export function conversionsFor(actor: Actor | null): readonly Conversion[] {
  return known.filter(({ from, into }) => isInSight(into) && (actor ? from.includes(actor.type) : from.length === 0));
}

/** Opens the window of conversions: from an actor, or from what somebody types. Keepers only. */
export async function openConversion(source: Actor | null): Promise<void> {
  const blocks = source ? [] : (await import("./blocks/conversions.js")).blockConversions();
  const conversions = [...blocks, ...conversionsFor(source)];
  const [first] = conversions;
  if (!first || !game.user.isGM) {
    refuse("GARDIEN.CONVERT.Error.none");
    return;
  }
  const { ConversionWindow } = await import("./window.js"); // few evenings convert anything
  await ConversionWindow.open(conversions, first, source);
}
