import { assistantApi } from '@rondo/contract/assistant';
import { memberOptions } from '@rondo/contract/member-options';
import { useState } from 'react';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import type { AskOptionsState } from './use-ask-options.ts';

interface Props {
  options: AskOptionsState;
  here: { id: string; name: string; isFolder: boolean } | null;
  mayAnswerAs: boolean;
}

/** Where a question is looked for, and for those who manage the knowledge base as whom it is answered. */
export function AskOptions({ options, here, mayAnswerAs }: Props) {
  const t = useT();
  if (!here && !mayAnswerAs) return null;
  return (
    <div className="assistant-options">
      {here && (
        <SelectField
          label={t('assistant.scope.label')}
          options={[
            { value: '', label: t('assistant.scope.all') },
            {
              value: here.id,
              label: t(here.isFolder ? 'assistant.scope.folder' : 'assistant.scope.file', { name: here.name }),
            },
          ]}
          value={options.scopeId ?? ''}
          onChange={(id) => options.setScope(id === '' ? null : id)}
        />
      )}
      {mayAnswerAs && <AsField options={options} />}
    </div>
  );
}

function AsField({ options: { as, setAs } }: Pick<Props, 'options'>) {
  const t = useT();
  const [keyword, setKeyword] = useState('');
  const roles = useCall(assistantApi.subjects, {});
  const members = useCall(memberOptions, { keyword }, { keepPrevious: true });
  const choices = [
    { value: '', label: t('assistant.as.me') },
    ...(roles.data ?? []).map(({ id, name }) => ({
      value: `role:${id}`,
      label: `${t('assistant.as.role')} · ${name}`,
    })),
    ...(members.data ?? []).map(({ id, name }) => ({
      value: `member:${id}`,
      label: `${t('assistant.as.member')} · ${name}`,
    })),
  ];
  const choose = (value: string | null) => {
    const [kind, id] = (value ?? '').split(':');
    setAs(id && (kind === 'role' || kind === 'member') ? { kind, id } : null);
  };
  return (
    <SelectField
      label={t('assistant.as.label')}
      {...(as ? { hint: t('assistant.as.hint') } : {})}
      isSearchable
      onSearch={setKeyword}
      isLoading={roles.isPending}
      options={choices}
      value={as ? `${as.kind}:${as.id}` : ''}
      onChange={choose}
    />
  );
}
