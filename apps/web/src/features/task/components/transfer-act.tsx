import { taskApi } from '@rondo/contract/task';
import { useState } from 'react';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { refreshCounters } from '../../../shared/session/counters.ts';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { CommentField, type Successor, SuccessorField } from './act-fields.tsx';
import type { ActProps } from './act-props.ts';

/** Another handler, out of those who work for the shop. */
export function TransferAct({ detail, onClose, onGone }: ActProps) {
  const t = useT();
  const [to, setTo] = useState<Successor | null>(null);
  const [comment, setComment] = useState('');
  const [isTried, setTried] = useState(false);
  const transfer = useAct(taskApi.transfer, {
    onDone: () => {
      toast.ok(t('task.done.transfer', { name: to?.name }));
      refreshCounters();
      onClose();
    },
    onGone: (refusal) => {
      toast.error(refusal.message);
      onGone();
      onClose();
    },
  });
  const submit = () => {
    setTried(true);
    if (to) void transfer.run({ id: detail.id, rev: detail.rev, toId: to.id, comment });
  };
  const handlers = detail.handlers.map((p) => p.id);
  return (
    <ActForm verb={t('task.doing.transfer')} isBusy={transfer.busy} onSubmit={submit} onClose={onClose}>
      <SuccessorField
        value={to}
        onChange={setTo}
        isTried={isTried}
        shopId={detail.shop.id}
        without={handlers.length === 1 ? handlers : []}
        hint={t('task.form.toHint')}
      />
      <CommentField value={comment} onChange={setComment} />
    </ActForm>
  );
}
