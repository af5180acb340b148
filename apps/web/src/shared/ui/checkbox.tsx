import { type ReactNode, useId } from 'react';
import './checkbox.css';

type Props = {
  /** Accessible name; shown when there are no children to show. */
  label: string;
  isLabelHidden?: boolean;
  isChecked: boolean;
  /** Some, not all, of what it stands for. */
  isPartly?: boolean;
  isDisabled?: boolean;
  onChange: (isChecked: boolean) => void;
  children?: ReactNode;
};

/** A box to tick, 16 px. */
export function Checkbox(props: Props) {
  const { label, isLabelHidden = false, isChecked, isPartly = false, isDisabled = false, onChange, children } = props;
  const id = useId();
  const box = (
    <input
      id={id}
      type="checkbox"
      className="checkbox"
      ref={(element) => {
        if (element) element.indeterminate = isPartly;
      }}
      {...(isLabelHidden ? { 'aria-label': label } : {})}
      checked={isChecked}
      disabled={isDisabled}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
  if (isLabelHidden) return box;
  return (
    <span className="checkbox-line">
      {box}
      <label htmlFor={id}>{children ?? label}</label>
    </span>
  );
}
