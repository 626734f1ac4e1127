// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { Tour, Tours } from "../../../../playground/client/nue/tour.js";
import { layPage } from "./support.js";

const config = {
  id: "visite",
  namespace: "essai",
  title: "Visite",
  steps: [
    { id: "one", title: "Un", content: "<p>premier</p>", selector: "#sidebar" },
    { id: "two", title: "Deux", content: "deuxième" },
    { id: "lost", title: "Trois", content: "nulle part", selector: "#nowhere" },
  ],
};
const words = (): HTMLElement => document.querySelector<HTMLElement>(".tour")!;
const press = (action: string): void => words().querySelector<HTMLElement>(`[data-action=${action}]`)!.click();
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

describe("a guided tour", () => {
  let tour: Tour;
  beforeEach(async () => {
    await layPage();
    Tour.activeTour?.exit();
    tour = new Tour(config);
  });

  it("goes forward and back over its steps, and says which one it is at", async () => {
    await tour.start();
    expect([tour.status, tour.currentStep?.id, words().textContent]).toEqual([
      "in-progress",
      "one",
      expect.stringContaining("premier"),
    ]);
    expect(words().querySelector("[data-action=previous]")).toBeNull();
    expect(tour.targetElement?.id).toBe("sidebar");
    press("next");
    await settle();
    expect([tour.stepIndex, document.querySelectorAll(".tour").length]).toEqual([1, 1]);
    press("previous");
    await settle();
    expect([tour.stepIndex, Tour.activeTour]).toEqual([0, tour]);
  });

  it("refuses a step that points at nothing", async () => {
    await expect(tour.progress(2)).rejects.toThrow("#nowhere");
  });

  it("is left by Escape, and is over after its last step", async () => {
    await tour.start();
    words().dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    expect([Tour.tourInProgress, document.querySelector(".tour, .tour-fadeout, .tour-overlay")]).toEqual([false, null]);
    const short = new Tour({ ...config, steps: config.steps.slice(0, 1) });
    await short.start();
    await short.next();
    expect([short.status, Tour.tourInProgress]).toEqual(["completed", false]);
  });

  it("is known by the package that registers it", () => {
    const tours = new Tours();
    tours.register("gardien", "premiers-pas", tour);
    expect([tours.get("gardien.premiers-pas"), tour.key]).toEqual([tour, "gardien.premiers-pas"]);
  });
});
