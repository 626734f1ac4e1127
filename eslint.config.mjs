import { readdirSync } from "node:fs";
import { join } from "node:path";
import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import globals from "globals";
import ts from "typescript-eslint";

const FOUNDRY = ["foundry", "game", "CONFIG", "CONST", "Hooks", "ui", "canvas", "Roll", "ChatMessage", "Actor", "Item"];
const typed = { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } };
const HOST = { regex: "playground|/tests/", message: "the system does not know what runs it" };
const RULESET = { regex: "rulesets/(?!ruleset\\.js|index\\.js)", message: "core knows the contract, never a ruleset" };
const RULESETS = readdirSync(join(import.meta.dirname, "src/rulesets"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const OTHER_RULESET = {
  regex: `^(?:\\.\\./)+(?:${RULESETS.join("|")})/`,
  message: "a ruleset never knows another",
};
const boundary = (files, patterns) => ({ files, rules: { "no-restricted-imports": ["error", { patterns }] } });

export default ts.config(
  { ignores: ["dist/", ".build/", "coverage/", "release/", ".playground/", "tools/league-types/"] },
  js.configs.recommended,
  {
    files: ["src/**/*.ts", "tests/**/*.ts"],
    ignores: ["tests/unit/playground/**", "tests/e2e/**"],
    extends: [ts.configs.strictTypeChecked],
    languageOptions: typed,
    rules: {
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-unnecessary-condition": "off", // the types are stricter than a live Foundry: defensive checks stay
      "@typescript-eslint/no-invalid-void-type": "off", // `boolean | void` is Foundry's hook contract
      "@typescript-eslint/no-extraneous-class": "off",
      "@typescript-eslint/no-unnecessary-type-assertion": "off", // needed under the League's types, not under ours
      "@typescript-eslint/unbound-method": "off", // actions are static methods that Foundry binds
    },
  },
  {
    files: ["playground/**/*.ts", "tests/unit/playground/**/*.ts", "tests/e2e/**/*.ts"],
    extends: [ts.configs.recommended],
    languageOptions: typed,
    rules: {
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: false }],
      "@typescript-eslint/await-thenable": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
    },
  },
  {
    // A document that an evaluation answers with is copied out of the page with all it knows: slow, and it may fail.
    files: ["tests/e2e/**/*.ts"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector:
            "CallExpression[callee.property.name='evaluate'] > ArrowFunctionExpression > CallExpression.body[callee.property.name=/^(update|create|delete|render|set|toggleStatusEffect|importFromCompendium|start\\w*|next\\w+)$/]",
          message: "answer with nothing: async () => void (await …)",
        },
      ],
    },
  },
  {
    files: ["types/**/*.d.ts"],
    extends: [ts.configs.base],
    rules: { "no-undef": "off", "no-unused-vars": "off", "no-redeclare": "off" },
  },
  {
    files: ["tools/**/*.mjs", "*.config.mjs", "playground/**/*.mjs"],
    languageOptions: { globals: { ...globals.node, document: "readonly" } }, // document: inside page.evaluate()
  },
  {
    // Rules and odds know neither Foundry nor the page nor chance.
    files: ["src/rulesets/*/rules/**/*.ts", "src/core/odds/**/*.ts"],
    rules: {
      "no-restricted-globals": ["error", ...FOUNDRY, "document", "window", "crypto", "Date"],
      "no-restricted-properties": ["error", { object: "Math", property: "random" }],
    },
  },
  // Dependencies point one way. A later block replaces an earlier one, so each names all it forbids.
  boundary(["src/**/*.ts"], [HOST]),
  boundary(["src/rulesets/*/**/*.ts"], [HOST, OTHER_RULESET]),
  boundary(["src/core/**/*.ts"], [HOST, RULESET]),
  boundary(["src/rulesets/*/rules/**/*.ts"], [{ regex: "^(?!\\./)", message: "rules import only rules" }]),
  boundary(["src/core/odds/**/*.ts"], [{ regex: "^(?!\\./)", message: "odds import only odds" }]),
  prettier,
);
