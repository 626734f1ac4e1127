import { statusIcons } from "../../canvas/visibility.js";
import type { Data } from "../../../common/types.js";
import { h, icon, text } from "../dom.js";

const DEFAULT_IMAGE = "icons/svg/mystery-man.svg";

function control(action: string, iconName: string, label: string, active = false): HTMLElement {
  return h(
    "button",
    {
      type: "button",
      class: `inline-control combatant-control icon${active ? " active" : ""}`,
      "data-action": action,
      "data-key": `${action}`,
      "aria-label": label,
      "aria-pressed": active,
      "data-tooltip": "",
    },
    icon(iconName),
  );
}

function controls(combatant: Data): HTMLElement[] {
  const list: HTMLElement[] = [];
  if (game.user.isGM) {
    list.push(
      control("toggleHidden", "eye-slash", text("Combat.Hidden"), combatant.hidden),
      control("toggleDefeated", "skull", text("Combat.Defeated"), combatant.isDefeated),
    );
  }
  if (combatant.token) list.push(control("panToCombatant", "location-crosshairs", text("Combat.Pan")));
  return list;
}

/** The tracked attribute of the fight's settings, as this combatant's actor has it. */
function resource(combatant: Data): number | string | null {
  const path = (game.settings.get("core", "combatTrackerConfig") as Data | null)?.resource as string | undefined;
  if (!path || !combatant.actor?.isOwner) return null;
  const value = foundry.utils.getProperty(combatant.actor.system, path) as unknown;
  const shown = typeof value === "object" && value !== null ? (value as Data).value : value;
  return shown ?? null;
}

function initiative(combatant: Data): HTMLElement {
  const { initiative: value } = combatant;
  if (value === null || value === undefined) {
    return h(
      "div",
      { class: "token-initiative" },
      combatant.isOwner && control("rollInitiative", "dice-d20", text("Combat.RollInitiative")),
    );
  }
  const decimals = (CONFIG.Combat.initiative?.decimals ?? 0) as number;
  const shown = Number.isInteger(value) ? String(value) : Number(value).toFixed(decimals);
  if (!game.user.isGM) return h("div", { class: "token-initiative" }, h("span", {}, shown));
  return h(
    "div",
    { class: "token-initiative" },
    h("input", {
      type: "text",
      class: "initiative-input",
      inputmode: "decimal",
      value: shown,
      "data-key": `initiative-${combatant.id}`,
      "aria-label": text("Combat.Initiative", { name: combatant.name }),
    }),
  );
}

/** One line of the tracker. */
export function combatantRow(combatant: Data, isTurn: boolean): HTMLElement {
  const classes = ["combatant", "plain"];
  if (isTurn) classes.push("active");
  if (combatant.hidden) classes.push("hidden-combatant", "hide");
  if (combatant.isDefeated) classes.push("defeated");
  const row = h(
    "li",
    { class: classes.join(" "), "data-combatant-id": combatant.id, "aria-current": isTurn ? "true" : null },
    h("img", { class: "token-image", src: combatant.img || DEFAULT_IMAGE, alt: "", loading: "lazy" }),
    h(
      "div",
      { class: "token-name" },
      h(
        "button",
        {
          type: "button",
          class: "name-button",
          "data-action": "activateCombatant",
          "data-key": `name-${combatant.id}`,
        },
        h("strong", { class: "name" }, combatant.name),
      ),
      h("div", { class: "combatant-controls" }, controls(combatant)),
      h(
        "div",
        { class: "token-effects" },
        statusIcons(combatant.actor ?? null).map(({ src, name }) =>
          h("img", { class: "token-effect", src, alt: name, title: name }),
        ),
      ),
    ),
  );
  const tracked = resource(combatant);
  if (tracked !== null) row.append(h("div", { class: "token-resource" }, h("span", { class: "resource" }, tracked)));
  row.append(initiative(combatant));
  for (const button of row.querySelectorAll<HTMLElement>(".combatant-control")) {
    button.dataset.key = `${button.dataset.key}-${combatant.id}`;
  }
  return row;
}
