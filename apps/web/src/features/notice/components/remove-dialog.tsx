import { noticeApi } from '@rondo/contract/notice';
import { useQueryClient } from '@tanstack/react-query';
import { keyOf, useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { toast } from '../../../shared/ui/toast.ts';

interface Props {
  id: string;
  onClose: () => void;
  onGone: () => void;
}

/** Deleting an announcement; the toast takes it back, the bin does so for 30 days. */
export function RemoveDialog({ id, onClose, onGone }: Props) {
  const t = useT();
  const client = useQueryClient();
  const restore = useAct(noticeApi.restore, { onDone: () => toast.ok(t('notice.done.restored')) });
  const remove = useAct(noticeApi.remove, {
    onDone: () => {
      toast.ok(t('notice.removed'), { action: { label: t('ui.undo'), run: () => void restore.run({ id }) } });
      onClose();
      onGone();
      // It is not asked for again: the answer would only say that it was deleted.
      client.removeQueries({ queryKey: keyOf(noticeApi.get, { id }) });
    },
  });
  return (
    <ConfirmDialog
      width={440}
      title={t('notice.removeTitle')}
      verb={t('ui.delete')}
      isDanger
      isBusy={remove.busy}
      onConfirm={() => void remove.run({ id })}
      onClose={onClose}
    >
      <p className="meta">{t('notice.removeHint')}</p>
    </ConfirmDialog>
  );
}
