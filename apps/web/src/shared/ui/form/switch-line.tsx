import { useId } from 'react';
import { Switch } from '../switch.tsx';
import './switch-line.css';

interface Props {
  label: string;
  /** What it does, or why it cannot be chosen. */
  hint?: string;
  isOn: boolean;
  isDisabled?: boolean;
  onChange: (isOn: boolean) => void;
}

/** A switch at the end of its line, with what it does below its label. */
export function SwitchLine({ label, hint, isOn, isDisabled = false, onChange }: Props) {
  const id = useId();
  return (
    <div className="switch-line">
      <span>
        <label htmlFor={id}>{label}</label>
        {hint && <span className="field-hint">{hint}</span>}
      </span>
      <Switch id={id} isOn={isOn} isDisabled={isDisabled} onChange={onChange} />
    </div>
  );
}
