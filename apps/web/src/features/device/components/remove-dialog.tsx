import { deviceApi } from '@rondo/contract/device';
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

/** Deleting a device; the toast takes it back, the bin does so for 30 days. */
export function RemoveDialog({ id, onClose, onGone }: Props) {
  const t = useT();
  const client = useQueryClient();
  const restore = useAct(deviceApi.restore, { onDone: () => toast.ok(t('device.restored')) });
  const remove = useAct(deviceApi.remove, {
    onDone: () => {
      toast.ok(t('device.removed'), { action: { label: t('ui.undo'), run: () => void restore.run({ id }) } });
      onClose();
      onGone();
      // It is not asked for again: the answer would only say that it was deleted.
      client.removeQueries({ queryKey: keyOf(deviceApi.get, { id }) });
    },
  });
  return (
    <ConfirmDialog
      width={440}
      title={t('device.removeTitle')}
      verb={t('ui.delete')}
      isDanger
      isBusy={remove.busy}
      onConfirm={() => void remove.run({ id })}
      onClose={onClose}
    >
      <p className="meta">{t('device.removeHint')}</p>
    </ConfirmDialog>
  );
}
