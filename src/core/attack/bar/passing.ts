const BEGINS = ["pointerdown", "dragstart"];
const ENDS = ["pointerup", "pointercancel", "dragend", "drop"];

/** Lets the pointer through the bar while a token, a ruler or an item is dragged over the scene. */
export function letPass(bar: HTMLElement): void {
  const begin = ({ target }: Event) => {
    if (!bar.contains(target as Node)) bar.dataset.passing = "";
  };
  const end = () => delete bar.dataset.passing;
  for (const type of BEGINS) document.addEventListener(type, begin, { capture: true });
  for (const type of ENDS) document.addEventListener(type, end, { capture: true });
  addEventListener("blur", end);
}
