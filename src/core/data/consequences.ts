/** Options of an update that says where somebody stands: what follows from the rest of it is not to have that otherwise. */
interface UpdateOptions {
  readonly gardienTold?: readonly string[];
}

/** An update's options: all that it says stands, also what stays as it is and is therefore left out of the change. */
export function toldIn(update: object): UpdateOptions {
  return { gardienTold: Object.keys(update) };
}

/** Writes into an update what else becomes of its `system`, by path under it, before it is stored. */
export function addConsequences(
  changed: Readonly<Record<string, unknown>>,
  consequences: (change: object) => Readonly<Record<string, unknown>>,
  options: object = {},
): void {
  const { system } = changed;
  if (typeof system !== "object" || system === null) return;
  const { gardienTold = [] } = options as UpdateOptions;
  for (const [path, value] of Object.entries(consequences(system))) {
    const stands = gardienTold.includes(`system.${path}`) && !foundry.utils.hasProperty(system, path);
    if (!stands) foundry.utils.setProperty(system, path, value);
  }
}

interface Following {
  consequences(change: object, undone: boolean): Readonly<Record<string, unknown>>;
}

const follows = (model: object): model is Following => "consequences" in model;

/** Returns what a model has follow from a change of it; nothing where it is none of ours. */
export function followingFrom(model: object, undone: boolean): (change: object) => Readonly<Record<string, unknown>> {
  return (change) => (follows(model) ? model.consequences(change, undone) : {});
}
