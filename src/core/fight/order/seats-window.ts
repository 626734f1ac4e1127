import { writeIn } from "../../foundry/write.js";
import { eventsOf, Following } from "../../ui/hook-subscription.js";
import { t } from "../../text/i18n.js";
import { WindowBase, type RenderOptions, type WindowContext } from "../../ui/window.js";
import { givenTo, seatedIn } from "./initiative.js";
import { placePlayers } from "./place-players.js";
import { moved, seatedPlayers } from "./seats.js";

const TEMPLATE = "systems/gardien/templates/core/fight/seats.hbs";

/** What brings players, or another order of them. */
const CHANGES = [...eventsOf("User"), "userConnected", "gardien.settingChanged"];

/** Where the players sit: fights that go round the table go by it. Rows are dragged, or moved with their buttons. */
export class SeatsWindow extends WindowBase {
  static override DEFAULT_OPTIONS = {
    id: "gardien-seats",
    classes: ["gardien", "g-window", "g-seats"],
    position: { width: 360 },
    window: { icon: "fa-solid fa-chair", title: "GARDIEN.FIGHT.seats" },
    actions: { moveSeat: SeatsWindow.#moveSeat },
  };

  static override PARTS = { body: { template: TEMPLATE } };

  static #open: SeatsWindow | undefined;

  /** Opens the window, or closes it when it is open. */
  static async toggle(): Promise<void> {
    if (!game.user.isGM) return;
    if (SeatsWindow.#open) await SeatsWindow.#open.close();
    else await (SeatsWindow.#open = new SeatsWindow()).render({ force: true });
  }

  readonly #following = new Following();

  override get title(): string {
    return t("GARDIEN.FIGHT.seats");
  }

  protected override async _prepareContext(options: RenderOptions): Promise<WindowContext> {
    const context = await super._prepareContext(options);
    const players = seatedPlayers();
    const seats = players.map(({ id, name, character }, i) => ({
      id,
      name,
      character: character?.name ?? "",
      number: i + 1,
      up: i > 0,
      down: i < players.length - 1,
    }));
    return Object.assign(context, { rootId: this.id, seats });
  }

  protected override async _onFirstRender(context: WindowContext, options: RenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    this.#following.redraw(CHANGES, () => this.render());
    this.#acceptDragging();
  }

  protected override _onClose(options: object): void {
    super._onClose(options);
    this.#following.end();
    SeatsWindow.#open = undefined;
  }

  #acceptDragging(): void {
    let dragged: string | undefined;
    const seatAt = ({ target }: Event) => (target as HTMLElement).closest<HTMLElement>("[data-seat]")?.dataset["seat"];
    this.element.addEventListener("dragstart", (event) => (dragged = seatAt(event)));
    this.element.addEventListener("dragover", (event) => dragged !== undefined && event.preventDefault());
    this.element.addEventListener("drop", (event) => {
      const [seat, onto] = [dragged, seatAt(event)];
      dragged = undefined;
      if (seat === undefined || onto === undefined) return;
      event.preventDefault();
      void place(seat, ids().indexOf(onto));
    });
  }

  static async #moveSeat(this: SeatsWindow, _event: Event, target: HTMLElement): Promise<void> {
    const { seat } = target.closest<HTMLElement>("[data-seat]")?.dataset ?? {};
    if (seat !== undefined) await place(seat, ids().indexOf(seat) + Number(target.dataset["step"]));
  }
}

function ids(): readonly string[] {
  return seatedPlayers().flatMap(({ id }) => id ?? []);
}

/** Moves a player to another seat; a fight that goes by the seats follows. */
async function place(player: string, to: number): Promise<void> {
  if (!(await placePlayers(moved(ids(), player, to)))) return;
  const { combat } = game;
  const seated = combat ? seatedIn(combat).filter(({ initiative }) => initiative !== null) : [];
  if (combat && seated.length > 0) await writeIn(combat, "Combatant", [...givenTo(seated)]);
}
