import { attributeScore } from "../../../src/rulesets/rpg/rules/character/attributes.js";
import { resolveTest } from "../../../src/rulesets/rpg/rules/checks/test-result.js";
import { disarmingHits, disarms } from "../../../src/rulesets/rpg/rules/attack/disarm.js";
import { FREEING_DIFFICULTY, entangleEffects } from "../../../src/rulesets/rpg/rules/attack/entangle.js";
import { fumbleAt } from "../../../src/rulesets/rpg/rules/attack/fumble.js";
import { resolveKnockOut } from "../../../src/rulesets/rpg/rules/attack/knock-out.js";
import { mayHasten, reloadRounds } from "../../../src/rulesets/rpg/rules/attack/reload.js";
import type { KnockOutTest, Reload } from "../../../src/rulesets/rpg/rules/vocabulary.js";
import type { Adapter } from "./run.js";

/** Adapters for manoeuvres, nets and bolas, reloading, fumbles and spells. */
export const manoeuvreAdapters: Readonly<Record<string, Adapter>> = {
  knockout: ({ die, knockOutTest, ...victim }: KnockOutCase) => resolveKnockOut(victim, die, { mode: knockOutTest }),

  disarm: ({ first, second }: { first: DisarmingBlow; second: DisarmingBlow }) => {
    const inARow = (hits: number, { hit, parried }: DisarmingBlow): number => disarmingHits(hits, hit && !parried);
    return { disarmed: disarms([first, second].reduce(inARow, 0)) };
  },

  fumble: ({ d }: { d: number }) => ({ entry: fumbleAt(d, true) }),

  freeNet: ({ score, die }: { score: number; die: number }) => freeing("net", score, die),

  freeBola: ({ score, die }: { score: number; die: number }) => freeing("bola", score, die),

  bolaHead: ({ body, die }: { body: number; die: number }) => {
    const test = entangleEffects("bola", "head").find((effect) => effect.type === "test");
    if (test?.attribute !== "body") throw new Error("a bola at the head asks for a test of Corps");
    return {
      strangled: !resolveTest({ score: attributeScore(body, "plain"), difficulty: test.difficulty, die }).success,
    };
  },

  reload: ({ mode, agility, die }: { mode: Reload; agility?: number; die?: number }) => {
    const tried = mayHasten(mode) && agility !== undefined && die !== undefined;
    const hastened = tried && resolveTest({ score: attributeScore(agility, "plain"), difficulty: 0, die }).success;
    const rounds = reloadRounds(mode, { hastened, magazine: BOLTS_LEFT });
    return { ready: rounds === 0, rounds };
  },

  spellCast: ({ hp, cost, ...test }: SpellCase) => ({ ...resolveTest(test), hp: hp - cost }),
};

/** The case of the magazine crossbow does not say how many there are. */
const BOLTS_LEFT = 1;

function freeing(weapon: "net" | "bola", score: number, die: number) {
  const difficulty = FREEING_DIFFICULTY[weapon];
  return { difficulty, free: resolveTest({ score, difficulty, die }).success };
}

interface DisarmingBlow {
  readonly hit: boolean;
  readonly parried: boolean;
}

interface KnockOutCase {
  readonly body: number;
  readonly hpLost: number;
  readonly die: number;
  readonly knockOutTest?: KnockOutTest;
}

interface SpellCase {
  readonly score: number;
  readonly difficulty: number;
  readonly die: number;
  readonly hp: number;
  readonly cost: number;
}
