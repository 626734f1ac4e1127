import { say } from "../../../../core/text/text.js";
import type { RpgActor } from "../../data/actors/rpg-actor.js";
import { drawn, type DrawingView } from "./drawing.js";
import { dieView, placeViews, type PlaceView } from "./places-view.js";
import { besideDrawing, HUMAN } from "./silhouette.js";

/** What a sheet prints of a body: people with their places on both sides, others beside a list and the die of places. */
export async function bodyView(model: RpgActor): Promise<object> {
  const told = ({ name, ...place }: PlaceView) => ({ ...place, name: say(name) });
  const places = placeViews(model);
  const drawing = await drawingOf(places);
  const human = drawing?.lines === HUMAN.lines;
  const { right, left } = besideDrawing(places);
  return {
    places: places.map(told),
    armoured: places.some(({ armour }) => armour !== ""),
    drawing,
    sides: human ? [right.map(told), left.map(told)] : [],
    die: human ? [] : dieView(model),
  };
}

/** The drawing of a body of the game's tables; none but the sheets of creatures fetch the others. */
export async function drawingOf(places: readonly PlaceView[]): Promise<DrawingView | null> {
  const human = drawn(HUMAN, places);
  if (human) return human;
  const { BEASTS } = await import("./beasts.js");
  return BEASTS.map((beast) => drawn(beast, places)).find((view) => view !== null) ?? null;
}
