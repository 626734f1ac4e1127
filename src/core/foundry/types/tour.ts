import { gameHere } from "./game.js";

/** What our guided tour uses of Foundry's, cast once: see sheets.ts for why. */
export interface TourStep {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  readonly selector: string;
}

declare abstract class TourShape {
  constructor(config: object, options?: { readonly id?: string; readonly namespace?: string });
  readonly currentStep: TourStep | null;
  start(): Promise<unknown>;
  protected _preStep(): Promise<void>;
  protected _getTargetElement(selector: string): Element | null;
}

/** Where the tours of a table are known. */
interface Tours {
  register(namespace: string, id: string, tour: TourShape): void;
  get(key: string): TourShape | undefined;
}

const { nue } = foundry as unknown as { readonly nue: { readonly Tour: typeof TourShape } };
export const TourBase = nue.Tour;

/** The tours that are known at this table. */
export function toursHere(): Tours {
  return gameHere().tours as Tours;
}
