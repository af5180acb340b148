import { memberOptions } from '@rondo/contract/member-options';
import { useState } from 'react';
import { retryOf, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';

interface Props {
  /** Empty: nobody yet. */
  value: string;
  onChange: (memberId: string) => void;
  isTried: boolean;
}

/** A member, searched by name. */
export function MemberField({ value, onChange, isTried }: Props) {
  const t = useT();
  const [keyword, setKeyword] = useState('');
  const found = useCall(memberOptions, { keyword }, { keepPrevious: true, part: true });
  const chosen = useCall(memberOptions, { ids: [value] }, { enabled: value !== '', part: true });
  const people = [...(chosen.data ?? []), ...(found.data ?? [])];
  const unique = [...new Map(people.map((one) => [one.id, one])).values()];
  return (
    <SelectField
      label={t('support.member')}
      isRequired
      isSearchable
      onSearch={setKeyword}
      isLoading={found.isFetching}
      onRetry={retryOf(found)}
      options={unique.map(({ id, name, roles }) => ({ value: id, label: roles[0] ? `${name} · ${roles[0]}` : name }))}
      value={value || null}
      onChange={(id) => onChange(id ?? '')}
      {...(isTried && value === '' ? { error: t('support.memberNeeded') } : {})}
    />
  );
}
