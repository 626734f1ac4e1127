import type { D20d100Actor } from "../../data/actors/d20d100-actor.js";
import { D20d100Adversary } from "../../data/actors/adversary.js";
import { D20d100Investigator } from "../../data/actors/investigator.js";
import { acts, arms, characteristics, kept, skills, tracks, traits } from "./form-parts.js";
import { adversary, stock } from "./adversary-parts.js";
import { belongings } from "./belongings-parts.js";
import { creation } from "./creation-parts.js";
import { head } from "./head-parts.js";
import { magic } from "./magic-parts.js";
import { description, seen } from "./texts-parts.js";

/** What a sheet says of itself to the parts it draws. */
export interface DrawnSheet {
  readonly actor: Actor;
  readonly model: D20d100Actor;
  readonly editing: boolean;
}

/** The data of one part of an actor's sheet. */
export async function actorPart(partId: string, sheet: DrawnSheet): Promise<object> {
  const { model } = sheet;
  if (partId === "head") return head(sheet);
  if (model instanceof D20d100Investigator) return investigatorPart(partId, sheet, model);
  return model instanceof D20d100Adversary ? adversaryPart(partId, sheet, model) : {};
}

async function investigatorPart(partId: string, sheet: DrawnSheet, model: D20d100Investigator): Promise<object> {
  switch (partId) {
    case "form":
      return {
        ...characteristics(model),
        ...tracks(sheet),
        ...skills(sheet),
        ...arms(sheet),
        ...traits(sheet),
        ...kept(sheet),
        acts: acts(sheet),
      };
    case "description":
      return description(sheet, model);
    case "magic":
      return { ...magic(sheet), acts: acts(sheet) };
    case "gear":
      return belongings(sheet);
    case "creation":
      return { ...creation(sheet, model), acts: acts(sheet) };
    case "seen":
      return seen(sheet, model);
    default:
      return {};
  }
}

async function adversaryPart(partId: string, sheet: DrawnSheet, model: D20d100Adversary): Promise<object> {
  switch (partId) {
    case "adversary":
      return {
        ...characteristics(model, true),
        ...tracks(sheet),
        ...arms(sheet),
        ...kept(sheet),
        ...magic(sheet),
        ...(await adversary(sheet, model)),
        acts: acts(sheet),
      };
    case "stock":
      return { ...belongings(sheet), ...stock(model) };
    default:
      return {};
  }
}
