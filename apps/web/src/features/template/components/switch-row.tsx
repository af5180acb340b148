import { type ReactNode, useId } from 'react';
import { Switch } from '../../../shared/ui/switch.tsx';

interface Props {
  label: string;
  /** One line: what follows from it. */
  line: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** Details, while it is on. */
  children?: ReactNode;
}

/** A setting that is on or off, with one line of consequence and its details below. */
export function SwitchRow({ label, line, isOn, onChange, children }: Props) {
  const id = useId();
  return (
    <div className="te-switch">
      <div className="te-switch-head">
        <div>
          <label htmlFor={id}>{label}</label>
          <p className="meta">{line}</p>
        </div>
        <Switch id={id} isOn={isOn} onChange={onChange} />
      </div>
      {isOn && children && <div className="te-switch-more">{children}</div>}
    </div>
  );
}
