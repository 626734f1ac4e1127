import { list, oneOf, real, record, text, wholeFrom, type Read } from "../../../core/shape/shape.js";
import { setting } from "../../../core/settings/settings.js";
import { writeWorldSetting } from "../../../core/settings/world-setting.js";
import { ARMIES, MOST_EARNED, type Army } from "../deeds/fight/battle.js";

/** Where the world keeps it. */
const BATTLE = "rpgBattle";

/** The most lines that are kept, of both armies together. */
const MOST_LINES = 200;

/** RP-78 — a battle that is going on, as the keeper keeps it. */
const KEPT = record({
  names: record({ a: text, b: text }),
  /** What an army won or lost by what an actor did. */
  lines: list(
    record({
      ...{ id: text, army: oneOf(ARMIES), points: wholeFrom(-MOST_EARNED, MOST_EARNED, 0), text },
      /** Milliseconds of the table's clock. */
      date: real,
    }),
    MOST_LINES,
  ),
});
export interface BattleRecord extends Read<typeof KEPT> {}

/** RP-78 — the battle as it stands. */
export const battleNow = (): BattleRecord => KEPT.read(setting(BATTLE));

/** RP-78 — the points that an army has so far. */
export function earnedBy(army: Army, { lines }: BattleRecord): number {
  return lines.reduce((sum, line) => (line.army === army ? sum + line.points : sum), 0);
}

/** What is on its way to the server: the next change builds on it, not on what it replaces. */
let keeping: Promise<unknown> = Promise.resolve();

function keep(change: (battle: BattleRecord) => BattleRecord): Promise<void> {
  const kept = keeping.then(async () => {
    await writeWorldSetting(BATTLE, change(battleNow()));
  });
  keeping = kept.catch(() => undefined); // whoever asked hears of the failure
  return kept;
}

/** RP-78 — the battle once all that was changed is kept. */
export async function battleKept(): Promise<BattleRecord> {
  await keeping;
  return battleNow();
}

export function nameArmy(army: Army, name: string): Promise<void> {
  return keep(({ names, lines }) => ({ names: { ...names, [army]: name }, lines }));
}

export function addLine(army: Army, points: number, words: string): Promise<void> {
  const line = { id: foundry.utils.randomID(), army, points, text: words, date: Date.now() };
  return keep(({ names, lines }) => ({ names, lines: [...lines, line].slice(-MOST_LINES) }));
}

export function removeLine(id: string): Promise<void> {
  return keep(({ names, lines }) => ({ names, lines: lines.filter((line) => line.id !== id) }));
}

/** Another battle begins. */
export function forgetBattle(): Promise<void> {
  return keep(() => ({ names: { a: "", b: "" }, lines: [] }));
}
