import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { ProcessSource } from '../../../shared/process/process-source.tsx';
import { usePresetProcesses } from '../../../shared/process/use-preset-process.ts';
import type { StepProps } from './step-props.ts';

/**
 * Where the reviewers and copies of a dispatch come from: what template or company preset, or the fields inside, which win
 * over both (product 26). Where nothing is preset, or not for all of its templates, only the fields are shown.
 */
export function ProcessChoice({ plan, set, children }: StepProps & { children: ReactNode }) {
  const t = useT();
  const { presets, isKnown } = usePresetProcesses(plan.mode, plan.templateIds);
  const { process } = plan;
  const known = presets.filter((preset) => preset !== null);
  const isPreset = known.length > 0 && known.length === presets.length;
  const isFixed = known.some(({ allowsOverride }) => !allowsOverride);
  const settled = !isKnown ? null : !isPreset ? 'own' : isFixed ? 'default' : (process ?? 'default');
  // The plan belongs to the wizard and is kept in the tab: what the server has preset is told to it once it is known.
  useEffect(() => {
    if (settled !== null && settled !== process) set({ process: settled });
  });
  if (!isPreset)
    return (
      <>
        {known.length > 0 && <p className="meta">{t('task.wizard.processOfSome')}</p>}
        {children}
      </>
    );
  const distinct = [...new Map(known.map((preset) => [preset.id, preset])).values()];
  return (
    <ProcessSource presets={distinct} value={process ?? 'default'} onChange={(next) => set({ process: next })}>
      {children}
    </ProcessSource>
  );
}
