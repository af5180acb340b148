import { taskApi } from '@rondo/contract/task';
import { useQueryClient } from '@tanstack/react-query';
import { keyOf, refetchNouns } from '../../../shared/http/query.ts';
import { useSubmit } from '../../../shared/http/use-submit.ts';
import { useT } from '../../../shared/i18n.tsx';
import { refreshCounters } from '../../../shared/session/counters.ts';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import type { ActProps } from './act-props.ts';

/** Deleting asks once; afterwards there is nothing left to show. */
export function RemoveAct({ detail, onClose, onGone, onRemoved }: ActProps & { onRemoved: () => void }) {
  const t = useT();
  const client = useQueryClient();
  const { id } = detail;
  const remove = useSubmit(taskApi.remove, {
    onDone: () => {
      toast.ok(t('task.done.remove'));
      refreshCounters();
      onRemoved();
      // The task itself is not asked for again: the answer would only say that it was deleted.
      client.removeQueries({ queryKey: keyOf(taskApi.get, { id }) });
      void refetchNouns(client, ['task']);
    },
    onGone: (refusal) => {
      toast.error(refusal.message);
      onGone();
      onClose();
    },
  });
  return (
    <ActForm
      verb={t('task.doing.remove')}
      isBusy={remove.busy}
      isDanger
      onSubmit={() => void remove.run({ id })}
      onClose={onClose}
    >
      <p>{t('task.form.removeWarning')}</p>
    </ActForm>
  );
}
