import { noticeApi } from '@rondo/contract/notice';
import type { NoticeDetail } from '@rondo/contract/notice-shapes';
import { LIMIT } from '@rondo/domain/limit';
import { RECALLED_TASKS } from '@rondo/domain/notice';
import { useState } from 'react';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { toast } from '../../../shared/ui/toast.ts';

/** Taking back what was sent, with a reason that its recipients read. */
export function RecallDialog({ notice: { id, rev, can }, onClose }: { notice: NoticeDetail; onClose: () => void }) {
  const t = useT();
  const [reason, setReason] = useState('');
  const [tasks, setTasks] = useState<(typeof RECALLED_TASKS)[number]>('keep');
  const [isTried, setTried] = useState(false);
  const isMissing = reason.trim() === '';
  const recall = useAct(noticeApi.move, {
    onDone: () => {
      toast.ok(t('notice.done.recall'));
      onClose();
    },
  });
  const submit = () => {
    setTried(true);
    if (!isMissing) void recall.run({ id, rev, event: 'recall', reason, tasks });
  };
  return (
    <Dialog title={t('notice.act.recall')} isSheet onClose={onClose}>
      <ActForm verb={t('notice.act.recall')} isBusy={recall.busy} isDanger onSubmit={submit} onClose={onClose}>
        <p className="meta">{t('notice.recallHint')}</p>
        <TextField
          label={t('notice.reason')}
          {...(isTried && isMissing ? { error: t('notice.reasonNeeded') } : {})}
          isRequired
          autoFocus
          value={reason}
          onChange={setReason}
          rows={2}
          maxLength={LIMIT.text.reason}
        />
        {can.closeTasks && (
          <div className="notice-line">
            <span>{t('notice.recallTasks.label')}</span>
            <Segment
              label={t('notice.recallTasks.label')}
              value={tasks}
              onChange={setTasks}
              options={RECALLED_TASKS.map((value) => ({ value, label: t(`notice.recallTasks.${value}`) }))}
            />
          </div>
        )}
      </ActForm>
    </Dialog>
  );
}
