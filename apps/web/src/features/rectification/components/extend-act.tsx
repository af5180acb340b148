import type { Endpoint } from '@rondo/contract/kit/endpoint';
import { rectificationApi } from '@rondo/contract/rectification';
import { DAY_MS } from '@rondo/domain/duration';
import { useState } from 'react';
import { z } from 'zod';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { CommentField, ReasonField } from '../../../shared/process/act-fields.tsx';
import { refreshCounters } from '../../../shared/session/counters.ts';
import { useFormDraft } from '../../../shared/session/use-form-draft.ts';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { DateTimeField } from '../../../shared/ui/form/date-time-field.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import type { ActProps } from './act-props.ts';
import type { DeadlineEvent } from './acts.ts';

/** Where a later deadline goes to: it is set, or asked for with a reason. */
const ENDPOINTS: Record<DeadlineEvent, Endpoint> = {
  extend: rectificationApi.extend,
  ask_extension: rectificationApi.askExtension,
};

/** A later deadline: a day later unless another one is chosen. */
export function ExtendAct({ act, detail, onClose, onGone }: ActProps & { act: DeadlineEvent }) {
  const t = useT();
  const format = useFormat();
  const earliest = new Date(Math.max(Date.parse(detail.deadlineAt), Date.now())).toISOString();
  const [deadlineAt, setDeadlineAt] = useState<string | null>(new Date(Date.parse(earliest) + DAY_MS).toISOString());
  const draft = useFormDraft(`${act}.${detail.id}`, z.string(), '');
  const { value: comment, set: setComment } = draft;
  const [isTried, setTried] = useState(false);
  const isWrong = deadlineAt === null || Date.parse(deadlineAt) <= Date.parse(earliest);
  const isReasoned = act === 'ask_extension';
  const close = () => {
    draft.forget();
    onClose();
  };
  const extend = useAct(ENDPOINTS[act], {
    onDone: () => {
      toast.ok(t(`rectification.done.${act}`, { time: format.dateTime(deadlineAt) }));
      refreshCounters();
      close();
    },
    onGone: (refusal) => {
      toast.error(refusal.message);
      onGone();
      close();
    },
    invalidates: ['task'],
  });
  const submit = () => {
    setTried(true);
    if (isReasoned && comment.trim() === '') return;
    if (!isWrong && deadlineAt) void extend.run({ id: detail.id, rev: detail.rev, deadlineAt, comment });
  };
  return (
    <ActForm verb={t(`rectification.act.${act}`)} isBusy={extend.busy} onSubmit={submit} onClose={close}>
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
      {isReasoned ? (
        <ReasonField value={comment} onChange={setComment} isTried={isTried} hint={t('rectification.form.askedHint')} />
      ) : (
        <CommentField value={comment} onChange={setComment} />
      )}
    </ActForm>
  );
}
