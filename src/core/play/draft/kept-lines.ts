import { flagOf } from "../../foundry/flags.js";
import { write } from "../../foundry/write.js";
import { list, record, text, whole, type Read } from "../../shape/shape.js";
import type { Draft, OwnLine } from "./draft.js";

const FLAG = "sceneLines";

/** How many lines a user keeps at most; the oldest go. */
const MOST = 60;

const LINE = record({ id: text, scene: text, actor: text, value: whole, reason: text });
const KEPT = record({ lines: list(LINE, MOST) });
type KeptLine = Read<typeof LINE>;

type Who = Pick<Draft, "attacker" | "token">;

/** The scene that an attack belongs to: that of the token, else the one in view; empty at a table without any. */
const sceneOf = ({ token }: Who): string => token?.parent?.id ?? game.scenes.viewed?.id ?? "";

const allKept = (): readonly KeptLine[] => flagOf(game.user, FLAG, KEPT).lines;

const isHis =
  (who: Who) =>
  ({ scene, actor }: KeptLine): boolean =>
    scene === sceneOf(who) && actor === who.attacker.uuid;

/** Returns the lines that this user keeps for an attacker on their scene. */
export function keptLines(who: Who): OwnLine[] {
  return allKept()
    .filter(isHis(who))
    .map(({ id, value, reason }) => ({ id, value, reason }));
}

/** Whether this user keeps a line. */
export function isKept(line: string): boolean {
  return allKept().some(({ id }) => id === line);
}

/** Keeps a line of the user's for all attacks of this attacker on their scene, or keeps it no longer. */
export async function keepLine(who: Who, { id, value, reason }: OwnLine, kept: boolean): Promise<void> {
  const others = allKept().filter((line) => line.id !== id);
  const own = { id, scene: sceneOf(who), actor: who.attacker.uuid, value, reason };
  const lines = kept ? [...others, own].slice(-MOST) : others;
  await write(game.user, { [`flags.gardien.${FLAG}`]: { lines } });
}
