import { createActor } from "../documents/actor.js";
import { t } from "../text/i18n.js";
import type { Preview } from "./conversion.js";

/** Makes the actor of a preview, with what was guessed and left behind among its notes; `null` where there is none. */
export async function createConverted(preview: Preview, name = preview.actor?.name ?? ""): Promise<Actor | null> {
  if (!preview.actor) return null;
  const { getProperty, setProperty } = foundry.utils;
  const data = (await preview.make?.(name)) ?? structuredClone(preview.actor);
  const path = `system.${preview.notesAt}`;
  const before = getProperty(data, path) as string | undefined;
  setProperty(data, path, `${before ?? ""}${report(preview)}`);
  return (await createActor(data)) ?? null;
}

/** What a conversion has to say of itself, as text of a sheet; what somebody typed is escaped. */
function report({ guessed, dropped }: Preview): string {
  return list("GARDIEN.CONVERT.guessed", guessed) + list("GARDIEN.CONVERT.dropped", dropped);
}

function list(title: string, lines: readonly string[]): string {
  if (lines.length === 0) return "";
  const { escapeHTML } = foundry.utils;
  const items = lines.map((line) => `<li>${escapeHTML(line)}</li>`).join("");
  return `<h3>${escapeHTML(t(title))}</h3><ul>${items}</ul>`;
}
