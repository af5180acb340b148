import { inspectionApi } from '@rondo/contract/inspection';
import type { Output } from '@rondo/contract/kit/endpoint';
import { saySame } from '@rondo/domain/answer';
import { LIMIT } from '@rondo/domain/limit';
import { useState } from 'react';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { AnswerAsks } from './answer-asks.tsx';
import { AnswerField } from './answer-field.tsx';
import './answer.css';
import './edit-answer.css';
import './sheet.css';

type Props = { recordId: string; itemId: string; name: string; onClose: () => void };

/** A reviewer changes an answer of a record in review: the same fields that the inspector had, and why. */
export default function EditAnswer({ recordId, itemId, name, onClose }: Props) {
  const t = useT();
  const { data, isError, error, refetch } = useCall(inspectionApi.answer, { recordId, itemId }, { part: true });
  return (
    <Dialog title={t('signing.edit.title')} width={520} isSticky onClose={onClose}>
      <h3 className="edit-answer-name">{name}</h3>
      {isError && <LoadFailure failure={error} onRetry={() => void refetch()} />}
      {!isError && !data && <SkeletonRows rows={3} />}
      {data && <EditForm key={data.rev} recordId={recordId} read={data} onClose={onClose} />}
    </Dialog>
  );
}

type FormProps = Pick<Props, 'recordId' | 'onClose'> & { read: Output<typeof inspectionApi.answer> };

function EditForm({ recordId, read, onClose }: FormProps) {
  const t = useT();
  const { item, rev } = read;
  const [answer, setAnswer] = useState(read.answer);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const act = useAct(inspectionApi.edit, {
    invalidates: ['record', 'task', 'rectification'],
    onDone: () => {
      toast.ok(t('signing.edit.done'));
      onClose();
    },
  });
  const isSame = saySame(answer, read.answer);
  const isReasonless = reason.trim() === '';
  const submit = () => {
    setTried(true);
    if (!isSame && !isReasonless) void act.run({ recordId, rev, answer, reason });
  };
  const change = (part: Partial<typeof answer>) => setAnswer({ ...answer, ...part });
  return (
    <ActForm verb={t('signing.edit.save')} isBusy={act.busy} onSubmit={submit} onClose={onClose}>
      <div className="edit-answer">
        <AnswerField item={item} answer={answer} doesAdvance={false} onChange={change} signature={null} />
        <AnswerAsks item={item} answer={answer} onChange={change} />
        <TextField
          label={t('inspection.note.title')}
          rows={2}
          maxLength={LIMIT.text.note}
          value={answer.note}
          onChange={(note) => change({ note })}
        />
        <TextField
          label={t('signing.edit.reason')}
          hint={t('signing.edit.hint')}
          isRequired
          maxLength={LIMIT.text.reason}
          value={reason}
          onChange={setReason}
          {...(isTried && isReasonless ? { error: t('signing.edit.needReason') } : {})}
        />
        {isTried && isSame && (
          <p className="field-error" role="alert">
            {t('signing.edit.same')}
          </p>
        )}
      </div>
    </ActForm>
  );
}
