import { useId } from 'react';
import { Switch } from '../../../shared/ui/switch.tsx';

interface Props {
  label: string;
  hint: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A switch of a setting with what it does. */
export function SwitchLine({ label, hint, isOn, onChange }: Props) {
  const id = useId();
  return (
    <div className="setting-line">
      <label htmlFor={id}>
        {label}
        <span className="field-hint">{hint}</span>
      </label>
      <Switch id={id} isOn={isOn} onChange={onChange} />
    </div>
  );
}
