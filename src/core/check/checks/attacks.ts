import { cards } from "../../card/registry.js";
import { verdictOn } from "../../play/messages/verdict-on.js";
import { Fault, Findings, type Check } from "../check.js";
import { differences, pictureOf, playAttack, takeBack, type Played } from "../play.js";
import { settleFor } from "../settle.js";
import { baseOf, type Trial } from "../trial.js";
import { timed, until } from "../waiting.js";

/** The attack that was played last with each ruleset: the next check takes it back. */
const played = new WeakMap<Trial, Map<string, Played>>();

function playedOf(trial: Trial): Map<string, Played> {
  const known = played.get(trial) ?? new Map<string, Played>();
  played.set(trial, known);
  return known;
}

export const ATTACKS: readonly Check[] = [
  {
    id: "attacks.hit",
    group: "attacks",
    severity: "bad",
    each: true,
    async run(trial, ruleset) {
      const leaks = trial.leaks.length;
      const attack = await playAttack(trial, ruleset);
      playedOf(trial).set(ruleset.id, attack);
      const findings = new Findings();
      findings.expect(attack.before !== attack.after, "applied, and nothing has changed");
      for (const path of unwritten(attack)) findings.expect(false, `${path} was not written`);
      const row = cards.of(attack.message);
      findings.expect(row.length > 0, "the card is not drawn in the log");
      findings.expect(
        row.every(({ textContent }) => textContent.trim() !== ""),
        "the card is empty",
      );
      findings.expect(trial.leaks.length === leaks, `others would have read: ${trial.leaks.join(", ")}`);
      findings.settle();
    },
  },
  {
    id: "attacks.undo",
    group: "attacks",
    severity: "warn",
    each: true,
    async run(trial, ruleset) {
      const known = playedOf(trial).get(ruleset.id);
      const attack = known ?? (await playAttack(trial, ruleset));
      playedOf(trial).delete(ruleset.id);
      const { attacker, target, message, before } = attack;
      const took = await timed(() => takeBack(message));
      trial.speeds.undo = Math.max(trial.speeds.undo ?? 0, took);
      await settleFor([attacker.actor.uuid, target.actor.uuid]);
      await asBefore(before, () => pictureOf(attacker, target));
    },
  },
  {
    id: "attacks.unlinked",
    group: "attacks",
    severity: "warn",
    each: true,
    async run(trial, ruleset) {
      const findings = new Findings();
      const attack = await playAttack(trial, ruleset, false);
      const { attacker, target, message, before, after } = attack;
      const base = game.actors.get(baseOf(target.token));
      findings.expect(before !== after, "the token is struck, and nothing has changed");
      findings.expect(target.token.actor === target.actor, "the token has another actor than before");
      const whole = base && pictureOf(attacker, { actor: base });
      findings.expect(base !== undefined && base !== target.actor, "the token shares its actor");
      await takeBack(message);
      await settleFor([attacker.actor.uuid, target.actor.uuid]);
      await findings.attempt("the token", () => asBefore(before, () => pictureOf(attacker, target)));
      const untouched = base && pictureOf(attacker, { actor: base });
      findings.expect(sameTarget(whole, untouched), "the actor of the directory has changed");
      findings.settle();
    },
  },
];

/** What an attack was to change in numbers, and has not. */
function unwritten({ message, target }: Played): readonly string[] {
  const plan = verdictOn(message)?.verdict.targets.find((one) => one.plan)?.plan;
  const moved = plan?.numbers.filter(({ before, after }) => before !== after) ?? [];
  return moved.flatMap(({ path, before }) => (foundry.utils.getProperty(target.actor, path) === before ? [path] : []));
}

/** How long what follows from an undo may take, in milliseconds. */
const PATIENCE = 4000;

/** Waits until people are as they were; what still differs is the fault. */
async function asBefore(before: string, look: () => string): Promise<void> {
  try {
    await until("the state before", () => look() === before, PATIENCE);
  } catch {
    throw new Fault("not as before", ...differences(before, look())); // says more than that it did not come
  }
}

/** Whether the second of two people, as pictured, is the same in both pictures. */
function sameTarget(one: string | undefined, other: string | undefined): boolean {
  const second = (text: string | undefined) => JSON.stringify((JSON.parse(text ?? "[]") as unknown[])[1]);
  return second(one) === second(other);
}
