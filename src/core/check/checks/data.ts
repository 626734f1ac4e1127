import { anyMessage } from "../../foundry/types/message.js";
import { write } from "../../foundry/write.js";
import { everybody } from "../../foundry/prepare-again.js";
import { isKeeperEffect, isReadable } from "../../play/effects/keeper-effect.js";
import { playedRulesets } from "../../rulesets.js";
import { migrations } from "../../migrations/list.js";
import { migrateSource } from "../../migrations/runner.js";
import { settingsStore } from "../../foundry/types/settings-store.js";
import { Fault, Findings, type Check } from "../check.js";
import { worldShelves } from "../foundry.js";
import { staleRequests, STALE, type Stale } from "../mending/requests.js";

interface StoredRoll {
  readonly total?: number;
  readonly formula: string;
  readonly constructor: { readonly name: string };
  toJSON(): object;
  evaluate(options?: object): Promise<StoredRoll>;
}

interface RollClass {
  new (formula: string, data?: object, options?: object): StoredRoll;
  fromData(data: object): StoredRoll;
  fromJSON(json: string): StoredRoll;
}

/** What people roll: arithmetic, functions, kept, counted and exploding dice. */
const FORMULAS = ["2d6 + 3", "max(0, 1d6 - 2)", "(1d4 + 1) * 2", "floor(1d10 / 2)", "4d6kh3", "3d10cs>=7", "1d6x6"];

const asRollClasses = (rolls: readonly unknown[]) => rolls as readonly RollClass[];

const baseRoll = () => foundry.dice.Roll as RollClass;

/** Stores a roll as a message does, and reads it again. */
function compare(findings: Findings, what: string, roll: StoredRoll): void {
  const json = JSON.stringify(roll.toJSON());
  const again = baseRoll().fromData(JSON.parse(json) as object);
  findings.expect(again.total === roll.total, `${what}: ${String(roll.total)} is read as ${String(again.total)}`);
  findings.expect(again.formula === roll.formula, `${what}: the formula is read as ${again.formula}`);
  findings.expect(again.constructor === roll.constructor, `${what}: another class is read`);
}

/** What is wrong with requests, for whoever writes the system. */
const WHY: Readonly<Record<Stale, string>> = {
  unanswered: "requests nobody has answered for more than a day",
  outOfSight: "requests of a ruleset that is out of sight",
  gone: "requests of somebody who was deleted",
};

export const DATA: readonly Check[] = [
  {
    id: "rolls.stored",
    group: "data",
    severity: "bad",
    each: true,
    async run(_trial, { rolls }) {
      const findings = new Findings();
      for (const known of asRollClasses(rolls)) {
        await findings.attempt(known.name, async () => {
          compare(findings, known.name, await new known("2d6 + 1").evaluate({ allowInteractive: false }));
        });
      }
      findings.settle();
    },
  },
  {
    id: "rolls.formulas",
    group: "data",
    severity: "warn",
    async run() {
      const findings = new Findings();
      const Base = baseRoll();
      for (const formula of FORMULAS) {
        await findings.attempt(formula, async () => {
          const roll = await new Base(formula).evaluate({ allowInteractive: false });
          findings.expect(typeof roll.total === "number" && Number.isFinite(roll.total), `${formula}: no total`);
          compare(findings, formula, roll);
        });
      }
      findings.settle();
    },
  },
  {
    id: "rolls.message",
    group: "data",
    severity: "bad",
    async run(trial) {
      const findings = new Findings();
      const rolls: StoredRoll[] = [];
      for (const known of asRollClasses(playedRulesets().flatMap(({ rolls }) => rolls))) {
        rolls.push(await new known("1d6 + 1").evaluate({ allowInteractive: false }));
      }
      const message = await trial.make("ChatMessage", {
        ...{ content: "<p></p>", whisper: [game.userId], sound: null },
        rolls: rolls.map((roll) => JSON.stringify(roll.toJSON())),
      });
      const stored = anyMessage(message).rolls as readonly StoredRoll[];
      findings.expect(stored.length === rolls.length, `${stored.length} rolls of ${rolls.length}`);
      rolls.forEach((roll, i) => {
        const read = stored[i];
        const name = roll.constructor.name;
        findings.expect(read?.total === roll.total, `${name}: ${String(roll.total)} is read as ${String(read?.total)}`);
        findings.expect(read?.constructor === roll.constructor, `${name}: another class is read`);
      });
      findings.settle();
    },
  },
  {
    id: "data.replaced",
    group: "data",
    severity: "bad",
    async run(trial) {
      const actor = await trial.actor(Object.keys(playedRulesets()[0]?.actors ?? {})[0] ?? "");
      const findings = new Findings();
      const read = () => (actor.flags as { gardien?: { trial?: unknown } }).gardien?.trial;
      const store = async (trialled: unknown) => {
        await write(actor, { "flags.gardien.trial": trialled });
      };
      await store({ one: 1, two: null, list: [{ a: 1 }, { b: 2 }] });
      await store({ one: 2, list: [{ c: 3 }] });
      const wanted = JSON.stringify({ one: 2, two: null, list: [{ c: 3 }] });
      const told = sorted(read());
      findings.expect(told === wanted, `merged into ${told}`);
      const { system } = actor.toObject() as { system: object };
      await write(actor, { system }, { recursive: false, diff: false });
      const same = JSON.stringify((actor.toObject() as { system: object }).system) === JSON.stringify(system);
      findings.expect(same, "system was not stored as sent");
      findings.settle();
    },
  },
  {
    id: "data.user-setting",
    group: "data",
    severity: "warn",
    async run() {
      const store = settingsStore();
      const before = store.get("gardien", "checked");
      const now = Date.now();
      await store.set("gardien", "checked", now);
      const read = store.get("gardien", "checked");
      await store.set("gardien", "checked", before);
      if (read !== now) throw new Fault(`a setting of one user is read as ${String(read)}`);
    },
  },
  {
    id: "data.valid",
    group: "data",
    severity: "warn",
    async run() {
      const findings = new Findings();
      for (const [kind, shelf] of worldShelves().entries()) {
        const invalid = [...(shelf.invalidDocumentIds ?? [])];
        findings.expect(invalid.length === 0, `${kind}: ${invalid.length} cannot be read (${invalid.join(", ")})`);
      }
      findings.settle();
      await Promise.resolve();
    },
  },
  {
    id: "data.effects",
    group: "data",
    severity: "warn",
    async run() {
      const findings = new Findings();
      const damaged = everybody().flatMap(({ effects }) =>
        [...effects].filter((one) => isKeeperEffect(one) && !isReadable(one)),
      );
      findings.expect(damaged.length === 0, `${damaged.length} keeper's effects cannot be read as they stand`);
      findings.settle();
      await Promise.resolve();
    },
  },
  {
    id: "data.requests",
    group: "data",
    severity: "warn",
    mend: "requests",
    async run() {
      const findings = new Findings();
      const stale = await staleRequests();
      for (const why of STALE) {
        const count = stale.filter((one) => one.why === why).length;
        findings.expect(count === 0, `${count} ${WHY[why]}`);
      }
      findings.settle();
    },
  },
  {
    id: "data.migrated",
    group: "data",
    severity: "bad",
    async run() {
      const findings = new Findings();
      const steps = migrations();
      for (const document of [
        ...game.actors,
        ...game.actors.contents.flatMap((one) => one.items.contents),
        ...game.items,
      ]) {
        const source = structuredClone(document._source) as { type?: unknown; system?: unknown };
        await findings.attempt(String(source.type), async () => {
          migrateSource(steps, source);
          const once = JSON.stringify(source);
          migrateSource(steps, source);
          if (JSON.stringify(source) !== once) throw new Fault("the steps do not come to rest");
          await Promise.resolve();
        });
      }
      findings.settle();
    },
  },
];

/** As JSON, keys in a fixed order. */
function sorted(value: unknown): string {
  const { one, two, list } = (value ?? {}) as Record<string, unknown>;
  return JSON.stringify({ one, two, list });
}
