interface Exported {
  readonly system?: object;
  readonly items?: readonly Exported[];
}

/**
 * What a document is exported as: Foundry lets whoever owns it write it to a file, which holds no keeper's notes then. Its
 * type is told by nobody: whatever Foundry's method answers depends on its options, of which we know nothing.
 */
export function asExported(data: object): never {
  if (!game.user.isGM) forget(data);
  return data as never;
}

function forget({ system, items = [] }: Exported): void {
  if (system) Reflect.deleteProperty(system, "keeperNotes");
  items.forEach(forget);
}
