import { type RecordDetail, recordApi } from '@rondo/contract/record';
import { LIMIT } from '@rondo/domain/limit';
import { useState } from 'react';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { toast } from '../../../shared/ui/toast.ts';

/** Takes the record out of every statistic, with a reason. What was typed stays when the server refuses. */
export function VoidDialog({ record, onClose }: { record: RecordDetail; onClose: () => void }) {
  const t = useT();
  const [reason, setReason] = useState('');
  const act = useAct(recordApi.void, {
    invalidates: ['statistics', 'shop'],
    onDone: () => {
      toast.ok(t('record.voiding.done'));
      onClose();
    },
  });
  const isEmpty = reason.trim() === '';
  return (
    <ConfirmDialog
      title={t('record.voiding.title')}
      verb={t('record.act.void')}
      isDanger
      isDisabled={isEmpty}
      isBusy={act.busy}
      onConfirm={() => void act.run({ id: record.id, rev: record.rev, reason })}
      onClose={onClose}
    >
      <p>{t('record.voiding.body')}</p>
      <TextField
        label={t('record.voiding.reason')}
        value={reason}
        onChange={setReason}
        rows={3}
        maxLength={LIMIT.text.reason}
        isRequired
        autoFocus
        error={act.refusal?.fields?.[0]?.message}
      />
    </ConfirmDialog>
  );
}
