import { Suspense, use, useId } from 'react';
import { lazyPart } from '../lazy-part.tsx';
import { describe, Field, type FieldFrame } from './field.tsx';
import { FormDisabled } from './form-disabled.ts';

/** The control comes with the first number field that is shown. */
const NumberBox = lazyPart(() => import('./number-box.tsx'));

type Props = FieldFrame & {
  /** What the contract takes. */
  min?: number;
  max?: number;
  /** Digits after the point; 0 = whole numbers. */
  digits?: number;
  /** The unit. */
  suffix?: string;
  placeholder?: string;
  isDisabled?: boolean;
} & (
    | { isOptional: true; value: number | null; onChange: (value: number | null) => void }
    | { isOptional?: false; value: number; onChange: (value: number) => void }
  );

/** A number with its unit. An emptied field is null where that means something, else the number before stays. */
export function NumberField(props: Props) {
  const { value, min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER, digits = 2 } = props;
  const { suffix = '', placeholder, isDisabled } = props;
  const id = useId();
  const isFormDisabled = use(FormDisabled);
  const take = (next: number | null) => {
    if (next !== null) props.onChange(next);
    else if (props.isOptional) props.onChange(null);
  };
  return (
    <Field id={id} {...props}>
      <Suspense fallback={<span className="field-box">{value}</span>}>
        <NumberBox
          id={id}
          label={props.label}
          aria={describe(id, props)}
          value={value}
          min={min}
          max={max}
          digits={digits}
          suffix={suffix}
          placeholder={placeholder}
          isDisabled={isDisabled ?? isFormDisabled}
          onChange={take}
        />
      </Suspense>
    </Field>
  );
}
