import { useT } from '../../../shared/i18n.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { type BulkKind, TaskOrderForm } from './bulk-dialog.tsx';
import { type AllTasks, useBulkAll } from './use-bulk-all.ts';

interface Props {
  kind: BulkKind;
  all: AllTasks;
  onClose: () => void;
  onStarted: () => void;
}

/** One act for all tasks under the filter: it goes on in the background, also after this page is left. */
export default function BulkAllDialog({ kind, all, onClose, onStarted }: Props) {
  const t = useT();
  const bulk = useBulkAll(() => {
    onClose();
    onStarted();
  });
  return (
    <Dialog title={`${t(`task.doing.${kind}`)} · ${t('ui.list.selected', { count: all.total })}`} onClose={onClose}>
      <TaskOrderForm
        kind={kind}
        isBusy={bulk.busy}
        note={t('task.bulk.inBackground')}
        onSubmit={(order) => bulk.run(all, order)}
        onClose={onClose}
      />
    </Dialog>
  );
}
