import { type PointsAdjustmentDetail, pointsAdjustmentApi } from '@rondo/contract/points-adjustment';
import { LIMIT } from '@rondo/domain/limit';
import type { PointsAdjustmentEvent } from '@rondo/domain/points-adjustment';
import { useState } from 'react';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { refreshCounters } from '../../../shared/session/counters.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { useFormGuard } from '../../../shared/ui/form/use-form-guard.tsx';
import { toast } from '../../../shared/ui/toast.ts';

/** Exactly the acts that the server offers this reader; what leads on stands last. */
export function AdjustmentActs({ adjustment }: { adjustment: PointsAdjustmentDetail }) {
  const t = useT();
  const [asked, setAsked] = useState<PointsAdjustmentEvent | null>(null);
  const { can } = adjustment;
  const button = (event: PointsAdjustmentEvent, look: 'default' | 'primary') =>
    can.includes(event) && (
      <Button look={look} onPress={() => setAsked(event)}>
        {t(`pointsAdjustment.act.${event}`)}
      </Button>
    );
  return (
    <>
      {button('withdraw', 'default')}
      {button('refuse', 'default')}
      {button('confirm', 'primary')}
      {asked && <DecideDialog adjustment={adjustment} event={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

interface DialogProps {
  adjustment: PointsAdjustmentDetail;
  event: PointsAdjustmentEvent;
  onClose: () => void;
}

/** The decision with a comment, which the author reads; to refuse it is needed. */
function DecideDialog({ adjustment: { id, rev }, event, onClose }: DialogProps) {
  const t = useT();
  const [comment, setComment] = useState('');
  const [isTried, setTried] = useState(false);
  const isMissing = event === 'refuse' && comment.trim() === '';
  const decide = useAct(pointsAdjustmentApi.decide, {
    invalidates: ['points'],
    onDone: ({ limited }) => {
      toast.ok(
        limited > 0 ? t('pointsAdjustment.done.limited', { count: limited }) : t(`pointsAdjustment.done.${event}`),
      );
      refreshCounters();
      onClose();
    },
  });
  const guard = useFormGuard(comment !== '' && !decide.busy, onClose);
  const submit = () => {
    setTried(true);
    if (!isMissing) void decide.run({ id, rev, event, comment });
  };
  return (
    <Dialog title={t(`pointsAdjustment.actTitle.${event}`)} isSheet onClose={guard.close}>
      <ActForm
        verb={t(`pointsAdjustment.act.${event}`)}
        isBusy={decide.busy}
        isDanger={event === 'refuse'}
        onSubmit={submit}
        onClose={guard.close}
      >
        <TextField
          label={t('pointsAdjustment.comment')}
          hint={t(`pointsAdjustment.commentHint.${event}`)}
          {...(isTried && isMissing ? { error: t('rule.required') } : {})}
          isRequired={event === 'refuse'}
          autoFocus
          value={comment}
          onChange={setComment}
          rows={2}
          maxLength={LIMIT.text.reason}
        />
      </ActForm>
      {guard.question}
    </Dialog>
  );
}
