import { openSheet } from "../../canvas/pointer.js";
import type { Data } from "../../../common/types.js";
import { Hooks } from "../../hooks/hooks.js";
import { h, iconButton, text } from "../dom.js";
import { attachMenu, type MenuItem } from "../menu.js";
import { attempt, Panel } from "../panel.js";
import { combatantRow } from "./combatant-row.js";

/** The fight: who acts when, and the buttons that move it on. */
export class CombatTracker extends Panel {
  viewed: Data | null = null;

  constructor(element: HTMLElement) {
    super(element, "combat");
    for (const action of ["create", "update", "delete"]) {
      for (const name of ["Combat", "Combatant", "CombatantGroup", "Actor", "ActiveEffect", "Token"]) {
        Hooks.on(`${action}${name}`, () => void this.render());
      }
    }
    Hooks.on("canvasReady", () => void this.render());
    element.addEventListener("click", (event) => this.#onClick(event));
    element.addEventListener("change", (event) => this.#onChange(event));
    element.addEventListener("pointerover", (event) => this.#hover(event, true));
    element.addEventListener("pointerout", (event) => this.#hover(event, false));
    attachMenu(element, ".combatant", this.#menu(), "getCombatTrackerContextOptions", this);
  }

  protected override draw(): void {
    const combat = (this.viewed = game.combat);
    this.element.replaceChildren(this.#header(combat), this.#list(combat), this.#footer(combat));
    this.element.querySelector(".combatant.active")?.scrollIntoView({ block: "nearest" });
  }

  #header(combat: Data | null): HTMLElement {
    const title = !combat
      ? text("Combat.None")
      : combat.started
        ? text("Combat.Round", { round: combat.round })
        : text("Combat.NotStarted");
    return h(
      "header",
      { class: "combat-tracker-header" },
      h("strong", { class: "encounter-title", "aria-live": "polite" }, title),
      game.user.isGM &&
        h(
          "div",
          { class: "control-buttons" },
          iconButton("plus", text("Combat.Create"), () => this.#create(), {
            "data-action": "createCombat",
            "data-key": "create",
          }),
          combat &&
            iconButton("users-rays", text("Combat.RollAll"), () => attempt(() => combat.rollAll()), {
              "data-action": "rollAll",
              "data-key": "rollAll",
            }),
          combat &&
            iconButton("users-gear", text("Combat.RollNpc"), () => attempt(() => combat.rollNPC()), {
              "data-action": "rollNPC",
              "data-key": "rollNPC",
            }),
          combat &&
            iconButton("rotate-left", text("Combat.Reset"), () => attempt(() => combat.resetAll()), {
              "data-action": "resetAll",
              "data-key": "reset",
            }),
        ),
    );
  }

  #list(combat: Data | null): HTMLElement {
    const turns = ((combat?.turns ?? []) as Data[]).filter((combatant) => combatant.visible !== false);
    const current = combat?.started ? combat.combatant?.id : null;
    return h(
      "ol",
      { class: "combat-tracker plain", "aria-label": text("Combat.Order") },
      turns.map((combatant) => combatantRow(combatant, combatant.id === current)),
    );
  }

  #footer(combat: Data | null): HTMLElement | "" {
    if (!combat) return "";
    const button = (action: string, iconName: string, label: string): HTMLElement =>
      iconButton(iconName, text(`Combat.${label}`), () => attempt(() => combat[action]()), {
        "data-action": action,
        "data-key": action,
        class: "combat-control",
      });
    const wide = (action: string, label: string): HTMLElement =>
      h(
        "button",
        {
          type: "button",
          class: "combat-control combat-control-lg",
          "data-action": action,
          "data-key": action,
          onclick: () => void attempt(() => combat[action]()),
        },
        text(`Combat.${label}`),
      );
    const nav = h("nav", {
      class: "combat-controls",
      "data-application-part": "footer",
      "aria-label": text("Combat.Controls"),
    });
    if (game.user.isGM) {
      if (!combat.started) nav.append(wide("startCombat", "Start"));
      else {
        nav.append(
          button("previousRound", "backward-step", "PreviousRound"),
          button("previousTurn", "arrow-left", "PreviousTurn"),
          wide("endCombat", "End"),
          button("nextTurn", "arrow-right", "NextTurn"),
          button("nextRound", "forward-step", "NextRound"),
        );
      }
    } else if (combat.started && combat.combatant?.isOwner) nav.append(wide("nextTurn", "EndMyTurn"));
    return nav;
  }

  #create(): Promise<boolean> {
    return attempt(() => CONFIG.Combat.documentClass.create({ scene: canvas.scene?.id ?? null, active: true }));
  }

  #combatant(target: EventTarget | null): Data | undefined {
    const row = (target as Element | null)?.closest<HTMLElement>("[data-combatant-id]");
    return row ? this.viewed?.combatants.get(row.dataset.combatantId) : undefined;
  }

  #onClick(event: Event): void {
    const combatant = this.#combatant(event.target);
    const action = (event.target as Element).closest<HTMLElement>("[data-action]")?.dataset.action;
    if (!combatant || !action) return;
    const token = canvas.tokens.get(combatant.tokenId ?? combatant.token?.id);
    switch (action) {
      case "rollInitiative":
        return void attempt(() => this.viewed?.rollInitiative([combatant.id]));
      case "toggleHidden":
        return void attempt(() => combatant.update({ hidden: !combatant.hidden }));
      case "toggleDefeated":
        return void attempt(() => toggleDefeated(combatant));
      case "panToCombatant":
      case "activateCombatant":
        if (token) void canvas.animatePan(token.center);
        if (action === "activateCombatant") token?.control();
    }
  }

  #onChange(event: Event): void {
    const combatant = this.#combatant(event.target);
    const input = event.target as HTMLInputElement;
    if (!combatant || !input.matches(".initiative-input")) return;
    const value = input.value.trim() === "" ? null : Number(input.value.replace(",", "."));
    if (Number.isNaN(value)) void this.render();
    else void attempt(() => combatant.update({ initiative: value }));
  }

  #hover(event: Event, inside: boolean): void {
    const combatant = this.#combatant(event.target);
    if (combatant) canvas.tokens.get(combatant.tokenId)?.setHover(inside);
  }

  #openSheet(row: HTMLElement): void {
    const combatant = this.#combatant(row);
    if (combatant) openSheet(combatant.actor, combatant.name);
  }

  #menu(): MenuItem[] {
    const isGM = (): boolean => game.user.isGM;
    return [
      { label: "Entry.Open", icon: "address-card", run: (row) => this.#openSheet(row) },
      {
        label: "Combat.ClearInitiative",
        icon: "rotate-left",
        visible: isGM,
        run: (row) => attempt(() => this.#combatant(row)?.update({ initiative: null })),
      },
      {
        label: "Combat.Remove",
        icon: "trash",
        visible: isGM,
        run: (row) => attempt(() => this.#combatant(row)?.delete()),
      },
    ];
  }
}

/** Marks a combatant out of the fight, with the status that says so on its token. */
async function toggleDefeated(combatant: Data): Promise<void> {
  const defeated = !combatant.isDefeated;
  await combatant.update({ defeated });
  const status = CONFIG.specialStatusEffects.DEFEATED as string;
  const known = Array.isArray(CONFIG.statusEffects)
    ? CONFIG.statusEffects.some((effect: Data) => effect.id === status)
    : status in CONFIG.statusEffects;
  if (known) await combatant.actor?.toggleStatusEffect(status, { overlay: true, active: defeated });
}
