import type { Text } from "../../../../core/text/text.js";
import { protectionModeLabel, protectionScopeLabel } from "../../labels.js";
import type { Protection } from "../../rules/arms/protection.js";

/** DD-134 — what a skin does: points that it takes off, or another rule, and against what. */
export function protectionText({ mode, value, scope }: Protection): Text {
  const against = { key: protectionScopeLabel(scope) };
  return mode === "fixed"
    ? { key: "GARDIEN.D20D100.SHEET.protection.points", data: { n: value, scope: against } }
    : {
        key: "GARDIEN.D20D100.SHEET.protection.text",
        data: { mode: { key: protectionModeLabel(mode) }, scope: against },
      };
}
