interface Exported {
  readonly system?: object;
  readonly items?: readonly Exported[];
}

/** What a document is exported as: Foundry lets whoever owns it write it to a file, which holds no keeper's notes then. */
export function asExported<Data extends object>(data: Data): Data {
  if (!game.user.isGM) forget(data);
  return data;
}

function forget({ system, items = [] }: Exported): void {
  if (system) Reflect.deleteProperty(system, "keeperNotes");
  items.forEach(forget);
}
