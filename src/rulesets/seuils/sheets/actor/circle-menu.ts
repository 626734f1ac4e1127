import { reportFailure } from "../../../../core/text/errors.js";
import { contextMenu } from "../../../../core/sheets/context-menu.js";
import { MARKS, type Mark } from "../../rules/body/circle-marks.js";
import { setMark } from "./clicks.js";

const ICONS: Readonly<Record<Mark, string>> = {
  lethal: "fa-solid fa-circle",
  temporary: "fa-regular fa-circle-xmark",
  free: "fa-regular fa-circle",
};

/** SE-55 — what a circle may be marked with, asked for with the right button or the menu key. */
export function circleMenu(sheet: HTMLElement, actor: Actor): void {
  const entries = MARKS.map((mark) => ({
    label: `GARDIEN.SEUILS.MARK.set.${mark}`,
    icon: ICONS[mark],
    visible: (circle: HTMLElement) => (circle.dataset["mark"] ?? "free") !== mark,
    choose: (circle: HTMLElement) => {
      setMark(circle.dataset, actor, mark).catch((error: unknown) => reportFailure("circles", error));
    },
  }));
  contextMenu(sheet, "button.s-circle:enabled", entries);
}
