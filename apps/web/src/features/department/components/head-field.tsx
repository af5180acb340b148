import { memberOptions } from '@rondo/contract/member-options';
import { useState } from 'react';
import { retryOf, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { MultiSelectField } from '../../../shared/ui/form/select-field.tsx';

interface Props {
  value: string[];
  onChange: (memberIds: string[]) => void;
  /** Names of who leads it already: one who is suspended is no option any more. */
  known: readonly { id: string; name: string }[];
  error: string | undefined;
}

/** Choosing the heads of a department among the members, by name. */
export function HeadField({ value, onChange, known, error }: Props) {
  const t = useT();
  const [keyword, setKeyword] = useState('');
  const found = useCall(memberOptions, { keyword }, { keepPrevious: true });
  const chosen = useCall(memberOptions, { ids: value }, { enabled: value.length > 0, keepPrevious: true });
  const people = new Map<string, { id: string; name: string; position?: string; roles?: string[] }>();
  for (const person of [...known, ...(found.data ?? []), ...(chosen.data ?? [])]) people.set(person.id, person);
  return (
    <MultiSelectField
      label={t('department.field.heads')}
      hint={t('department.form.headsHint')}
      value={value}
      onChange={onChange}
      options={[...people.values()].map(({ id, name, position, roles }) => ({
        value: id,
        label: [name, position || roles?.[0]].filter(Boolean).join(' · '),
        title: name,
      }))}
      isLoading={found.isFetching}
      onRetry={retryOf(found)}
      isSearchable
      onSearch={setKeyword}
      error={error}
    />
  );
}
