import { memberOptions } from '@rondo/contract/member-options';
import { useState } from 'react';
import { retryOf, useCall } from '../../../shared/http/query.ts';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import type { Successor } from './plan.ts';

interface Props {
  label: string;
  isLabelHidden?: boolean;
  placeholder: string;
  hint?: string;
  value: Successor | null;
  onChange: (value: Successor | null) => void;
  /** The one who leaves. */
  without: string;
}

/** Who takes over: searched by name among those who work here. */
export function SuccessorField({ value, onChange, without, ...frame }: Props) {
  const [keyword, setKeyword] = useState('');
  const asked = useCall(memberOptions, { keyword }, { keepPrevious: true });
  const people = (asked.data ?? []).filter((person) => person.id !== without);
  const options = people.map((p) => ({ value: p.id, label: [p.name, p.roles[0]].filter(Boolean).join(' · ') }));
  const isListed = !value || people.some((person) => person.id === value.id);
  return (
    <SelectField
      {...frame}
      isSearchable
      isClearable
      isLoading={asked.isFetching}
      onRetry={retryOf(asked)}
      onSearch={setKeyword}
      options={isListed ? options : [{ value: value.id, label: value.name }, ...options]}
      value={value?.id ?? null}
      onChange={(id) => {
        const person = people.find((one) => one.id === id);
        onChange(person ? { id: person.id, name: person.name } : id === value?.id ? value : null);
      }}
    />
  );
}
