import { t } from "../text/i18n.js";

/**
 * Registers with a module through the door that its documentation describes. Where it is another one now, or refuses us,
 * keepers are told, and the game goes on without.
 * @param name the module, as keepers know it
 * @param handed what it has handed over
 * @param needed what its documentation says to be there: functions or classes, by name
 */
export async function enrol<Door extends object>(
  name: string,
  handed: unknown,
  needed: readonly (keyof Door & string)[],
  register: (door: Door) => unknown,
): Promise<void> {
  const missing = needed.filter((one) => typeof (handed as Record<string, unknown> | null)?.[one] !== "function");
  try {
    if (missing.length > 0) throw new Error(missing.join(", "));
    await register(handed as Door);
  } catch (error) {
    refused(name, error);
  }
}

function refused(name: string, error: unknown): void {
  const { message } = error instanceof Error ? error : new Error(String(error));
  console.warn(`gardien | ${name}`, error);
  if (!game.user.isGM) return;
  ui.notifications.warn(foundry.utils.escapeHTML(t("GARDIEN.MODULE.door", { module: name, message })));
}
