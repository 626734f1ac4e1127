import { beforeEach, describe, expect, it } from "vitest";
import { diffObject } from "../../../../playground/common/utils/merge.js";
import { stepsContext } from "../../../../src/core/creation/context.js";
import { Making } from "../../../../src/core/creation/making.js";
import type { CreationProcedure, Draft, Problem } from "../../../../src/core/creation/procedure.js";

const nameless: Problem = { step: "who", kind: "missing", text: { key: "nameless" } };
const said = { name: { key: "n" }, intro: { key: "i" }, blocks: () => [] };

/** Asks for a name; only who has one is asked for more. */
const procedure: CreationProcedure = {
  catalogue: { types: [], fields: [] },
  steps: [
    { id: "who", ...said },
    { id: "more", ...said, concerns: (draft: Draft) => draft["name"] !== "" },
  ],
  approval: "system.approved",
  draft: (stored) => ({ name: "", ...(stored as object | undefined) }),
  decide: (draft, path, value) => ({ ...draft, [path]: value }),
  problems: ({ name }) => (name === "" ? [nameless] : []),
  summary: () => [],
  result: () => ({ update: {}, create: [], change: [], remove: [] }),
};

/** An actor that keeps what is written to it. */
function emptyActor(assistant?: object) {
  const actor = {
    items: { contents: [] },
    flags: { gardien: { assistant } },
    update(change: object) {
      foundry.utils.mergeObject(actor, foundry.utils.expandObject(structuredClone(change)));
      return Promise.resolve();
    },
  };
  return actor;
}

/** An actor whose server confirms when it is told to: updates that make no difference to what is known are not sent. */
function slowActor(assistant: object) {
  const actor = emptyActor(assistant);
  const server = emptyActor(structuredClone(assistant));
  const pending: (() => Promise<void>)[] = [];
  const update = (change: object, { diff }: { diff: boolean }) => {
    const wanted = foundry.utils.expandObject(structuredClone(change));
    const sent = diff ? diffObject({ flags: actor.flags }, wanted as object) : wanted;
    void server.update(sent);
    return new Promise<void>((resolve) => {
      pending.push(async () => {
        await actor.update(sent);
        resolve();
      });
    });
  };
  const confirm = () => Promise.all(pending.splice(0).map((one) => one()));
  return { actor: { ...actor, update }, server, confirm };
}

const begin = (actor: object) => Making.of(actor as unknown as Actor, procedure);
const as = (isGM: boolean) => Object.assign(game, { user: { isGM } });

beforeEach(() => {
  Object.assign(globalThis, {
    game: { packs: [], items: [], i18n: { lang: "fr", localize: (key: string) => key }, user: { isGM: false } },
  });
});

describe("a character in the making", () => {
  it("takes the steps that concern it, and goes on where it was left", async () => {
    const actor = emptyActor();
    const making = await begin(actor);
    expect(making.steps).toEqual(["who", "summary"]);
    await making.decide("name", "Ada");
    expect(making.steps).toEqual(["who", "more", "summary"]);
    await making.goTo("more");
    const again = await begin(actor);
    expect([again.step, again.draft]).toEqual(["more", { name: "Ada" }]);
  });

  it("goes back to the beginning from a step that concerns it no more", async () => {
    const making = await begin(emptyActor({ step: "more", draft: { name: "" } }));
    expect(making.step).toBe("who");
  });

  it("begins at its end for a keeper who is to approve it, where that is done", async () => {
    const waiting = (draft?: object) => {
      const actor = emptyActor(draft);
      return { ...actor, flags: { gardien: { ...actor.flags.gardien, awaitsApproval: true } } };
    };
    const steps = async () =>
      Promise.all([waiting(), waiting({ step: "who" }), emptyActor()].map(async (one) => (await begin(one)).step));
    expect(await steps()).toEqual(["who", "who", "who"]);
    as(true);
    expect(await steps()).toEqual(["summary", "who", "who"]);
    as(false);
  });

  it("stays at its step when somebody else goes to another", async () => {
    const actor = emptyActor();
    const [keeper, player] = [await begin(actor), await begin(actor)];
    await player.goTo("summary");
    keeper.readAgain();
    expect(keeper.step).toBe("who");
  });

  it("keeps what is decided back before the server has confirmed the first", async () => {
    const { actor, server, confirm } = slowActor({ step: "who", draft: { name: "Ada" }, accepted: "" });
    const making = await begin(actor);
    const decided = [making.decide("name", "Grace"), making.decide("name", "Ada")];
    await confirm();
    await Promise.all(decided);
    making.readAgain();
    expect([making.draft["name"], server.flags.gardien.assistant]).toEqual([
      "Ada",
      { step: "who", draft: { name: "Ada" }, accepted: "" },
    ]);
  });

  it("lets problems be waved through, and no other ones with them", async () => {
    const making = await begin(emptyActor());
    expect(making.accepted).toBe(false);
    await making.accept(true);
    expect(making.accepted).toBe(true);
    await making.remark("who", "Plus court !");
    expect(making.accepted).toBe(false);
  });
});

it("lets only a keeper wave a firm problem through", async () => {
  const firm = { ...procedure, problems: () => [{ ...nameless, firm: true } as const] };
  const making = await Making.of(emptyActor() as unknown as Actor, firm);
  await making.accept(true);
  expect([making.acceptable, making.accepted]).toEqual([false, false]);
  as(true);
  expect([making.acceptable, making.accepted]).toEqual([true, true]);
});

describe("the keeper's review", () => {
  it("asks for something at a step, which stands until somebody has seen to it", async () => {
    const actor = emptyActor();
    as(true);
    await (await begin(actor)).remark("who", " Un nom moins drôle ");
    as(false);
    const making = await begin(actor);
    expect(making.problems[0]).toEqual({
      step: "who",
      kind: "asked",
      text: { key: "GARDIEN.ASSISTANT.asked", data: { text: "Un nom moins drôle" } },
    });
    await making.answer("who");
    expect((await begin(actor)).problems).toEqual([nameless]);
    await making.remark("who", " ");
    expect((await begin(actor)).remarks).toEqual([]);
  });

  it("cannot be waved through by a player", async () => {
    const making = await begin(emptyActor());
    await making.decide("name", "Ada");
    await making.remark("who", "Autre chose");
    await making.accept(true);
    expect([making.acceptable, making.accepted]).toEqual([false, false]);
    as(true);
    expect([making.acceptable, making.accepted]).toEqual([true, true]);
  });

  it("is not undone by what the player decides meanwhile", async () => {
    const actor = emptyActor();
    const [keeper, player] = [await begin(actor), await begin(actor)];
    await keeper.remark("who", "Autre chose");
    await player.decide("name", "Ada");
    keeper.readAgain();
    expect([keeper.draft["name"], keeper.remarks.length]).toEqual(["Ada", 1]);
  });

  it.each([["text"], [[1, { step: "", text: "x" }, { step: "who" }]], [{ who: "x" }]])(
    "reads whatever is stored: %j",
    async (remarks) => {
      expect((await begin(emptyActor({ remarks }))).remarks).toEqual([]);
    },
  );
});

describe("the list of steps", () => {
  const steps = async (problems: readonly Problem[]) => {
    const making = await Making.of(emptyActor() as unknown as Actor, { ...procedure, problems: () => problems });
    return stepsContext(making).steps.map(({ count, left, checked }) => [count, left, checked]);
  };
  const note: Problem = { step: "who", kind: "note", text: { key: "left" } };

  it("ticks a step where nothing is to be seen to, whatever is good to know", async () => {
    expect(await steps([note])).toEqual([
      [0, 0, true],
      [0, 0, false],
    ]);
    expect((await steps([nameless, note]))[0]).toEqual([1, 0, false]);
  });

  it("says what is left to spend in the place of the tick", async () => {
    expect((await steps([{ ...note, left: 19 }]))[0]).toEqual([0, 19, false]);
    expect(
      (
        await steps([
          { ...note, left: 19 },
          { ...note, left: 2 },
        ])
      )[0],
    ).toEqual([0, 21, false]);
  });
});
