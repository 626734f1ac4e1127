import { record, text, type Read } from "../../shape/shape.js";

/** How a number goes back that was changed by hand since: by the card's difference, to what it was before it, or not at all. */
export const BACK_WAYS = ["difference", "before", "leave"] as const;
export type BackWay = (typeof BACK_WAYS)[number];

/** Shape of a keeper's choice for one number of a sheet; `actor` is the UUID of the actor, or of an item of theirs; `way` one of the above. */
export const CHOSEN_BACK = record({ actor: text, path: text, way: text });
export type ChosenBack = Read<typeof CHOSEN_BACK>;
