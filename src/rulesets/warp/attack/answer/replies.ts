import type { Reply } from "../../../../core/play/contract/defence.js";
import type { DeedChoices } from "../../../../core/play/contract/deed.js";
import type { Text } from "../../../../core/text/text.js";
import type { Borne } from "../../../../core/deed/owned-items.js";
import type { WarpTrait } from "../../data/items/trait.js";
import { BASE } from "../../dice/lines.js";
import { knownTo, traitsOf } from "../../deeds/traits.js";
import { fight } from "../fields.js";
import { isBarred, isSpent } from "../traits.js";
import { nameOf } from "../../data/items/names-kept.js";

/** The id of doing nothing. */
const STILL = "still";

const ICONS = {
  defend: "fa-solid fa-shield-halved",
  untrained: "fa-solid fa-hand-fist",
  dodge: "fa-solid fa-person-running",
  resist: "fa-solid fa-brain",
  oppose: "fa-solid fa-people-arrows",
  still: "fa-solid fa-heart-crack",
} as const;

/** How replies with a trait differ from one kind of blow to the other. */
interface Manner {
  /** The field that names the trait, and what else each of them chooses. */
  readonly field: string;
  readonly choices?: DeedChoices;
  readonly icon: keyof typeof ICONS;
  /** Whether a trait is made for it. */
  serves(trait: Borne<WarpTrait>): boolean;
  /** Its words; the name of the trait where there are none. */
  label?(trait: string): Text;
  /** Without a trait: how many dice, and in what words. */
  readonly untrained: { readonly dice: number; readonly label: Text };
  /** WP-50 — whether it counts as a defence, for which not every trait may serve. */
  readonly guards: boolean;
}

/** WP-49, WP-50, WP-53, WP-105 — a reply with each trait and one without, the one with most dice first. */
export function traitReplies(target: Actor, manner: Manner): readonly Reply[] {
  const { field, choices = {}, icon, untrained } = manner;
  const without: Reply = {
    ...{ id: "untrained", label: untrained.label, icon: ICONS[icon === "defend" ? "untrained" : icon] },
    ...{ kind: "fits", choices: { ...choices, [field]: "" }, refused: false },
    ...(manner.label ? {} : NAMED),
  };
  const all = [
    ...knownTo(traitsOf(target)).map((trait) => [trait.system.score, replyWith(target, trait, manner)] as const),
    [untrained.dice, without] as const,
  ];
  const worth = ([dice, { barred }]: (typeof all)[number]) => (barred ? 0 : 1 + dice);
  return all.toSorted((a, b) => worth(b) - worth(a)).map(([, reply]) => reply);
}

/** Called as the trait that it starts from, which its first line tells. */
const NAMED = { namedAfter: BASE };

function replyWith(target: Actor, trait: Borne<WarpTrait>, manner: Manner): Reply {
  const { field, choices = {}, icon, guards } = manner;
  const spent = guards && isSpent(target, trait, "defence") ? fight("spentForAttack") : null;
  return {
    id: `trait.${trait.id}`,
    label: manner.label?.(nameOf(trait)) ?? fight("named", { name: nameOf(trait) }),
    icon: ICONS[icon],
    kind: manner.serves(trait) && !trait.system.unknown ? "fits" : "odd", // WP-28: nobody is proposed what they ignore
    choices: { ...choices, [field]: trait.id },
    refused: false,
    ...(manner.label ? {} : NAMED),
    ...(spent && (isBarred(target, trait, "defence") ? { barred: spent } : { note: spent })),
  };
}

/** Doing nothing against it, and what that is called. */
export function stillReply(
  label: Text,
  how: Pick<Reply, "choices" | "refused"> = { choices: {}, refused: true },
): Reply {
  return { id: STILL, label, icon: ICONS.still, kind: "still", ...how };
}

/** WP-49 — defending oneself against a blow. */
export function parryReplies(target: Actor, untrained: number): readonly Reply[] {
  const manner: Manner = {
    ...{ field: "trait", icon: "defend", guards: true },
    serves: ({ system: { combat, dodge } }) => combat || dodge,
    untrained: { dice: untrained, label: fight("base.untrained") },
  };
  return [...traitReplies(target, manner), stillReply(fight("reply.takeIt"))];
}

/**
 * WP-53 — dodging a missile, or standing where one is: distance and cover defend either way.
 * @param how whether the target can dodge at all by itself (WP-69), and whether that is worth more dice than it costs
 */
export function dodgeReplies(
  target: Actor,
  { untrained, able, worth }: { readonly untrained: number; readonly able: boolean; readonly worth: boolean },
): readonly Reply[] {
  const manner: Manner = {
    ...{ field: "trait", choices: { dodge: true }, icon: "dodge", guards: true },
    serves: ({ system }) => system.dodge,
    label: (trait) => fight("reply.dodgeWith", { trait }),
    untrained: { dice: untrained, label: fight("reply.dodge") },
  };
  const dodges = traitReplies(target, manner).map((reply) => (able ? reply : { ...reply, kind: "odd" as const }));
  const stays = stillReply(fight("reply.stay"), { choices: { dodge: false }, refused: false });
  return able && worth ? [...dodges, stays] : [stays, ...dodges];
}
