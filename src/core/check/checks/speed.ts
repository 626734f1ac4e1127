import { write, writeIn } from "../../foundry/write.js";
import { cards } from "../../card/registry.js";
import { playedRulesets } from "../../rulesets.js";
import { Fault, NotTried, type Check } from "../check.js";
import { playAttack, postOne, takeBack } from "../play.js";
import { settleFor } from "../settle.js";
import type { Speeds, Trial } from "../trial.js";
import { timed, until } from "../waiting.js";
import { close, MANY } from "./rounds.js";

/** How long each may take, in milliseconds. */
export const LIMITS: Readonly<Required<Speeds>> = { card: 1000, sheet: 1000, undo: 1000, round: 2000 };

/** Whether what was measured is within its limit. A page that lies behind others is slowed down: that says nothing. */
export function judge(trial: Trial, what: keyof Speeds): void {
  if (document.hidden) throw new NotTried("hidden");
  const took = trial.speeds[what] ?? 0;
  if (took > LIMITS[what]) throw new Fault(`${Math.round(took)} ms, at most ${LIMITS[what]} ms`);
}

const first = () => {
  const [ruleset] = playedRulesets();
  if (!ruleset) throw new Fault("no ruleset is played");
  return ruleset;
};

export const SPEED: readonly Check[] = [
  {
    id: "speed.sheet",
    group: "speed",
    severity: "warn",
    mend: "modules",
    async run(trial) {
      const { attacker } = await trial.pair(first());
      trial.speeds.sheet = await timed(() => trial.look(attacker.actor as Actor & { sheet: unknown }, () => undefined));
      judge(trial, "sheet");
    },
  },
  {
    id: "speed.card",
    group: "speed",
    severity: "warn",
    mend: "modules",
    async run(trial) {
      const { attacker, target, weapon } = await playAttack(trial, first());
      trial.speeds.card = await timed(async () => {
        const message = await postOne(weapon, attacker, target);
        await until("the card", () => cards.of(message).some(({ childElementCount }) => childElementCount > 0));
      });
      await settleFor([attacker.actor.uuid, target.actor.uuid]);
      judge(trial, "card");
    },
  },
  {
    id: "speed.undo",
    group: "speed",
    severity: "warn",
    mend: "modules",
    async run(trial) {
      if (trial.speeds.undo === undefined) {
        const { message } = await playAttack(trial, first());
        trial.speeds.undo = await timed(() => takeBack(message));
      }
      judge(trial, "undo");
    },
  },
  {
    id: "speed.round",
    group: "speed",
    severity: "warn",
    fights: true,
    mend: "modules",
    async run(trial) {
      const { target } = await trial.pair(first());
      const tokens = await Promise.all(Array.from({ length: MANY }, () => trial.token(target.actor, false)));
      const combat = await trial.fight(tokens);
      try {
        const places = [...combat.combatants].map(({ id }, i) => ({ _id: id, initiative: MANY - i }));
        await writeIn(combat, "Combatant", places);
        await write(combat, { round: 1, turn: 0 });
        trial.speeds.round = await timed(async () => {
          for (let turn = 1; turn < MANY; turn++) await write(combat, { turn });
          await write(combat, { round: 2, turn: 0 });
        });
      } finally {
        await close(combat);
      }
      judge(trial, "round");
    },
  },
];
