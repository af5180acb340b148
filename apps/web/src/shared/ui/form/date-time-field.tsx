import { Suspense, use, useId } from 'react';
import { useFormat } from '../../format/use-format.tsx';
import { lazyPart } from '../lazy-part.tsx';
import { ZoneNote } from '../zone-note.tsx';
import { describe, Field, type FieldFrame } from './field.tsx';
import { FormDisabled } from './form-disabled.ts';

/** The control comes with the first field that is shown. */
const DayTimeBox = lazyPart(() => import('../date/day-time-box.tsx'));

type Props = FieldFrame & {
  /** An instant, ISO 8601; null while empty. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** The earliest that may be chosen. */
  earliest?: string;
  isDisabled?: boolean;
};

/** A day and a time on the clock of the place (the company's zone): typed part by part, the day also from a calendar. */
export function DateTimeField({ value, onChange, earliest, isDisabled, ...frame }: Props) {
  const { place, dateTime } = useFormat();
  const id = useId();
  const isFormDisabled = use(FormDisabled);
  return (
    <Field id={id} isGroup {...frame}>
      <Suspense fallback={<span className="field-box">{value === null ? '' : dateTime(value)}</span>}>
        <DayTimeBox
          labelId={`${id}-label`}
          label={frame.label}
          describedBy={describe(id, frame)['aria-describedby']}
          isInvalid={Boolean(frame.error)}
          isRequired={frame.isRequired ?? false}
          isDisabled={isDisabled ?? isFormDisabled}
          value={value}
          earliest={earliest}
          timeZone={place.timeZone}
          onChange={onChange}
        />
      </Suspense>
      <ZoneNote />
    </Field>
  );
}
