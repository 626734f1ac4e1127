/** Things that nobody carries at the beginning, filled in: what their pictures are called, their type and what they hold. */
export const THINGS: readonly (readonly [name: string, type: string, system: object])[] = [
  [
    "feat",
    "gbFeat",
    {
      key: "weaponFocus",
      modifiers: [
        { skill: "Écoute", value: 2 },
        { target: "fort", value: 2 },
      ],
    },
  ],
  ["skill", "gbSkill", { ability: "dex", ranks: 3, armorPenalty: true, trainedOnly: true }],
  ["spell", "gbSpell", { kind: "heal", pvFormula: "1d8", pfFormula: "1d8 + @casterLevel" }],
  ["spell-harm", "gbSpell", { kind: "harmTouch", maxDamageFormula: "8 + @casterLevel" }],
  ["hazard", "gbHazard", { kind: "fire", repeats: true }],
  ["gear", "gbGear", { quantity: 2, weight: 0.5 }],
  [
    "profile",
    "gbProfile",
    {
      ...{ places: "own", losses: "own", worsening: "own" },
      rows: [
        { zone: "limbsRight", upTo: 30, gb: 2, extraPf: true, vital: true },
        { zone: "limbsLeft", upTo: 100 },
      ],
    },
  ],
];
