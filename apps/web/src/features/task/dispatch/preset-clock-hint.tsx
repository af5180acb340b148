import { useT } from '../../../shared/i18n.tsx';
import { usePresetProcesses } from '../../../shared/process/use-preset-process.ts';
import type { Plan } from './plan.ts';
import { startsByOpenHours } from './preset-clock.ts';

/** Says that template or company preset opening hours, and what goes first. */
export function PresetClockHint({ plan }: { plan: Pick<Plan, 'mode' | 'templateIds'> }) {
  const t = useT();
  const { presets } = usePresetProcesses(plan.mode, plan.templateIds);
  return startsByOpenHours(presets) ? <p className="field-hint">{t('task.wizard.deadlinePreset')}</p> : null;
}
