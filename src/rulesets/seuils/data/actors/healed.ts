import { refuse } from "../../../../core/text/errors.js";

/** Those of whom it was told, by UUID: a sheet is prepared many times. */
const told = new Set<string>();

/** SE-51, SE-55 — tells keepers, once for each sheet, that it held more ticked circles than there are. */
export function tellHealed({ uuid, name }: { readonly uuid?: string | null; readonly name?: string }): void {
  if (!uuid || told.has(uuid) || typeof game === "undefined") return;
  told.add(uuid);
  const say = (): void => {
    if (game.user.isGM) refuse("GARDIEN.SEUILS.HEALED.circles", { name: name ?? "" });
  };
  if (game.ready) say();
  else Hooks.once("ready", say);
}
