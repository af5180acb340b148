import { DAY_MS, MINUTE_MS } from '@rondo/domain/duration';
import { useT } from '../i18n.tsx';
import { DateTimeField } from '../ui/form/date-time-field.tsx';
import type { FieldProps } from './act-fields.tsx';

/** The first deadline that may be chosen. */
const soonest = (): string => new Date(Date.now() + MINUTE_MS).toISOString();
/** What a new deadline starts with: a day after the old one, or after now when that is over. */
export const dayLater = (deadlineAt: string): string =>
  new Date(Math.max(Date.parse(deadlineAt), Date.now()) + DAY_MS).toISOString();
/** Whether a deadline can be set. */
export const isAhead = (deadlineAt: string | null): deadlineAt is string =>
  deadlineAt !== null && Date.parse(deadlineAt) > Date.now();

/** A new deadline. */
export function DeadlineField({ value, onChange, isTried }: FieldProps<string | null>) {
  const t = useT();
  return (
    <DateTimeField
      label={t('task.form.deadline')}
      {...(isTried && !isAhead(value) ? { error: t('task.form.deadlineNeeded') } : {})}
      isRequired
      earliest={soonest()}
      value={value}
      onChange={onChange}
    />
  );
}
