import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Draft } from "../../../../../src/core/play/draft/draft.js";
import { verdictOn } from "../../../../../src/core/play/messages/verdict-on.js";
import { loadDeeds } from "../../../../../src/core/play/loaded/deeds.js";
import {
  BEAST,
  comes,
  GUN,
  HERO,
  intent,
  onCard,
  PLAYER,
  rolls,
  sent,
  sitDown,
  target,
} from "../../../../support/play/arbiter-table.js";

const ada = () => fromUuidSync(HERO) as unknown as Actor;
const beast = () => fromUuidSync(BEAST) as unknown as Actor;

/** The fight that Ada and the beast are in; it is Ada's turn. */
const fight = { id: "fight00000000001", started: true, round: 1, flags: {}, combatant: {}, combatants: [] as object[] };

beforeEach(async () => {
  sitDown();
  await loadDeeds("gb");
  fight.round = 1;
  fight.combatants = [ada(), beast()].map((actor) => ({ actor, actorId: actor.id }));
  fight.combatant = fight.combatants[0] ?? {};
  const fights = Object.assign([fight], { get: () => fight, has: () => true });
  const table = game;
  const inFight = {
    get: (_: object, key: string) => (key === "combats" ? fights : (Reflect.get(table, key) as unknown)),
  };
  vi.stubGlobal("game", new Proxy({}, inFight));
});

afterEach(() => vi.unstubAllGlobals());

/** What the window of Ada's gun would show now. */
function draft(): { readonly attack: string | undefined; readonly warning: string | undefined } {
  const made = new Draft(fromUuidSync(GUN) as unknown as Item, ada(), null);
  const aimedAt = { actor: beast(), token: null, metres: 9 };
  made.targets = [aimedAt];
  const warning = made.warning(aimedAt);
  return {
    attack: made.offers(aimedAt).find(({ id }) => id === "attack")?.value,
    warning: warning && typeof warning === "object" && "key" in warning ? warning.key : undefined,
  };
}

async function shoot(): Promise<string> {
  const choices = { attack: draft().attack ?? "0" };
  const shot = sent("attack", PLAYER, intent({ targets: [target()], choices }), { rolls: rolls(2) });
  await comes(shot);
  await onCard(shot, { action: "accept" }); // its lines are missing
  return String(shot["_id"]);
}

async function aim(): Promise<void> {
  const deed = { id: "aim", choices: { target: BEAST }, time: game.time.worldTime };
  const who = { actor: HERO };
  await comes(sent("deed", PLAYER, { ruleset: "gb", attacker: who, targets: [who], deed }));
}

describe("the attacks of a round (GB-65)", () => {
  const seven = () => ada().updateSource({ system: { bab: 7 } } as never);

  test("are proposed one after the other, and begin anew in the next", async () => {
    seven();
    ada().prepareData();
    expect(draft().attack).toBe("0");
    const first = await shoot();
    expect(verdictOn(first)?.verdict.targets[0]?.outcome).toMatchObject({ nth: 0 });
    expect(draft().attack).toBe("1");
    const second = await shoot();
    expect(verdictOn(second)?.verdict.targets[0]?.outcome).toMatchObject({ nth: 1 });
    fight.round = 2;
    expect(draft().attack).toBe("0");
  });

  test("are not counted while it is somebody else's turn", async () => {
    seven();
    ada().prepareData();
    await shoot();
    fight.combatant = fight.combatants[1] ?? {};
    expect(draft().attack).toBe("0");
  });
});

test("GB-19: whoever fires in the round in which they began to aim is told that aiming takes a round", async () => {
  await aim();
  expect(draft().warning).toBe("GARDIEN.GB.ATTACK.aimedNow");
  fight.round = 2;
  expect(draft().warning).toBeUndefined();
});
