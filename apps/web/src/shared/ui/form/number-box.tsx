import { Input, NumberField } from 'react-aria-components';
import { AriaLocale } from '../aria-locale.tsx';

interface Props {
  id: string;
  label: string;
  /** What a `Field` says of its control. */
  aria: { 'aria-describedby'?: string; 'aria-invalid'?: true; 'aria-required'?: true };
  value: number | null;
  min: number;
  max: number;
  /** Digits after the point. */
  digits: number;
  suffix: string;
  placeholder: string | undefined;
  isDisabled: boolean;
  /** Every number within the limits as it is typed, any other when the field is left; null when it is emptied. */
  onChange: (value: number | null) => void;
}

/** The control of a `NumberField`: arrow keys step; what lies beyond the limits stays as it was typed, and is told when the field is left. */
export default function NumberBox({ id, label, aria, value, min, max, digits, onChange, ...look }: Props) {
  const { suffix, placeholder, isDisabled } = look;
  // The library tells when the field is left; a form that saves by itself wants to know at once.
  const typed = (text: string) => {
    const next = Number(text);
    if (text.trim() !== '' && Number.isFinite(next) && next >= min && next <= max) onChange(next);
  };
  return (
    <AriaLocale>
      <NumberField
        id={id}
        aria-label={label}
        {...('aria-describedby' in aria ? { 'aria-describedby': aria['aria-describedby'] } : {})}
        isInvalid={aria['aria-invalid'] ?? false}
        isRequired={aria['aria-required'] ?? false}
        validationBehavior="aria"
        commitBehavior="validate"
        isDisabled={isDisabled}
        isWheelDisabled
        value={value ?? Number.NaN}
        minValue={min}
        maxValue={max}
        formatOptions={{ maximumFractionDigits: digits, useGrouping: false }}
        onChange={(next) => onChange(Number.isNaN(next) ? null : next)}
      >
        <span className="field-box">
          <Input {...(placeholder ? { placeholder } : {})} onChange={(event) => typed(event.target.value)} />
          {suffix && <span className="meta">{suffix}</span>}
        </span>
      </NumberField>
    </AriaLocale>
  );
}
