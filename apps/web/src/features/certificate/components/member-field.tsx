import { memberOptions } from '@rondo/contract/member-options';
import { useState } from 'react';
import { retryOf, useCall } from '../../../shared/http/query.ts';
import type { FieldFrame } from '../../../shared/ui/form/field.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';

type Props = FieldFrame & {
  value: string | null;
  onChange: (memberId: string | null) => void;
};

/** Choosing somebody who works here; the search is the server's. */
export function MemberField({ value, onChange, ...frame }: Props) {
  const [keyword, setKeyword] = useState('');
  const found = useCall(memberOptions, { keyword }, { keepPrevious: true });
  const ids = value ? [value] : [];
  const chosen = useCall(memberOptions, { ids }, { enabled: ids.length > 0, keepPrevious: true });
  const people = new Map([...(chosen.data ?? []), ...(found.data ?? [])].map((person) => [person.id, person]));
  return (
    <SelectField
      {...frame}
      value={value}
      onChange={onChange}
      options={[...people.values()].map(({ id, name, roles }) => ({
        ...{ value: id, title: name },
        label: [name, roles[0]].filter(Boolean).join(' · '),
      }))}
      isLoading={found.isFetching}
      onRetry={retryOf(found)}
      isSearchable
      onSearch={setKeyword}
    />
  );
}
