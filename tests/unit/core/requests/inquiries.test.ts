import { beforeEach, describe, expect, test, vi } from "vitest";
import { answerInquiry, inquire, inquiryOf, type Inquiry } from "../../../../src/core/world/inquiries.js";
import { aimTold, chancesOf } from "../../../../src/core/attack/aim-told.js";
import { oddsFor } from "../../../../src/core/attack/odds-context.js";
import { consider } from "../../../../src/core/play/arbiter/arbiter.js";
import { openQuestions } from "../../../../src/core/questions/list.js";
import { nothingToAdd } from "../../../../src/core/keeper/asking/answer.js";
import { Act, as, draftOf, KEEPER, PLAYER, RIVAL, seat } from "../../../support/play/play.js";
import { postAttack } from "../../../../src/core/play/draft/post.js";
import { dropDice, layDice } from "../../../support/dice/laid-dice.js";
import { settled } from "../../../support/play/settled.js";

const id = (letter: string) => letter.repeat(16);
const GUN = { _id: id("g"), name: "Revolver", type: "gbWeapon", system: { category: "handgun", ability: "dex" } };
const owned = { default: 1, [PLAYER]: 3 };
const ADA = { _id: id("a"), name: "Ada", type: "gbInvestigator", items: [GUN], ownership: owned };
const CUR = { _id: id("c"), name: "Cur", type: "gbCreature", ownership: { default: 1 } };

let told: string[];
let gun: Item;
let cur: Actor;

beforeEach(async () => {
  told = await seat("gb", [ADA, CUR]);
  for (const user of game.users) Object.assign(user, { active: true });
  gun = game.actors.get(ADA._id)?.items.get(GUN._id) as Item;
  cur = game.actors.get(CUR._id) as Actor;
});

const inquiry = (more: Partial<Inquiry> = {}): Inquiry => ({
  ...{ id: "inquiry", kind: "attack", ruleset: "gb", actor: `Actor.${ADA._id}`, act: gun.uuid },
  ...{ choices: "{}", question: "À travers la vitre ?", unit: "ownValue", ...more },
});
const player = () => game.users.get(PLAYER) as User;
const given = (value: number, more = {}) =>
  as(KEEPER, () =>
    answerInquiry({
      ...{ inquiry: "inquiry", user: PLAYER, weapon: gun.uuid, value, reason: "Vitre sale", actor: "", choices: "" },
      ...more,
    }),
  );

/** The player shoots with a line that says it is the keeper's. */
async function shoot(value: number, by = PLAYER): Promise<Act> {
  const known = new Set(game.messages.map(({ id: one }) => one));
  layDice([
    [20, 12],
    [100, 50],
  ]);
  await as(by, async () => {
    const draft = draftOf(gun, [cur], {}, 5);
    draft.own.push({ id: "given.inquiry", value, reason: "Vitre sale" });
    await postAttack(draft);
  });
  dropDice();
  const [message] = game.messages.filter(({ id: one }) => !known.has(one));
  consider(message as ChatMessage);
  await settled();
  return new Act(message as ChatMessage);
}
const codes = (act: Act) => act.verdict.problems.map(({ code }) => code);

test("the keeper reckons the odds of what they might answer by the player's window, and by nothing that it claims", async () => {
  const draft = draftOf(gun, [cur], {}, 5);
  draft.own.push({ id: "mine", value: 1, reason: "Visé" });
  const [target] = draft.shots;
  const chance = (own: number) => {
    draft.own[0] = { id: "mine", value: 1 + own, reason: "Visé" };
    return target ? oddsFor(draft, target)?.chance : undefined;
  };
  const told = inquiry({ choices: aimTold(draft) });
  expect(await chancesOf(told, [0, 2, -4])).toEqual([chance(0), chance(2), chance(-4)]);
  for (const choices of ["{}", "nonsense", '{"actor":"Actor.none"}'])
    expect(await chancesOf(inquiry({ choices }), [0, 2])).toEqual([null, null]);
});

describe("a line that the keeper has given", () => {
  test("counts without another word, and is told as the keeper's", async () => {
    await given(-2);
    const shot = await shoot(-2);
    expect(shot.verdict).toMatchObject({ standing: "judged", problems: [] });
    expect((await shot.card()).text).toContain("posé par le gardien");
  });

  test("counts once: for one attack, and nobody else's", async () => {
    await given(4);
    expect(codes(await shoot(4))).toEqual([]);
    expect(codes(await shoot(4))).toContain("lineAdded");
  });

  test("waits for the keeper where it says something else, or is for somebody else or another weapon", async () => {
    expect(codes(await shoot(4))).toContain("lineAdded"); // nobody has given it
    await given(1);
    expect(codes(await shoot(9))).toContain("lineAdded");
    await given(2, { inquiry: "inquiry", user: RIVAL });
    expect(codes(await shoot(2))).toContain("lineAdded");
  });
});

describe("what a player asks", () => {
  test("is an open question for the keeper, as long as the player is there and owns whom it is for", async () => {
    await as(PLAYER, () => inquire(inquiry()));
    const asked = async () => (await openQuestions()).filter(({ kind }) => kind === "inquiry");
    expect(await asked()).toMatchObject([{ name: "Ada", inquiry: PLAYER, about: `Actor.${ADA._id}` }]);
    const format = vi.spyOn(game.i18n, "format");
    await asked();
    expect(format).toHaveBeenCalledWith("GARDIEN.INQUIRY.asked", {
      user: player().name,
      question: "À travers la vitre ?",
    });
    format.mockRestore();
    Object.assign(player(), { active: false });
    expect(await asked()).toEqual([]);
    Object.assign(player(), { active: true });
    await as(PLAYER, () => inquire(inquiry({ actor: cur.uuid })));
    expect(await asked()).toEqual([]);
    await as(PLAYER, () => inquire(null));
    expect(inquiryOf(player())).toBeNull();
  });

  test("cannot be answered once it was withdrawn: the keeper is told", async () => {
    await nothingToAdd(PLAYER);
    expect(told).toEqual(["GARDIEN.INQUIRY.gone"]);
  });

  test("heals what a message from the console may hold", () => {
    for (const nonsense of [7, "x", { id: "" }, { id: "a", actor: 3 }])
      expect(
        inquiryOf(Object.assign(Object.create(player()) as User, { flags: { gardien: { inquiry: nonsense } } })),
      ).toBeNull();
  });
});
