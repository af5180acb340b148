import { instantOf, wallClock } from '@rondo/domain/civil-time';
import { useId } from 'react';
import { useFormat } from '../../format/use-format.tsx';
import { ZoneNote } from '../zone-note.tsx';
import { describe, Field, type FieldFrame } from './field.tsx';
import '../plain.css';

type Props = FieldFrame & {
  /** An instant, ISO 8601; null while empty. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** The earliest that may be chosen. */
  earliest?: string;
};

const two = (n: number) => String(n).padStart(2, '0');

/** A day and a time on the clock of the place (the company's zone), with the browser's own picker: the best one on a phone. */
export function DateTimeField(props: Props) {
  const { value, onChange, earliest } = props;
  const { place } = useFormat();
  const id = useId();
  const shown = (at: string | null): string => {
    if (at === null) return '';
    const { date, minute } = wallClock(new Date(at), place.timeZone);
    return `${date}T${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
  };
  const read = (text: string): string | null => {
    const [date, time] = text.split('T');
    const [hours, minutes] = (time ?? '').split(':').map(Number);
    if (!date || hours === undefined || minutes === undefined || Number.isNaN(hours + minutes)) return null;
    return instantOf(date, hours * 60 + minutes, place.timeZone).toISOString();
  };
  return (
    <Field id={id} {...props}>
      <span className="field-box">
        <input
          id={id}
          type="datetime-local"
          value={shown(value)}
          {...(earliest ? { min: shown(earliest) } : {})}
          onChange={(event) => onChange(read(event.target.value))}
          {...describe(id, props)}
        />
      </span>
      <ZoneNote />
    </Field>
  );
}
