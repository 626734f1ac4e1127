import { reportFailure } from "../../../core/errors.js";
import { chosenByName, type Named, type TraitFigures } from "../rules/traits.js";

/** What an update of skills or weapons tells its own client: what each was called before, by id. */
interface Tracked {
  gardienNames?: Record<string, string>;
}

/** Whatever a trait may be for, and a trait: a skill does not know actors any better, nor they it. */
interface Thing {
  readonly id: string | null;
  readonly name: string;
  readonly type: string;
  readonly system: unknown;
}
interface Renamed extends Thing {
  readonly actor: Actor | null;
}

/** Notes what something is called before it is changed. */
export function noteName({ id, name }: Thing, options: object): void {
  ((options as Tracked).gardienNames ??= {})[id ?? ""] = name;
}

/**
 * DD-32, DD-34, DD-36 — a trait that was chosen for something by its name is for that thing still once it is renamed,
 * whoever or whatever renames it. Whoever did writes it, and nobody else.
 */
export function followName(thing: Renamed, what: "skill" | "weapon", options: object, userId: string): void {
  const before = (options as Tracked).gardienNames?.[thing.id ?? ""];
  const { actor, name, system } = thing;
  if (!actor || userId !== game.userId || before === undefined || before === name) return;
  const named = { key: (system as Pick<Named, "key">).key, name: before };
  const updates = (actor.items.contents as readonly Thing[])
    .filter((one) => one.type === "d20d100Trait" && chosenByName(one.system as TraitFigures, what, named))
    .map(({ id }) => ({ _id: id, "system.parameter": name }));
  if (updates.length === 0) return;
  actor
    .updateEmbeddedDocuments("Item", updates as never)
    .catch((error: unknown) => reportFailure(`traits of ${actor.uuid}`, error));
}
