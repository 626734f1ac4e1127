import { readdirSync } from "node:fs";
import { join } from "node:path";

const FOUNDRY = ["foundry", "game", "CONFIG", "CONST", "Hooks", "ui", "canvas", "Roll", "ChatMessage", "Actor", "Item"];
const HOST = { regex: "playground|/tests/", message: "the system does not know what runs it" };
const COMPAT = { regex: "/compat/|^jquery$", message: "for modules alone, and only with --compat" };
const RULESET = {
  regex: "^(?:\\.\\./)+rulesets/",
  message: "core knows the contract, never a ruleset: they are handed in",
};
const RULESETS = readdirSync(join(import.meta.dirname, "src/rulesets"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const OTHER_RULESET = {
  regex: `^(?:\\.\\./)+(?:${RULESETS.join("|")})/`,
  message: "a ruleset never knows another",
};
const CONVERSIONS = {
  regex: "^(?:\\.\\./)+conversions/",
  message: "what knows two rulesets is known to none, and is handed to core as data",
};
const OTHER_RULES = "^(?:[^.]|\\.[^/.]|\\.\\./(?!\\.\\./rulesets/\\w+/rules/(?:[\\w-]+/)?[\\w-]+\\.js$))";
/** A chapter of the rules lies one folder deep: one step up is the book, two are not. */
const OUTSIDE_CHAPTERS = "^(?:[^.]|\\.[^/.]|\\.\\./\\.\\.)";
const OTHER_ODDS = "^(?:[^.]|\\.[^/.]|\\.\\./(?!rules/|\\.\\./\\.\\./core/odds/))";
const boundary = (files, patterns) => ({ files, rules: { "no-restricted-imports": ["error", { patterns }] } });
const all = (...names) => Object.fromEntries(names.map((name) => [name, "error"]));

/** Beyond what is plainly wrong (oxlint's `correctness`), everywhere. */
const USUAL = all(
  ...["no-array-constructor", "no-case-declarations", "no-empty", "no-fallthrough", "no-prototype-builtins"],
  ...["no-redeclare", "no-regex-spaces", "no-undef", "no-unexpected-multiline", "no-useless-assignment"],
  ...["no-useless-constructor", "no-var", "prefer-const", "prefer-rest-params", "prefer-spread"],
  ...["preserve-caught-error", "typescript/ban-ts-comment", "typescript/no-empty-object-type"],
  ...["typescript/no-explicit-any", "typescript/no-misused-promises", "typescript/no-namespace"],
  ...["typescript/no-require-imports", "typescript/no-unnecessary-type-constraint"],
  ...["typescript/no-unsafe-function-type"],
);
/** What strict types ask for besides, in the system and its tests. */
const STRICT = all(
  ...["typescript/no-deprecated", "typescript/no-dynamic-delete", "typescript/no-generated-empty-object-type"],
  ...["typescript/no-mixed-enums", "typescript/no-non-null-asserted-nullish-coalescing"],
  ...["typescript/no-non-null-assertion", "typescript/no-unnecessary-boolean-literal-compare"],
  ...["typescript/no-unnecessary-template-expression", "typescript/no-unnecessary-type-arguments"],
  ...["typescript/no-unnecessary-type-conversion", "typescript/no-unnecessary-type-parameters"],
  ...["typescript/no-unsafe-argument", "typescript/no-unsafe-assignment", "typescript/no-unsafe-call"],
  ...["typescript/no-unsafe-enum-comparison"],
  ...["typescript/no-unsafe-member-access", "typescript/no-unsafe-return", "typescript/only-throw-error"],
  ...["typescript/prefer-literal-enum-member", "typescript/prefer-promise-reject-errors"],
  ...["typescript/prefer-reduce-type-parameter", "typescript/prefer-return-this-type"],
  ...["typescript/related-getter-setter-pairs", "typescript/require-await", "typescript/restrict-plus-operands"],
  ...["typescript/return-await", "typescript/unified-signatures"],
  ...["typescript/use-unknown-in-catch-callback-variable"],
);
const PLAYGROUND = ["playground/**/*.ts", "tests/unit/playground/**/*.ts", "tests/e2e/**/*.ts"];

export default {
  plugins: ["eslint", "import", "typescript", "oxc", "unicorn"],
  categories: { correctness: "error" },
  ignorePatterns: ["dist/", ".build/", "coverage/", "/release/", ".playground/", "tools/league-types/"],
  options: { typeAware: true, reportUnusedDisableDirectives: "error" },
  rules: {
    ...USUAL,
    "typescript/no-empty-object-type": ["error", { allowInterfaces: "with-single-extends" }], // a shape's type, by name
    "no-setter-return": "off", // it takes `void` for an answer
    "typescript/require-array-sort-compare": "off", // ids and figures of one digit
    "typescript/unbound-method": "off", // actions are static methods that Foundry binds
    "unicorn/no-useless-spread": "off", // an array made anew says that it is
  },
  jsPlugins: [
    "./tools/lint/pages.mjs",
    "./tools/lint/realms.mjs",
    "./tools/lint/rooms.mjs",
    "./tools/lint/statics.mjs",
  ],
  overrides: [
    {
      files: ["src/**/*.ts", "tests/**/*.ts"],
      excludeFiles: PLAYGROUND,
      rules: {
        ...STRICT,
        "typescript/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
        "typescript/no-unnecessary-type-assertion": "off", // needed under the League's types, not under ours
        "typescript/restrict-template-expressions": ["error", { allowNumber: true }],
      },
    },
    {
      files: PLAYGROUND,
      rules: {
        "typescript/no-base-to-string": "off", // what is unknown is printed as it comes
        "typescript/no-misused-spread": "off",
        "typescript/no-redundant-type-constituents": "off",
        "typescript/no-useless-default-assignment": "off", // what a browser leaves out
        "typescript/restrict-template-expressions": "off",
      },
    },
    { files: ["tests/**/*.ts"], rules: { "no-unsafe-optional-chaining": "off" } }, // a test fails by it
    // Types know what there is; overloads and merged names are their way of saying it.
    { files: ["**/*.ts"], rules: { "no-redeclare": "off", "no-undef": "off" } },
    {
      files: ["types/**/*.d.ts"],
      rules: {
        "no-unused-vars": "off",
        "typescript/no-empty-object-type": "off",
        "typescript/no-explicit-any": "off",
        "typescript/no-unsafe-function-type": "off",
      },
    },
    { files: ["**/*.mjs"], env: { node: true }, globals: { document: "readonly" } }, // document: inside page.evaluate()
    { files: ["tests/e2e/**/*.ts"], rules: { "pages/answers-with-nothing": "error" } },
    {
      files: ["src/**/*.ts"],
      rules: {
        "realms/knows-its-page": "error",
        "rooms/points-down": "error",
        "statics/stays-in-its-class": "error",
      },
    },
    // What loads what can be told in one direction; types, and what is fetched later, are not loaded with it.
    {
      files: ["src/**/*.ts"],
      rules: {
        "import/no-cycle": ["error", { ignoreTypes: true, allowUnsafeDynamicCyclicDependency: true }],
      },
    },
    // Rules and odds know neither Foundry nor the page nor chance.
    {
      files: ["src/rulesets/*/{rules,odds}/**/*.ts", "src/core/odds/**/*.ts", "src/conversions/rules/**/*.ts"],
      rules: {
        "no-restricted-globals": ["error", ...FOUNDRY, "document", "window", "crypto", "Date"],
        "no-restricted-properties": ["error", { object: "Math", property: "random" }],
      },
    },
    // What older modules call is fetched where it is asked for: neither the table nor the system leans on it.
    {
      ...boundary(["playground/{client,common,server}/**/*.ts"], [COMPAT]),
      excludeFiles: ["playground/client/compat/**"],
    },
    // Dependencies point one way. A later block replaces an earlier one, so each names all it forbids.
    boundary(["src/**/*.ts"], [HOST]),
    boundary(["src/rulesets/*/**/*.ts"], [HOST, OTHER_RULESET, CONVERSIONS]),
    boundary(["src/core/**/*.ts"], [HOST, RULESET, CONVERSIONS]),
    boundary(["src/rulesets/*/rules/*.ts"], [{ regex: "^(?:[^.]|\\.[^/])", message: "rules import only rules" }]),
    boundary(["src/rulesets/*/rules/*/*.ts"], [{ regex: OUTSIDE_CHAPTERS, message: "rules import only rules" }]),
    boundary(["src/rulesets/*/odds/**/*.ts"], [{ regex: OTHER_ODDS, message: "odds import only rules and odds" }]),
    boundary(["src/core/odds/**/*.ts"], [{ regex: "^(?:[^.]|\\.[^/])", message: "odds import only odds" }]),
    boundary(["src/conversions/rules/**/*.ts"], [{ regex: OTHER_RULES, message: "rules import only rules" }]),
  ],
};
