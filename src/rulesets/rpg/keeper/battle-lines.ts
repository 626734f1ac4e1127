import { list, object, oneOf, text, whole } from "../../../core/shape/heal.js";
import { setting } from "../../../core/settings/settings.js";
import { writeWorldSetting } from "../../../core/settings/world-setting.js";
import { ARMIES, MOST_EARNED, type Army } from "../deeds/fight/battle.js";

/** Where the world keeps it. */
const BATTLE = "rpgBattle";

/** The most lines that are kept, of both armies together. */
const MOST_LINES = 200;

/** RP-78 — what an army won or lost by what somebody did. */
export interface BattleLine {
  readonly id: string;
  readonly army: Army;
  readonly points: number;
  readonly text: string;
  /** Milliseconds of the table's clock. */
  readonly date: number;
}

/** RP-78 — a battle that is going on, as the keeper keeps it. */
export interface BattleRecord {
  readonly names: Readonly<Record<Army, string>>;
  readonly lines: readonly BattleLine[];
}

/** RP-78 — the battle as it stands. */
export function battleNow(): BattleRecord {
  const { names, lines } = object(setting(BATTLE));
  const { a, b } = object(names);
  return {
    names: { a: text(a), b: text(b) },
    lines: list(lines)
      .slice(0, MOST_LINES)
      .map((one) => {
        const line = object(one);
        const points = Math.min(MOST_EARNED, Math.max(-MOST_EARNED, whole(line.points)));
        const date = typeof line.date === "number" ? line.date : 0;
        return { id: text(line.id), army: oneOf(ARMIES, line.army, "a"), points, text: text(line.text), date };
      }),
  };
}

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

export function addLine(army: Army, points: number, told: string): Promise<void> {
  const line = { id: foundry.utils.randomID(), army, points, text: told, date: Date.now() };
  return keep(({ names, lines }) => ({ names, lines: [...lines, line].slice(-MOST_LINES) }));
}

export function removeLine(id: string): Promise<void> {
  return keep(({ names, lines }) => ({ names, lines: lines.filter((line) => line.id !== id) }));
}

/** Another battle begins. */
export function forgetBattle(): Promise<void> {
  return keep(() => ({ names: { a: "", b: "" }, lines: [] }));
}
