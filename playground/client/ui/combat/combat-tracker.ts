import { openSheet } from "../../canvas/pointer.js";
import type { Token } from "../../canvas/token.js";
import type { Data } from "../../../common/types.js";
import { HandlebarsApplicationMixin } from "../../applications/api/handlebars-mixin.js";
import type { ApplicationDefaults, RenderOptions, TemplatePart } from "../../applications/types.js";
import type { ContextMenuEntry } from "../../applications/ux/context-menu.js";
import { menuEntry, type MenuItem } from "../menu.js";
import { attempt } from "../../net/refusal.js";
import { AbstractSidebarTab } from "../sidebar/sidebar-tab.js";
import { trackedResource, turnContext } from "./turn-context.js";

/** The fight: who acts when, and the buttons that move it on. */
export class CombatTracker extends HandlebarsApplicationMixin(AbstractSidebarTab) {
  static override tabName = "combat";
  static override DEFAULT_OPTIONS: ApplicationDefaults = {
    window: { title: "PLAYGROUND.Combat.Title", icon: "fa-solid fa-hand-fist" },
    actions: {
      activateCombatant: CombatTracker.#onCombatant,
      panToCombatant: CombatTracker.#onCombatant,
      rollInitiative: CombatTracker.#onCombatant,
      toggleDefeated: CombatTracker.#onCombatant,
      toggleHidden: CombatTracker.#onCombatant,
      createCombat: CombatTracker.#onCreate,
      ...Object.fromEntries(
        ["rollAll", "rollNPC", "resetAll", "startCombat", "endCombat", "nextTurn", "previousTurn", "nextRound"].map(
          (action) => [action, CombatTracker.#onControl],
        ),
      ),
      previousRound: CombatTracker.#onControl,
    },
  };
  static override PARTS: Record<string, TemplatePart> = {
    header: { template: "templates/sidebar/tabs/combat/header.hbs" },
    tracker: { template: "templates/sidebar/tabs/combat/tracker.hbs", scrollable: [""] },
    footer: { template: "templates/sidebar/tabs/combat/footer.hbs" },
  };

  #viewed: Data | null | undefined;

  /** The fights of the scene in view, and those of no scene. */
  get combats(): Data[] {
    const here = (canvas.scene?.id ?? null) as string | null;
    return [...(game.combats as Iterable<Data>)].filter((combat) => {
      const scene = (combat._source?.scene ?? combat.scene?.id ?? null) as string | null;
      return scene === null || scene === here;
    });
  }

  /** The fight that is shown. */
  get viewed(): Data | null {
    return this.#viewed === undefined ? game.combat : this.#viewed;
  }
  set viewed(combat: Data | null) {
    this.#viewed = combat;
    if (!this.isPopout && this.popout) this.popout.viewed = combat;
  }

  /** Brings the line of whoever's turn it is into view. */
  scrollToTurn(): void {
    this.element?.querySelector(".combatant.active")?.scrollIntoView({ block: "nearest" });
  }

  override _configureRenderOptions(options: RenderOptions): void {
    super._configureRenderOptions(options);
    this.#viewed = game.combat;
  }

  override async _preparePartContext(partId: string, given: Data, options: RenderOptions): Promise<Data> {
    const context = await super._preparePartContext(partId, given, options);
    if (partId === "tracker") await this._prepareTrackerContext(context, options);
    else await this._prepareCombatContext(context, options);
    return context;
  }

  /** Adds what header and footer show. */
  async _prepareCombatContext(context: Data, _options: RenderOptions): Promise<void> {
    const combat = this.viewed;
    const title = combat ? (combat.started ? "Round" : "NotStarted") : "None";
    Object.assign(context, {
      combat,
      hasCombat: combat !== null,
      round: combat?.round ?? 0,
      started: Boolean(combat?.started),
      title: game.i18n.format(`PLAYGROUND.Combat.${title}`, { round: combat?.round }),
      control: Boolean(combat?.started && combat.combatant?.isOwner),
    });
  }

  /** Adds what the lines show. */
  async _prepareTrackerContext(context: Data, _options: RenderOptions): Promise<void> {
    const combat = this.viewed;
    const turns: Data[] = [];
    for (const [index, combatant] of ((combat?.turns ?? []) as Data[]).entries()) {
      if (combatant.visible !== false) turns.push(await this._prepareTurnContext(combat!, combatant, index));
    }
    Object.assign(context, { combat, hasCombat: combat !== null, turns });
  }

  /** What one line shows. */
  async _prepareTurnContext(combat: Data, combatant: Data, _index: number): Promise<Data> {
    return turnContext(combat, combatant);
  }

  override _attachFrameListeners(): void {
    super._attachFrameListeners();
    this.element.addEventListener("change", (event) => this.#onChange(event));
    this.element.addEventListener("pointerover", (event) => this.#hover(event, true));
    this.element.addEventListener("pointerout", (event) => this.#hover(event, false));
  }

  override async _onFirstRender(context: Data, options: RenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    const options_ = { hookName: "getCombatantContextOptions", parentClassHooks: false, fixed: true };
    this._createContextMenu(() => this._getEntryContextOptions(), ".combatant", options_);
    if (!game.user.isGM) return;
    const ofFight = { ...options_, hookName: "getCombatContextOptions", eventName: "click" };
    this._createContextMenu(() => this._getCombatContextOptions(), ".encounter-context-menu", ofFight);
  }

  override async _onRender(context: Data, options: RenderOptions): Promise<void> {
    await super._onRender(context, options);
    if (options.parts?.includes("tracker")) this.scrollToTurn();
  }

  /** Draws the lines again when what an actor is tracked by changed; nothing else of an actor does so. */
  followActor(actor: Data): void {
    if (!this.rendered) return;
    for (const combatant of (this.viewed?.combatants ?? []) as Iterable<Data>) {
      if (combatant.actor !== actor) continue;
      const shown = this.element.querySelector(`[data-combatant-id="${combatant.id}"] .resource`)?.textContent ?? null;
      const now = trackedResource(combatant);
      if (shown !== (now === null ? null : String(now))) return void this.render({ parts: ["tracker"] });
    }
  }

  /** The entries of the menu of a line. */
  _getEntryContextOptions(): ContextMenuEntry[] {
    const isGM = (): boolean => game.user.isGM;
    const items: MenuItem[] = [
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
    return items.map(menuEntry);
  }

  /** The entries of the menu of the fight. */
  _getCombatContextOptions(): ContextMenuEntry[] {
    const clear = { label: "Combat.Reset", icon: "rotate-left", run: () => attempt(() => this.viewed?.resetAll()) };
    return [menuEntry(clear)];
  }

  #combatant(target: EventTarget | null): Data | undefined {
    const row = (target as Element | null)?.closest<HTMLElement>("[data-combatant-id]");
    return row ? this.viewed?.combatants.get(row.dataset.combatantId) : undefined;
  }

  #onChange(event: Event): void {
    const combatant = this.#combatant(event.target);
    const input = event.target as HTMLInputElement;
    if (!combatant || !input.matches(".initiative-input")) return;
    const value = input.value.trim() === "" ? null : Number(input.value.replace(",", "."));
    if (Number.isNaN(value)) void this.render({ parts: ["tracker"] });
    else void attempt(() => combatant.update({ initiative: value }));
  }

  #hover(event: PointerEvent, inside: boolean): void {
    const combatant = this.#combatant(event.target);
    if (combatant) canvas.tokens?.get(combatant.tokenId)?.setHover(inside, event);
  }

  #openSheet(row: HTMLElement): void {
    const combatant = this.#combatant(row);
    if (combatant) openSheet(combatant.actor, combatant.name);
  }

  static #onCombatant(this: CombatTracker, event: PointerEvent, target: HTMLElement): unknown {
    const combatant = this.#combatant(target);
    if (!combatant) return undefined;
    const { action } = target.dataset;
    if (action === "rollInitiative") return attempt(() => this.viewed?.rollInitiative([combatant.id]));
    if (action === "toggleHidden") return attempt(() => combatant.update({ hidden: !combatant.hidden }));
    if (action === "toggleDefeated") return attempt(() => this._onToggleDefeatedStatus(combatant));
    if (action === "activateCombatant") this._onCombatantMouseDown(event, target);
    else this.#panTo(combatant);
    return undefined;
  }

  /** Brings the token of the line that was clicked into view and selects it. */
  _onCombatantMouseDown(_event: PointerEvent, target: HTMLElement): void {
    const combatant = this.#combatant(target);
    if (combatant) this.#panTo(combatant)?.control();
  }

  #panTo(combatant: Data): Token | undefined {
    const token = canvas.tokens?.get(combatant.tokenId ?? combatant.token?.id);
    if (token) void canvas.animatePan(token.center);
    return token;
  }

  /** Marks a combatant out of the fight, with the status that says so on its token. */
  async _onToggleDefeatedStatus(combatant: Data): Promise<void> {
    const defeated = !combatant.isDefeated;
    await combatant.update({ defeated });
    const status = CONFIG.specialStatusEffects.DEFEATED as string;
    const known = Array.isArray(CONFIG.statusEffects)
      ? CONFIG.statusEffects.some((effect: Data) => effect.id === status)
      : status in CONFIG.statusEffects;
    if (known) await combatant.actor?.toggleStatusEffect(status, { overlay: true, active: defeated });
  }

  static #onControl(this: CombatTracker, _event: PointerEvent, target: HTMLElement): unknown {
    const combat = this.viewed;
    return combat && attempt(() => combat[target.dataset.action ?? ""]());
  }

  static #onCreate(): unknown {
    return attempt(() => CONFIG.Combat.documentClass.create({ scene: canvas.scene?.id ?? null, active: true }));
  }
}
