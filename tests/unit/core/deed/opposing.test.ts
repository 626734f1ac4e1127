import { expect, it } from "vitest";
import { textIn } from "../../../../src/core/deed/choices.js";
import { chosenFor, opposing } from "../../../../src/core/deed/opposing.js";
import type { DeedChoices } from "../../../../src/core/play/contract/deed.js";
import { sitDown } from "../../../support/play/arbiter-table.js";

const actor = (name: string) => ({ name, uuid: `Actor.${name}` }) as Actor;
const [john, marthe] = [actor("John"), actor("Marthe")];
const personIn = ({ opponent }: DeedChoices) => (opponent === marthe.uuid ? marthe : null);
const field = (id: string, value: string) => ({ id, kind: "text", label: { key: id }, value }) as const;
const { fields, obstacle } = opposing(
  "A",
  { personIn, others: () => [] },
  {
    own: ["tried"],
    side: (_actor, choices) => [field("tried", textIn(choices, "tried"))],
    meets: (_first, { tried }) => ({ tried: tried === "hide" ? "observe" : "same" }),
    above: () => [field("above", "")],
    below: () => [field("below", "")],
    unless: ({ name }) => (name === "John" ? null : { key: "dead" }),
  },
);
const shown = (choices: DeedChoices) =>
  fields([john], choices).map(({ id, value }) => `${id}=${JSON.stringify(value)}`);

it("asks about the first alone until somebody stands against them", () => {
  sitDown([], () => undefined);
  expect(shown({ tried: "hide" })).toEqual(['opponent=""', 'tried="hide"', 'below=""', 'reason=""']);
});

it("asks the same of the second, who starts from what meets the first, unless the keeper chose otherwise", () => {
  const both = { opponent: marthe.uuid, tried: "hide", reason: "dark" };
  const around = (theirs: string) => [
    'opponent="Actor.Marthe"',
    'above=""',
    'tried="hide"',
    theirs,
    'below=""',
    'reason="dark"',
  ];
  expect(shown(both)).toEqual(around('theirTried="observe"'));
  expect(shown({ ...both, theirTried: "listen" })).toEqual(around('theirTried="listen"'));
});

it("cannot be done against nobody, nor by somebody who cannot", () => {
  expect(obstacle({ actor: john, choices: {} })).toEqual({ key: "A.obstacle.noOpponent", data: { name: "John" } });
  expect(obstacle({ actor: john, choices: { opponent: marthe.uuid } })).toBeNull();
  expect(obstacle({ actor: marthe, choices: { opponent: marthe.uuid } })).toEqual({ key: "dead" });
});

it("reads what was chosen for each, and the reason of both", () => {
  const sent = { opponent: marthe.uuid, tried: "hide", theirTried: "listen", reason: "dark" };
  expect(chosenFor(marthe, sent, ["tried"])).toEqual({ side: "second", chosen: { tried: "listen", reason: "dark" } });
  expect(chosenFor(john, sent, ["tried"])).toEqual({ side: "first", chosen: sent });
});
