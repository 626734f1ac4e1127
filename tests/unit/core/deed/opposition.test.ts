import { expect, it } from "vitest";
import { deedKit } from "../../../../src/core/deed/kit.js";
import { deedsNamed } from "../../../../src/core/deed/deed.js";
import { filled } from "../../../../src/core/deed/form.js";
import { opposition, sideIn } from "../../../../src/core/deed/opposition.js";
import type { DeedChoices } from "../../../../src/core/play/contract/deed.js";
import { sitDown } from "../../../support/play/arbiter-table.js";

const actor = (name: string) => ({ name, uuid: `Actor.${name}` }) as Actor;
const [john, marthe] = [actor("John"), actor("Marthe")];
const personIn = ({ opponent }: DeedChoices) => (opponent === marthe.uuid ? marthe : null);
const explain = () => ({ name: { key: "" }, source: { key: "" } });
const { field, say } = deedKit("A", { explain, plays: () => true });
const OWN = { tried: field.text(), hidden: field.flag() };
const sides = opposition(
  { field, say, personIn, others: () => [] },
  {
    own: OWN,
    window: ({ tried }) => ({ tried: { hint: { key: tried } }, hidden: tried === "hide" }),
    meets: ({ tried }) => ({ tried: tried === "hide" ? "observe" : "same" }),
    acting: true,
    both: { mode: field.text() },
    unless: ({ name }) => (name === "John" ? null : { key: "dead" }),
  },
);
const { fields, obstacle } = deedsNamed("A", explain)("oppose", {
  ...sides,
  kept: {},
  outcome: () => ({}),
  view: () => ({ die: null, total: null, facts: [], severity: null, losses: [], ...verdict }),
});
const verdict = { verdict: { key: "" }, summary: { key: "" }, tone: "mute" } as const;
const shown = (choices: DeedChoices) =>
  fields([john], choices).map(({ id, value }) => `${id}=${JSON.stringify(value)}`);

it("asks about the first alone until somebody stands against them", () => {
  sitDown([], () => undefined);
  expect(shown({ tried: "hide" })).toEqual(['opponent=""', 'tried="hide"', "hidden=false", 'mode=""', 'reason=""']);
});

it("asks the same of the second, who starts from what meets the first, unless the keeper chose otherwise", () => {
  const both = { opponent: marthe.uuid, tried: "hide", reason: "dark" };
  const around = (...theirs: string[]) => [
    ...['opponent="Actor.Marthe"', 'active="first"', 'tried="hide"', "hidden=false"],
    ...[...theirs, 'mode=""', 'reason="dark"'],
  ];
  expect(shown(both)).toEqual(around('theirTried="observe"'));
  expect(shown({ ...both, theirTried: "listen" })).toEqual(around('theirTried="listen"'));
  const theirs = fields([john], both).find(({ id }) => id === "theirTried");
  expect(theirs).toMatchObject({
    hint: { key: "observe" },
    label: { key: "A.oppose.of", data: { field: { key: "A.field.tried" }, name: "Marthe" } },
  });
});

it("has the first act, unless the keeper says otherwise", () => {
  const active = (choices: DeedChoices) => filled(sides.form, { actors: [john], choices }).active;
  expect([active({}), active({ active: "second" }), active({ active: "nobody" })]).toEqual([
    "first",
    "second",
    "first",
  ]);
});

it("cannot be done against nobody, nor by somebody who cannot", () => {
  expect(obstacle({ actor: john, choices: {} })).toEqual({ key: "A.obstacle.noOpponent", data: { name: "John" } });
  expect(obstacle({ actor: john, choices: { opponent: marthe.uuid } })).toBeNull();
  expect(obstacle({ actor: marthe, choices: { opponent: marthe.uuid } })).toEqual({ key: "dead" });
});

it("reads what was chosen for each", () => {
  const sent = { opponent: marthe.uuid, tried: "hide", theirTried: "listen", theirHidden: true };
  expect(sideIn(OWN, marthe, sent)).toMatchObject({ side: "second", own: { tried: "listen", hidden: true } });
  expect(sideIn(OWN, john, sent)).toMatchObject({ side: "first", own: { tried: "hide", hidden: false } });
});
