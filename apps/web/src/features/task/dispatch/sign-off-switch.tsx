import { useId } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { usePresetProcesses } from '../../../shared/process/use-preset-process.ts';
import { Switch } from '../../../shared/ui/switch.tsx';
import type { StepProps } from './step-props.ts';

/** Whether the store signs an inspection on site: as template or company preset, or as it is switched here (product 26). */
export function SignOffSwitch({ plan, set }: StepProps) {
  const t = useT();
  const id = useId();
  const { presets } = usePresetProcesses(plan.mode, plan.templateIds);
  if (plan.mode !== 'on_site') return null;
  const isCyclic = plan.begin === 'cyclic';
  const isFixed = isCyclic || presets.some((preset) => preset?.allowsOverride === false);
  const signing = presets.filter((preset) => preset?.signOff).length;
  const presetIs = signing > 0 && signing === presets.length;
  // Left as it is, each template has what is preset for it.
  const isMixed = signing > 0 && !presetIs && plan.signOff === null;
  const isOn = isFixed ? presetIs : (plan.signOff ?? presetIs);
  const hint = isCyclic
    ? 'task.wizard.signOffCyclic'
    : isMixed
      ? 'task.wizard.signOffOfSome'
      : isFixed
        ? 'inspectSetting.choice.fixed'
        : isOn
          ? 'task.wizard.signOffHint'
          : 'task.wizard.noSignOff';
  return (
    <div className="dispatch-switch">
      <span>
        <label htmlFor={id}>{t('task.wizard.signOff')}</label>
        <span className="field-hint">{t(hint)}</span>
      </span>
      <Switch
        id={id}
        isOn={isOn}
        isDisabled={isFixed}
        onChange={(signOff) => set({ signOff: signOff === presetIs ? null : signOff })}
      />
    </div>
  );
}
