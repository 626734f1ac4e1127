import type { Foreseen, PersonView, Plight, Tone, Vital } from "../../../core/keeper/contract.js";
import { D20d100Investigator } from "../data/actors/investigator.js";
import { bodyOf, mindOf } from "../data/body.js";
import { figuresOf } from "../data/reading.js";
import { FIGHT } from "../attack/fields.js";
import { insanityLabel } from "../labels.js";
import { HOURS_PER_POINT } from "../rules/mind/magic.js";
import { SANITY_HOUR } from "../rules/mind/sanity.js";

const KEEPER_AREA = "GARDIEN.D20D100.KEEPER";
const HOUR_SECONDS = 3600;
const WEEK_SECONDS = 7 * 24 * HOUR_SECONDS;

/** DD-90…DD-111, DD-178, DD-181 — a body, a mind, magic, and points that wait to be spent. */
export function personView(actor: Actor): PersonView {
  const figures = figuresOf(actor);
  const { hp, body, bruised, temporaryDamage, shrugsOffBlows } = figures;
  const hurt = body === "able" ? (bruised === "none" ? null : bruised) : body;
  const blows = temporaryDamage > 0 && !shrugsOffBlows;
  return {
    vitals: [vital("hp", hp, bodyTone(hp), { path: "system.hp.value", min: -99 }), ...mental(figures)],
    plights: [
      ...(hurt === null ? [] : [{ text: { key: `${FIGHT}.body.${hurt}` }, tone: "bad" } as const]),
      ...(blows ? [{ text: { key: `${FIGHT}.bruises`, data: { n: temporaryDamage } }, tone: "warn" } as const] : []),
      ...madnessOf(figures),
    ],
    facts: factsOf(figures),
    out: body === "dead",
  };
}

function mental(figures: object): readonly Vital[] {
  if (!(figures instanceof D20d100Investigator)) return [];
  const { sanity, mp } = figures;
  return [
    vital("sanity", sanity, sanity.value <= 0 ? "bad" : sanity.lossThisHour > 0 ? "warn" : "good", {
      path: "system.sanity.value",
    }),
    vital("mp", mp, mp.value === 0 ? "warn" : "good", { path: "system.mp.value" }),
  ];
}

function vital(
  id: "hp" | "sanity" | "mp",
  { value, max }: { readonly value: number; readonly max: number },
  tone: Tone,
  more: Pick<Vital, "path" | "min">,
): Vital {
  const short = { key: `${KEEPER_AREA}.points.${id}` };
  return { id, short, name: { key: `${KEEPER_AREA}.name.${id}` }, value, max, look: "bar", tone, ...more };
}

/** DD-92, DD-94 */
function bodyTone(hp: { readonly value: number; readonly half?: number; readonly quarter?: number }): Tone {
  const { value, half = 0, quarter = 0 } = hp;
  if (value <= quarter) return "bad";
  return value <= half ? "warn" : "good";
}

/** DD-107, DD-108 — madness, and SAN that the running hour has cost. */
function madnessOf(figures: object): readonly Plight[] {
  if (!(figures instanceof D20d100Investigator)) return [];
  const { madness, sanity } = figures;
  return [
    ...(madness === "none" ? [] : [{ text: { key: insanityLabel(madness) }, tone: "bad" } as const]),
    ...(sanity.lossThisHour > 0
      ? [{ text: { key: `${KEEPER_AREA}.lostThisHour`, data: { n: sanity.lossThisHour } }, tone: "warn" } as const]
      : []),
  ];
}

function factsOf(figures: object): NonNullable<PersonView["facts"]> {
  if (!(figures instanceof D20d100Investigator)) return [];
  const { experience, destiny } = figures;
  return [
    { label: { key: `${KEEPER_AREA}.points.experience` }, value: `${experience.available}` },
    { label: { key: `${KEEPER_AREA}.points.destiny` }, value: `${destiny}` },
  ];
}

/** DD-100, DD-104, DD-107, DD-108, DD-174 — madness that ends, hours and weeks that give back, an hour of SAN that closes. */
export function foreseen(actor: Actor): readonly Foreseen[] {
  const body = bodyOf(actor);
  if (body.state === "dead") return [];
  const mind = mindOf(actor);
  const { bruisedAt, magicAt, woundedAt } = figuresOf(actor).clocks;
  const on = (from: number | null | undefined, seconds: number, id: string, rule: string): readonly Foreseen[] =>
    from === null || from === undefined
      ? []
      : [{ at: from + seconds, what: { key: `${KEEPER_AREA}.due.${id}` }, rule }];
  return [
    ...(mind?.insanity === "temporary" ? on(mind.insanityUntil, 0, "sane", "DD-107") : []),
    ...on(mind?.hourOpened, SANITY_HOUR, "hour", "DD-108"),
    ...on(bruisedAt, HOUR_SECONDS, "blows", "DD-104"),
    ...on(magicAt, HOURS_PER_POINT * HOUR_SECONDS, "magic", "DD-174"),
    ...(body.kind === "investigator" ? on(woundedAt, WEEK_SECONDS, "week", "DD-100") : []),
  ];
}
