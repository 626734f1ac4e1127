import { reportFailure } from "../../../../core/text/errors.js";

/** What an update of skills or weapons tells its own client: what each was called before, by id. */
interface Tracked {
  gardienNames?: Record<string, string>;
}

/** Whatever a trait may be for. */
interface Thing {
  readonly id: string | null;
  readonly name: string;
}

/** Notes what something is called before it is changed. */
export function noteName({ id, name }: Thing, options: object): void {
  ((options as Tracked).gardienNames ??= {})[id ?? ""] = name;
}

/**
 * DD-32, DD-34, DD-36 — a trait that was chosen for something by its name is for that thing still once it is renamed,
 * whoever or whatever renames it. Whoever did writes it, and nobody else.
 */
export function followName(
  thing: Thing & { readonly actor: Actor | null; readonly system: unknown },
  what: "skill" | "weapon",
  options: object,
  userId: string,
): void {
  const before = (options as Tracked).gardienNames?.[thing.id ?? ""];
  const { actor, name, system } = thing;
  if (!actor || userId !== game.userId || before === undefined || before === name) return;
  const { key } = system as { readonly key: string };
  import("./rename-chosen.js")
    .then(({ renameChosen }) => renameChosen(actor, what, { key, name: before }, name))
    .catch((error: unknown) => reportFailure(`traits of ${actor.uuid}`, error));
}
