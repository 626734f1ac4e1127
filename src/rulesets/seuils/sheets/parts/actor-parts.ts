import type { Act } from "../../../../core/sheets/acts.js";
import { choices } from "../../../../core/sheets/choices.js";
import { enriched } from "../../../../core/sheets/enriched.js";
import { say } from "../../../../core/text/text.js";
import { SeuilsCharacter } from "../../data/actors/character.js";
import { SeuilsCreature } from "../../data/actors/creature.js";
import type { SeuilsActor } from "../../data/actors/seuils-actor.js";
import { diceText } from "../../dice/amount.js";
import { creatureKindLabel, damageTypeLabel, firstAidLabel, infectionLabel, treatmentLabel } from "../../labels.js";
import { stateLabel } from "../../data/actors/state-labels.js";
import {
  CREATURE_KINDS,
  DAMAGE_TYPES,
  FIRST_AIDS,
  INFECTIONS,
  TREATMENTS,
  type State,
} from "../../rules/vocabulary.js";
import { actsOn, type ActPlace } from "../actor/acts.js";
import { careDetails } from "../views/care-details.js";
import { careShown, careTable } from "../views/care-view.js";
import { creatureView } from "../views/creature-view.js";
import { hookOf } from "../views/hook.js";
import { urgencies, whoIs } from "../actor/needs.js";
import { arms, health, kit, round, traits } from "./play-parts.js";
import { gear } from "./belongings-parts.js";
import { powerViews } from "../views/powers-view.js";

/** What a sheet says of itself to the parts it draws. */
export interface DrawnSheet {
  readonly actor: Actor;
  readonly model: SeuilsActor;
  readonly editing: boolean;
}

/** The data of one part of an actor's sheet. */
export async function actorPart(partId: string, sheet: DrawnSheet): Promise<object> {
  switch (partId) {
    case "cover":
      return cover(sheet);
    case "tabs":
      return { counts: { care: urgencies(whoIs(sheet.actor)) } };
    case "build":
      return build(sheet);
    case "play":
      return {
        ...health(sheet),
        ...round(sheet),
        ...traits(sheet),
        ...(await arms(sheet)),
        ...kit(sheet),
        powers: await powerViews(sheet.actor),
        acts: acts(sheet),
      };
    case "wounds":
      return health(sheet);
    case "creature":
      return {
        ...health(sheet),
        ...round(sheet),
        ...(await arms(sheet)),
        ...kit(sheet),
        ...(await creatureView(sheet)),
        powers: await powerViews(sheet.actor),
        acts: acts(sheet),
      };
    case "stock":
      return { ...gear(sheet), ...health(sheet), ...care(sheet), acts: acts(sheet) };
    case "gear":
      return gear(sheet);
    case "care":
      return { ...health(sheet), ...care(sheet), acts: acts(sheet) };
    case "notes":
      return notes(sheet);
    default:
      return {};
  }
}

/** SE-54 — who it is, and how it fares. */
function cover({ actor, model }: DrawnSheet): object {
  const { state, woundMalus, feverMalus, characteristics } = model;
  const creature = model instanceof SeuilsCreature;
  return {
    kind: creature && creatureKindLabel(model.kind),
    plate: creature && actor.isOwner, // its picture is drawn below
    hook: actor.isOwner ? hookOf(model.biography) : "",
    state: {
      id: state,
      label: stateLabel(state),
      icon: STATE_ICONS[state],
      malus: woundMalus === 0 ? "" : say(diceText(-woundMalus)),
    },
    fever: feverMalus === 0 ? "" : say(diceText(-feverMalus)),
    initiative: say(diceText(characteristics.rapidite.pool)),
  };
}

const STATE_ICONS: Readonly<Record<State, string>> = {
  indemne: "fa-solid fa-heart",
  touche: "fa-solid fa-droplet",
  blesse: "fa-solid fa-droplet",
  critique: "fa-solid fa-heart-pulse",
  inconscient: "fa-solid fa-bed",
  mourant: "fa-solid fa-heart-crack",
  mort: "fa-solid fa-skull",
};

/** SE-60…SE-73 — how the wounds are doing. */
function care({ model }: DrawnSheet): object {
  const { rows, lines } = careTable(model);
  return {
    facts: careShown(model),
    table: { rows, lines: lines.map(({ label, cells }) => ({ label, cells: cells.map(say) })) },
    firstAids: choices(FIRST_AIDS, firstAidLabel),
    infections: choices(INFECTIONS, infectionLabel),
    treatments: choices(TREATMENTS, treatmentLabel),
  };
}

async function notes({ actor, model }: DrawnSheet): Promise<object> {
  const text = model instanceof SeuilsCharacter ? model.notes : "";
  return { biography: await enriched(model.biography, actor), notes: await enriched(text, actor) };
}

function build({ model }: DrawnSheet): object {
  if (!(model instanceof SeuilsCreature)) return {};
  return {
    creature: true,
    kinds: choices(CREATURE_KINDS, creatureKindLabel),
    damageTypes: choices(DAMAGE_TYPES, damageTypeLabel),
    specifics: model.hide.specific,
  };
}

/** The deeds of each place of the sheet; those that care for somebody say beside their circles what it takes. */
function acts({ actor, model }: DrawnSheet): Readonly<Record<ActPlace, readonly object[]>> {
  const who = whoIs(actor);
  const details = careDetails(model);
  const detailed = (act: Act) => {
    const detail = details[act.deed];
    return { ...act, detail: detail ? say(detail) : "" };
  };
  return {
    health: actsOn("health", who).map(detailed),
    turn: actsOn("turn", who),
    traits: actsOn("traits", who),
    care: actsOn("care", who),
  };
}
