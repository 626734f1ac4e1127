import { openSheet } from "../foundry/types/sheets.js";
import { TourBase, toursHere, type TourStep } from "../foundry/types/tour.js";
import { showLog } from "../questions/jump.js";
import { reportFailure } from "../text/errors.js";
import { t } from "../text/i18n.js";
import { selectOwn, whomPlayed } from "./own-token.js";

const ID = "first-steps";

/** Where a stop of the tour looks, best first; the first that is on the page is shown. */
const STOPS = {
  token: ["#board"],
  bar: [".g-bar", "#hotbar"],
  window: [".g-bar", "#hotbar"],
  card: ["#chat .g-card", "#chat-notifications .g-card", "#chat", "#sidebar"],
  undo: ["#chat .g-card [data-card-action=undo]", "#chat .g-card", "#chat", "#sidebar"],
  sheet: [".application.sheet.gardien", "#sidebar"],
  rules: [".application.sheet.gardien .g-rule", ".application.sheet.gardien", "#sidebar"],
  end: ["#sidebar"],
} as const satisfies Record<string, readonly string[]>;
type Stop = keyof typeof STOPS;

/** The tour of sheet, bar, card and undo, at one's own table: it opens what it speaks of, and changes nothing. */
class FirstStepsTour extends TourBase {
  protected override async _preStep(): Promise<void> {
    await super._preStep();
    await prepare(this.currentStep?.id as Stop | undefined).catch((error: unknown) => reportFailure("tour", error));
  }

  /** What a stop is about may lie elsewhere, or nowhere yet: then it is shown beside what is there. */
  protected override _getTargetElement(selector: string): Element | null {
    const places: readonly string[] = STOPS[this.currentStep?.id as Stop] ?? [selector];
    const found = places
      .flatMap((place) => [...document.querySelectorAll(place)])
      .filter((one) => one.checkVisibility());
    return found.at(0) ?? super._getTargetElement("body");
  }
}

async function prepare(stop: Stop | undefined): Promise<void> {
  if (stop === "token" || stop === "bar") await selectOwn();
  if (stop === "card" || stop === "undo") showLog();
  if (stop === "sheet") await openSheet(whomPlayed());
  // What was just opened is drawn a moment later.
  for (let frames = 0; frames < PATIENCE && stop && !isThere(STOPS[stop][0]); frames += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** How many frames a stop waits for what it is about. */
const PATIENCE = 60;

function isThere(selector: string): boolean {
  return document.querySelector(selector) !== null;
}

/** Makes the tour known to Foundry, which lists it among its own. Called once the table stands. */
export function registerTours(): void {
  const text = (key: string): string => t(`GARDIEN.TOUR.${key}`);
  const steps = Object.entries(STOPS).map(([id, [selector]]): TourStep => ({
    id,
    title: text(`${id}.title`),
    content: `<p>${text(`${id}.text`)}</p>`,
    selector,
  }));
  const config = { title: text("title"), description: text("description"), display: true, canBeResumed: false, steps };
  toursHere().register("gardien", ID, new FirstStepsTour({ ...config, id: ID, namespace: "gardien" }));
}

/** Begins the tour. */
export async function startTour(): Promise<void> {
  await toursHere().get(`gardien.${ID}`)?.start();
}
