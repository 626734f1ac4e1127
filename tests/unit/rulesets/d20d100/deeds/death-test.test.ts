import { beforeEach, describe, expect, test } from "vitest";
import { noteSaid } from "../../../../../src/core/play/messages/as-sent.js";
import { rollAll } from "../../../../../src/core/play/roll/roll.js";
import { DeedDraft } from "../../../../../src/core/play/draft/deed-draft.js";
import type { DeedChoices } from "../../../../../src/core/play/contract/deed.js";
import { d20d100Deeds } from "../../../../../src/rulesets/d20d100/deeds/index.js";
import { deathCauseOf } from "../../../../../src/rulesets/d20d100/deeds/body/death-cause.js";
import { settingKey } from "../../../../../src/rulesets/d20d100/settings.js";
import { announce } from "../../../../../src/core/foundry/types/hooks.js";
import { seatAt } from "../../../../support/play/all-tables.js";
import { comes, KEEPER, onCard, PLAYER, recordOn, sent } from "../../../../support/play/arbiter-table.js";

let hero: Actor;

/** A deed as somebody's message says it, with its dice; how it was judged. */
async function done(id: string, author: string, choices: DeedChoices) {
  const procedure = d20d100Deeds.procedures[id];
  if (!procedure) throw new Error(`no deed ${id}`);
  const draft = new DeedDraft(id, "d20d100", procedure, [hero], choices).sent;
  const specs = procedure.rolls({ actor: hero, choices: draft.settled });
  const deed = { id, choices: draft.settled, clock: false, time: 0, rolls: [specs.length], about: null, joined: [] };
  const said = JSON.parse(JSON.stringify({ ...draft.intent(draft.able), deed })) as Record<string, unknown>;
  const rolls = await rollAll(specs);
  noteSaid(said as never, rolls);
  const message = sent("deed", author, said, { rolls: rolls.map((roll) => JSON.stringify(roll)) });
  await comes(message);
  return { message, verdict: recordOn(message).verdict };
}

const struck = () => done("harm", KEEPER, { damage: "10" });
const tested = async (cause: string) => {
  const { verdict } = await done("deathTest", PLAYER, { cause });
  return [verdict.standing, verdict.targets[0]?.outcome?.["cause"]];
};

beforeEach(async () => {
  ({ hero } = await seatAt("d20d100"));
  await game.settings.set("gardien", settingKey("useMassiveDamage") as never, true as never);
  announce("gardien.settingChanged", settingKey("useMassiveDamage"));
  await hero.update({ system: { hp: { value: 12, max: 12 } } } as never);
});

describe("DD-93, DD-163: a test against death", () => {
  test("is for what a card asks it, whatever a player's message says", async () => {
    await struck();
    expect(await tested("stun")).toEqual(["judged", "massive"]);
  });

  test("waits for the keeper where no card asks for it, or one has had its answer", async () => {
    expect(await tested("massive")).toEqual(["review", "massive"]);
    await struck();
    const answered = await done("deathTest", PLAYER, { cause: "massive" });
    expect(answered.verdict.standing).toBe("judged");
    expect(await tested("massive")).toEqual(["review", "massive"]);
  });

  test("is the keeper's to call for, with or without a card", async () => {
    const { verdict } = await done("deathTest", KEEPER, { cause: "stun" });
    expect([verdict.standing, verdict.targets[0]?.outcome?.["cause"]]).toEqual(["judged", "stun"]);
  });

  test("is asked for no more once the blow is taken back", async () => {
    const { message } = await struck();
    await onCard(message, { action: "undo" });
    expect(await tested("massive")).toEqual(["review", "massive"]);
  });

  test("is for a mercy blow or a stunning one where that has got the better", () => {
    const close = { kind: "close", won: true, way: "stun", hurt: null };
    const blows = [close, { ...close, way: "kill" }, { ...close, won: false }, { ...close, way: "seize" }];
    expect(blows.map(deathCauseOf)).toEqual(["stun", "kill", null, null]);
    expect(deathCauseOf({ ...close, way: "hit", hurt: { massive: true } })).toBe("massive");
  });
});
