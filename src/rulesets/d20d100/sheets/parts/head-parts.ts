import { decimal, t } from "../../../../core/text/i18n.js";
import { D20d100Adversary } from "../../data/actors/adversary.js";
import { D20d100Investigator } from "../../data/actors/investigator.js";
import { d20d100Options } from "../../data/options.js";
import { d20d100Deeds } from "../../deeds/index.js";
import { categoryLabel } from "../../labels.js";
import type { DrawnSheet } from "./actor-parts.js";
import { professionRead } from "../views/profession-text.js";

/** A line of the head: what is written on it, and the box that it is written in. */
interface Field {
  readonly id: string;
  /** Language key. */
  readonly label: string;
  readonly shown: string;
  /** Path of the box in edit mode; none: it is written elsewhere. */
  readonly name?: string;
  readonly type?: "text" | "number";
  readonly value?: string | number;
}

const SHEET = "GARDIEN.D20D100.SHEET";

/** DD-14, DD-23 — who it is, and what is counted apart. */
export function head({ actor, model }: DrawnSheet): object {
  if (model instanceof D20d100Investigator) {
    return { registry: `${SHEET}.registry`, fields: civil(model), tally: actor.isOwner ? tally(model) : [] };
  }
  return model instanceof D20d100Adversary ? { registry: `${SHEET}.adversary`, fields: kind(model), tally: [] } : {};
}

function civil({ details, speed }: D20d100Investigator): readonly Field[] {
  const { profession, era } = details;
  return [
    { ...text("profession", profession, "system.details.profession"), shown: professionRead(profession) },
    text("era", era, "system.details.era"),
    {
      ...{ id: "speed", label: `${SHEET}.speed`, shown: t(`${SHEET}.metres`, { n: decimal(speed) }) },
      ...{ name: "system.speed", type: "number", value: speed },
    },
  ];
}

function kind({ category, move, group }: D20d100Adversary): readonly Field[] {
  return [
    { id: "category", label: `${SHEET}.category`, shown: t(categoryLabel(category)) },
    text("move", move, "system.move"),
    {
      ...{ id: "group", label: `${SHEET}.group` },
      shown: group > 1 ? t(`${SHEET}.groupOf`, { n: group }) : t(`${SHEET}.alone`),
      ...{ name: "system.group", type: "number", value: group },
    },
  ];
}

function text(id: string, value: string, name: string): Field {
  return { id, label: `${SHEET}.${id}`, shown: value, name, type: "text", value };
}

/** DD-23, DD-111, DD-178, DD-181 — fate, experience and the Mythe, each begins what is done with it. */
function tally({ destiny, experience, mythos }: D20d100Investigator): readonly object[] {
  const counted = (id: string, deed: string, value: string | number, percent = false) => ({
    ...{ deed, value, percent, able: mayBegin(deed) },
    label: `${SHEET}.${id}`,
    hint: `${SHEET}.${id}Hint`,
  });
  return [
    ...(d20d100Options().campaignMode ? [counted("destiny", "destiny", destiny)] : []),
    counted("experience", "buy", experience.available),
    counted("mythos", "mythosTest", t(`${SHEET}.percent`, { n: mythos }), true),
  ];
}

/** Whether a deed is the user's to begin: some are the keeper's. */
function mayBegin(deed: string): boolean {
  const procedure = d20d100Deeds.procedures[deed];
  return procedure !== undefined && (procedure.by !== "keeper" || game.user.isGM);
}
