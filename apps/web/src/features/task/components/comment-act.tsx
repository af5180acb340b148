import type { Endpoint } from '@rondo/contract/kit/endpoint';
import { taskApi } from '@rondo/contract/task';
import { useState } from 'react';
import { z } from 'zod';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { refreshCounters } from '../../../shared/session/counters.ts';
import { useFormDraft } from '../../../shared/session/use-form-draft.ts';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { ReasonField } from './act-fields.tsx';
import type { ActProps } from './act-props.ts';

type CommentEvent = 'reject' | 'close' | 'cancel';

/** A task that has not begun is cancelled by the same call. */
const ENDPOINTS: Record<CommentEvent, Endpoint> = {
  reject: taskApi.reject,
  close: taskApi.close,
  cancel: taskApi.close,
};

/** Send back, close and cancel with a reason. */
export function CommentAct({ act, detail, onClose, onGone }: ActProps & { act: CommentEvent }) {
  const t = useT();
  const draft = useFormDraft(`${act}.${detail.id}`, z.string(), '');
  const { value: comment, set: setComment } = draft;
  const [isTried, setTried] = useState(false);
  const close = () => {
    draft.forget();
    onClose();
  };
  const run = useAct(ENDPOINTS[act], {
    onDone: () => {
      toast.ok(t(`task.done.${act}`));
      refreshCounters();
      close();
    },
    onGone: (refusal) => {
      toast.error(refusal.message);
      onGone();
      close();
    },
    touches: ['record', 'rectification'],
  });
  const submit = () => {
    setTried(true);
    if (comment.trim() !== '') void run.run({ id: detail.id, rev: detail.rev, comment });
  };
  const isEnd = act === 'close' || act === 'cancel';
  const hint = t(isEnd ? 'task.form.reasonClose' : 'task.form.reasonReject');
  return (
    <ActForm verb={t(`task.doing.${act}`)} isBusy={run.busy} isDanger={isEnd} onSubmit={submit} onClose={close}>
      {isEnd && <p className="dense">{t('task.form.closeWarning')}</p>}
      <ReasonField value={comment} onChange={setComment} isTried={isTried} hint={hint} />
    </ActForm>
  );
}
