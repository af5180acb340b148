import { memberOptions } from '@rondo/contract/member-options';
import { LIMIT } from '@rondo/domain/limit';
import { useState } from 'react';
import { retryOf, useCall } from '../http/query.ts';
import { useT } from '../i18n.tsx';
import { SelectField } from '../ui/form/select-field.tsx';
import { TextField } from '../ui/form/text-field.tsx';

export interface FieldProps<T> {
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
      label={t('ui.act.reason')}
      hint={hint}
      {...(isTried && value.trim() === '' ? { error: t('ui.act.reasonNeeded') } : {})}
      isRequired
      value={value}
      onChange={onChange}
      rows={3}
      maxLength={LIMIT.text.comment}
      autoFocus
    />
  );
}

/** A word about it, if one likes. */
export function CommentField({ value, onChange }: Pick<FieldProps<string>, 'value' | 'onChange'>) {
  const t = useT();
  return (
    <TextField label={t('ui.act.comment')} value={value} onChange={onChange} rows={2} maxLength={LIMIT.text.comment} />
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
  const asked = useCall(memberOptions, { keyword, ...(shopId ? { shopId } : {}) }, { keepPrevious: true });
  const people = (asked.data ?? []).filter((p) => !without.includes(p.id));
  const options = people.map((p) => ({ value: p.id, label: p.roles[0] ? `${p.name} · ${p.roles[0]}` : p.name }));
  const isListed = !value || people.some((p) => p.id === value.id);
  return (
    <SelectField
      label={t('ui.act.to')}
      hint={hint}
      {...(isTried && !value ? { error: t('ui.act.toNeeded') } : {})}
      isRequired
      isSearchable
      isLoading={asked.isFetching}
      onRetry={retryOf(asked)}
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
