import type { Locator } from "playwright-core";

/** What somebody with poor sight, a narrow screen or a screen reader would stumble over. */
export interface Blemishes {
  /** Text that stands out too little from what is behind it (WCAG 2 AA). */
  readonly faint: readonly string[];
  /** Content wider than its place. */
  readonly overflowing: readonly string[];
  /** Controls without a name. */
  readonly nameless: readonly string[];
}

export const FLAWLESS: Blemishes = { faint: [], overflowing: [], nameless: [] };

/** Looks a part of the page over. Text drawn over a picture has no colour behind it to compute with: it is left out. */
export function blemishesOf(place: Locator): Promise<Blemishes> {
  return place.evaluate((root) => {
    type Colour = [red: number, green: number, blue: number, alpha: number];
    const brush = document.createElement("canvas").getContext("2d", { willReadFrequently: true })!;
    brush.canvas.width = brush.canvas.height = 1;

    /** The same answer to the same question is worked out once: a list has hundreds of texts on few colours. */
    const once = <Q, A>(answer: (question: Q) => A): ((question: Q) => A) => {
      const known = new Map<Q, A>();
      return (question) => {
        if (!known.has(question)) known.set(question, answer(question));
        return known.get(question)!;
      };
    };
    /** Any CSS colour as the browser paints it. */
    const paint = once((colour: string): Colour => {
      brush.clearRect(0, 0, 1, 1);
      brush.fillStyle = colour;
      brush.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = brush.getImageData(0, 0, 1, 1).data;
      return [red, green, blue, alpha / 255];
    });
    const over = ([r, g, b, a]: Colour, [R, G, B, A]: Colour): Colour => {
      const alpha = a + A * (1 - a);
      const mix = (front: number, back: number) => (alpha === 0 ? 0 : (front * a + back * A * (1 - a)) / alpha);
      return [mix(r, R), mix(g, G), mix(b, B), alpha];
    };
    /** What is behind an element: every colour it may stand on, ends of gradients among them; none over a picture. */
    const behind: (element: Element | null) => Colour[] = once((element) => {
      if (!element) return [paint("white")];
      const face = getComputedStyle(element, "::after"); // dice are cut out there, under their figure
      if (face.content !== "none" && face.clipPath !== "none") return [paint(face.backgroundColor)];
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      const own = paint(backgroundColor);
      if (backgroundImage.includes("url(")) return own[3] === 1 ? [own] : [];
      const stops = backgroundImage.match(/(?:rgba?|color|oklch|oklab|hsla?)\([^()]*\)|#[0-9a-f]{3,8}\b/gi) ?? [];
      if (stops.length === 0 && own[3] === 1) return [own];
      const under = behind(element.parentElement).map((back) => over(own, back));
      return stops.length === 0 ? under : under.flatMap((back) => stops.map((stop) => over(paint(stop), back)));
    });
    const light = ([red, green, blue]: Colour): number => {
      const [r, g, b] = [red, green, blue].map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      }) as [number, number, number];
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrast = (one: Colour, other: Colour): number => {
      const [high, low] = [light(one), light(other)].sort((a, b) => b - a) as [number, number];
      return (high + 0.05) / (low + 0.05);
    };
    const hides: (element: Element | null) => boolean = once((element) => {
      if (!element) return false;
      const { visibility, opacity, display, clipPath } = getComputedStyle(element);
      if (visibility === "hidden" || display === "none" || opacity === "0" || clipPath !== "none") return true;
      return hides(element.parentElement);
    });
    const seen = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && !hides(element);
    };
    const describe = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${[...element.classList].join(".")} “${(element.textContent ?? "").replaceAll(/\s+/g, " ").trim().slice(0, 40)}”`;

    const faint = new Set<string>();
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement!;
      if (!texts.currentNode.textContent?.trim() || !seen(element)) continue;
      if (element.closest(":disabled, [aria-disabled=true], option, svg")) continue;
      const style = getComputedStyle(element);
      const size = Number.parseFloat(style.fontSize);
      const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      const backs = behind(element);
      const ink = paint(style.color);
      const worst = Math.min(...backs.map((back) => contrast(over(ink, back), back)));
      if (worst < (large ? 3 : 4.5)) faint.add(`${worst.toFixed(2)} ${describe(element)}`);
    }

    const overflowing = [root, ...root.querySelectorAll("*")].filter((element) => {
      if (!seen(element) || element.closest("svg, select, .g-sr") || element.matches("input, textarea")) return false;
      const { overflowX, textOverflow, display } = getComputedStyle(element);
      if (display.startsWith("inline") && display !== "inline-block") return false;
      if (textOverflow === "ellipsis") return false;
      return element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0 && overflowX !== "visible";
    });

    const controls = root.querySelectorAll<HTMLElement>(
      "button, a[href], input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [tabindex='0']",
    );
    const nameless = [...controls].filter((control) => {
      if (!control.checkVisibility() || !seen(control)) return false; // what is folded away is read by nobody
      const labelled = document.getElementById(control.getAttribute("aria-labelledby") ?? "");
      const names = [
        control.ariaLabel,
        control.title,
        labelled?.textContent,
        ...[...((control as HTMLInputElement).labels ?? [])].map((label) => label.textContent),
        control.matches("input, select, textarea") ? "" : control.innerText,
        (control.querySelector("img") ?? (control as Partial<HTMLImageElement>)).alt,
      ];
      return !names.some((name) => name?.trim());
    });
    return {
      faint: [...faint],
      overflowing: overflowing.map(describe),
      nameless: nameless.map((control) => control.outerHTML.slice(0, 120)),
    };
  });
}

/** Controls of a part of the page on which one does not see the focus; press a key before, so that it is the keyboard's. */
export function focusHidden(place: Locator): Promise<string[]> {
  return place.evaluate((root) => {
    const controls = root.querySelectorAll<HTMLElement>(
      "button, a[href], input:not([type=hidden]), select, textarea, summary",
    );
    const look = (control: HTMLElement): string => {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor } = getComputedStyle(control);
      const outline = outlineStyle === "none" || outlineWidth === "0px" ? "" : outlineColor + outlineWidth;
      return `${outline} ${boxShadow} ${borderColor}`;
    };
    const reached = [...controls].filter(
      (control) => !(control as HTMLButtonElement).disabled && control.checkVisibility() && !control.closest("[inert]"),
    );
    (document.activeElement as HTMLElement | null)?.blur();
    const before = reached.map(look); // of all at once: each look after a change costs the whole page its styles anew
    return reached.flatMap((control, at) => {
      control.focus({ preventScroll: true });
      const hidden = document.activeElement === control && look(control) === before[at];
      return hidden ? [control.outerHTML.slice(0, 120)] : [];
    });
  });
}

/** Controls of a window that are smaller than 44 pixels either way; a box to tick and a switch answer in the room around them. */
export function smallControls(place: Locator): Promise<string[]> {
  return place.evaluate((root) => {
    const controls = root.querySelectorAll(".window-content :is(button, select, input:not(.g-check, .g-switch))");
    const seen = [...controls].filter((control) => control.checkVisibility());
    const sizes = seen.map((control) => ({ control, box: control.getBoundingClientRect() }));
    return sizes
      .filter(({ box }) => box.width > 1 && Math.min(box.width, box.height) < 43.5)
      .map(({ control, box }) => `${box.width}×${box.height} ${control.outerHTML.slice(0, 90)}`);
  });
}
