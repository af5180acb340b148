import { noticeApi } from '@rondo/contract/notice';
import type { NoticeDetail } from '@rondo/contract/notice-shapes';
import { useState } from 'react';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { refreshCounters } from '../../../shared/session/counters.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { DecideDialog } from '../../../shared/ui/form/decide-dialog.tsx';
import { toast } from '../../../shared/ui/toast.ts';

/** What the second person says about an emergency: it goes out, or with a reason it does not. */
export function DecideActs({ notice: { id, rev } }: { notice: NoticeDetail }) {
  const t = useT();
  const [asked, setAsked] = useState<'approve' | 'refuse' | null>(null);
  const close = () => setAsked(null);
  const decide = useAct(noticeApi.decide, {
    onDone: ({ members, jobId }, { event }) => {
      if (event === 'refuse') toast.ok(t('notice.done.refuse'));
      else toast.ok(jobId === null ? t('notice.done.approve', { count: members ?? 0 }) : t('notice.done.later'));
      refreshCounters();
      close();
    },
  });
  return (
    <>
      <Button onPress={() => setAsked('refuse')}>{t('notice.act.refuse')}</Button>
      <Button look="primary" isBusy={decide.busy} onPress={() => setAsked('approve')}>
        {t('notice.act.approve')}
      </Button>
      {asked === 'approve' && (
        <ConfirmDialog
          title={t('notice.emergency.approveTitle')}
          verb={t('notice.act.approve')}
          isBusy={decide.busy}
          isSheet
          onConfirm={() => void decide.run({ id, rev, event: 'approve' })}
          onClose={close}
        >
          <p>{t('notice.emergency.approveText')}</p>
        </ConfirmDialog>
      )}
      {asked === 'refuse' && (
        <DecideDialog
          title={t('notice.act.refuse')}
          verb={t('notice.act.refuse')}
          label={t('notice.reason')}
          hint={t('notice.emergency.refuseHint')}
          isRefusal
          isBusy={decide.busy}
          onSubmit={(reason) => void decide.run({ id, rev, event: 'refuse', reason })}
          onClose={close}
        />
      )}
    </>
  );
}
