import { Suspense, use, useId } from 'react';
import { useFormat } from '../../format/use-format.tsx';
import { describe, Field, type FieldFrame } from '../form/field.tsx';
import { FormDisabled } from '../form/form-disabled.ts';
import { lazyPart } from '../lazy-part.tsx';

/** The control comes with the first date field that is shown. */
const DayBox = lazyPart(() => import('./day-box.tsx'));

type Props = FieldFrame & {
  /** A civil day yyyy-MM-dd, empty while there is none. */
  value: string;
  onChange: (day: string) => void;
  isDisabled?: boolean;
};

/** A civil day: typed part by part, stepped with the arrow keys, or chosen in a calendar. */
export function DateField({ value, onChange, isDisabled, ...frame }: Props) {
  const id = useId();
  const isFormDisabled = use(FormDisabled);
  const today = useFormat().civilDay(Date.now());
  return (
    <Field id={id} isGroup {...frame}>
      <Suspense fallback={<span className="field-box">{value}</span>}>
        <DayBox
          labelId={`${id}-label`}
          label={frame.label}
          describedBy={describe(id, frame)['aria-describedby']}
          isInvalid={Boolean(frame.error)}
          isRequired={frame.isRequired ?? false}
          isDisabled={isDisabled ?? isFormDisabled}
          value={value}
          today={today}
          onChange={onChange}
        />
      </Suspense>
    </Field>
  );
}
