import { ACCESS_OBJECTS } from '@rondo/contract/access';
import { memberOptions } from '@rondo/contract/member-options';
import { LIMIT } from '@rondo/domain/limit';
import { LIVE_PAGES, type LivePath } from '@rondo/domain/page';
import { useState } from 'react';
import { retryOf, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { pageName } from '../../../shared/page-names.ts';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';

interface Member {
  id: string;
  name: string;
}
type ObjectKind = (typeof ACCESS_OBJECTS)[number];
export type Asked =
  | { kind: 'page'; member: Member; page: LivePath }
  | { kind: ObjectKind; member: Member; key: string };

const KINDS = ['page', ...ACCESS_OBJECTS] as const;

/** Whose access to what is asked for. */
export function ExplainForm({ member: given, onAsk }: { member: Member | null; onAsk: (asked: Asked) => void }) {
  const t = useT();
  const [member, setMember] = useState(given);
  const [kind, setKind] = useState<(typeof KINDS)[number]>('page');
  const [page, setPage] = useState<LivePath>('/inspect/record');
  const [key, setKey] = useState('');
  const [isTried, setTried] = useState(false);
  const isKeyMissing = kind !== 'page' && key.trim() === '';
  const submit = () => {
    setTried(true);
    if (!member || isKeyMissing) return;
    onAsk(kind === 'page' ? { kind, member, page } : { kind, member, key: key.trim() });
  };
  return (
    <form
      className="explain-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <MemberField value={member} isMissing={isTried && !member} onChange={setMember} />
      <div className="field">
        <span className="field-label">{t('access.what')}</span>
        <div className="explain-kinds">
          <Segment
            label={t('access.what')}
            isSmall
            value={kind}
            onChange={setKind}
            options={KINDS.map((value) => ({ value, label: t(`access.kind.${value}`) }))}
          />
        </div>
      </div>
      {kind === 'page' ? (
        <SelectField
          label={t('access.page')}
          isSearchable
          options={LIVE_PAGES.map((value) => ({ value, label: t(pageName(value)) }))}
          value={page}
          onChange={(next) => next && setPage(next)}
        />
      ) : (
        <TextField
          label={t(`access.key.${kind}`)}
          value={key}
          onChange={setKey}
          maxLength={LIMIT.sent.objectKey}
          {...(isTried && isKeyMissing ? { error: t('access.missingKey', { what: t(`access.key.${kind}`) }) } : {})}
        />
      )}
      <button type="submit" className="button button-primary">
        {t('access.find')}
      </button>
    </form>
  );
}

interface MemberFieldProps {
  value: Member | null;
  isMissing: boolean;
  onChange: (member: Member | null) => void;
}

function MemberField({ value, isMissing, onChange }: MemberFieldProps) {
  const t = useT();
  const [keyword, setKeyword] = useState('');
  const found = useCall(memberOptions, { keyword }, { keepPrevious: true });
  const options = (found.data ?? []).map(({ id, name, roles }) => ({
    value: id,
    label: roles[0] ? `${name} · ${roles.join(t('permission.forbidden.separator'))}` : name,
  }));
  const known = value && !options.some((option) => option.value === value.id);
  return (
    <SelectField
      label={t('access.member')}
      placeholder={t('access.memberSearch')}
      isRequired
      isSearchable
      isLoading={found.isFetching}
      onRetry={retryOf(found)}
      onSearch={setKeyword}
      {...(isMissing ? { error: t('access.missing') } : {})}
      options={known ? [{ value: value.id, label: value.name }, ...options] : options}
      value={value?.id ?? null}
      onChange={(id) => {
        const chosen = found.data?.find((one) => one.id === id);
        onChange(chosen ? { id: chosen.id, name: chosen.name } : null);
      }}
    />
  );
}
