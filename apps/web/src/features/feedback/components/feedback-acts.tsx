import { type FeedbackDetail, feedbackApi } from '@rondo/contract/feedback';
import { type FeedbackEvent, feedbackNeedsComment } from '@rondo/domain/feedback';
import { LIMIT } from '@rondo/domain/limit';
import { useState } from 'react';
import { useAct } from '../../../shared/http/query.ts';
import { useTooLate } from '../../../shared/http/use-too-late.ts';
import { useT } from '../../../shared/i18n.tsx';
import { refreshCounters } from '../../../shared/session/counters.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { DecideDialog } from '../../../shared/ui/form/decide-dialog.tsx';
import { toast } from '../../../shared/ui/toast.ts';

/** Exactly the acts that the server offers this reader; what leads on stands last. */
export function FeedbackActs({ feedback }: { feedback: FeedbackDetail }) {
  const t = useT();
  const [asked, setAsked] = useState<FeedbackEvent | null>(null);
  const button = (event: FeedbackEvent, look: 'default' | 'primary') =>
    feedback.can.includes(event) && (
      <Button look={look} onPress={() => setAsked(event)}>
        {t(`feedback.act.${event}`)}
      </Button>
    );
  return (
    <>
      {button('close', 'default')}
      {button('reopen', 'default')}
      {button('answer', 'primary')}
      {asked && <Say feedback={feedback} event={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

interface DialogProps {
  feedback: FeedbackDetail;
  event: FeedbackEvent;
  onClose: () => void;
}

/** What is said with an act; the other side reads it. */
function Say({ feedback: { id, rev, isOwn }, event, onClose }: DialogProps) {
  const t = useT();
  const move = useAct(feedbackApi.move, {
    invalidates: ['feedback'],
    onRefused: useTooLate(['feedback']),
    onDone: () => {
      toast.ok(t(`feedback.done.${event}`));
      refreshCounters();
      onClose();
    },
  });
  return (
    <DecideDialog
      title={t(`feedback.actTitle.${event}`)}
      verb={t(`feedback.act.${event}`)}
      label={t(`feedback.comment.${event}`)}
      hint={t(event === 'close' && isOwn ? 'feedback.commentHint.closeOwn' : `feedback.commentHint.${event}`)}
      isRefusal={false}
      isNeeded={feedbackNeedsComment(event, isOwn)}
      maxLength={LIMIT.text.note}
      isBusy={move.busy}
      onSubmit={(comment) => void move.run({ id, rev, event, comment })}
      onClose={onClose}
    />
  );
}
