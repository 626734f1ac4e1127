import type { Explained, Modifier } from "../contract/modifiers.js";
import { keeperEffects } from "./keeper-effect.js";

/** Whether a line is a number of the one who rolls, or of the one who is rolled against. */
type Side = "effect" | "against";

/**
 * Returns the lines by which a keeper's own effects change a roll: one for each effect with a number for it.
 * @param targets ids of what is rolled, as the ruleset's {@link EffectRules} name them, e.g. all attacks, and those with missiles
 */
export function effectLines(actor: Actor | null, targets: readonly string[]): readonly Modifier[] {
  return linesOf("effect", actor, targets);
}

/** Returns the same of an actor who is rolled against, whose numbers not everybody may know; they count the other way. */
export function linesAgainst(actor: Actor | null, targets: readonly string[]): readonly Modifier[] {
  return linesOf("against", actor, targets).map((line) => ({ ...line, value: -line.value }));
}

function linesOf(side: Side, actor: Actor | null, targets: readonly string[]): readonly Modifier[] {
  if (!actor) return [];
  return keeperEffects(actor).flatMap(({ id, name, numbers, hidden }): readonly Modifier[] => {
    const value = numbers.reduce((sum, one) => (targets.includes(one.target) ? sum + one.value : sum), 0);
    if (value === 0) return [];
    return [{ id: `${side}-${id}`, value, rule: "", facts: hidden ? {} : { effect: name } }];
  });
}

/** Returns what a line of an effect is called, from itself alone; `null` for any other line. */
function effectExplained({ id, facts }: Pick<Modifier, "id"> & Partial<Modifier>): Explained | null {
  const against = id.startsWith("against-");
  if (!against && !id.startsWith("effect-")) return null;
  const name = facts?.effect;
  const source = { key: `GARDIEN.EFFECT.LINE.${against ? "against" : "own"}` };
  if (name === undefined)
    return { name: { key: "GARDIEN.EFFECT.LINE.decided" }, source, ...(against && { secret: true }) };
  return { name: { key: "GARDIEN.EFFECT.LINE.named", data: { name } }, source, ...(against && { secret: true }) };
}

/** Has lines of effects explained where a ruleset explains its own; how much they add it says itself. */
export function withEffects<M extends Pick<Modifier, "id">>(
  explain: (modifier: M) => Explained,
): (modifier: M) => Explained {
  return (modifier) => {
    const ours = effectExplained(modifier);
    return ours ? { ...explain(modifier), secret: false, ...ours } : explain(modifier);
  };
}
