import type { Choices, Situation, WindowChoice } from "../../../../core/play/contract/situation.js";
import { modeOptions } from "../mode-options.js";
import { flagChoice, fight, listChoice, named } from "../fields.js";
import { nameAsRead } from "../../../../core/text/names-read.js";
import { isFirst, isHelpless } from "./bout.js";
import { armsOf, isWrestling, othersHeldBy, sheathedBy } from "./people.js";
import { standsBehind } from "./stolen.js";
import { canBeQuiet, chosenIn, CLOSE, MERCY, triesOn, wayOf } from "./ways.js";

const NONE = { value: "", label: fight("close.none") };

/** DD-137, DD-138, DD-159, DD-160, DD-164 — what is asked of whoever sets about somebody. */
export function closeChoices(situation: Situation): readonly WindowChoice[] {
  const { attacker, weapon, target, choices } = situation;
  const way = wayOf(situation);
  if (!way) return [];
  const chosen = chosenIn(choices);
  const arms = sheathedBy(attacker).map(({ item }) => ({
    value: item.id ?? "",
    label: named(nameAsRead(item.name, item.system)),
  }));
  const theirs = target ? armsOf(target).filter(({ arm }) => arm.equipped) : [];
  const allies = target ? othersHeldBy(target, attacker) : [];
  const tries = triesOn(attacker, target, chosen.charge).map((value) => ({
    value,
    label: fight(`close.way.${value}`),
  }));
  return [
    isWrestling(weapon)
      ? { ...listChoice(CLOSE.tried, way, tries, { hint: fight(`close.hint.${way}`) }), key: "m" }
      : { ...listChoice(CLOSE.mode, way, modeOptions(weapon), { hint: fight(`close.hint.${way}`) }), key: "m" },
    ...(way === "strike" ? [flagChoice(CLOSE.real, chosen.real, { hint: fight("close.hint.real") })] : []),
    ...(way === "drawWeapon" ? [listChoice(CLOSE.drawn, chosen.drawn, [NONE, ...arms], {})] : []),
    ...(way === "freeAlly"
      ? [
          listChoice(
            CLOSE.ally,
            chosen.ally,
            [NONE, ...allies.map(({ uuid, name }) => ({ value: uuid, label: named(name) }))],
            {},
          ),
        ]
      : []),
    ...(way === "disarm"
      ? [
          listChoice(
            CLOSE.loses,
            chosen.loses,
            [
              NONE,
              ...theirs.map(({ item }) => ({ value: item.id ?? "", label: named(nameAsRead(item.name, item.system)) })),
            ],
            {},
          ),
          listChoice(
            CLOSE.bigger,
            chosen.bigger ?? "",
            [
              NONE,
              ...(["attacker", "holder"] as const).map((value) => ({ value, label: fight(`close.bigger.${value}`) })),
            ],
            {},
          ),
        ]
      : []),
    ...(canBeQuiet(way) ? [flagChoice(CLOSE.quiet, chosen.quiet, { hint: fight("close.hint.quiet") })] : []),
    ...(MERCY.includes(way) && standsBehind(attacker, target)
      ? [flagChoice(CLOSE.fromBehind, chosen.fromBehind, { hint: fight("hint.fromBehind") })]
      : []),
    ...(isWrestling(weapon) && isFirst(attacker, target)
      ? [flagChoice(CLOSE.charge, chosen.charge, { hint: fight("close.hint.charge") })]
      : []),
  ];
}

/** DD-138, DD-160 — what stands first in the lists: the one thing that there is to choose, or the first of them. */
export function closeProposals({ attacker, target }: Pick<Situation, "attacker" | "target">): Choices {
  const [drawn] = sheathedBy(attacker);
  const loses = target ? armsOf(target).find(({ arm }) => arm.equipped) : undefined;
  const [ally] = target ? othersHeldBy(target, attacker) : [];
  return {
    ...(drawn?.item.id && { [CLOSE.drawn]: drawn.item.id }),
    ...(loses?.item.id && { [CLOSE.loses]: loses.item.id }),
    ...(ally && { [CLOSE.ally]: ally.uuid }),
  };
}

/** DD-163 — whether somebody is seen to be at the attacker's mercy; whoever says so otherwise asks the keeper. */
export function closeDoubts({ attacker, weapon, target, choices }: Situation): readonly string[] {
  const way = wayOf({ weapon, target, choices });
  const merciless = way === "kill" || way === "stun";
  return [
    ...(merciless && target && !isHelpless(target) ? [CLOSE.mode] : []),
    ...(chosenIn(choices).bigger === "attacker" ? [CLOSE.bigger] : []),
    ...(chosenIn(choices).fromBehind && !standsBehind(attacker, target) ? [CLOSE.fromBehind] : []),
  ];
}
