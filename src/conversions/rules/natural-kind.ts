import type { DamageKind } from "../../rulesets/d20d100/rules/vocabulary.js";
import { bare } from "./bounded.js";

/** Parts of a body, and what they do to what they strike. */
const KINDS = {
  edged: ["griffe", "serre", "pince", "lame", "claw", "talon", "pincer"],
  piercing: [
    "morsure",
    "croc",
    "dard",
    "aiguillon",
    "corne",
    "bec",
    "defense",
    "bite",
    "fang",
    "sting",
    "horn",
    "tusk",
  ],
  blunt: [
    ...["queue", "tentacule", "poing", "patte", "sabot", "coup", "tete", "ecrasement", "pietinement", "pseudopode"],
    ...["tail", "tentacle", "fist", "paw", "hoof", "kick", "crush", "trample", "pseudopod"],
  ],
} as const satisfies Partial<Record<DamageKind, readonly string[]>>;

/** D-86 — the kind of damage that a part of the body does; `null` where its name does not tell. */
export function naturalKind(name: string): DamageKind | null {
  const words = new Set(
    bare(name)
      .split(/[^\p{L}]+/u)
      .flatMap((word) => [word, word.replace(/s$/, "")]),
  );
  const [found] = (["edged", "piercing", "blunt"] as const).filter((kind) => KINDS[kind].some((one) => words.has(one)));
  return found ?? null;
}
