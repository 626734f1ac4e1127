import { readsAsKeeper } from "../../../../core/world/reader.js";
import { card } from "../../../../core/deed/card.js";
import type { DeedSituation } from "../../../../core/play/contract/deed.js";
import { flag, text } from "../../../../core/shape/shape.js";
import {
  CHECKED,
  checkEdit,
  checkOutcome,
  checkShown,
  difficultyFacts,
  mannerFacts,
  marginFact,
} from "../check-result.js";
import {
  CHECK_FORM,
  checkIn,
  checkRoll,
  checkTest,
  difficultyOrTimes,
  hidesDifficulty,
  testChance,
  usualOf,
  type Check,
} from "../check-test.js";
import { reasonFacts } from "../d20-test.js";
import { surpriseCalls } from "../fight/surprised.js";
import { keptIn } from "../kept.js";
import { deed, fact, named, obstacle, say, secret } from "../kit.js";
import { markCalls } from "../mark-calls.js";
import { unlessAwake } from "../reading.js";
import { triedOf } from "../tried.js";

const ROLL = "test";

/** What the keeper has asked for is the keeper's to say; whether help is used is said by whoever tries. */
function settledBy({ actor, choices, gathering }: DeedSituation): Check {
  const own = checkIn(actor, choices);
  return gathering ? { ...checkIn(actor, gathering.outcome), help: own.help } : own;
}

const testOf = (situation: DeedSituation) => checkTest(situation.actor, settledBy(situation));

/** DD-01…DD-09, DD-60…DD-66, DD-77, DD-85…DD-89 — a skill, a Jet or a characteristic is tried, by one's own wish or as the keeper asked. */
export const check = deed("check", {
  icon: "fa-solid fa-dice-d20",
  by: "owner",
  form: CHECK_FORM,
  window: (_form, asked) => {
    if (asked.gathering) return Object.fromEntries(Object.keys(CHECK_FORM).map((id) => [id, id === "help"]));
    const shown = difficultyOrTimes(asked);
    const { difficulty: plain } = shown;
    return { ...shown, help: plain, take: plain, situation: plain, against: game.user.isGM, hidden: game.user.isGM };
  },
  usual: ({ actor, choices }) => usualOf({ actors: [actor], choices }),
  chance: (situation) => {
    const settled = settledBy(situation);
    return hidesDifficulty(settled) && !readsAsKeeper() ? null : testChance(situation.actor, settled);
  },
  kept: { ...CHECKED, met: text, reason: text, asked: flag },
  blind: (_actors, _choices, asked) => asked?.outcome["secret"] === true,
  obstacle: (situation) => {
    const { actor } = situation;
    return unlessAwake(actor) ?? (testOf(situation) ? null : obstacle("untried", actor));
  },
  rolls: (situation) => {
    const test = testOf(situation);
    return test ? checkRoll(ROLL, test.tried.kind, test) : [];
  },
  modifiers: (situation) => testOf(situation)?.lines ?? [],
  outcome: ({ form, dice, ...situation }) => {
    const settled = settledBy(situation);
    const test = checkTest(situation.actor, settled);
    if (!test) return {};
    const met = keptIn(settled.against);
    return {
      ...checkOutcome(ROLL, test, dice),
      ...{ hidden: hidesDifficulty(settled), open: situation.gathering?.outcome["open"] === true },
      met: met ? `${met.name} · ${met.skill}` : "",
      times: test.tried.kind === "multiplier" ? settled.times : null,
      ...{ reason: form.reason, asked: Boolean(situation.gathering) },
    };
  },
  calls: (outcome, actor) => [
    ...markCalls(actor, outcome.success ? outcome.die : null, outcome.tried), // DD-177
    ...surpriseCalls(outcome, actor),
  ],
  edit: checkEdit,
  view: ({ met, reason, ...test }) => {
    const shown = checkShown(test);
    const tried = triedOf(test);
    return card({
      ...{ ...shown, tried, summary: say("summary", { tried, result: shown.verdict }) },
      facts: [
        fact("tried", tried, "DD-01"),
        ...difficultyFacts(test),
        ...(met ? [secret("against", named(met), "DD-85")] : []),
        ...[marginFact(test) ?? []].flat(),
        ...mannerFacts(test),
        ...reasonFacts(reason, "DD-01"),
      ],
    });
  },
});
