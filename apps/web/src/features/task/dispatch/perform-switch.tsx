import { useT } from '../../../shared/i18n.tsx';
import { usePresetProcesses } from '../../../shared/process/use-preset-process.ts';
import { SwitchLine } from '../../../shared/ui/form/switch-line.tsx';
import type { StepProps } from './step-props.ts';

/** What can be switched, by the mode that it is about; what it is where nothing is preset; and its words. */
const SWITCHES = {
  on_site: {
    field: 'signOff',
    isAtFirst: false,
    label: 'signOff',
    on: 'signOffHint',
    off: 'noSignOff',
    some: 'signOffOfSome',
  },
  self: {
    field: 'cameraOnly',
    isAtFirst: true,
    label: 'cameraOnly',
    on: 'cameraOnlyHint',
    off: 'noCameraOnly',
    some: 'cameraOnlyOfSome',
  },
} as const;

/**
 * Whether the store signs an inspection on site, whether a self-inspection takes the camera's photos only: as template or company preset,
 * or as it is switched here (product 7, 26).
 */
export function PerformSwitch({ plan, set }: StepProps) {
  const t = useT();
  const { presets } = usePresetProcesses(plan.mode, plan.templateIds);
  if (plan.mode === 'remote') return null;
  const { field, isAtFirst, ...words } = SWITCHES[plan.mode];
  const isCyclic = plan.begin === 'cyclic';
  const isFixed = isCyclic || presets.some((preset) => preset?.allowsOverride === false);
  const presetThere = presets.map((preset) => preset?.[field] ?? isAtFirst);
  const presetIs = presetThere.length === 0 ? isAtFirst : presetThere.every((isOnThere) => isOnThere);
  // Left as it is, each template has what is preset for it.
  const isMixed = !presetIs && presetThere.includes(true) && plan[field] === null;
  const isOn = isFixed ? presetIs : (plan[field] ?? presetIs);
  const fixedHint = isCyclic ? 'task.wizard.signOffCyclic' : 'inspectSetting.choice.fixed';
  const ownHint = `task.wizard.${isMixed ? words.some : isOn ? words.on : words.off}` as const;
  const hint = isFixed ? fixedHint : ownHint;
  return (
    <SwitchLine
      label={t(`task.wizard.${words.label}`)}
      hint={t(hint)}
      isOn={isOn}
      isDisabled={isFixed}
      onChange={(next) => set({ [field]: next === presetIs ? null : next })}
    />
  );
}
