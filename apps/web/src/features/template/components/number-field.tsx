import { InputNumber } from 'antd';
import { useId } from 'react';
import { describe, Field, type FieldFrame } from '../../../shared/ui/form/field.tsx';

type Props = FieldFrame & {
  min?: number;
  max?: number;
  /** Digits after the point; 0 = whole numbers. */
  digits?: number;
  suffix?: string;
  placeholder?: string;
  isDisabled?: boolean;
} & (
    | { isOptional: true; value: number | null; onChange: (value: number | null) => void }
    | { isOptional?: false; value: number; onChange: (value: number) => void }
  );

/** A number with its label. An emptied field is null where that means something, else the number before stays. */
export function NumberField(props: Props) {
  const id = useId();
  const { value, min, max, digits = 2, suffix, placeholder, isDisabled = false, error } = props;
  const take = (next: number | null) => {
    if (next === null) {
      if (props.isOptional) props.onChange(null);
      return;
    }
    props.onChange(Math.min(max ?? next, Math.max(min ?? next, next)));
  };
  return (
    <Field id={id} {...props}>
      <InputNumber
        id={id}
        value={value}
        onChange={take}
        min={min ?? Number.MIN_SAFE_INTEGER}
        max={max ?? Number.MAX_SAFE_INTEGER}
        precision={digits}
        // Zeros that nobody typed are not shown.
        formatter={(text) => (text === undefined ? '' : String(text).replace(/\.0+$|(\.\d*?)0+$/, '$1'))}
        controls={false}
        // Left out while it may be used: a false would win over a form that is read only as a whole.
        {...(isDisabled ? { disabled: true } : {})}
        placeholder={placeholder}
        suffix={suffix}
        style={{ width: '100%' }}
        {...(error ? { status: 'error' as const } : {})}
        {...describe(id, props)}
      />
    </Field>
  );
}
