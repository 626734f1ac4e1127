import { beforeEach, describe, expect, test, vi } from "vitest";
import { consider, takeUp } from "../../../../../src/core/play/arbiter/arbiter.js";
import { ask } from "../../../../../src/core/play/arbiter/send-request.js";
import { verdictOn } from "../../../../../src/core/play/messages/verdict-on.js";
import { laterCards } from "../../../../../src/core/play/log/later-cards.js";
import { loadDeeds } from "../../../../../src/core/play/loaded/deeds.js";
import type { VerdictTarget } from "../../../../../src/core/play/record/verdict.js";
import {
  BEAST,
  intent,
  KEEPER,
  PLAYER,
  roll,
  rolls,
  sent,
  settled,
  sitDown,
} from "../../../../support/play/arbiter-table.js";
import type { Data } from "../../../../support/play/arbiter-table.js";

const beast = () => fromUuidSync(BEAST) as unknown as Actor;
const points = () => {
  const { pv, pf, posture, state } = beast().system as unknown as Record<"pv" | "pf", { value: number }> & {
    readonly posture: { readonly prone: boolean };
    readonly state: string;
  };
  return { pv: pv.value, pf: pf.value, prone: posture.prone, state };
};
const wounds = () => beast().items.contents.filter(({ type }) => type === "gbWound");

/** Posts what somebody did, as their client sends it; the arbiter takes it in hand. */
async function post(message: Data): Promise<ChatMessage> {
  await ChatMessage.create(message as never, { keepId: true } as never);
  const posted = game.messages.get(String(message._id)) as ChatMessage;
  consider(posted);
  await settled();
  return posted;
}

const onCard = async ({ id }: ChatMessage, action: "undo" | "apply" | "accept", target = -1): Promise<void> => {
  const record = verdictOn(id ?? "");
  if (!record) throw new Error("no verdict");
  await ask(record.message, { action, target, override: {}, retarget: null });
  await settled();
};
const targetOf = ({ id }: ChatMessage): VerdictTarget | undefined => verdictOn(id ?? "")?.verdict.targets[0];

/** A shot that wounds the beast, accepted by the keeper. */
async function wounded(d20 = 20): Promise<ChatMessage> {
  const shot = await post(sent("attack", PLAYER, intent(), { rolls: rolls(d20, 50) }));
  await onCard(shot, "accept");
  expect(wounds()).toHaveLength(1);
  return shot;
}

/** A deed to the wound by the keeper's hand, with a d100 that stops nothing. */
async function done(id: string, choices: Data = {}): Promise<ChatMessage> {
  const [wound] = wounds();
  const deed = { id, choices: { wound: wound?.id ?? "", ...choices }, clock: false, time: 0, rolls: [1] };
  const targets = [{ actor: BEAST, token: null, name: "?", img: "" }];
  const data = { ruleset: "gb", targets, combat: null, deed };
  const message = await post(sent("deed", KEEPER, data, { rolls: [roll("GbDeedRoll", 100, 99)] }));
  expect(targetOf(message)?.stage).toBe("applied");
  return message;
}

/** The wound takes its points. */
const bled = () => done("worsen", { losses: 1 });

beforeEach(async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  sitDown();
  await loadDeeds("gb");
});

describe("a blow taken back whose wound has bled since (GB-40)", () => {
  test("says that the loss stays, and the card of the loss gives it back", async () => {
    const before = points();
    const shot = await wounded();
    const loss = await bled();
    expect(laterCards(targetOf(shot)?.plan ?? null, beast()).map(({ verdict }) => verdict.subject)).toEqual([loss.id]);
    await onCard(shot, "undo");
    expect(wounds()).toEqual([]);
    expect(targetOf(shot)?.leftovers).toMatchObject([{ kind: "itemUsed" }]);
    expect(points()).toEqual({ ...before, pv: before.pv - 1, pf: before.pf - 1 });
    await onCard(loss, "undo");
    expect(points()).toEqual(before);
    expect(targetOf(loss)?.leftovers).toMatchObject([{ kind: "itemGone" }]);
  });

  test("after the loss was taken back leaves nothing to say", async () => {
    const before = points();
    const shot = await wounded();
    const loss = await bled();
    await onCard(loss, "undo");
    expect(laterCards(targetOf(shot)?.plan ?? null, beast())).toEqual([]);
    await onCard(shot, "undo");
    expect([targetOf(shot)?.leftovers, points(), wounds()]).toEqual([[], before, []]);
  });

  test("asks nothing about a roll that changed the wound alone", async () => {
    const shot = await wounded();
    await done("stabilise");
    expect(laterCards(targetOf(shot)?.plan ?? null, beast())).toEqual([]);
  });

  test("and applied again is a new wound, whole", async () => {
    const shot = await wounded();
    await bled();
    await onCard(shot, "undo");
    await onCard(shot, "apply", 0);
    const [wound] = wounds();
    expect(wound?.system).toMatchObject({ tickPv: 0, tickPf: 0 });
  });
});

describe("a blow taken back that somebody rolled a save for (GB-09)", () => {
  /** The save at 0 PF, rolled for the beast because of an attack, or of none. */
  const save = (attack: ChatMessage | null, d20: number) =>
    post(
      sent(
        "save",
        KEEPER,
        {
          ruleset: "gb",
          actor: BEAST,
          save: "fort",
          dc: 15,
          called: true,
          lines: [],
          attack: attack && { id: attack.id, target: 0 },
        },
        { rolls: [roll("GbSaveRoll", 20, d20)] },
      ),
    );

  test("takes back the save first: nobody lies on the ground because of a blow that never was", async () => {
    await beast().update({ system: { pf: { value: 1 } } } as never);
    const before = points();
    const shot = await wounded(8);
    const faint = await save(shot, 2);
    expect(points()).toMatchObject({ state: "unconscious", prone: true });
    await onCard(shot, "undo");
    expect([points(), targetOf(faint)?.stage, targetOf(faint)?.leftovers]).toEqual([before, "undone", []]);
  });

  test("so does a loss by the clock or by hand that somebody fainted of", async () => {
    await beast().update({ system: { pf: { value: 3 } } } as never);
    const shot = await wounded(8);
    await beast().update({ system: { pf: { value: 1 } } } as never);
    const before = points();
    const loss = await bled();
    const faint = await save(null, 2);
    expect(points()).toMatchObject({ state: "unconscious", prone: true });
    await onCard(loss, "undo");
    expect([points(), targetOf(faint)?.stage, targetOf(shot)?.stage]).toEqual([before, "undone", "applied"]);
  });

  test("leaves alone a save that decided nothing, and is finished by whoever resumes", async () => {
    await beast().update({ system: { pf: { value: 1 } } } as never);
    const before = points();
    const shot = await wounded(8);
    const faint = await save(shot, 2);
    await onCard(faint, "undo");
    await onCard(shot, "undo");
    takeUp();
    await settled();
    expect([points(), targetOf(shot)?.stage]).toEqual([before, "undone"]);
  });
});

describe("a keeper's window that died in the middle", () => {
  /** Puts back what the window had not yet done, and opens the table again. */
  async function resumed(shot: ChatMessage, stage: "planned" | "undoing"): Promise<void> {
    const record = verdictOn(shot.id ?? "");
    const targets = record?.verdict.targets.map((target) => ({ ...target, stage }));
    await record?.message.update({ "system.data.targets": targets } as never);
    takeUp();
    await settled();
  }

  test.each([
    ["nothing of it was done", true],
    ["the points were written and the wound was not", false],
  ])("finishes what was written down on its return, each part once: %s", async (_when, whole) => {
    const { pv, pf } = points();
    const shot = await wounded();
    const [hurt, [wound]] = [points(), wounds()];
    await wound?.delete();
    if (whole)
      await beast().update({
        system: { pv: { value: pv }, pf: { value: pf } },
        flags: { gardien: { ledger: [] } },
      } as never);
    await resumed(shot, "planned");
    expect([points(), wounds().map(({ id }) => id), targetOf(shot)?.stage]).toEqual([hurt, [wound?.id], "applied"]);
  });

  test("takes back what was half taken back, and says nothing of what it removed itself", async () => {
    const before = points();
    const shot = await wounded();
    const [source] = wounds().map((wound) => wound.toObject());
    await onCard(shot, "undo");
    await beast().createEmbeddedDocuments("Item", [source] as never, { keepId: true } as never);
    await resumed(shot, "undoing");
    expect([points(), wounds(), targetOf(shot)?.stage, targetOf(shot)?.leftovers]).toEqual([before, [], "undone", []]);
  });
});

describe("a target that is gone", () => {
  test("is said to be, when the attack is judged and when it is taken back", async () => {
    const shot = await wounded();
    await beast().delete();
    const late = await post(sent("attack", PLAYER, intent(), { rolls: rolls(20, 50) }));
    await onCard(shot, "undo");
    expect([targetOf(late)?.stage, targetOf(shot)?.stage]).toEqual(["missing", "missing"]);
  });
});
