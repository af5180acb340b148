import { memberOptions } from '@rondo/contract/member-options';
import { useState } from 'react';
import { retryOf, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { MultiSelectField } from '../../../shared/ui/form/select-field.tsx';

interface Props {
  value: string[];
  onChange: (memberIds: string[]) => void;
  error: string | undefined;
}

/** Choosing the managers of a shop among the active members, by name. */
export function ManagerField({ value, onChange, error }: Props) {
  const t = useT();
  const [keyword, setKeyword] = useState('');
  const found = useCall(memberOptions, { keyword }, { keepPrevious: true });
  const chosen = useCall(memberOptions, { ids: value }, { enabled: value.length > 0, keepPrevious: true });
  const people = new Map([...(found.data ?? []), ...(chosen.data ?? [])].map((person) => [person.id, person]));
  return (
    <MultiSelectField
      label={t('shop.field.managers')}
      hint={t('shop.form.managersHint')}
      value={value}
      onChange={onChange}
      options={[...people.values()].map((person) => ({
        value: person.id,
        label: [person.name, person.roles[0]].filter(Boolean).join(' · '),
        title: person.name,
      }))}
      isLoading={found.isFetching}
      onRetry={retryOf(found)}
      isSearchable
      onSearch={setKeyword}
      error={error}
    />
  );
}
