import { figuresNamed } from "../../../core/deed/figures-named.js";
import { AREA } from "./deed.js";

/** What the keeper may decide otherwise in these deeds. */
export const { count, flag, pick } = figuresNamed(AREA);
