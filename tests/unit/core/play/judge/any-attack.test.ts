import { INTENT } from "../../../../../src/core/play/record/intent.js";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { Draft } from "../../../../../src/core/play/draft/draft.js";
import type { DraftTarget } from "../../../../../src/core/play/draft/draft.js";
import { choicesFor } from "../../../../../src/core/play/record/intent.js";
import type { Intent, IntentTarget } from "../../../../../src/core/play/record/intent.js";
import type { WindowChoice } from "../../../../../src/core/play/contract/situation.js";
import { judgeAttack } from "../../../../../src/core/play/judge/attack-judge.js";
import { forgetUnoffered } from "../../../../../src/core/play/draft/offered.js";
import { said } from "../../../../../src/core/play/draft/chosen.js";
import { attacksOf, procedureWith } from "../../../../../src/core/play/loaded/attacks.js";
import { actorOf, itemAt, tokenAt } from "../../../../../src/core/world/world.js";
import { rulesetOf } from "../../../../../src/core/rulesets.js";
import { as, RULESET_IDS, seatAt } from "../../../../support/play/all-tables.js";
import { anyChange, changed } from "../../../../support/play/changed-messages.js";
import { drafted, sentBy, thrown, usable } from "../../../../support/play/any-attack.js";
import { PLAYER } from "../../../../support/play/arbiter-table.js";

vi.stubGlobal("canvas", { ready: false });

/** Changes tried of the attack with each weapon: few in every run of the tests, more where somebody asks (`RUNS=500`). */
const RUNS = Number(process.env["RUNS"] ?? 25);
/** What a loaded machine may take for all weapons of somebody, in milliseconds. */
const PATIENCE = 120_000;

/** What of an intent decides: names, pictures and where a line comes from are the arbiter's to say. */
function deciding(intent: Intent): unknown {
  const target = (one: IntentTarget) => ({
    ...{
      actor: actorOf(one)?.uuid ?? null,
      metres: one.distance.metres,
      choices: sorted(said(choicesFor(intent, one))),
    },
    lines: one.lines.map(({ id, value, on, by }) => JSON.stringify({ id, value, on, by })).sort(),
  });
  const { costs, ruleset } = intent;
  return {
    ruleset,
    costs,
    weapon: intent.weapon.uuid,
    attacker: intent.attacker.actor,
    targets: intent.targets.map(target),
  };
}

const sorted = (choices: object) => Object.entries(choices).sort(([a], [b]) => (a < b ? -1 : 1));

/** What the sheets propose against a target, chosen off. */
function unsaid(attacker: Actor, weapon: Item, told: IntentTarget): Record<string, string> {
  const { proposals } = procedureWith(attacksOf(rulesetOf(weapon.type)?.id ?? ""), weapon);
  const proposed = proposals({ attacker, weapon, target: actorOf(told), metres: told.distance.metres });
  return Object.fromEntries(Object.keys(proposed).map((id) => [id, ""]));
}

/** Why no window could have sent this; `null` where one could. */
function impossible(intent: Intent): string | null {
  const weapon = itemAt(intent.weapon.uuid);
  const attacker = actorOf(intent.attacker);
  if (!weapon || !attacker || weapon.actor !== attacker) return "somebody else's weapon";
  const draft = new Draft(weapon, attacker, tokenAt(intent.attacker.token));
  const [air] = intent.targets.every((one) => !actorOf(one)) ? intent.targets : [];
  draft.choices = { ...(air && { ...unsaid(attacker, weapon, air), ...air.choices }), ...intent.choices };
  const times = draft.procedure.repeats(weapon, intent.choices);
  draft.targets = intent.targets
    .filter((_one, i) => i % times === 0)
    .map((one): DraftTarget => {
      return {
        actor: actorOf(one),
        token: tokenAt(one.token),
        metres: one.distance.metres,
        choices: { ...unsaid(attacker, weapon, one), ...intent.choices, ...one.choices },
      };
    });
  const unknown = draft.targets.find(({ actor }) => actor && !actor.testUserPermission(game.user, "LIMITED"));
  if (unknown) return `nobody offers ${unknown.actor?.name}`;
  if (draft.obstacle) return `obstacle ${draft.obstacle.key}`;
  for (const shot of draft.shots) {
    const situation = draft.situation(shot);
    const proposed = draft.procedure.proposals(situation);
    const offers = draft.offers(shot);
    for (const [id, value] of Object.entries(situation.choices)) {
      const offer = offers.find((one) => one.id === id);
      if (proposed[id] === value) continue;
      if (!offer) return `no window offers ${id}=${value}`;
      const { kind, options, max } = offer;
      const fits =
        kind === "text" || kind === "point"
          ? true
          : kind === "flag"
            ? value === "1"
            : kind === "number"
              ? /^\d+$/.test(value) && Number(value) <= (max ?? Infinity)
              : options.some((one) => one.value === value);
      if (!fits) return `${id} cannot be ${value}`;
    }
  }
  const magazine = draft.procedure.magazine(weapon);
  const costs = magazine
    ? [{ weapon: weapon.uuid, path: magazine.path, before: magazine.value, after: magazine.value - draft.rounds }]
    : [];
  const could = JSON.stringify(deciding(INTENT.read(JSON.parse(JSON.stringify(draft.intent(costs))))));
  const told = JSON.stringify(deciding(intent));
  return could === told ? null : `the window says ${could}, the message ${told}`;
}

/** What may be chosen in a place of the window. */
function valuesOf({ kind, options }: WindowChoice): readonly string[] {
  return kind === "flag" || kind === "number" ? ["1"] : options.map(({ value }) => value);
}

describe.each(RULESET_IDS)("any change of an attack in %s", (id) => {
  test("that is judged could have been sent by its window", { timeout: PATIENCE }, async () => {
    const { hero, foe, other } = await seatAt(id);
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const weapons = await as(PLAYER, () => usable(hero, foe));
    expect(weapons.length).toBeGreaterThan(0);
    for (const weapon of weapons) {
      const honest = await as(PLAYER, () => sentBy(drafted(weapon, foe)));
      const judged = judgeAttack(new ChatMessage((await thrown(honest, PLAYER)) as never), honest);
      expect([weapon.name, judged.standing, judged.problems]).toEqual([weapon.name, "judged", []]);
      const offered = drafted(weapon, foe);
      const offers = offered.shots.flatMap((shot) => offered.offers(shot));
      const values = [
        hero.uuid,
        foe.uuid,
        other.uuid,
        weapon.uuid,
        ...[...foe.items].slice(0, 2).map(({ uuid }) => uuid),
      ];
      const words = offers.flatMap(({ options }) => options.map(({ value }) => value));
      const change = anyChange(
        [...values, ...words, { id: "luck", value: 5, on: true, by: "rules" }],
        [...offers.map((one) => one.id), "luck"],
      );
      await fc.assert(
        fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 3 }), async (changes) => {
          const intent = INTENT.read(changed(honest, changes));
          let verdict;
          try {
            verdict = judgeAttack(new ChatMessage((await thrown(intent, PLAYER)) as never), intent);
          } catch {
            return; // nobody can read it: that is said, and nothing is done
          }
          if (verdict.standing !== "judged") return;
          const there = intent.targets.filter((_target, i) => verdict.targets[i]?.stage !== "missing");
          expect(verdict.targets.filter(({ stage, outcome }) => stage === "missing" && outcome)).toEqual([]);
          if (there.length > 0) expect(await as(PLAYER, () => impossible({ ...intent, targets: there }))).toBeNull();
        }),
        { numRuns: RUNS },
      );
    }
  });

  test(
    "asks nobody about what the window offers, or offered before something else was chosen",
    { timeout: PATIENCE },
    async () => {
      const { hero, foe } = await seatAt(id);
      for (const weapon of await as(PLAYER, () => usable(hero, foe))) {
        const offered = await as(PLAYER, () => {
          const draft = drafted(weapon, foe);
          const [shot] = draft.shots;
          return shot
            ? draft.offers(shot).flatMap((one) => valuesOf(one).map((value) => [one.id, value] as const))
            : [];
        });
        const pairs = fc.sample(
          fc.shuffledSubarray(offered, { minLength: Math.min(1, offered.length), maxLength: 3 }),
          40,
        );
        for (const chosen of pairs) {
          const intent = await as(PLAYER, () => {
            const draft = drafted(weapon, foe);
            const [shot] = draft.shots;
            for (const [choice, value] of chosen) if (shot) draft.choose(choice, value, shot);
            forgetUnoffered(draft);
            return sentBy(draft);
          });
          const { problems } = judgeAttack(new ChatMessage((await thrown(intent, PLAYER)) as never), intent);
          expect([chosen, problems.filter(({ code }) => code === "notOffered")]).toEqual([chosen, []]);
        }
      }
    },
  );
});
