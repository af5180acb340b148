import { taskApi } from '@rondo/contract/task';
import { deadlineAfterReject } from '@rondo/domain/deadline';
import { useState } from 'react';
import { z } from 'zod';
import { useT } from '../../../shared/i18n.tsx';
import { ReasonField } from '../../../shared/process/act-fields.tsx';
import { DeadlineField, isAhead } from '../../../shared/process/deadline-field.tsx';
import { useWorkAct } from '../../../shared/process/use-work-act.ts';
import { useFormDraft } from '../../../shared/session/use-form-draft.ts';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import type { ActProps } from './act-props.ts';

/** Sends it back with a reason, and with the time that the next round has. */
export function RejectAct({ detail, onClose, onGone }: ActProps) {
  const t = useT();
  const draft = useFormDraft(`reject.${detail.id}`, z.string(), '');
  const { value: comment, set: setComment } = draft;
  const [deadlineAt, setDeadlineAt] = useState<string | null>(() =>
    deadlineAfterReject(new Date(detail.deadlineAt), new Date()).toISOString(),
  );
  const [isTried, setTried] = useState(false);
  const close = () => {
    draft.forget();
    onClose();
  };
  const reject = useWorkAct(taskApi.reject, {
    done: () => t('task.done.reject'),
    onClose: close,
    onGone,
    invalidates: ['record', 'rectification'],
  });
  const submit = () => {
    setTried(true);
    if (comment.trim() === '' || !isAhead(deadlineAt)) return;
    void reject.run({ id: detail.id, rev: detail.rev, comment, deadlineAt });
  };
  return (
    <ActForm verb={t('task.doing.reject')} isBusy={reject.busy} onSubmit={submit} onClose={close}>
      <ReasonField value={comment} onChange={setComment} isTried={isTried} hint={t('task.form.reasonReject')} />
      <DeadlineField value={deadlineAt} onChange={setDeadlineAt} isTried={isTried} />
    </ActForm>
  );
}
