import { useId } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { usePresetProcess } from '../../../shared/process/use-preset-process.ts';
import { Switch } from '../../../shared/ui/switch.tsx';
import type { StepProps } from './step-props.ts';

/** What can be switched, by the mode that it is about; what it is where nothing is preset; and its words. */
const SWITCHES = {
  on_site: { field: 'signOff', isAtFirst: false, label: 'signOff', on: 'signOffHint', off: 'noSignOff' },
  self: { field: 'cameraOnly', isAtFirst: true, label: 'cameraOnly', on: 'cameraOnlyHint', off: 'noCameraOnly' },
} as const;

/**
 * Whether the store signs an inspection on site, whether a self-inspection takes the camera's photos only: as template or company preset,
 * or as it is switched here (product 7, 26).
 */
export function PerformSwitch({ plan, set }: StepProps) {
  const t = useT();
  const id = useId();
  const { preset } = usePresetProcess(plan.mode, plan.templateId);
  if (plan.mode === 'remote') return null;
  const { field, isAtFirst, label, on, off } = SWITCHES[plan.mode];
  const isCyclic = plan.begin === 'cyclic';
  const isFixed = isCyclic || preset?.allowsOverride === false;
  const presetIs = preset?.[field] ?? isAtFirst;
  const isOn = isFixed ? presetIs : (plan[field] ?? presetIs);
  const fixedHint = isCyclic ? 'task.wizard.signOffCyclic' : 'inspectSetting.choice.fixed';
  const hint = isFixed ? fixedHint : (`task.wizard.${isOn ? on : off}` as const);
  return (
    <div className="dispatch-switch">
      <span>
        <label htmlFor={id}>{t(`task.wizard.${label}`)}</label>
        <span className="field-hint">{t(hint)}</span>
      </span>
      <Switch
        id={id}
        isOn={isOn}
        isDisabled={isFixed}
        onChange={(next) => set({ [field]: next === presetIs ? null : next })}
      />
    </div>
  );
}
