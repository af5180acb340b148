import { noticeApi } from '@rondo/contract/notice';
import type { NoticeDetail } from '@rondo/contract/notice-shapes';
import { sendingOf } from '@rondo/domain/notice';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { v7 as uuidv7 } from 'uuid';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { refreshCounters } from '../../../shared/session/counters.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { draftOf } from '../notice-draft.ts';
import { publishedWords } from '../published-words.ts';
import { DecideActs } from './decide-acts.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { RecallDialog } from './recall-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

interface Props {
  notice: NoticeDetail;
  onGone: () => void;
}

/** Whether this reader can do anything with it. */
export const hasActs = ({ can }: NoticeDetail): boolean =>
  can.events.length > 0 || [can.edit, can.delete, can.copy, can.remind, can.acknowledge].some(Boolean);

/** Exactly the acts that the server offers this reader; what leads on stands last. */
export function NoticeActs({ notice, onGone }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<'publish' | 'recall' | 'remove' | null>(null);
  const { id, rev, can, importance } = notice;
  const close = () => setAsked(null);
  const publish = useAct(noticeApi.publish, { onDone: (done) => toast.ok(publishedWords(t, done)) });
  const move = useAct(noticeApi.move, { onDone: () => toast.ok(t('notice.done.cancel')) });
  const remind = useAct(noticeApi.remind, {
    onDone: ({ members }) => toast.ok(t('notice.done.remind', { count: members })),
  });
  const copy = useAct(noticeApi.copy, {
    onDone: ({ id: copied }) => {
      toast.ok(t('notice.done.copy'));
      return navigate(`/notice/edit?id=${copied}`);
    },
  });
  const acknowledge = useAct(noticeApi.acknowledge, {
    onDone: () => {
      toast.ok(t('notice.done.acknowledge'));
      refreshCounters();
    },
  });
  const has = (event: (typeof can.events)[number]) => can.events.includes(event);
  const isScheduled = notice.managed?.method === 'scheduled';
  const sending = sendingOf({ isEmergency: notice.isEmergency, isScheduled });
  return (
    <>
      {can.delete && <Button onPress={() => setAsked('remove')}>{t('notice.act.delete')}</Button>}
      {can.copy && (
        <Button isBusy={copy.busy} onPress={() => void copy.run({ id, requestId: uuidv7() })}>
          {t('notice.act.copy')}
        </Button>
      )}
      {has('cancel') && (
        <Button isBusy={move.busy} onPress={() => void move.run({ id, rev, event: 'cancel' })}>
          {t('notice.act.cancel')}
        </Button>
      )}
      {has('recall') && <Button onPress={() => setAsked('recall')}>{t('notice.act.recall')}</Button>}
      {can.edit && <Button onPress={() => void navigate(`/notice/edit?id=${id}`)}>{t('notice.act.edit')}</Button>}
      {can.remind && (
        <Button isBusy={remind.busy} onPress={() => void remind.run({ id, requestId: uuidv7() })}>
          {t(importance === 'acknowledge' ? 'notice.act.remindUnacknowledged' : 'notice.act.remind')}
        </Button>
      )}
      {has('publish') && (
        <Button look="primary" isBusy={publish.busy} onPress={() => setAsked('publish')}>
          {t(`notice.act.${sending}`)}
        </Button>
      )}
      {has('approve') && <DecideActs notice={notice} />}
      {can.acknowledge && (
        <Button look="primary" isBusy={acknowledge.busy} onPress={() => void acknowledge.run({ id })}>
          {t('notice.act.acknowledge')}
        </Button>
      )}
      {asked === 'publish' && (
        <PublishDialog
          draft={draftOf(notice)}
          isBusy={publish.busy}
          onConfirm={() => void publish.run({ id, rev, requestId: uuidv7() }).finally(close)}
          onClose={close}
        />
      )}
      {asked === 'recall' && <RecallDialog notice={notice} onClose={close} />}
      {asked === 'remove' && <RemoveDialog id={id} onClose={close} onGone={onGone} />}
    </>
  );
}
