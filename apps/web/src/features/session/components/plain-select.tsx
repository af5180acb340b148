import { useId } from 'react';
import { Field } from '../../../shared/ui/form/field.tsx';

interface Props {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** A choice, 40 px high: the browser's own list, which phones show best. */
export function PlainSelect({ label, value, options, onChange }: Props) {
  const id = useId();
  return (
    <div className="field-large">
      <Field id={id} label={label}>
        <div className="field-box">
          <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </div>
      </Field>
    </div>
  );
}
