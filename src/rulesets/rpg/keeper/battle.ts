import type { KeeperSection, Meant } from "../../../core/keeper/contract.js";
import { startDeed } from "../../../core/deed/start.js";
import { refuse } from "../../../core/text/errors.js";
import { signed } from "../attack/circumstances.js";
import { ARMIES, MOST_EARNED, type Army } from "../deeds/fight/battle.js";
import { AREA } from "../deeds/kit.js";
import { addLine, battleKept, battleNow, earnedBy, forgetBattle, nameArmy, removeLine } from "./battle-lines.js";

/** A line of a battle that is not noted yet, as it is typed. */
interface TypedLine {
  readonly points: string;
  readonly text: string;
}
const NO_LINE: TypedLine = { points: "", text: "" };

/** RP-78 — both armies of a battle, with what they won or lost so far. No redrawing loses what is typed. */
export class BattleSection implements KeeperSection {
  readonly id = "battle";
  readonly place = "requests";
  readonly template = "rulesets/rpg/keeper/battle";
  readonly acts = {
    addLine: async (button: HTMLElement) => {
      const army = armyOf(button);
      if (army && (await this.#note(army))) forgetTyping(button);
    },
    removeLine: (button: HTMLElement) => removeLine(button.dataset["line"] ?? ""),
    forget: () => forgetBattle(),
    fight: async (button: HTMLElement, meant: Meant) => {
      if (await this.#fight(meant)) forgetTyping(button);
    },
  };

  readonly #typed = new Map<Army, TypedLine>();

  context({ ticked }: Meant): object {
    const battle = battleNow();
    const date = new Intl.DateTimeFormat(game.i18n.lang, { dateStyle: "short", timeStyle: "short" });
    return {
      nobody: ticked.length === 0,
      empty: battle.lines.length === 0,
      armies: ARMIES.map((army) => ({
        id: army,
        name: battle.names[army],
        placeholder: `${AREA}.battle.${army}`,
        earned: signed(earnedBy(army, battle)),
        most: MOST_EARNED,
        typed: this.#typed.get(army) ?? NO_LINE,
        lines: battle.lines
          .filter((line) => line.army === army)
          .map(({ id, points, text, date: noted }) => ({ id, text, points: signed(points), date: date.format(noted) })),
      })),
    };
  }

  async typed(field: HTMLInputElement, how: "input" | "change" | "enter"): Promise<boolean> {
    const army = armyOf(field);
    const { new: part, army: named } = field.dataset;
    if (named !== undefined) {
      if (army && how === "change") await nameArmy(army, field.value.trim());
      return false;
    }
    if (!army || (part !== "points" && part !== "text")) return false;
    this.#typed.set(army, { ...(this.#typed.get(army) ?? NO_LINE), [part]: field.value });
    if (how !== "enter") return false;
    const noted = await this.#note(army);
    if (noted) forgetTyping(field);
    return noted;
  }

  /** Notes what is typed of an army; `false` where that says no points. */
  async #note(army: Army): Promise<boolean> {
    const { points, text } = this.#typed.get(army) ?? NO_LINE;
    const value = Number(points);
    if (!Number.isInteger(value) || value === 0 || Math.abs(value) > MOST_EARNED) {
      refuse("GARDIEN.RPG.KEEPER.noPoints");
      return false;
    }
    this.#typed.delete(army);
    await addLine(army, value, text.trim());
    return true;
  }

  /** Whether the battle could be fought: lines that are typed and say no points hold it up. */
  async #fight({ ticked }: Meant): Promise<boolean> {
    const [anybody] = ticked;
    if (!anybody) return false;
    for (const [army, { points, text }] of [...this.#typed])
      if ((points !== "" || text.trim() !== "") && !(await this.#note(army))) return false;
    const battle = await battleKept();
    const { names } = battle;
    const earned = { aEarned: earnedBy("a", battle), bEarned: earnedBy("b", battle) };
    await startDeed("battle", [anybody], { aName: names.a, bName: names.b, ...earned }, { window: false });
    return true;
  }
}

/** What was typed is noted: a redrawing does not give it back. */
function forgetTyping(near: HTMLElement): void {
  const place = near.closest<HTMLElement>("[data-column], [data-section]");
  for (const field of place?.querySelectorAll<HTMLInputElement>("[data-new]") ?? []) field.value = "";
}

function armyOf(target: HTMLElement): Army | undefined {
  const column = target.closest<HTMLElement>("[data-column]")?.dataset["column"];
  return ARMIES.find((army) => army === column);
}
