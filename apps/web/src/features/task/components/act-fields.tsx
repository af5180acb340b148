import { memberApi } from '@rondo/contract/member';
import { DAY_MS, MINUTE_MS } from '@rondo/domain/duration';
import { useState } from 'react';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { DateTimeField } from '../../../shared/ui/form/date-time-field.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';

/** The first deadline that may be chosen. */
const soonest = (): string => new Date(Date.now() + MINUTE_MS).toISOString();
/** What a new deadline starts with: a day after the old one, or after now when that is over. */
export const dayLater = (deadlineAt: string): string =>
  new Date(Math.max(Date.parse(deadlineAt), Date.now()) + DAY_MS).toISOString();
/** Whether a deadline can be set. */
export const isAhead = (deadlineAt: string | null): deadlineAt is string =>
  deadlineAt !== null && Date.parse(deadlineAt) > Date.now();

interface FieldProps<T> {
  value: T;
  onChange: (value: T) => void;
  /** The form was tried: say what is missing. */
  isTried: boolean;
}

/** A reason that has to be given, with what it is for. */
export function ReasonField({ value, onChange, isTried, hint }: FieldProps<string> & { hint: string }) {
  const t = useT();
  return (
    <TextField
      label={t('task.form.reason')}
      hint={hint}
      {...(isTried && value.trim() === '' ? { error: t('task.form.reasonNeeded') } : {})}
      isRequired
      value={value}
      onChange={onChange}
      rows={3}
      maxLength={500}
      autoFocus
    />
  );
}

/** A word about it, if one likes. */
export function CommentField({ value, onChange }: Pick<FieldProps<string>, 'value' | 'onChange'>) {
  const t = useT();
  return <TextField label={t('task.form.comment')} value={value} onChange={onChange} rows={2} maxLength={500} />;
}

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

export interface Successor {
  id: string;
  name: string;
}

interface SuccessorProps extends FieldProps<Successor | null> {
  /** Only those who work for this shop; without it everybody. */
  shopId?: string;
  /** Those who have it already. */
  without: readonly string[];
  hint: string;
}

/** Who takes over, searched by name. */
export function SuccessorField({ value, onChange, isTried, shopId, without, hint }: SuccessorProps) {
  const t = useT();
  const [keyword, setKeyword] = useState('');
  const asked = useCall(memberApi.options, { keyword, ...(shopId ? { shopId } : {}) }, { keepPrevious: true });
  const people = (asked.data ?? []).filter((p) => !without.includes(p.id));
  const options = people.map((p) => ({ value: p.id, label: p.roles[0] ? `${p.name} · ${p.roles[0]}` : p.name }));
  const isListed = !value || people.some((p) => p.id === value.id);
  return (
    <SelectField
      label={t('task.form.to')}
      hint={hint}
      {...(isTried && !value ? { error: t('task.form.toNeeded') } : {})}
      isRequired
      isSearchable
      isLoading={asked.isFetching}
      onSearch={setKeyword}
      options={isListed ? options : [{ value: value.id, label: value.name }, ...options]}
      value={value?.id ?? null}
      onChange={(id) => {
        const person = people.find((p) => p.id === id);
        onChange(person ? { id: person.id, name: person.name } : null);
      }}
    />
  );
}
