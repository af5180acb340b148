import { assistantApi } from '@rondo/contract/assistant';
import { THUMB_REASONS } from '@rondo/domain/assistant';
import { LIMIT } from '@rondo/domain/limit';
import { useState } from 'react';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import type { Turn } from '../use-conversation.ts';

interface Props {
  id: string;
  thumb: 'up' | 'down';
  onDone: (reason: Turn['reason']) => void;
  onClose: () => void;
}

/** What was good or bad about an answer. */
export function ThumbDialog({ id, thumb, onDone, onClose }: Props) {
  const t = useT();
  const [reason, setReason] = useState<Turn['reason']>(null);
  const [comment, setComment] = useState('');
  const say = useAct(assistantApi.thumb, {
    onDone: () => {
      toast.ok(t('assistant.thumb.done'));
      onDone(reason);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t(`assistant.thumb.${thumb}`)}
      verb={t('assistant.thumb.send')}
      isSheet
      isBusy={say.busy}
      onConfirm={() => void say.run({ id, thumb, reason, comment })}
      onClose={onClose}
    >
      <SelectField
        label={t('assistant.thumb.title')}
        options={THUMB_REASONS[thumb].map((value) => ({ value, label: t(`assistant.thumb.reason.${value}`) }))}
        value={reason}
        isClearable
        onChange={setReason}
      />
      <TextField
        label={t('assistant.thumb.comment')}
        rows={2}
        maxLength={LIMIT.assistant.comment}
        value={comment}
        onChange={setComment}
      />
    </ConfirmDialog>
  );
}
