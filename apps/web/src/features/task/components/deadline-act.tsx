import { taskApi } from '@rondo/contract/task';
import { useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { CommentField } from '../../../shared/process/act-fields.tsx';
import { DeadlineField, dayLater, isAhead } from '../../../shared/process/deadline-field.tsx';
import { useWorkAct } from '../../../shared/process/use-work-act.ts';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import type { ActProps } from './act-props.ts';

/** Another deadline: for work that goes on, or to open again what its deadline closed. */
export function DeadlineAct({ act, detail, onClose, onGone }: ActProps & { act: 'change_deadline' | 'reopen' }) {
  const t = useT();
  const format = useFormat();
  const [deadlineAt, setDeadlineAt] = useState<string | null>(() => dayLater(detail.deadlineAt));
  const [comment, setComment] = useState('');
  const [isTried, setTried] = useState(false);
  const done = () => t(`task.done.${act}`, { time: format.dateTime(deadlineAt) });
  const change = useWorkAct(taskApi.changeDeadline, { done, onClose, onGone });
  const reopen = useWorkAct(taskApi.reopen, { done, onClose, onGone });
  const submit = () => {
    setTried(true);
    if (!isAhead(deadlineAt)) return;
    const { id, rev } = detail;
    void (act === 'reopen' ? reopen.run({ id, rev, deadlineAt }) : change.run({ id, rev, deadlineAt, comment }));
  };
  return (
    <ActForm verb={t(`task.doing.${act}`)} isBusy={change.busy || reopen.busy} onSubmit={submit} onClose={onClose}>
      <DeadlineField value={deadlineAt} onChange={setDeadlineAt} isTried={isTried} />
      {act === 'change_deadline' && <CommentField value={comment} onChange={setComment} />}
    </ActForm>
  );
}
