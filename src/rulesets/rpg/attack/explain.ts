import type { Explained, Modifier } from "../../../core/attack/procedure.js";
import { fight } from "./fields.js";

const LINES: readonly string[] = ["defense", "circumstances", "aimed", "margin"];

/** RP-41, RP-43 — a line in words, and where it comes from; what the keeper is asked about has words too. */
export function explainFight({ id, facts }: Modifier): Explained {
  if (id === "margin") {
    const means = ["shield", "unarmed"].find((one) => one === facts.means) ?? "weapon";
    return { name: fight("line.margin"), source: fight(`source.margin.${means}`) };
  }
  return LINES.includes(id)
    ? { name: fight(`line.${id}`), source: fight(`source.${id}`) }
    : { name: fight(`doubt.${id}`), source: fight("doubted") };
}
