import { randomUniform } from "../../playground/client/dice/random.js";
import { armorClass } from "../../src/rulesets/gb/rules/attack/armor-class.js";
import { resolveAttack } from "../../src/rulesets/gb/rules/attack/attack-result.js";
import { profileOf, zonesOf } from "../../src/rulesets/gb/rules/character/profile.js";
import type { Zone } from "../../src/rulesets/gb/rules/vocabulary.js";
import { applyWound } from "../../src/rulesets/gb/rules/body/apply-wound.js";
import { locate } from "../../src/rulesets/gb/rules/attack/zones.js";
import { finding, inTurns, timed, type Finding } from "./support/rounds.js";

const COUNT = 100_000;
const ROUNDS = 15;
const ANYWHERE = { called: "none" } as const;
const WHOLE = { pv: 10, pf: 10 };

const profile = profileOf("human");
/** Armour class of each zone, as a prepared actor holds it. */
const ac = new Map<Zone, number>(
  zonesOf(profile).map((zone, i) => [zone, armorClass({ dexMod: 2, armor: i % 3, natural: 1 })]),
);

/** A die as the playground throws it: one number of the generator, then its face. */
function die(faces: number): number {
  return 1 + Math.floor(randomUniform() * faces);
}

/** What the rules do with a d20 and a d100: place, armour class, outcome, losses. Answers with the points left. */
function attack(d20: number, d100: number): number {
  const zone = locate(profile, ANYWHERE, d100);
  const { wound } = resolveAttack({ d20, attackBonus: 6, ac: ac.get(zone) ?? 10, zone, profile });
  if (!wound) return WHOLE.pv;
  const after = applyWound(WHOLE, wound);
  return after.pv + after.pf;
}

/** Runs a job many times and keeps its results alive, so that none of it can be left out. */
function repeated(job: () => number): () => Promise<number> {
  return async () => {
    let sum = 0;
    const time = await timed(() => {
      for (let i = 0; i < COUNT; i++) sum += job();
    });
    if (Number.isNaN(sum)) throw new Error("a job answered with no number");
    return time;
  };
}

/** Attacks with their two dice thrown, against the throwing of the same two dice by the table's own generator. */
export async function measure(): Promise<Finding[]> {
  const times = await inTurns(ROUNDS, {
    subject: repeated(() => attack(die(20), die(100))),
    baseline: repeated(() => die(20) + die(100)),
  });
  const detail = "d20 and d100 thrown, place, armour class, outcome, losses / the same dice thrown";
  return [finding(`resolving ${COUNT.toLocaleString("en")} attacks`, 4, detail, times)];
}
