import { beforeEach, expect, test, vi } from "vitest";
import { formFields } from "../../../../src/core/deed/form-fields.js";
import { peopleOf } from "../../../../src/core/deed/people.js";
import { D20d100Adversary } from "../../../../src/rulesets/d20d100/data/actors/adversary.js";
import { D20d100Investigator } from "../../../../src/rulesets/d20d100/data/actors/investigator.js";
import { KEEPER, PLAYER, RIVAL } from "../../../support/play/arbiter-table.js";
import { D20D100_ITEMS } from "../../../support/models/d20d100-models.js";
import { idOf } from "../../../support/play/deeds.js";
import { seatPeople } from "../../../support/play/ring.js";

const { namedOption } = formFields("TEST", () => true);
const { helpers, readable, others, shownHelper, patients } = peopleOf(() => true, namedOption);

/** A player's character, their companion, somebody they may observe, and one of whom they only know the name. */
function seat(): readonly Actor[] {
  const person = (id: string, type: string, ownership: object) => ({ _id: idOf(id), name: id, type, ownership });
  const game = {
    actors: { d20d100Investigator: D20d100Investigator, d20d100Adversary: D20d100Adversary },
    ...{ items: D20D100_ITEMS, rolls: [], settings: [] },
  };
  return seatPeople(game, [
    person("hero", "d20d100Investigator", { default: 0, [PLAYER]: 3 }),
    person("friend", "d20d100Investigator", { default: 1, [RIVAL]: 3 }),
    person("doctor", "d20d100Adversary", { default: 2 }),
    person("cultist", "d20d100Adversary", { default: 1 }),
  ]).people;
}
const named = (options: ReturnType<typeof others>) => options.map(({ value }) => game.actors.get(value.slice(6))?.name);
const [as, everybody] = [(userId: string) => Object.assign(game, { userId }), ["friend", "doctor", "cultist"]];

let people: readonly Actor[];
beforeEach(() => {
  people = seat();
});
const find = (name: string) => people.find((one) => one.name === name) as Actor;

test("helpers, healers and masters are those whose sheet the user may read; whom one acts on is anybody in view", () => {
  const hero = find("hero");
  as(PLAYER);
  expect(named(others(hero)).toSorted()).toEqual(everybody.toSorted());
  expect([named(readable(hero)), named(helpers(hero))]).toEqual([["doctor"], ["hero", "doctor"]]);
  expect([find("doctor"), find("cultist"), null].map((one) => shownHelper(hero, one))).toEqual([
    find("doctor"),
    hero,
    hero,
  ]);
  as(KEEPER);
  expect(named(helpers(hero)).toSorted()).toEqual(["hero", ...everybody].toSorted());
});

test("patients are companions and those whom the user may observe, or points at", () => {
  const hero = find("hero");
  as(PLAYER);
  const offered = () => named(patients(hero)).toSorted();
  expect(offered()).toEqual(["doctor", "friend", "hero"]);
  const token = { document: { actor: find("cultist"), uuid: "Scene.s.Token.t" } };
  vi.spyOn(game.user, "targets", "get").mockReturnValue(new Set([token]) as never);
  expect(offered()).toEqual(["cultist", "doctor", "friend", "hero"]);
});
