import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { ProcessSource } from '../../../shared/process/process-source.tsx';
import { usePresetProcess } from '../../../shared/process/use-preset-process.ts';
import type { StepProps } from './step-props.ts';

/**
 * Where the reviewers and copies of a dispatch come from: what template or company preset, or the fields inside, which win
 * over both (product 26). Where nothing is preset only the fields are shown.
 */
export function ProcessChoice({ plan, set, children }: StepProps & { children: ReactNode }) {
  const { preset, isKnown } = usePresetProcess(plan.mode, plan.templateId);
  const { process } = plan;
  const settled = !isKnown ? null : !preset ? 'own' : !preset.allowsOverride ? 'default' : (process ?? 'default');
  // The plan belongs to the wizard and is kept in the tab: what the server has preset is told to it once it is known.
  useEffect(() => {
    if (settled !== null && settled !== process) set({ process: settled });
  });
  if (!preset) return children;
  return (
    <ProcessSource preset={preset} value={process ?? 'default'} onChange={(next) => set({ process: next })}>
      {children}
    </ProcessSource>
  );
}
