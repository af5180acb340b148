import { memberOptions } from '@rondo/contract/member-options';
import { useState } from 'react';
import { retryOf, useCall } from '../http/query.ts';
import type { FieldFrame } from '../ui/form/field.tsx';
import { MultiSelectField } from '../ui/form/select-field.tsx';

type Props = FieldFrame & {
  value: readonly string[];
  onChange: (ids: string[]) => void;
  /** Only those who work for this store. */
  shopId?: string | undefined;
};

/** Choosing several members; the search is the server's. */
export function PeopleField({ value, onChange, shopId, ...frame }: Props) {
  const [keyword, setKeyword] = useState('');
  const found = useCall(memberOptions, { keyword, ...(shopId ? { shopId } : {}) }, { keepPrevious: true });
  const chosen = useCall(memberOptions, { ids: [...value] }, { enabled: value.length > 0, keepPrevious: true });
  const named = [...(chosen.data ?? []).filter(({ id }) => value.includes(id)), ...(found.data ?? [])];
  const unique = [...new Map(named.map((person) => [person.id, person])).values()];
  return (
    <MultiSelectField
      {...frame}
      isSearchable
      onSearch={setKeyword}
      isLoading={found.isPending}
      onRetry={retryOf(found)}
      options={unique.map(({ id, name, roles }) => ({ value: id, label: roles[0] ? `${name} · ${roles[0]}` : name }))}
      value={value}
      onChange={onChange}
    />
  );
}
