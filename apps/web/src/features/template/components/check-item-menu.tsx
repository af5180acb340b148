import { type CheckItemRow, checkItemApi } from '@rondo/contract/check-item';
import { useState } from 'react';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { MoreMenu } from '../../../shared/ui/more-menu.tsx';
import { toast } from '../../../shared/ui/toast.ts';

interface Props {
  row: CheckItemRow;
  onCopy: (row: CheckItemRow) => void;
}

/** What can be done with an item of the library from its row; what is deleted can be undone for a while. */
export function CheckItemMenu({ row, onCopy }: Props) {
  const t = useT();
  const { id, item } = row;
  const [isAsked, setAsked] = useState(false);
  const restore = useAct(checkItemApi.restore, {
    onDone: () => toast.ok(t('ui.bin.restored', { name: item.name })),
  });
  const remove = useAct(checkItemApi.remove, {
    onDone: () => {
      const undo = { label: t('ui.undo'), run: () => void restore.run({ id }) };
      toast.ok(t('checkItem.done.removed', { name: item.name }), { action: undo });
    },
  });
  return (
    <>
      <MoreMenu
        label={t('checkItem.more', { name: item.name })}
        acts={[
          { key: 'copy', label: t('checkItem.copy'), run: () => onCopy(row) },
          { key: 'remove', isDanger: true, label: t('checkItem.remove'), run: () => setAsked(true) },
        ]}
        className="quiet"
        placement="bottom-end"
      />
      {isAsked && (
        <ConfirmDialog
          width={416}
          title={t('checkItem.removeQuestion', { name: item.name })}
          verb={t('checkItem.remove')}
          isDanger
          isBusy={remove.busy}
          onConfirm={() => void remove.run({ id }).then(() => setAsked(false))}
          onClose={() => setAsked(false)}
        >
          <p>{t('checkItem.removeHint')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
