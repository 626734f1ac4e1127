import type { ActorState } from "../../ruleset.js";
import { configHere } from "../../foundry/types/config.js";
import { prototypeOf } from "../../foundry/tokens.js";
import { Findings, type Check } from "../check.js";
import { until } from "../waiting.js";

/** The statuses that the palette of a token offers. */
const palette = () => Object.values(configHere().statusEffects);

/** How long a status may take to come or go, in milliseconds. */
const PATIENCE = 3000;

/** Whether somebody's state takes a managed condition by hand, with nothing to be asked. */
function isByHand(actor: Actor, id: string): boolean {
  const state = actor.system as ActorState;
  return !state.conditionDeed?.(id, true) && state.conditionChange(id, true) !== null;
}

export const TOKENS: readonly Check[] = [
  {
    id: "tokens.made",
    group: "tokens",
    severity: "warn",
    each: true,
    async run(trial, { actors }) {
      const findings = new Findings();
      for (const [type, kind] of Object.entries(actors)) {
        await findings.attempt(type, async () => {
          const actor = await trial.actor(type);
          const { actorLink, bar1 } = prototypeOf(actor);
          findings.expect(actorLink === kind.token.actorLink, `${type}: link ${String(actorLink)}`);
          findings.expect(bar1.attribute !== null && bar1.attribute !== "", `${type}: no bar`);
          const token = await trial.token(actor, kind.token.actorLink);
          const own = token.actor === actor;
          findings.expect(own === kind.token.actorLink, `${type}: a token's actor is ${own ? "" : "not "}the same`);
        });
      }
      findings.settle();
    },
  },
  {
    id: "tokens.sight",
    group: "tokens",
    severity: "bad",
    each: true,
    async run(trial, { actors }) {
      const findings = new Findings();
      const friendly = Object.entries(actors).filter(([, { token }]) => token.disposition === "friendly");
      for (const [type] of friendly) {
        const actor = await trial.actor(type);
        findings.expect(prototypeOf(actor).sight.enabled, `${type}: sight.enabled is off`);
      }
      findings.settle();
    },
  },
  {
    id: "statuses.palette",
    group: "tokens",
    severity: "warn",
    each: true,
    async run(_trial, { conditions }) {
      const findings = new Findings();
      const offered = new Map(palette().map((status) => [status.id, status]));
      for (const { id } of conditions) {
        const status = offered.get(id);
        findings.expect(status !== undefined, `${id} is not offered`);
        findings.expect(status === undefined || Boolean(status.name && status.img), `${id} has no name or picture`);
      }
      findings.settle();
      await Promise.resolve();
    },
  },
  {
    id: "statuses.toggle",
    group: "tokens",
    severity: "bad",
    each: true,
    async run(trial, ruleset) {
      const findings = new Findings();
      for (const linked of [true, false]) {
        const { target } = await trial.pair(ruleset, linked);
        const { actor } = target;
        const where = linked ? "linked" : "unlinked";
        for (const { id, managed } of ruleset.conditions) {
          if (findings.enough) break;
          if (actor.statuses.has(id) || (managed && !isByHand(actor, id))) continue;
          await findings.attempt(`${id}, ${where}`, async () => {
            await actor.toggleStatusEffect(id, { active: true });
            await until(id, () => actor.statuses.has(id), PATIENCE);
            await actor.toggleStatusEffect(id, { active: false });
            await until(`the end of ${id}`, () => !actor.statuses.has(id), PATIENCE);
          });
        }
      }
      findings.settle();
    },
  },
];
