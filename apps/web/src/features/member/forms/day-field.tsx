import { useId } from 'react';
import { describe, Field, type FieldFrame } from '../../../shared/ui/form/field.tsx';

type Props = FieldFrame & { value: string; onChange: (day: string) => void };

/** A civil day `YYYY-MM-DD`, empty when there is none. */
export function DayField({ value, onChange, ...frame }: Props) {
  const id = useId();
  return (
    <Field id={id} {...frame}>
      <span className="field-box">
        <input
          id={id}
          type="date"
          max="9999-12-31"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          {...describe(id, frame)}
        />
      </span>
    </Field>
  );
}
