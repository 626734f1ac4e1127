import type { KeeperSection } from "../../../core/keeper/contract.js";
import { write } from "../../../core/foundry/write.js";
import { t } from "../../../core/text/i18n.js";
import { nameOf } from "../../../core/world/selected-actors.js";
import { actorAt } from "../../../core/world/world.js";
import { seuilsOptions } from "../data/options.js";
import { figuresOf } from "../data/reading.js";
import { domainLabel } from "../labels.js";
import { spentOf } from "../rules/character/domains.js";
import { DOMAIN_IDS, type Domain } from "../rules/vocabulary.js";

/** SE-78 — the Domaines of those who are played, with what is spent of them, which is typed here. */
export const domains: KeeperSection = {
  id: "domains",
  place: "requests",
  template: "rulesets/seuils/keeper/domains",
  context: ({ group }) => {
    if (!seuilsOptions().domainTracks || group.length === 0) return null;
    const rows = group.map((actor) => ({
      uuid: actor.uuid,
      name: nameOf(actor),
      domains: DOMAIN_IDS.map((id) => trackContext(actor, id)),
    }));
    return { domains: DOMAIN_IDS.map(domainLabel), rows };
  },
  typed: async (field, how) => {
    const actor = actorAt(field.dataset["uuid"] ?? null);
    const domain = DOMAIN_IDS.find((one) => one === field.dataset["domain"]);
    if (how !== "change" || !actor || !domain) return false;
    const value = field.valueAsNumber;
    if (Number.isFinite(value)) {
      const spent = spentOf(Math.trunc(value), figuresOf(actor).domains[domain].total);
      await write(actor, { system: { domains: { [domain]: { spent } } } });
    }
    return true; // what is no number leaves them as they were
  },
};

function trackContext(actor: Actor, id: Domain): object {
  const { spent, total } = figuresOf(actor).domains[id];
  const label = t("GARDIEN.SEUILS.KEEPER.spent", { domain: t(domainLabel(id)), name: nameOf(actor), total });
  return { id, label, spent, total };
}
