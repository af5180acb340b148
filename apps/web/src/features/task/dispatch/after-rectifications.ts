import type { Plan } from './plan.ts';

type Presets = readonly ({ allowsOverride: boolean; afterRectifications: boolean } | null)[];

const isFixedBy = (presets: Presets): boolean => presets.some((preset) => preset?.allowsOverride === false);

/** Whether tasks wait for the rectifications that they found: as each template or the company presets, or as it was chosen for all of them. */
export function afterRectificationsOf({ afterRectifications: chosen }: Plan, presets: Presets) {
  const isFixed = isFixedBy(presets);
  const presetThere = presets.map((preset) => preset?.afterRectifications === true);
  const presetIs = presetThere.length > 0 && presetThere.every((isOnThere) => isOnThere);
  return {
    isFixed,
    isOn: isFixed ? presetIs : (chosen ?? presetIs),
    /** Left as it is, each template has what is preset for it. */
    isMixed: !isFixed && chosen === null && !presetIs && presetThere.includes(true),
  };
}

/** The plan without what it may not say: where the preset is fixed, what was chosen before it was counts no more. */
export const withFixedPreset = (plan: Plan, presets: Presets): Plan =>
  isFixedBy(presets) ? { ...plan, afterRectifications: null } : plan;
