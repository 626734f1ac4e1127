import { filled, type Asked, type FormField } from "../../../../core/deed/form.js";
import { flagged, text } from "../../../../core/shape/shape.js";
import { t } from "../../../../core/text/i18n.js";
import { itemAt } from "../../../../core/world/world.js";
import { GbHazard } from "../../data/items/hazard.js";
import { gbOptions } from "../../data/options.js";
import { maximumDamage } from "../../rules/attack/lethality.js";
import { fallDamage, hazardLocation } from "../../rules/hazards/hazard-damage.js";
import { hazardBonus, type HazardLocation } from "../../rules/hazards/hazards.js";
import { field, firstOf, say } from "../kit.js";
import { CAST_FORM } from "../spells.js";
import { woundName, woundsOf, type Borne } from "../wounds.js";
import { knownCauses } from "./known-causes.js";
import { isPacked, packedCause } from "./packed-causes.js";

/** What hurts somebody without an attack: a natural cause, a spell that simply happens, a fall, or dice told. */
export interface Cause {
  readonly name: string;
  /** Under which every reader has a name for it; empty where `name` is all there is. */
  readonly slug: string;
  /** GB-60 — metres of a fall that was told by its height, else 0. */
  readonly metres: number;
  /** Usual damage dice, for those who lose hit points. */
  readonly damage: string;
  /** GB-58 — `null` when the dice cannot be read. */
  readonly bonus: number | null;
  readonly repeats: boolean;
  readonly location: HazardLocation;
  /** D-38 — whether 16 and more kills where no place is struck. */
  readonly bodyVital: boolean;
}

/** What is chosen to hurt somebody; neither wound nor cause where it is gone, or drowns, which is a deed of its own. */
interface Chosen {
  /** The choice itself; empty where a spell is cast. */
  readonly id: string;
  /** GB-59 — the wound that goes on growing; `null` for a cause that begins. */
  readonly growing: Borne | null;
  /** GB-58, GB-62 — the cause that begins. */
  readonly cause: Cause | null;
}

/** The choice of a cause that is typed: its name, its dice and how it strikes are said, no item is named. */
export const TYPED = "typed";
/** The choice of a fall that is told by its height. */
export const FALL = "fall";
/** The highest fall that is told, in metres: the dice grow no further long before. */
const HIGHEST = 500;

/** What is told of a cause that no item describes. */
const TOLD = {
  metres: field.number(1, HIGHEST, { initial: 3, hint: say("hazard.fallHint") }),
  cause: field.text(),
  damage: field.text({ initial: "1d6", hint: say("hazard.damageHint") }),
  bodyVital: field.carried(flagged(true)),
};

/** GB-58…GB-60, GB-62 — what hurts, and what is told of it. */
export const CAUSE_FORM = {
  hazard: {
    read: chosenIn,
    shown: (asked, id) => {
      const { id: chosen, cause } = chosenIn(asked);
      const options = causes(asked);
      const listed = options.some(({ value }) => value === chosen);
      return {
        ...{ id, label: say(`field.${id}`), kind: "choice" },
        value: listed || cause ? chosen : proposed(asked),
        options: listed || !cause ? options : [field.namedOption(chosen, cause.name), ...options],
      };
    },
  } satisfies FormField<Chosen>,
  ...TOLD,
};

/** The choice of a wound whose cause is still at work. */
const growingChoice = ({ id }: Borne): string => `wound.${id}`;

/** D-37 — the wounds whose cause is still at work. */
function growing(asked: Asked): readonly Borne[] {
  const actor = firstOf(asked);
  return actor ? woundsOf(actor).filter(({ wound }) => wound.hazard.active) : [];
}

/** The same as far as the window lists them: several people have no wound in common. */
const growingListed = (asked: Asked): readonly Borne[] => (asked.actors.length === 1 ? growing(asked) : []);

/** What the window proposes: that what is at work goes on. */
function proposed(asked: Asked): string {
  const [first] = growingListed(asked);
  return first ? growingChoice(first) : TYPED;
}

/** The causes to choose from: one still at work, dice typed, a height, those of the world and of its compendia. */
function causes(asked: Asked) {
  return [
    ...growingListed(asked).map((borne) => ({
      value: growingChoice(borne),
      label: say("hazard.goesOn", { name: borne.name, wound: woundName(borne) }),
    })),
    ...field.words([TYPED, FALL], "hazard"),
    ...knownCauses().map(({ uuid, name }) => field.namedOption(uuid, name)),
  ];
}

function chosenIn(asked: Asked): Chosen {
  if (text.read(asked.choices["spell"]).trim() !== "") {
    const { spell: cast } = filled(CAST_FORM, asked);
    const strikes = cast?.spell.kind === "harmArea";
    return { id: "", growing: null, cause: strikes ? plain(cast.name, cast.spell.damage) : null };
  }
  const id = text.read(asked.choices["hazard"]).trim() || proposed(asked);
  const old = growing(asked).find((borne) => growingChoice(borne) === id) ?? null;
  return { id, growing: old, cause: old ? null : causeIn(id, asked) };
}

function causeIn(id: string, asked: Asked): Cause | null {
  const told = filled(TOLD, asked);
  if (id === TYPED) return plain(told.cause, told.damage, told.bodyVital);
  if (id === FALL) return fall(told.metres);
  if (isPacked(id)) {
    const packed = packedCause(id, asked.choices);
    return packed && strikes(packed.name, packed, packed.slug);
  }
  const item = firstOf(asked)?.items.get(id) ?? itemAt(id);
  const hazard: unknown = item?.system;
  return item && hazard instanceof GbHazard ? strikes(item.name, hazard) : null;
}

/** What a natural cause says of itself. */
type Figures = Pick<GbHazard, "kind" | "damage" | "repeats" | "locationMode" | "bodyVital">;

function strikes(name: string, { kind, damage, repeats, locationMode, bodyVital }: Figures, slug = ""): Cause | null {
  if (kind === "drowning") return null;
  const most = maximumDamage(damage);
  const { fallLocation, hazardBodyVital } = gbOptions();
  return {
    ...{ name, slug, damage, repeats },
    metres: 0,
    bonus: most === undefined ? null : hazardBonus(most),
    location: hazardLocation(kind, locationMode, fallLocation),
    bodyVital: bodyVital && hazardBodyVital,
  };
}

function plain(name: string, damage: string, bodyVital = true): Cause | null {
  return strikes(name, { kind: "other", damage, repeats: false, locationMode: "ask", bodyVital });
}

/** GB-60 — a fall of a height; one too short to hurt is no cause. */
function fall(metres: number): Cause | null {
  const damage = fallDamage(metres);
  if (damage === null) return null;
  const name = t("GARDIEN.GB.DEED.hazard.fell", { metres });
  const struck = strikes(name, { kind: "fall", damage, repeats: false, locationMode: "ask", bodyVital: true });
  return struck && { ...struck, metres };
}
