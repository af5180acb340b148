import { Suspense, use, useId } from 'react';
import { describe, Field, type FieldFrame } from '../form/field.tsx';
import { FormDisabled } from '../form/form-disabled.ts';
import { lazyPart } from '../lazy-part.tsx';

/** The control comes with the first time field that is shown. */
const TimeBox = lazyPart(() => import('./time-box.tsx'));

type Props = FieldFrame & {
  /** A time of day HH:mm, 00:00 to 23:59; empty while there is none. */
  value: string;
  onChange: (time: string) => void;
  isDisabled?: boolean;
};

/** A time of day on the 24-hour clock: hour and minute typed or stepped with the arrow keys. */
export function TimeField({ value, onChange, isDisabled, ...frame }: Props) {
  const id = useId();
  const isFormDisabled = use(FormDisabled);
  return (
    <Field id={id} isGroup {...frame}>
      <Suspense fallback={<span className="field-box">{value}</span>}>
        <TimeBox
          labelId={`${id}-label`}
          describedBy={describe(id, frame)['aria-describedby']}
          isInvalid={Boolean(frame.error)}
          isRequired={frame.isRequired ?? false}
          isDisabled={isDisabled ?? isFormDisabled}
          value={value}
          onChange={onChange}
        />
      </Suspense>
    </Field>
  );
}
