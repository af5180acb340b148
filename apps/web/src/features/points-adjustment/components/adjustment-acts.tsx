import { type PointsAdjustmentDetail, pointsAdjustmentApi } from '@rondo/contract/points-adjustment';
import type { PointsAdjustmentEvent } from '@rondo/domain/points-adjustment';
import { useState } from 'react';
import { useAct } from '../../../shared/http/query.ts';
import { useTooLate } from '../../../shared/http/use-too-late.ts';
import { useT } from '../../../shared/i18n.tsx';
import { refreshCounters } from '../../../shared/session/counters.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { DecideDialog } from '../../../shared/ui/form/decide-dialog.tsx';
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
      {asked && <Decide adjustment={adjustment} event={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

interface DialogProps {
  adjustment: PointsAdjustmentDetail;
  event: PointsAdjustmentEvent;
  onClose: () => void;
}

/** Confirming or refusing points by hand, or taking them back. */
function Decide({ adjustment: { id, rev }, event, onClose }: DialogProps) {
  const t = useT();
  const decide = useAct(pointsAdjustmentApi.decide, {
    invalidates: ['points'],
    onRefused: useTooLate(['points', 'pointsAdjustment']),
    onDone: ({ limited }) => {
      toast.ok(
        limited > 0 ? t('pointsAdjustment.done.limited', { count: limited }) : t(`pointsAdjustment.done.${event}`),
      );
      refreshCounters();
      onClose();
    },
  });
  return (
    <DecideDialog
      title={t(`pointsAdjustment.actTitle.${event}`)}
      verb={t(`pointsAdjustment.act.${event}`)}
      label={t('pointsAdjustment.comment')}
      hint={t(`pointsAdjustment.commentHint.${event}`)}
      isRefusal={event === 'refuse'}
      isBusy={decide.busy}
      onSubmit={(comment) => void decide.run({ id, rev, event, comment })}
      onClose={onClose}
    />
  );
}
