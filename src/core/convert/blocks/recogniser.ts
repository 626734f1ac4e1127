import type { Notation } from "../../notation/block.js";
import { recognised, type Knowledge } from "../../notation/recognise.js";
import type { BlockFound } from "../../notation/split.js";
import { t } from "../../text/i18n.js";
import { typeAlone } from "../../text/type-alone.js";
import type { Preview } from "../conversion.js";
import { hasField } from "./fields.js";
import type { Workshop } from "./procedure.js";

/** A type of actor, and what it is made with. */
export interface Chosen {
  readonly shop: Workshop;
  readonly type: string;
}

/** Finds out of which ruleset and type each block of a text is, and offers all that it may be. */
export class Recogniser {
  readonly notations: readonly Notation[];
  /** All types of actor that blocks are made into. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly #all: readonly Chosen[];
  readonly #known = new Map<string, Chosen>();

  constructor(shops: readonly Workshop[]) {
    this.notations = shops.map(({ notation }) => notation);
    this.#all = shops.flatMap((shop) => shop.notation.types.map((type) => ({ shop, type })));
    const several = shops.length > 1;
    this.options = this.#all.map(({ shop, type }) => {
      const alone = typeAlone(`TYPES.Actor.${type}`);
      return { value: type, label: several ? `${t(shop.ruleset.title)} · ${alone}` : alone };
    });
  }

  /** What is made where nobody says anything. */
  get first(): Chosen {
    const [first] = this.#all;
    if (!first) throw new Error("no type of actor");
    return first;
  }

  /** What a type of actor is made with; `undefined` where none of these is called so. */
  chosen(type: string): Chosen | undefined {
    return this.#all.find((one) => one.type === type);
  }

  /** What a block is taken for, found out once. */
  recognise(found: BlockFound): Chosen {
    const key = `${found.name}\n${found.body}`;
    const known = this.#known.get(key);
    if (known) return known;
    const one = this.chosen(recognised(found, this.notations, this.#knowledge).type) ?? this.first;
    this.#known.set(key, one);
    return one;
  }

  /** The choice of what a block is: what it is taken for, or all are said to be, unless this one is said to be another. */
  choice(usual: Chosen, said: string, alike: boolean): NonNullable<Preview["as"]> {
    const type = this.options.find(({ value }) => value === usual.type)?.label ?? usual.type;
    const label = t(alike ? "GARDIEN.BLOCK.asAll" : "GARDIEN.BLOCK.recognisedAs", { type });
    const options = [{ value: "", label }, ...this.options];
    return options.map((option) => ({ ...option, selected: option.value === said }));
  }

  readonly #knowledge: Knowledge = {
    holds: (type, path) => hasField("Actor", type, path),
    typeOf: (name, notation) => {
      const shop = this.#all.find((one) => one.shop.notation === notation)?.shop;
      return shop?.shelf.find(name, notation.types)?.type ?? null;
    },
  };
}
