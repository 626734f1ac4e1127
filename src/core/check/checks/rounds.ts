import type { Ruleset } from "../../../rulesets/ruleset.js";
import type { TrialEnd } from "../../../rulesets/trials.js";
import { GardienCombat } from "../../documents/combat.js";
import { listen, unlisten } from "../../types/hooks.js";
import { Fault, Findings, NotTried, type Check } from "../check.js";
import { settleFor } from "../settle.js";
import type { Trial } from "../trial.js";
import { rest, until } from "../waiting.js";

/** How many tokens the great round has. */
export const MANY = 20;

interface Point {
  readonly round: number | null;
  readonly turn: number | null;
}

/** What `combatTurnChange` told of a fight, as `0.- → 1.0`. */
class Turns {
  readonly told: string[] = [];
  readonly #id: number;

  constructor(combat: Combat) {
    this.#id = listen("combatTurnChange", (fight: Combat, prior: Point | null, current: Point | null) => {
      if (fight.id === combat.id) this.told.push(`${pointOf(prior)} → ${pointOf(current)}`);
    });
  }

  end(): void {
    unlisten("combatTurnChange", this.#id);
  }
}

const pointOf = (point: Point | null) => `${point?.round ?? 0}.${point?.turn ?? "-"}`;

/** Ends a fight once what its rules still write is written. */
export async function close(combat: Combat): Promise<void> {
  await settleFor([combat.uuid, ...combat.turns.flatMap(({ actor }) => actor?.uuid ?? [])]);
  await combat.delete();
}

/** Two people of a ruleset in a fight, each with a place in it. */
async function duelOf(trial: Trial, ruleset: Ruleset): Promise<Combat> {
  const { attacker, target } = await trial.pair(ruleset);
  const combat = await trial.fight([attacker.token, target.token]);
  const places = [...combat.combatants].map(({ id }, i) => ({ _id: id, initiative: 20 - i }));
  await combat.updateEmbeddedDocuments("Combatant", places as never);
  return combat;
}

/** Moves a fight as its buttons do, without their questions. */
async function move(combat: Combat, change: { readonly round?: number; readonly turn: number }): Promise<void> {
  await combat.update(change as never);
  await settleFor(combat.turns.flatMap(({ actor }) => actor?.uuid ?? []));
}

async function begun(trial: Trial, ruleset: Ruleset): Promise<Combat> {
  if (!game.user.isActiveGM) throw new NotTried("otherKeeper");
  const combat = await duelOf(trial, ruleset);
  await move(combat, { round: 1, turn: 0 });
  return combat;
}

export const ROUNDS: readonly Check[] = [
  {
    id: "rounds.turn-change",
    group: "rounds",
    severity: "bad",
    fights: true,
    each: true,
    async run(trial, ruleset) {
      const combat = await duelOf(trial, ruleset);
      const turns = new Turns(combat);
      try {
        await combat.update({ round: 1, turn: 0 } as never);
        await combat.update({ turn: 1 } as never);
        await combat.update({ round: 2, turn: 0 } as never);
        await rest(60);
        const steps = turns.told.map((step) => step.split(" → "));
        const findings = new Findings();
        const rounds = steps.map(([, to = ""]) => Number(to.split(".")[0]));
        findings.expect(rounds.includes(1), "it does not come when the fight begins");
        findings.expect(rounds.includes(2), "it does not come with a new round");
        findings.expect(
          steps.every(([from, to]) => from !== to),
          "before and after are told alike",
        );
        if (rounds.length < 2 || turns.told.length === 0)
          findings.expect(false, `told: ${turns.told.join(", ") || "nothing"}`);
        findings.settle();
      } finally {
        turns.end();
        await close(combat);
      }
    },
  },
  {
    id: "rounds.ends",
    group: "rounds",
    severity: "bad",
    fights: true,
    each: true,
    async run(trial, ruleset) {
      const findings = new Findings();
      for (const end of trial.peopleOf(ruleset).ends) {
        await findings.attempt(`${end.path} (${end.by})`, () => outlasts(trial, ruleset, end));
      }
      findings.settle();
    },
  },
  {
    id: "rounds.back",
    group: "rounds",
    severity: "warn",
    fights: true,
    each: true,
    async run(trial, ruleset) {
      const [end] = trial.peopleOf(ruleset).ends.filter(({ by }) => by === "round");
      if (!end) throw new NotTried("nothing");
      const combat = await begun(trial, ruleset);
      try {
        await move(combat, { round: 2, turn: 0 });
        const actor = combat.turns[0]?.actor;
        if (!actor) throw new Fault("nobody has a turn");
        await actor.update({ system: end.set({ id: combat.id ?? "", round: 2 }) } as never);
        await move(combat, { round: 1, turn: 0 });
        const now = foundry.utils.getProperty(actor.system, end.path);
        if (now === end.over && end.path !== "round.attacks") throw new Fault(`${end.path} ended by a step back`);
      } finally {
        await close(combat);
      }
    },
  },
  {
    id: "rounds.initiative",
    group: "rounds",
    severity: "bad",
    fights: true,
    each: true,
    async run(trial, ruleset) {
      const { attacker, target } = await trial.pair(ruleset);
      const combat = await trial.fight([attacker.token, target.token]);
      try {
        const ids = [...combat.combatants].flatMap(({ id }) => id ?? []);
        await combat.rollInitiative(ids, { messageOptions: trial.marked } as never);
        await move(combat, { round: 1, turn: 0 });
        const ordered = combat.turns.filter(({ initiative }) => typeof initiative === "number");
        const byPhases = ruleset.rounds !== undefined;
        if (!byPhases && ordered.length < ids.length)
          throw new Fault(`${ordered.length} of ${ids.length} have a place`);
        if (combat.turns.length !== ids.length) throw new Fault("somebody is missing in the order");
      } finally {
        await close(combat);
      }
    },
  },
  {
    id: "rounds.actorless",
    group: "rounds",
    severity: "warn",
    fights: true,
    async run(trial) {
      const combat = await trial.fight([]);
      try {
        await combat.createEmbeddedDocuments("Combatant", [{ name: "—", hidden: true }] as never);
        const ids = [...combat.combatants].flatMap(({ id }) => id ?? []);
        await combat.rollInitiative(ids, { messageOptions: trial.marked } as never);
        const [one] = [...combat.combatants];
        if (typeof one?.initiative !== "number") throw new Fault("no place was rolled");
      } finally {
        await close(combat);
      }
    },
  },
  {
    id: "rounds.clock",
    group: "rounds",
    severity: "warn",
    fights: true,
    each: true,
    async run(trial, ruleset) {
      const combat = await duelOf(trial, ruleset);
      try {
        if (!(combat instanceof GardienCombat)) throw new Fault("fights are not ours");
        const { worldTime } = game.time;
        await combat.update({ round: 1, turn: 0 } as never);
        const delta = combat.getTimeDelta(1, 0, 2, 0);
        if (delta !== ruleset.roundSeconds) throw new Fault(`a round lasts ${delta} s, not ${ruleset.roundSeconds} s`);
        if (game.time.worldTime !== worldTime) throw new Fault("the clock of the world has moved");
      } finally {
        await close(combat);
      }
    },
  },
];

/** Whether something that ends with a step is over after it. */
async function outlasts(trial: Trial, ruleset: Ruleset, end: TrialEnd): Promise<void> {
  const combat = await begun(trial, ruleset);
  let gone = false;
  try {
    const actor = combat.turns[0]?.actor;
    if (!actor) throw new Fault("nobody has a turn");
    const { round } = combat;
    await actor.update({ system: end.set({ id: combat.id ?? "", round }) } as never);
    await settleFor([actor.uuid]);
    const stands = foundry.utils.getProperty(actor.system, end.path);
    if (JSON.stringify(stands) === JSON.stringify(end.over)) throw new Fault("could not be written");
    if (end.by === "turn") await move(combat, { turn: 1 });
    if (end.by === "round") await move(combat, { round: round + 1, turn: 0 });
    if (end.by === "fight") {
      gone = true;
      await combat.delete();
    }
    const over = () => JSON.stringify(foundry.utils.getProperty(actor.system, end.path)) === JSON.stringify(end.over);
    await until("its end", over, 5000);
  } finally {
    if (!gone) await close(combat);
  }
}
