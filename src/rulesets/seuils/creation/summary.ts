import type { Block, Desk } from "../../../core/creation/procedure.js";
import { pickedOf } from "../../../core/creation/shelf.js";
import { whoItIs } from "../../../core/creation/who.js";
import { figure } from "../../../core/text/text.js";
import type { SeuilsCharacter } from "../data/actors/character.js";
import { seuilsOptions } from "../data/options.js";
import { characteristicLabel, domainLabel } from "../labels.js";
import { rowLabel } from "../data/actors/state-labels.js";
import { domainTotals } from "../rules/character/domains.js";
import { rowMalus } from "../rules/body/malus.js";
import { thresholdFor } from "../rules/checks/successes.js";
import { ownThresholds, thresholdsOf } from "../rules/damage/thresholds.js";
import { DOMAIN_IDS, DOMAINS, ROWS, type Characteristic } from "../rules/vocabulary.js";
import type { SeuilsDraft } from "./draft.js";
import { listed } from "./entries.js";
import { word } from "./fields.js";
import { noteOf } from "./offer.js";
import { gearOf, purseOf } from "./purse.js";

/** The character to come. */
export function summary(draft: SeuilsDraft, desk: Desk): readonly Block[] {
  return [
    ...whoItIs(draft.name, draft.concept, draft.group),
    rowsBlock(draft, desk),
    scoresBlock(draft),
    figuresBlock(draft, desk),
    specialtiesBlock(draft, desk),
    {
      kind: "table",
      titled: true,
      caption: word("step.equipment"),
      head: [word("column.figures")],
      rows: gearOf(draft, desk).map(({ entry }) => ({ name: entry.name, cells: [noteOf(entry)] })),
    },
  ];
}

/** SE-51, SE-56, SE-58 — the Seuils that Santé gives, and the circles of its kind. */
function rowsBlock({ scores }: SeuilsDraft, { actor }: Desk): Block {
  const { wounds } = actor.system as SeuilsCharacter;
  const options = seuilsOptions();
  const thresholds = ownThresholds(thresholdsOf(scores.sante, options), wounds);
  const malus = rowMalus(options);
  return {
    kind: "table",
    titled: true,
    caption: word("rows"),
    head: [word("column.threshold"), word("column.malus"), word("column.circles")],
    rows: ROWS.map((row) => ({
      name: { key: rowLabel(row) },
      cells: [String(thresholds[row]), word("dice", { n: figure(-malus[row]) }), String(wounds[row].max)],
    })),
  };
}

/** SE-09 — the scores, by Domaine. */
function scoresBlock({ scores }: SeuilsDraft): Block {
  const totals = domainTotals(scores);
  const score = (id: Characteristic) => word("scoreOf", { name: { key: characteristicLabel(id) }, n: scores[id] });
  return {
    kind: "table",
    titled: true,
    caption: word("step.characteristics"),
    head: [word("column.scores")],
    rows: DOMAIN_IDS.map((id) => {
      const [first, second, third] = DOMAINS[id];
      const scored = { first: score(first), second: score(second), third: score(third) };
      const name = word("shared", { domain: { key: domainLabel(id) }, n: totals[id] });
      return { name, cells: [word("three", scored)] };
    }),
  };
}

/** SE-13, SE-17, SE-22, SE-23, SE-74 — what is rolled most, and what is left to spend. */
function figuresBlock(draft: SeuilsDraft, desk: Desk): Block {
  const { rapidite, agilite, precision, reflexes } = draft.scores;
  const { spent, left } = purseOf(draft, desk);
  const pools = { initiative: rapidite, melee: agilite, ranged: precision, extra: reflexes };
  return {
    kind: "figures",
    caption: word("figures"),
    rows: [
      ...Object.entries(pools).map(([id, n]) => ({ label: word(`figure.${id}`), value: `${n}D` })),
      { label: word("figure.spent"), value: figure(spent) },
      { label: word("figure.wealth"), value: figure(left) },
    ],
  };
}

/** SE-10 — the Spécialités, with the pools that they are usually rolled with. */
function specialtiesBlock(draft: SeuilsDraft, desk: Desk): Block {
  const t = thresholdFor(true, seuilsOptions());
  return {
    kind: "table",
    titled: true,
    caption: word("step.specialties"),
    head: [word("column.characteristic"), word("column.pool")],
    rows: pickedOf(draft.items, desk, "seuilsSpecialty").map(({ entry }) => {
      const id = listed(entry).characteristic;
      return { name: entry.name, cells: [{ key: characteristicLabel(id) }, word("pool", { n: draft.scores[id], t })] };
    }),
  };
}
