import { beforeEach, expect, test, vi } from "vitest";
import { writeStory } from "../../../../src/core/fight/story.js";
import {
  BEAST,
  comes,
  intent,
  KEEPER,
  onCard,
  PLAYER,
  rolls,
  sent,
  sitDown,
  target,
} from "../../../support/play/arbiter-table.js";
import { readIn } from "../../../support/windows/drawn-cards.js";

const FIGHT = "fight00000000000";

interface Written {
  readonly ownership: { readonly default: number };
  readonly pages: readonly { readonly text: { readonly content: string } }[];
}
const create = vi.fn<(source: Written) => Promise<undefined>>(() => Promise.resolve(undefined));
let told: readonly string[];

beforeEach(() => {
  create.mockClear();
  told = sitDown().told;
  readIn("fr");
  vi.stubGlobal("JournalEntry", { create });
  Object.assign(globalThis, { CONST: { ...CONST, DOCUMENT_OWNERSHIP_LEVELS: { NONE: 0, OBSERVER: 2 } } });
});

async function shoot(round: number, more: object = {}): Promise<{ _id?: unknown }> {
  const combat = { id: FIGHT, round };
  const shot = sent("attack", PLAYER, intent({ combat, targets: [target()] }), { rolls: rolls(19), ...more });
  await comes(shot);
  await onCard(shot, { action: "accept" }); // its lines are missing
  return shot;
}

async function storyTold(): Promise<string> {
  await writeStory({ id: FIGHT } as Combat);
  return (create.mock.calls[0]?.[0].pages[0]?.text.content ?? "").replaceAll("\u00A0", " ");
}

test("a fight is told round by round, in a journal that players may read", async () => {
  await shoot(1);
  await shoot(1);
  await shoot(2);
  const sentence = "<p>Ada contre Bête : touché, Abdomen, blessure \\w+.</p>";
  const story = `^<h2>Round 1</h2>${sentence}${sentence}<h2>Round 2</h2>${sentence}$`;
  expect(await storyTold()).toMatch(new RegExp(story));
  expect(create.mock.calls[0]?.[0].ownership).toEqual({ default: 2 });
});

test("what was taken back, what is whispered and what belongs to another fight is no part of it", async () => {
  await shoot(1, { whisper: [KEEPER] });
  await onCard(await shoot(1), { action: "undo" });
  expect(await storyTold()).toBe("");
  expect(told).toEqual(["Rien de ce combat n’est encore à raconter."]);
});

test("a name that somebody typed is told as it is", async () => {
  (fromUuidSync(BEAST) as Actor).updateSource({ prototypeToken: { name: "<b>Bête</b>" } });
  await shoot(1);
  expect(await storyTold()).toContain("Ada contre &lt;b&gt;Bête&lt;/b&gt; : ");
});
