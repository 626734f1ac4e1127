interface Keybindings {
  register(namespace: string, action: string, data: object): void;
}

/** Registers a key of ours, which users may change; the names of actions are data to us. */
export function registerKey(action: string, data: object): void {
  const { keybindings } = game as unknown as { keybindings: Keybindings };
  keybindings.register("gardien", action, data);
}
