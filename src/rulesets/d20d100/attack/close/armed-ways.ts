import { FIREARM_SKILLS } from "../../rules/vocabulary.js";
import { armOf } from "./people.js";
import { ARMED_WAYS, type ArmedWay } from "./ways.js";

/** DD-160, DD-161, DD-163 — the armed ways that a row offers beside its modes: what reaches nobody at arm's length disarms nobody. */
export function armedWays(weapon: Item): readonly ArmedWay[] {
  const arm = armOf(weapon);
  if (!arm || arm.skill === "grapple" || arm.action === "explosive") return [];
  const contact = arm.action === "melee" || arm.action === "natural";
  const firearm = FIREARM_SKILLS.some((skill) => skill === arm.skill);
  return ARMED_WAYS.filter((way) => {
    if (way === "kill") return (contact && arm.skill !== "boxing") || firearm; // fists put out, and no more
    return contact && (way !== "disarm" || arm.action === "melee");
  });
}
