import { expect, test } from "vitest";
import { announceToModules } from "../../../../src/core/api/announced.js";
import type { PublicHooks } from "../../../../src/core/api/contract.js";
import { loadDeeds } from "../../../../src/core/play/loaded/deeds.js";
import { sentAt, verdictOf } from "../../../../src/core/play/messages/messages.js";
import { hear, whileTested } from "../../../support/hear.js";
import {
  BEAST,
  comes,
  type Data,
  GUN,
  HERO,
  intent,
  KEEPER,
  onCard,
  PLAYER,
  recordOn,
  roll,
  rolls,
  sent,
  settled,
  sitDown,
} from "../../../support/play/arbiter-table.js";

type Heard = { [Hook in keyof PublicHooks]: { hook: Hook; args: PublicHooks[Hook] } }[keyof PublicHooks];
const heard: Heard[] = [];
/** What was told since it was last asked, by the hook's own word, with what came along besides the message. */
const told = () => heard.splice(0).map(({ hook, args: [, ...rest] }) => [hook.split(".")[1], ...rest] as const);

const HOOKS = ["attackPosted", "deedPosted", "outcome", "applied", "undone"] as const;
const listeners = HOOKS.map(
  (hook) =>
    [
      `gardien.${hook}`,
      (...args: never[]) => void heard.push({ hook: `gardien.${hook}`, args } as unknown as Heard),
    ] as const,
);

function listenAsModule(): void {
  void whileTested(announceToModules);
  for (const [hook, listener] of listeners) hear(hook, listener);
}

/** The keeper's table opens, and an attack of the player's comes in. */
async function shoot(more: Data = {}): Promise<Data> {
  sitDown();
  listenAsModule();
  heard.length = 0;
  const attack = sent("attack", PLAYER, intent(), { rolls: rolls(), ...more });
  await comes(attack);
  return attack;
}

const arrive = ({ _id }: Data) => Hooks.callAll("createChatMessage" as never, game.messages.get(String(_id)) as never);

test("modules hear of an attack with who attacks whom with what", async () => {
  const attack = await shoot();
  heard.length = 0;
  arrive(attack);
  const post = {
    ...{ id: attack["_id"], ruleset: "gb", deed: null, weapon: { uuid: GUN, name: "Revolver" } },
    attacker: { actor: HERO, token: null, name: "Ada" },
    targets: [{ actor: BEAST, token: null, name: "Bête" }],
  };
  expect(heard[0]?.args[0]).toBe(game.messages.get(String(attack["_id"])));
  expect(told()).toEqual([["attackPosted", post]]);
});

test("they hear once that it counts, that it was written, and that it was taken back", async () => {
  const attack = await shoot();
  const outcome = (stage: string): unknown =>
    expect.objectContaining({
      ...{ id: attack["_id"], kind: "attack", counts: true },
      targets: [{ actor: BEAST, token: null, name: "Bête", stage }],
    });
  expect(told()).toEqual([]); // it does not add up: the keeper is asked
  await onCard(attack, { action: "accept" });
  expect(told()).toEqual([
    ["outcome", outcome("resolved")],
    ["applied", outcome("applied"), [0]],
  ]);
  await onCard(attack, { action: "undo" });
  expect(told()).toEqual([["undone", outcome("undone"), [0]]]);
});

test("of a save that the rules called for they hear the outcome: who rolls it is its attacker and its only target", async () => {
  await loadDeeds("gb");
  await shoot();
  await (fromUuidSync(BEAST) as unknown as Actor).update({ system: { pf: { value: 0 } } } as never);
  heard.length = 0;
  const about = {
    ruleset: "gb",
    actor: BEAST,
    name: "Bête",
    save: "fort",
    dc: 15,
    called: true,
    lines: [],
    attack: null,
  };
  const save = sent("save", KEEPER, about, { rolls: [roll("GbSaveRoll", 20, 3)] });
  await comes(save);
  arrive(save);
  const beast = { actor: BEAST, token: null, name: "Bête" };
  expect(heard.map(({ args: [message] }) => (message as ChatMessage).id)).toEqual([save["_id"], save["_id"]]);
  const outcome = { id: save["_id"], kind: "save", counts: true, deed: null, weapon: null, attacker: beast };
  expect(told()).toMatchObject([
    ["outcome", { ...outcome, targets: [beast] }],
    ["applied", { ...outcome, targets: [beast] }, [0]],
  ]);
});

test("what only the keeper may read is told to nobody else", async () => {
  const attack = await shoot({ whisper: ["somebody00000000"] });
  heard.length = 0;
  const as = (isGM: boolean) => {
    Object.defineProperty(game.user, "isGM", { value: isGM, configurable: true });
    arrive(attack);
    return told().map(([hook]) => hook);
  };
  expect(as(false)).toEqual([]);
  expect(as(true)).toEqual(["attackPosted"]);
});

test("of two verdicts on one attack, as two windows of one keeper write them, the first alone is told", async () => {
  const attack = await shoot();
  const { message, verdict } = recordOn(attack);
  const later = { _stats: { createdTime: sentAt(message) + 1 } };
  const second = sent("verdict", KEEPER, { ...verdict, standing: "judged" }, later);
  heard.length = 0;
  await comes(second);
  arrive(second);
  expect(told()).toEqual([]);
});

test("what a message claims to be a verdict and is not the keeper's is told to nobody", async () => {
  const attack = await shoot();
  const [verdict] = game.messages.contents.flatMap((message) => verdictOf(message) ?? []);
  heard.length = 0;
  const forged = sent("verdict", PLAYER, { ...verdict, standing: "judged", subject: attack["_id"] });
  await comes(forged);
  arrive(forged);
  await settled();
  expect(told()).toEqual([]);
});
