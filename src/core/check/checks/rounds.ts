import { createIn, write, writeIn } from "../../foundry/write.js";
import type { Ruleset } from "../../ruleset.js";
import type { TrialEnd } from "../trial-people.js";
import { GardienCombat } from "../../documents/combat.js";
import { listen, unlisten } from "../../foundry/types/hooks.js";
import { Fault, Findings, NotTried, type Check } from "../check.js";
import { settleFor } from "../settle.js";
import type { Trial } from "../trial.js";
import { until } from "../waiting.js";

/** How many tokens the great round has. */
export const MANY = 20;

/** How long what follows from a step may take, in milliseconds. */
const PATIENCE = 5000;

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
  await settled(combat);
  await combat.delete();
}

/** Waits for what its rules do to a fight, and to those in it after that. */
async function settled(combat: Combat): Promise<void> {
  await settleFor([combat.uuid]);
  await settleFor(combat.turns.flatMap(({ actor }) => actor?.uuid ?? []));
}

/** Two people of a ruleset in a fight, each with a place in it. */
async function duelOf(trial: Trial, ruleset: Ruleset): Promise<Combat> {
  const { attacker, target } = await trial.pair(ruleset);
  const combat = await trial.fight([attacker.token, target.token]);
  const places = [...combat.combatants].map(({ id }, i) => ({ _id: id, initiative: 20 - i }));
  await writeIn(combat, "Combatant", places);
  return combat;
}

/** Moves a fight as its buttons do, without their questions. */
async function move(combat: Combat, change: { readonly round?: number; readonly turn: number }): Promise<void> {
  await write(combat, change);
  await settled(combat);
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
        await move(combat, { round: 1, turn: 0 });
        await move(combat, { turn: 1 });
        await move(combat, { round: 2, turn: 0 });
        const steps = turns.told.map((step) => step.split(" → "));
        const comesTo = (point: string) => steps.some(([, to = ""]) => to.startsWith(point));
        const findings = new Findings();
        findings.expect(comesTo("1."), "it does not come when the fight begins");
        // Where people act in phases, their order says whose turn it is.
        findings.expect(ruleset.rounds !== undefined || comesTo("1.1"), "it does not come with a turn");
        findings.expect(comesTo("2."), "it does not come with a new round");
        findings.expect(
          steps.every(([from, to]) => from !== to),
          "before and after are told alike",
        );
        findings.expect(!findings.any, `told: ${turns.told.join(", ") || "nothing"}`);
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
      const end = trial.peopleOf(ruleset).ends.find(({ by }) => by === "round");
      if (!end) throw new NotTried("nothing");
      const combat = await begun(trial, ruleset);
      try {
        const actor = firstOf(combat);
        if (!end.returns) await move(combat, { round: 2, turn: 0 });
        await begin(end, actor, combat);
        if (end.returns) await move(combat, { round: 2, turn: 0 });
        await move(combat, { round: 1, turn: 0 });
        if (end.returns) await until(`${end.path} of the round before`, () => !isOver(end, actor), PATIENCE);
        if (isOver(end, actor)) throw new Fault(`${end.path} is lost with a step back`);
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
        await combat.rollInitiative(ids, { messageOptions: trial.marked });
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
        await createIn(combat, "Combatant", [{ name: "—", hidden: true }]);
        const ids = [...combat.combatants].flatMap(({ id }) => id ?? []);
        await combat.rollInitiative(ids, { messageOptions: trial.marked });
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
        await write(combat, { round: 1, turn: 0 });
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
    const actor = firstOf(combat);
    await begin(end, actor, combat);
    if (end.by === "turn") await move(combat, { turn: 1 });
    if (end.by === "round") await move(combat, { round: combat.round + 1, turn: 0 });
    if (end.by === "fight") {
      gone = true;
      await close(combat);
    }
    await until("its end", () => isOver(end, actor), PATIENCE);
  } finally {
    if (!gone) await close(combat);
  }
}

function firstOf(combat: Combat): Actor {
  const actor = combat.turns[0]?.actor;
  if (!actor) throw new Fault("nobody has a turn");
  return actor;
}

/** Puts somebody into the state that a step of a fight ends. */
async function begin(end: TrialEnd, actor: Actor, { id, round }: Combat): Promise<void> {
  await write(actor, { system: end.set({ id: id ?? "", round }) });
  await settleFor([actor.uuid]);
  if (isOver(end, actor)) throw new Fault(`${end.path} could not be written`);
}

function isOver({ path, over }: TrialEnd, actor: Actor): boolean {
  return JSON.stringify(foundry.utils.getProperty(actor.system, path)) === JSON.stringify(over);
}
