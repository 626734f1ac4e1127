import type { Data } from "../../common/types.js";
import { host } from "../applications/host.js";
import type { RollClass } from "./config.js";
import type { Roll } from "./roll.js";

export interface ChatRenderOptions {
  flavor?: string | null;
  template?: string;
  /** Show that there is a roll and nothing of it. */
  isPrivate?: boolean;
  [extra: string]: unknown;
}

const render = (template: string, context: Data): Promise<string> =>
  host.foundry["applications"].handlebars.renderTemplate(template, context);

/** Renders a roll with its class's template, evaluating it first if need be. */
export async function renderChat(
  roll: Roll,
  { template, ...options }: ChatRenderOptions,
  prepare: (options: ChatRenderOptions) => Promise<Data>,
): Promise<string> {
  if (!roll._evaluated) await roll.evaluate({ allowInteractive: !options.isPrivate });
  return render(template ?? (roll.constructor as RollClass).CHAT_TEMPLATE, await prepare(options));
}

/** What `CHAT_TEMPLATE` may show; of a private roll, nothing. */
export async function chatContext(roll: Roll, { flavor, isPrivate = false }: ChatRenderOptions): Promise<Data> {
  return {
    formula: isPrivate ? "???" : roll.formula,
    flavor: isPrivate ? null : (flavor ?? roll.options["flavor"] ?? null),
    user: host.game["user"]?.id ?? null,
    tooltip: isPrivate ? "" : await roll.getTooltip(),
    total: isPrivate ? "???" : rounded(roll),
  };
}

function rounded(roll: Roll): number | string | undefined {
  return typeof roll.product === "number" ? Math.round(roll.product * 100) / 100 : roll.product;
}

export function renderTooltip(roll: Roll): Promise<string> {
  const parts = roll.dice.map((die) => die.getTooltipData());
  return render((roll.constructor as RollClass).TOOLTIP_TEMPLATE, { parts });
}
