import { openQuestions, type OpenQuestion } from "../questions/list.js";
import type { KeeperPart, KeeperSection, Meant } from "./contract.js";
import { loadKeeper, rulesetsInPlay } from "./loaded.js";
import { crowdsOf, groupOf, type Crowd, type Somebody } from "./people.js";
import { Ticks } from "./ticks.js";
import { upcoming, type Due } from "./upcoming.js";

/** What lies beside the people of the screen. */
export const TABS = ["requests", "tables", "encounters", "session"] as const;
export type Tab = (typeof TABS)[number];

/** What the screen shows of the table, as it was when it was looked at last, and what the keeper has chosen on it. */
export class TableState {
  readonly ticks = new Ticks();
  /** The part that lies open; `people` where the screen is too narrow for both. */
  tab: Tab | "people" = "people";
  narrow = false;
  /** UUID of the table of the book that lies open. */
  openTable: string | null = null;
  /** Ids of the crowds that are folded. */
  readonly folded = new Set<string>();

  /** What is about to be handed over: UUIDs, the id of a thing, how many of it. */
  readonly hand = { from: "", to: "", thing: "", count: 1, open: false };

  ruleset = "";
  rulesets: readonly string[] = [];
  part: KeeperPart | null = null;
  sections: readonly KeeperSection[] = [];
  group: readonly Somebody[] = [];
  crowds: readonly Crowd[] = [];
  questions: readonly OpenQuestion[] = [];
  due: readonly Due[] = [];
  now = 0;

  /** What lies open beside the people. */
  get panel(): Tab {
    return this.tab === "people" ? "requests" : this.tab;
  }

  /** Everybody on the screen. */
  get everybody(): readonly Somebody[] {
    return [...this.group, ...this.crowds.flatMap(({ people }) => people)];
  }

  get meant(): Meant {
    return {
      group: this.group.map(({ actor }) => actor),
      ticked: this.everybody.flatMap(({ actor }) => (this.ticks.has(actor.uuid) ? [actor] : [])),
    };
  }

  /** Looks at the table anew. */
  async look(): Promise<void> {
    this.rulesets = rulesetsInPlay();
    const ruleset = this.rulesets.includes(this.ruleset) ? this.ruleset : await mostPlayed(this.rulesets);
    const part = (await loadKeeper(ruleset)) ?? null;
    if (part !== this.part) {
      part?.dress();
      this.sections = part?.sections?.() ?? [];
    }
    Object.assign(this, { ruleset, part, now: game.time.worldTime });
    this.group = part ? groupOf(ruleset, part) : [];
    this.crowds = part ? crowdsOf(ruleset, this.group) : [];
    this.ticks.knowGroup(this.group.map(({ actor }) => actor.uuid));
    [this.questions, this.due] = await Promise.all([openQuestions(), upcoming(this.now)]);
  }
}

/** The ruleset whose group is the largest, else the first. */
export async function mostPlayed(rulesets: readonly string[]): Promise<string> {
  const parts = await Promise.all(rulesets.map(loadKeeper));
  const sizes = rulesets.map((id, i) => ({ id, size: parts[i] ? groupOf(id, parts[i]).length : 0 }));
  return sizes.toSorted((a, b) => b.size - a.size)[0]?.id ?? "";
}
