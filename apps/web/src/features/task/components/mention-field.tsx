import type { PersonRef } from '@rondo/contract/kit/shapes';
import { memberOptions } from '@rondo/contract/member-options';
import { useState } from 'react';
import { retryOf, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { MultiSelectField } from '../../../shared/ui/form/select-field.tsx';

interface Props {
  /** `null`: of no store, and everybody can be chosen. */
  shopId: string | null;
  value: readonly PersonRef[];
  onChange: (people: PersonRef[]) => void;
}

/** People who work for a store, searched by name, to be told of a comment. */
export function MentionField({ shopId, value, onChange }: Props) {
  const t = useT();
  const [keyword, setKeyword] = useState('');
  const read = useCall(memberOptions, { keyword, ...(shopId ? { shopId } : {}) }, { keepPrevious: true });
  const found = (read.data ?? []).filter((one) => !value.some(({ id }) => id === one.id));
  const people = new Map([...value, ...found].map((one) => [one.id, { id: one.id, name: one.name }]));
  return (
    <MultiSelectField
      label={t('task.form.mention')}
      hint={t('task.form.mentionHint')}
      isSearchable
      onSearch={setKeyword}
      isLoading={read.isFetching}
      onRetry={retryOf(read)}
      options={[
        ...value.map(({ id, name }) => ({ value: id, label: name })),
        ...found.map(({ id, name, roles }) => ({ value: id, label: roles[0] ? `${name} · ${roles[0]}` : name })),
      ]}
      value={value.map(({ id }) => id)}
      onChange={(ids) => onChange(ids.flatMap((id) => people.get(id) ?? []))}
    />
  );
}
