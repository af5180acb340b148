import { rectificationApi } from '@rondo/contract/rectification';
import { DAY_MS } from '@rondo/domain/duration';
import { useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { CommentField } from '../../../shared/process/act-fields.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { DateTimeField } from '../../../shared/ui/form/date-time-field.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import type { ActProps } from './act-props.ts';

/** A later deadline: a day later unless another one is chosen. */
export function ExtendAct({ detail, onClose, onGone }: ActProps) {
  const t = useT();
  const format = useFormat();
  const earliest = new Date(Math.max(Date.parse(detail.deadlineAt), Date.now())).toISOString();
  const [deadlineAt, setDeadlineAt] = useState<string | null>(new Date(Date.parse(earliest) + DAY_MS).toISOString());
  const [comment, setComment] = useState('');
  const [isTried, setTried] = useState(false);
  const isWrong = deadlineAt === null || Date.parse(deadlineAt) <= Date.parse(earliest);
  const extend = useAct(rectificationApi.extend, {
    onDone: () => {
      toast.ok(t('rectification.done.extend', { time: format.dateTime(deadlineAt) }));
      onClose();
    },
    onGone: (refusal) => {
      toast.error(refusal.message);
      onGone();
      onClose();
    },
    invalidates: ['task'],
  });
  const submit = () => {
    setTried(true);
    if (!isWrong && deadlineAt) void extend.run({ id: detail.id, rev: detail.rev, deadlineAt, comment });
  };
  return (
    <ActForm verb={t('rectification.act.extend')} isBusy={extend.busy} onSubmit={submit} onClose={onClose}>
      <DateTimeField
        label={t('rectification.form.deadline')}
        {...(isTried && isWrong
          ? { error: t('rectification.form.deadlineNeeded', { time: format.dateTime(earliest) }) }
          : {})}
        isRequired
        earliest={earliest}
        value={deadlineAt}
        onChange={setDeadlineAt}
      />
      <CommentField value={comment} onChange={setComment} />
    </ActForm>
  );
}
