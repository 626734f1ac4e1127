import { rulesetOf } from "../rulesets.js";
import { FetchedPart } from "../ui/lazy-part.js";
import { MAX_EFFECT } from "../play/effects/keeper-effect.js";
import { nameAsRead } from "../text/names-read.js";
import { decimal, signed, t } from "../text/i18n.js";
import { byName } from "../ui/by-name.js";
import { effectItemId } from "../play/effects/item-id.js";

const parts = new FetchedPart((type) => rulesetOf(type)?.effects);

/** Loads what effects may change in an actor's ruleset, before any of it is told. */
export async function loadEffectRules({ type }: Pick<Actor, "type">): Promise<void> {
  await parts.load(type);
}

/** A number that an effect may change, in the reader's words. */
export interface OfferedTarget {
  readonly id: string;
  readonly name: string;
}

/** Returns what an effect may change of some actors of one ruleset: its numbers, then things each of them has. */
export function targetsOf(actors: readonly Actor[]): readonly OfferedTarget[] {
  const [first] = actors;
  const rules = first && parts.known(first.type);
  if (!rules) return [];
  const named = rules.targets.map(({ id, name }) => ({ id, name: t(name) }));
  const own = (rules.items ?? []).flatMap(({ type, id }) =>
    actors.flatMap((actor) =>
      [...actor.items]
        .filter((item) => (item.type as string) === type)
        .map((item) => ({ id: effectItemId(id, item), name: nameAsRead(item.name, item.system) })),
    ),
  );
  const known = new Map(own.map((one) => [one.id, one]));
  return [...named, ...byName([...known.values()])];
}

/** Returns what a number of an effect is added to, in words; a thing that is gone keeps its own word. */
export function targetName(actor: Actor, id: string): string {
  return targetsOf([actor]).find((one) => one.id === id)?.name ?? id.slice(id.indexOf(".") + 1);
}

/** Tells whether the numbers of effects in an actor's ruleset count something else than points. */
export function hasUnit({ type }: Pick<Actor, "type">): boolean {
  return parts.known(type)?.unit !== undefined;
}

/** Returns a number of an effect with the ruleset's unit. */
export function amountTold(actor: Actor, value: number): string {
  const unit = parts.known(actor.type)?.unit;
  const amount = value < 0 ? `−${decimal(-value)}` : signed(value);
  return unit ? t(`${unit}.${Math.abs(value) === 1 ? "one" : "other"}`, { count: amount }) : amount;
}

/** Returns the most that an effect adds or takes in an actor's ruleset. */
export function mostFor(actor: Pick<Actor, "type">): number {
  return Math.min(MAX_EFFECT, parts.known(actor.type)?.most ?? MAX_EFFECT);
}
