import { STILL_CLOCK, type Care } from "../../rules/care/care.js";
import { infectionEffects } from "../../rules/body/infection.js";
import type { Infection, State } from "../../rules/vocabulary.js";

/** What somebody may suffer until somebody ends it (SE-18, SE-32, SE-77). */
export type Suffering = "held" | "prone" | "surprised" | "venom";

/** What an actor's conditions follow from. */
export interface Conditioned {
  /** SE-54 — by the circles, or by the keeper's word. */
  readonly state: State;
  readonly deathConfirmed: boolean;
  readonly care: Pick<Care, "bleeding" | "firstAid" | "watch" | "infection">;
  readonly suffers: Readonly<Record<Suffering, boolean>>;
}

/** SE-65, SE-66 — the condition of each infection. */
const BY_INFECTION: Readonly<Record<Exclude<Infection, "none">, string>> = {
  benigne: "seuilsBenign",
  fievre: "seuilsFever",
  forteFievre: "seuilsHighFever",
  infection: "seuilsInfection",
  grave: "seuilsGraveInfection",
};
const INFECTED = Object.keys(BY_INFECTION) as readonly Exclude<Infection, "none">[];

/** SE-18, SE-32, SE-77 — the condition of each suffering. */
const BY_SUFFERING: Readonly<Record<Suffering, string>> = {
  held: "seuilsHeld",
  prone: "prone",
  surprised: "seuilsSurprised",
  venom: "seuilsVenom",
};
const SUFFERINGS = Object.keys(BY_SUFFERING) as readonly Suffering[];

/** SE-54 — the condition of each state that has one; nobody is dead on their token before the keeper says so. */
function ofState({ state, deathConfirmed }: Conditioned): readonly string[] {
  if (deathConfirmed) return ["dead"];
  if (state === "mort" || state === "mourant") return ["seuilsDying"];
  if (state === "inconscient") return ["unconscious"];
  return state === "critique" ? ["seuilsCritical"] : [];
}

/** Ids of the managed conditions that hold now; the dead have no other. */
export function conditionsOf(actor: Conditioned): readonly string[] {
  const { care, suffers, deathConfirmed } = actor;
  if (deathConfirmed) return ofState(actor);
  return [
    ...ofState(actor),
    ...(care.bleeding ? ["seuilsBleeding"] : []), // SE-69
    ...(care.firstAid === "success" ? ["seuilsStabilised"] : []), // SE-62
    ...(care.watch ? ["seuilsWatched"] : []), // SE-63
    ...(care.infection === "none" ? [] : [BY_INFECTION[care.infection]]),
    ...(infectionEffects(care.infection).bedridden ? ["seuilsBedridden"] : []), // SE-66
    ...SUFFERINGS.filter((id) => suffers[id]).map((id) => BY_SUFFERING[id]),
  ];
}

/** What to write under `system` so that a condition set or taken by hand holds; `null` for those that follow from circles, or stand so already. */
export function conditionChange(actor: Conditioned, id: string, active: boolean): object | null {
  if (active === conditionsOf(actor).includes(id)) return null;
  if (id === "dead") return { deathConfirmed: active };
  const suffering = SUFFERINGS.find((one) => BY_SUFFERING[one] === id);
  if (suffering) return { suffers: { [suffering]: active } };
  const infection = INFECTED.find((one) => BY_INFECTION[one] === id);
  if (infection) return { care: { infection: active ? infection : "none", disease: "" } };
  const care = careChange(id, active);
  return care && { care };
}

/** SE-62, SE-63, SE-69 — the same for what care remembers. */
function careChange(id: string, active: boolean): object | null {
  if (id === "seuilsBleeding") return { bleeding: active, ...STILL_CLOCK };
  if (id === "seuilsWatched") return { watch: active };
  if (id !== "seuilsStabilised") return null;
  // SE-64 — whose dressing is taken off may be given first aid again.
  return active
    ? { firstAid: "success", attempts: 1, bleeding: false, ...STILL_CLOCK }
    : { firstAid: "none", attempts: 0 };
}
