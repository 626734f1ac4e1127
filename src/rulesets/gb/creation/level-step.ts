import type { Block } from "../../../core/creation/procedure.js";
import { signed } from "../../../core/text/i18n.js";
import { SAVE_ABILITY } from "../data/actors/gb-actor.js";
import { saveLabel } from "../labels.js";
import { abilityModifier } from "../rules/checks/abilities.js";
import { gbOptions } from "../data/options.js";
import { ATTACK_OPTIONS, optionAttackBase } from "../rules/character/creation.js";
import { levelGains, type LevelGain } from "../rules/character/levels.js";
import { SAVE_CHOICES, type GbDraft } from "./draft.js";
import { SAVES, type Save } from "../rules/vocabulary.js";
import { choice, number, word } from "./fields.js";
import { babOf, saveBasesOf, scoresOf } from "./figures.js";

/** D-57 — level, attack option and saves. */
export function levelBlocks(draft: GbDraft): readonly Block[] {
  const { level, option } = draft;
  const options = ATTACK_OPTIONS.map((id) => ({ value: id, label: { key: `GARDIEN.GB.OPTION.${id}` } }));
  const usual = { n: signed(optionAttackBase(option, level)) };
  return [
    {
      kind: "fields",
      fields: [
        number("level", level, 1, 20),
        choice("option", option, options),
        number("bab", babOf(draft), 0, 30, { hint: word("usual", usual) }),
      ],
    },
    saveTable(draft),
    gainTable(draft),
  ];
}

/** GB-02, D-57, [SRD] — what each level up to this one has given, the first with all that one starts with. */
function gainTable(draft: GbDraft): Block {
  const { level, option, saves } = draft;
  const gains = levelGains(level, {
    option,
    intModifier: abilityModifier(scoresOf(draft).int),
    featsAtFirst: gbOptions().creationFeats,
    pointsPerLevel: gbOptions().creationSkillPoints,
  });
  const gained = (n: number) => (n === 0 ? "–" : signed(n));
  const growth = (id: Save, gain: LevelGain) => (saves[id] === "own" ? "–" : gained(gain.saves[saves[id]]));
  const destiny = gbOptions().destinyEnabled;
  return {
    kind: "table",
    caption: word("levels"),
    titled: true,
    head: [
      word("column.bab"),
      ...SAVES.map((id) => word(`column.${id}`)),
      ...["feats", "points", "scores", ...(destiny ? ["destiny"] : [])].map((id) => word(`column.${id}`)),
    ],
    rows: gains.map((gain) => ({
      name: word("levelRow", { n: gain.level }),
      cells: [
        gained(gain.bab),
        ...SAVES.map((id) => growth(id, gain)),
        ...[gain.feats, gain.points, gain.scores, ...(destiny ? [gain.destiny] : [])].map(gained),
      ],
    })),
  };
}

function saveTable(draft: GbDraft): Block {
  const bases = saveBasesOf(draft);
  const scores = scoresOf(draft);
  const choices = (own: boolean) => SAVE_CHOICES.filter((id) => id !== "own" || own);
  return {
    kind: "table",
    caption: word("saves"),
    head: [word("column.progression"), word("column.base"), word("column.ability"), word("column.total")],
    rows: SAVES.map((id) => {
      const label = { key: saveLabel(id) };
      const modifier = abilityModifier(scores[SAVE_ABILITY[id]]);
      const options = choices(draft.saves[id] === "own").map((one) => ({
        value: one,
        label: word(`progression.${one}`),
      }));
      return {
        name: label,
        cells: [
          choice(`saves/${id}`, draft.saves[id], options, label),
          signed(bases[id]),
          signed(modifier),
          signed(bases[id] + modifier),
        ],
      };
    }),
  };
}
