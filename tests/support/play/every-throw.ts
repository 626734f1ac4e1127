import type { Dice, RollSpec } from "../../../src/core/play/contract/dice.js";

/** One way in which dice may fall, and how likely it is. */
interface Throw {
  readonly dice: Dice;
  readonly chance: number;
}

/**
 * Every way in which rolls may fall, with all that they call for.
 * @param matters which of them is tried face by face; any other shows nothing but ones
 */
export function everyThrow(
  specs: readonly RollSpec[],
  matters: (spec: RollSpec) => boolean = () => true,
): readonly Throw[] {
  return specs.reduce<readonly Throw[]>(
    (all, spec) => all.flatMap((before) => thrown(spec, before, matters)),
    [{ dice: {}, chance: 1 }],
  );
}

function thrown(spec: RollSpec, before: Throw, matters: (spec: RollSpec) => boolean): readonly Throw[] {
  return falls(spec, matters(spec)).flatMap(({ faces, chance }) => {
    const fallen = { dice: { ...before.dice, [spec.id]: faces }, chance: before.chance * chance };
    const next = spec.next?.(faces) ?? null;
    return next ? thrown(next, fallen, matters) : [fallen];
  });
}

function falls({ faces }: RollSpec, matters: boolean) {
  if (!matters) return [{ faces: faces.map(() => 1), chance: 1 }];
  return faces.reduce<readonly { readonly faces: readonly number[]; readonly chance: number }[]>(
    (all, sides) =>
      all.flatMap((one) =>
        Array.from({ length: sides }, (_, i) => ({ faces: [...one.faces, i + 1], chance: one.chance / sides })),
      ),
    [{ faces: [], chance: 1 }],
  );
}
