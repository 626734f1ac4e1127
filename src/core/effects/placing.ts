import { createEffects, type EffectSource } from "../foundry/write.js";
import { arbitrate } from "../play/arbiter/arbitrate.js";
import { keeperEffect, type EffectKept } from "../play/effects/keeper-effect.js";
import { tellEffects, type EffectChange } from "./notice.js";

/** A keeper's own effect as it is written down: what is shown of it, and what it keeps. */
export interface EffectPlan {
  readonly name: string;
  readonly img: string;
  readonly kept: EffectKept;
}

/** Status by which Foundry counts an effect of ours among those that show on a token; the palette does not have it. */
const SHOWN = "gardienEffect";

/** Returns the document of an effect. */
export function effectSource({ name, img, kept }: EffectPlan): EffectSource {
  const { ACTIVE_EFFECT_SHOW_ICON: icons } = CONST as {
    readonly ACTIVE_EFFECT_SHOW_ICON?: Readonly<Record<string, number>>;
  };
  return {
    name,
    img,
    transfer: false,
    statuses: kept.hidden ? [] : [SHOWN],
    ...(icons && { showIcon: kept.hidden ? icons["NEVER"] : icons["ALWAYS"] }),
    flags: { gardien: { effect: kept } },
  };
}

/** Places a keeper's own effect on actors, and tells the table; players hear nothing of one that is hidden from them. */
export async function placeEffect(actors: readonly Actor[], plan: EffectPlan): Promise<void> {
  const changes: EffectChange[] = [];
  for (const actor of actors) {
    await arbitrate([actor.uuid], async () => {
      const [made] = await createEffects(actor, [effectSource(plan)]);
      if (made) changes.push({ actor: actor.uuid, source: { ...effectSource(plan), _id: made.id ?? "" } });
    });
  }
  if (changes.length > 0) await tellEffects("placed", changes, plan.kept.hidden);
}

/** Changes a keeper's own effect in place; what it kept of its beginning stays. */
export async function changeEffect(document: ActiveEffect, plan: EffectPlan): Promise<void> {
  const { since, by } = keeperEffect(document);
  await document.update(effectSource({ ...plan, kept: { ...plan.kept, since, by } }));
}

/** Takes keeper's effects off, by hand (`lifted`) or because their time is over (`over`), and tells the table how to have them back. */
export async function endEffects(documents: readonly ActiveEffect[], how: "lifted" | "over"): Promise<void> {
  for (const isHidden of [false, true]) {
    const changes: EffectChange[] = [];
    for (const document of documents) {
      const { hidden } = keeperEffect(document);
      const { parent } = document;
      if (hidden !== isHidden || !(parent instanceof foundry.documents.Actor)) continue;
      const source = document.toObject() as EffectSource;
      await arbitrate([parent.uuid], async () => {
        if (!parent.effects.has(document.id ?? "")) return;
        await document.delete();
        changes.push({ actor: parent.uuid, source });
      });
    }
    if (changes.length > 0) await tellEffects(how, changes, isHidden);
  }
}
