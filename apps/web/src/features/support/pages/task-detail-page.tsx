import { supportApi } from '@rondo/contract/support';
import { LIMIT } from '@rondo/domain/limit';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { MemberField } from '../components/member-field.tsx';
import { SupportFrame } from '../components/support-frame.tsx';
import { TaskAnswer } from '../components/task-answer.tsx';
import '../../../shared/ui/list/list.css';
import '../components/support.css';

/** What somebody may do with a task now, and why not the rest. What was asked stands in the address. */
export default function TaskDetailPage() {
  const t = useT();
  const [query, setQuery] = useSearchParams();
  const asked = { number: query.get('number') ?? '', memberId: query.get('member') ?? '' };
  return (
    <SupportFrame>
      <h1>{t('support.title')}</h1>
      <p>{t('support.hint')}</p>
      <AskForm first={asked} onAsk={({ number, memberId }) => setQuery({ number, member: memberId })} />
      {asked.number && asked.memberId ? <Answer {...asked} /> : <p className="meta">{t('support.nothing')}</p>}
    </SupportFrame>
  );
}

interface Asked {
  number: string;
  memberId: string;
}

function AskForm({ first, onAsk }: { first: Asked; onAsk: (asked: Asked) => void }) {
  const t = useT();
  const [number, setNumber] = useState(first.number);
  const [memberId, setMemberId] = useState(first.memberId);
  const [isTried, setTried] = useState(false);
  return (
    <form
      className="support-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (number.trim() && memberId) onAsk({ number: number.trim(), memberId });
      }}
    >
      <TextField
        label={t('support.number')}
        isRequired
        maxLength={LIMIT.sent.objectKey}
        value={number}
        onChange={setNumber}
        {...(isTried && number.trim() === '' ? { error: t('support.numberNeeded') } : {})}
      />
      <MemberField value={memberId} onChange={setMemberId} isTried={isTried} />
      <button type="submit" className="button button-primary">
        {t('support.ask')}
      </button>
    </form>
  );
}

function Answer(asked: Asked) {
  const read = useCall(supportApi.explainTask, asked, { part: true });
  if (read.isLoadingError) return <LoadFailure failure={read.error} onRetry={() => void read.refetch()} />;
  return read.data ? <TaskAnswer told={read.data} /> : <SkeletonRows rows={6} />;
}
