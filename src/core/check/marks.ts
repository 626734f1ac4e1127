import { flagOf } from "../foundry/flags.js";
import { record, text, whole, type Read } from "../shape/shape.js";
import { shelfOf, usersHere, type Made } from "./foundry.js";

const MARK = record({
  run: text,
  user: text,
  /** Of the clock of whoever checks, in milliseconds. */
  at: whole,
  point: whole,
  total: whole,
});
/** What the folder of a run says of it: who checks, since when it was last heard of, and how far it is. */
export interface Mark extends Read<typeof MARK> {
  readonly folder: string;
}

/** After so long without a word a run is over, in milliseconds: one point may take most of it. */
const SILENCE = 120_000;
/** The run of this tab, so that it is known again after a reload. */
const KEY = "gardien.check";

/** What is known of a run that this page has not begun. */
export type KnownRun = {
  readonly kind: "busy" | "cut";
  readonly mark: Mark;
  readonly name: string;
  /** It was begun by this user, elsewhere. */
  readonly own: boolean;
} | null;

/** The runs that the world knows of. */
function marks(): readonly Mark[] {
  return [...shelfOf("Folder")].flatMap((folder) => readMark(folder) ?? []);
}

function readMark(folder: Made): Mark | null {
  const mark = flagOf(folder, "check", MARK);
  return mark.run === "" ? null : { folder: folder.id, ...mark };
}

/** Whether somebody checks this world now, or a check was cut short. */
export function standing(here: string | null): KnownRun {
  const found = marks().filter(({ run }) => run !== here);
  const told = found.map((mark): NonNullable<KnownRun> => {
    const user = usersHere().find(({ id }) => id === mark.user);
    const kind = isOver(mark, user?.active === true) ? "cut" : "busy";
    return { kind, mark, name: user?.name ?? "", own: mark.user === game.userId };
  });
  return told.find(({ kind }) => kind === "busy") ?? told[0] ?? null;
}

function isOver({ run, user, at }: Mark, there: boolean): boolean {
  if (!there || Date.now() - at > SILENCE) return true;
  return user === game.userId && sessionStorage.getItem(KEY) === run;
}

/** What the folder of a run says as it begins. */
export function firstMark(run: string, total: number): object {
  sessionStorage.setItem(KEY, run);
  return { run, user: game.userId, at: Date.now(), point: 0, total };
}

/** Says how far a run is. */
export async function moveMark(run: string, point: number): Promise<void> {
  const folder = [...shelfOf("Folder")].find((one) => readMark(one)?.run === run);
  await folder?.update({ "flags.gardien.check.point": point, "flags.gardien.check.at": Date.now() });
}
