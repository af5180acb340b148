import { taskApi } from '@rondo/contract/task';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { refreshCounters } from '../../../shared/session/counters.ts';
import { toast } from '../../../shared/ui/toast.ts';
import type { ActProps } from './act-dialog.tsx';
import { ActForm } from './act-form.tsx';

/** Deleting asks once; afterwards there is nothing left to show. */
export function RemoveAct({ detail, onClose, onGone, onRemoved }: ActProps & { onRemoved: () => void }) {
  const t = useT();
  const remove = useAct(taskApi.remove, {
    onDone: () => {
      toast.ok(t('task.done.remove'));
      refreshCounters();
      onRemoved();
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
      onSubmit={() => void remove.run({ id: detail.id })}
      onClose={onClose}
    >
      <p>{t('task.form.removeWarning')}</p>
    </ActForm>
  );
}
