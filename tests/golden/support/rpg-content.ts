import { figuresOf } from "../../../src/rulesets/rpg/rules/character/figures.js";
import { rootValue, rootValues, type AttributeValues } from "../../../src/rulesets/rpg/rules/character/roots.js";
import { referenceScore } from "../../../src/rulesets/rpg/rules/checks/scores.js";
import { ATTRIBUTES, type Attribute, type Root } from "../../../src/rulesets/rpg/rules/vocabulary.js";
import { rpgActors, type RpgActorSource } from "../../support/packs/rpg-packs.js";
import { Unsupported, type Adapter } from "./run.js";

const creatures = rpgActors("creatures");
const characters = rpgActors("characters");

/** Adapters that read the figures of what ships, by its French name. */
export const contentAdapters: Readonly<Record<string, Adapter>> = {
  creatureRow: ({ name }: { name: string }) => {
    const creature = named(creatures, name);
    return { ...row(creature), table: creature.system.locationTable ?? "humanoid" };
  },

  pregenRow: ({ name }: { name: string }) => {
    const character = named(characters, name);
    return { ...row(character), roots: rootValues(valuesOf(character)) };
  },
};

function named(pack: readonly RpgActorSource[], name: string): RpgActorSource {
  const found = pack.find((actor) => straight(actor.name) === name);
  if (!found) throw new Unsupported(name);
  return found;
}

/** The cases are written with straight apostrophes. */
function straight(name: string): string {
  return name.replaceAll("’", "'");
}

function valuesOf({ system }: RpgActorSource): AttributeValues {
  const entries = ATTRIBUTES.map((id) => [id, system.attributes[id].base] as const);
  return Object.fromEntries(entries) as Record<Attribute, number>;
}

/** RP-24…RP-28, RP-105 — its figures, fixed ones first, and its scores. */
function row(actor: RpgActorSource): object {
  const { reaction, defenseBonus, damageBonus, move, hp } = actor.system;
  const { hpMax, ...figures } = figuresOf(valuesOf(actor), {
    reaction: reaction?.override ?? null,
    defenseBonus: defenseBonus?.override ?? null,
    damageBonus: damageBonus?.override ?? null,
    move: move?.override ?? null,
    hpMax: hp.maxOverride ?? null,
  });
  return { ...figures, hp: hpMax, skills: scores(actor) };
}

/** RP-22 — what a skill is worth in the hands of its bearer; the model starts under Armes. */
function scores(actor: RpgActorSource): Readonly<Record<string, number>> {
  const skills = actor.items.filter(({ type }) => type === "rpgSkill");
  return Object.fromEntries(
    skills.map(({ name, system: { root = "weapons", mastery } }) => [
      straight(name),
      referenceScore({ root: rootValue(root as Root, valuesOf(actor)), mastery: Number(mastery) }),
    ]),
  );
}
