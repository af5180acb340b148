import { noticeFollowApi } from '@rondo/contract/notice-follow';
import type { NoticeDetail } from '@rondo/contract/notice-shapes';
import { useState } from 'react';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { AttemptResult, QuizTryDialog } from '../../learning/index.ts';

type Check = NonNullable<NoticeDetail['check']>;

/** Whether its reader understood it: the questions, the last try, how many are left. */
export function NoticeCheck({ notice, check }: { notice: NoticeDetail; check: Check }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const { can, received } = notice;
  const isUnderstood = received?.understoodAt != null;
  return (
    <div className="notice-check">
      <p className={isUnderstood ? 'strong' : 'meta'}>{t(stateOf(notice, check), { count: check.triesLeft })}</p>
      {check.last && <AttemptResult attempt={check.last} />}
      {can.answer && (
        <Button look="primary" onPress={() => setOpen(true)}>
          {t(check.last ? 'notice.check.again' : 'notice.check.begin')}
        </Button>
      )}
      {isOpen && <CheckDialog id={notice.id} onClose={() => setOpen(false)} />}
    </div>
  );
}

function stateOf({ received }: NoticeDetail, { triesLeft }: Check) {
  if (received?.understoodAt) return 'notice.check.understood';
  if (!received?.readAt) return 'notice.check.later';
  return triesLeft > 0 ? 'notice.check.left' : 'notice.check.none';
}

/** A try at the questions. */
function CheckDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT();
  // Once it is passed there is nothing to ask: what this dialog shows says so, no toast does.
  const read = useCall(noticeFollowApi.quiz, { id }, { part: true, hideErrors: true });
  const answer = useAct(noticeFollowApi.answer, {
    onDone: ({ isPassed, triesLeft }) => {
      if (isPassed) toast.ok(t('notice.check.passed'));
      else toast.warn(t(triesLeft > 0 ? 'notice.check.failed' : 'notice.check.failedLast', { count: triesLeft }));
      onClose();
    },
  });
  return (
    <QuizTryDialog
      title={t('notice.check.title')}
      read={read}
      isBusy={answer.busy}
      onSubmit={(tried) => void answer.run({ id, ...tried })}
      onClose={onClose}
    />
  );
}
