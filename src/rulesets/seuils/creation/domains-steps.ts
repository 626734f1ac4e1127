import type { Block, Field } from "../../../core/creation/procedure.js";
import { seuilsOptions } from "../data/options.js";
import { characteristicLabel, domainLabel } from "../labels.js";
import { evenSpread, isEven, mostHighest, totalsLeft } from "../rules/character/creation.js";
import { domainTotals } from "../rules/character/domains.js";
import { CHARACTERISTICS, DOMAIN_IDS, DOMAINS, SCALES, type Domain } from "../rules/vocabulary.js";
import type { SeuilsDraft } from "./draft.js";
import { choice, word } from "./fields.js";

/** SE-09 — the table's totals, one for each Domaine, and the Caractéristiques that they are shared among. */
export function domainBlocks({ totals }: SeuilsDraft): readonly Block[] {
  const left = totalsLeft(totals, seuilsOptions());
  return [
    {
      kind: "note",
      text: left.length > 0 ? word("totalsLeft", { left: left.join(", ") }) : word("noTotalsLeft"),
    },
    { kind: "fields", fields: DOMAIN_IDS.map((id) => totalField(id, totals)) },
  ];
}

function totalField(id: Domain, totals: SeuilsDraft["totals"]): Field {
  const { creationDomainTotals } = seuilsOptions();
  const own = totals[id];
  // What somebody has beyond the table's stays until another is chosen.
  const all = new Set([...creationDomainTotals, ...(own === null ? [] : [own])]);
  const numbers = [...all].toSorted((a, b) => b - a);
  const options = [
    { value: "", label: word("noTotal") },
    ...numbers.map((total) => ({
      value: String(total),
      label: word("totalOf", { n: total, spread: spreadText(total) }),
    })),
  ];
  const [first, second, third] = DOMAINS[id];
  const names = {
    first: { key: characteristicLabel(first) },
    second: { key: characteristicLabel(second) },
    third: { key: characteristicLabel(third) },
  };
  const field = choice(`total/${id}`, own === null ? "" : String(own), options, { key: domainLabel(id) });
  return { ...field, hint: word("three", names) };
}

/** SE-09 — the scores of each Domaine, between 1 and 5. */
export function scoreBlocks(draft: SeuilsDraft): readonly Block[] {
  const sums = domainTotals(draft.scores);
  const { min, max } = SCALES.character;
  const spent = CHARACTERISTICS.filter((id) => draft.scores[id] === max).length;
  const domains = DOMAIN_IDS.map((id): Block => {
    const due = draft.totals[id];
    const facts = { domain: { key: domainLabel(id) }, n: sums[id] };
    const even = isEven(draft.scores, id) && (due === null || sums[id] === due);
    const label = word("spread", { spread: spreadText(due ?? sums[id]) });
    return {
      kind: "fields",
      caption: due === null ? word("shared", facts) : word("sharedOf", { ...facts, due }),
      ...(!even && { empty: { path: "spread", value: id, label } }),
      fields: DOMAINS[id].map((one) => ({
        path: `scores/${one}`,
        kind: "pips",
        label: word("scoreOf", { name: { key: characteristicLabel(one) }, n: draft.scores[one] }),
        value: draft.scores[one],
        min,
        max,
      })),
    };
  });
  const highest = word("spent.highest", { max, spent, allowed: mostHighest(seuilsOptions()) });
  return [{ kind: "note", text: highest }, ...domains];
}

/** SE-09 — the spread that is suggested for a total, as a table writes it. */
function spreadText(total: number): string {
  return evenSpread(total).join("-");
}
