import { Suspense, use, useEffect, useId, useState } from 'react';
import { useT } from '../../i18n.tsx';
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
  /** The form looks at the limits itself: it gets a number beyond them too, and stops. For what is sent by no `<form>`. */
  isPassedOn?: boolean;
} & (
    | { isOptional: true; value: number | null; onChange: (value: number | null) => void }
    | { isOptional?: false; value: number; onChange: (value: number) => void }
  );

/**
 * A number with its unit. An emptied field is null where that means something, else the number before stays. A number beyond the limits
 * is never cut to them: it stays as it was typed, the field says the limit, and its form is not sent while it stands there.
 */
export function NumberField(props: Props) {
  const { value, min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER, digits = 2 } = props;
  const { suffix = '', placeholder, isDisabled, isPassedOn = false } = props;
  const id = useId();
  const t = useT();
  const isFormDisabled = use(FormDisabled);
  // What was typed over the number that the form holds; another number of the form takes its place.
  const [typed, setTyped] = useState<{ number: number; over: number | null } | null>(null);
  const isOut = (number: number) => number > max || number < min;
  const held = isPassedOn && value !== null && isOut(value) ? value : null;
  const beyond = typed !== null && typed.over === value ? typed.number : held;
  const limit = beyond === null ? undefined : beyond > max ? t('rule.too_big', { max }) : t('rule.too_small', { min });
  const frame = { ...props, error: limit ?? props.error };
  useUnsent(id, beyond !== null);
  const take = (next: number | null) => {
    const isBeyond = next !== null && isOut(next) && !isPassedOn;
    setTyped(isBeyond ? { number: next, over: value } : null);
    if (isBeyond) return;
    if (next !== null) props.onChange(next);
    else if (props.isOptional) props.onChange(null);
  };
  return (
    <Field id={id} {...frame}>
      <Suspense fallback={<span className="field-box">{value}</span>}>
        <NumberBox
          id={id}
          label={props.label}
          aria={describe(id, frame)}
          value={beyond ?? value}
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

/** The form around a field is not sent while its number is wrong: the field is gone to instead. */
function useUnsent(id: string, isWrong: boolean): void {
  useEffect(() => {
    const field = document.getElementById(id);
    const form = field?.closest('form');
    if (!isWrong || !field || !form) return;
    const keep = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      (field.matches('input') ? field : field.querySelector('input'))?.focus();
    };
    form.addEventListener('submit', keep, true);
    return () => form.removeEventListener('submit', keep, true);
  }, [id, isWrong]);
}
