import { describe, expect, it } from "vitest";
import type { Data } from "../../../../playground/common/types.js";
import { connect, id, KEEPER, OTHER, OWNER, startTable, type Player } from "./table.js";

const SECRET = {
  content: "SECRET",
  flavor: "SECRET",
  title: "SECRET",
  type: "attack",
  speaker: { alias: "SECRET", actor: id("SECRET") },
  rolls: [JSON.stringify({ class: "Roll", formula: "SECRET", total: 18 })],
  system: { target: "SECRET" },
  flags: { essai: { note: "SECRET" } },
  sound: "SECRET.ogg",
};

async function table(redact = true) {
  const server = await startTable({ redact });
  const [keeper, owner, other] = [
    await connect(server, KEEPER),
    await connect(server, OWNER),
    await connect(server, OTHER),
  ];
  const say = (player: Player, data: Data) =>
    player.modify("create", "ChatMessage", { data: [{ ...SECRET, ...data }] });
  /** Waits until everything sent before has arrived, then gives all a player has ever been told. */
  const known = async (player: Player) => JSON.stringify([player.heard, await player.world()]);
  return { keeper, owner, other, say, known };
}

describe("Whispers", () => {
  it("reach every client whole, as Foundry sends them: live, later, changed and asked for", async () => {
    const { keeper, other, say } = await table(false);
    const { result } = await say(keeper, { whisper: [KEEPER], blind: true });
    const id = result[0]._id as string;
    await keeper.modify("update", "ChatMessage", { updates: [{ _id: id, content: "SECRET toujours" }] });
    await other.world();
    expect(other.heard.map(({ result: [told] }) => (told as Data).content as string)).toEqual([
      "SECRET",
      "SECRET toujours",
    ]);
    expect((await other.world()).messages[0]).toMatchObject({
      content: "SECRET toujours",
      system: { target: "SECRET" },
    });
    expect(JSON.stringify(await other.modify("get", "ChatMessage", {}))).toContain("SECRET");
  });
});

describe("A message that is not for everybody, at a table that cuts it", () => {
  it("leaks nothing of a keeper's roll to the players, live or later", async () => {
    const { keeper, owner, other, say, known } = await table();
    const { result } = await say(keeper, { whisper: [KEEPER] });
    expect(result[0].content).toBe("SECRET");
    expect(await known(owner)).not.toContain("SECRET");
    expect(await known(other)).not.toContain("SECRET");
    expect(other.heard[0]?.result[0]).toMatchObject({
      type: "attack",
      author: KEEPER,
      system: {},
      rolls: [],
      content: "",
    });
  });

  it("does not leak by asking for it", async () => {
    const { keeper, other, say } = await table();
    await say(keeper, { whisper: [KEEPER] });
    expect(JSON.stringify(await other.modify("get", "ChatMessage", {}))).not.toContain("SECRET");
  });

  it("is whole for its author, its recipients and the keepers", async () => {
    const { keeper, owner, other, say, known } = await table();
    await say(owner, { whisper: [OTHER] });
    for (const player of [owner, other, keeper]) expect(await known(player)).toContain("SECRET");
  });

  it("is hidden even from its author when it is blind", async () => {
    const { keeper, owner, say, known } = await table();
    const answer = await say(owner, { whisper: [KEEPER], blind: true });
    expect(JSON.stringify(answer)).not.toContain("SECRET");
    expect(await known(owner)).not.toContain("SECRET");
    expect(await known(keeper)).toContain("SECRET");
  });

  it("does not leak when it is updated", async () => {
    const { keeper, other, say, known } = await table();
    const { result } = await say(keeper, { whisper: [KEEPER] });
    const updates = [{ _id: result[0]._id, "system.target": "SECRET encore", content: "SECRET toujours" }];
    await keeper.modify("update", "ChatMessage", { updates });
    expect(await known(other)).not.toContain("SECRET");
    expect(other.heard.at(-1)).toMatchObject({ action: "update", result: [{ _id: result[0]._id }] });
  });

  it("comes whole once it is shown to all", async () => {
    const { keeper, other, say } = await table();
    const { result } = await say(keeper, { whisper: [KEEPER] });
    await keeper.modify("update", "ChatMessage", { updates: [{ _id: result[0]._id, whisper: [] }] });
    await other.world();
    expect(other.heard.at(-1)?.result[0]).toMatchObject({
      content: "SECRET",
      system: { target: "SECRET" },
      whisper: [],
    });
  });
});
