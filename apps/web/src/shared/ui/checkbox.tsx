import type { ReactNode } from 'react';
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
  const box = (
    <input
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
    <label className="checkbox-line">
      {box}
      <span>{children ?? label}</span>
    </label>
  );
}
