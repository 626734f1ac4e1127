import { beforeEach, describe, expect, test } from "vitest";
import { playAttack, takeBack, pictureOf } from "../../../src/core/check/play.js";
import { fetchTrials, trialOf, type TrialPeople } from "../../../src/core/check/trial-people.js";
import type { Trial } from "../../../src/core/check/trial.js";
import { consider } from "../../../src/core/play/arbiter/arbiter.js";
import { hear } from "../../support/hear.js";
import { written } from "../../support/packs/sources.js";
import { settled, type Data } from "../../support/play/arbiter-table.js";
import { seat } from "../../support/play/play.js";
import { WHOLE } from "../../support/rulesets.js";

/** An actor of a compendium, by its UUID. */
function sourceOf(uuid: string): Data {
  const [, , pack = "", , id] = uuid.split(".");
  const found = written(pack).find(({ _id }) => _id === id);
  if (!found) throw new Error(`no ${uuid}`);
  return { ...found };
}

/** What « Vérifier ma table » plays with each ruleset; that steps of a fight end such states is in turns-told. */
describe.each(WHOLE.map((ruleset) => [ruleset.id, ruleset] as const))("the trial of %s", (id, ruleset) => {
  let people: TrialPeople;
  let attacker: Actor;
  let target: Actor;

  beforeEach(async () => {
    await fetchTrials();
    people = trialOf(id) as TrialPeople;
    // Nobody looks at a card here, by whose window damage would fall by itself.
    await seat(id, [people.attacker, people.target].map(sourceOf), { settings: { damageDice: "click" } });
    [attacker, target] = game.actors.contents as [Actor, Actor];
    hear("createChatMessage", consider);
  });

  /** Two who stand beside each other, where nobody has placed a token. */
  const trial = () => {
    const weapon = attacker.items.get(people.weapon) as Item;
    const pair = { attacker: { actor: attacker, token: null }, target: { actor: target, token: null }, weapon };
    return { pair: () => Promise.resolve(pair), peopleOf: () => people } as unknown as Trial;
  };

  test("is an attack that strikes, and leaves everybody as they were once it is taken back", async () => {
    const { before, after, message } = await playAttack(trial(), ruleset);
    expect(after).not.toBe(before);
    await takeBack(message);
    await settled();
    expect(pictureOf({ actor: attacker }, { actor: target })).toBe(before);
  });

  test("has states that a fight ends, and that can be written", async () => {
    for (const { set, path, over } of people.ends) {
      await attacker.update({ system: set({ id: "f".repeat(16), round: 1 }) } as never);
      expect([path, foundry.utils.getProperty(attacker.system, path)]).not.toEqual([path, over]);
    }
    expect(people.ends.length).toBeGreaterThan(0);
  });
});
