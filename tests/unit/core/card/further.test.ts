import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { takeUp } from "../../../../src/core/play/arbiter/arbiter.js";
import { ask } from "../../../../src/core/play/arbiter/send-request.js";
import { actionsOf, furtherWeapon } from "../../../../src/core/card/parts/row-actions.js";
import type { AttackProcedure } from "../../../../src/core/play/contract/attack.js";
import { loadDeeds } from "../../../../src/core/play/loaded/deeds.js";
import { gb } from "../../../../src/rulesets/gb/index.js";
import {
  BEAST,
  comes,
  GUN,
  HERO,
  KEEPER,
  PLAYER,
  recordOn,
  RIVAL,
  settled,
  sitDown,
  type Data,
} from "../../../support/play/arbiter-table.js";
import { blow, duel, playDuel, says } from "../../../support/play/duel.js";
import { PROCEDURES, sentDeed } from "../../../support/play/deed-of.js";

const text = (key: string) => ({ key });
const gun = () => fromUuidSync(GUN) as unknown as Item;
const KNIFE = { name: "Couteau" } as Item;

/** A blow that tells of a loss grants another, with a knife where it was heavy. */
const granting: Pick<AttackProcedure, "oneMore" | "oneMoreWith"> = {
  oneMore: (_attacker, _weapon, _target, { loss }) => (Number(loss) > 0 ? text("once more") : null),
  oneMoreWith: (_attacker, { loss }) => (Number(loss) > 10 ? KNIFE : null),
};
/** A spell that has tired its caster by two leads to a touch. */
const spell = {
  ...PROCEDURES.toil,
  strikes: ({ pf }: { readonly pf?: unknown }) => (pf === 2 ? { weapon: gun(), label: text("touch") } : null),
};

const [deeds, { oneMore, calls, oneMoreWith }] = [gb.deeds, duel];
let restore = () => {};

beforeEach(async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  restore = await playDuel();
  says.asks = false;
  Object.assign(duel, granting);
  Object.assign(gb, { deeds: () => Promise.resolve({ procedures: { spell }, due: () => [] }) });
  await loadDeeds("gb");
});

afterEach(() => {
  restore();
  Object.assign(gb, { deeds });
  Object.assign(duel, { oneMore, calls, oneMoreWith });
});

/** What the card of a message offers its reader once it is judged: the words of the button, and the weapon it begins with. */
function shown(source: Data, reader: string, whom: string) {
  const { verdict } = recordOn(source);
  const [target] = verdict.targets;
  const actor = fromUuidSync(whom) as unknown as Actor;
  if (!target) throw new Error("nobody was struck");
  const table = game as unknown as Data;
  const keeper = table["userId"];
  table["userId"] = reader;
  const { again, calls: called } = actionsOf(target, 0, verdict, actor);
  table["userId"] = keeper;
  const weapon = furtherWeapon(actor, target, verdict)?.name ?? null;
  return { seen: { stage: target.stage, again, weapon }, called: called.map(({ label }) => label) };
}

const offered = (...asked: Parameters<typeof shown>) => shown(...asked).seen;

async function judged(source: Data): Promise<void> {
  sitDown();
  takeUp();
  await comes(source);
}

async function act(source: Data, action: "apply" | "undo"): Promise<void> {
  await ask(recordOn(source).message, { action, target: 0, override: {}, retarget: null });
  await settled();
}

describe("a blow that grants a further one", () => {
  it("offers it to whoever plays its attacker once it is written, and no more when it is taken back", async () => {
    const struck = blow(8);
    await judged(struck);
    if (recordOn(struck).verdict.targets[0]?.stage === "applied") await act(struck, "undo");
    expect(offered(struck, PLAYER, BEAST).again).toBe("");
    await act(struck, "apply");
    expect(offered(struck, PLAYER, BEAST)).toEqual({ stage: "applied", again: "once more", weapon: null });
    expect(offered(struck, RIVAL, BEAST).again).toBe("");
  });

  it("goes on with the weapon that the rules name", async () => {
    const struck = blow(15);
    await judged(struck);
    expect(offered(struck, PLAYER, BEAST).weapon).toBe("Couteau");
  });
});

describe("what a blow asks for", () => {
  it("is offered to whoever plays its target, its attacker or somebody else, whoever it is about", async () => {
    const call = (word: string, ofAttacker?: true) => ({ deed: word, choices: {}, label: text(word), ofAttacker });
    Object.assign(duel, { calls: () => [call("groan"), call("boast", true), { ...call("mend"), on: HERO }] });
    const struck = blow(8);
    await judged(struck);
    if (recordOn(struck).verdict.targets[0]?.stage !== "applied") await act(struck, "apply");
    expect([PLAYER, KEEPER].map((reader) => shown(struck, reader, BEAST).called)).toEqual([
      ["boast", "mend"],
      ["groan", "boast", "mend"],
    ]);
    expect(shown(struck, RIVAL, BEAST).called).toEqual([]);
  });
});

describe("a deed that leads to an attack", () => {
  it("offers it to whoever plays who did it, with its weapon, as long as it stands", async () => {
    const cast = sentDeed("spell", { choices: { pf: 2 } });
    await judged(cast);
    expect(offered(cast, PLAYER, HERO)).toEqual({ stage: "applied", again: "touch", weapon: gun().name });
    expect(offered(cast, RIVAL, HERO).again).toBe("");
    await act(cast, "undo");
    expect(offered(cast, PLAYER, HERO)).toEqual({ stage: "undone", again: "", weapon: null });
  });

  it("offers none where it leads to none", async () => {
    const cast = sentDeed("spell", { choices: { pf: 1 } });
    await judged(cast);
    expect(offered(cast, PLAYER, HERO)).toMatchObject({ stage: "applied", again: "", weapon: null });
  });
});
