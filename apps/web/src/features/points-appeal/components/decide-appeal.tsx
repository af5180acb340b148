import { type PointsAppeal, pointsAppealApi } from '@rondo/contract/points-appeal';
import type { PointsAppealAct } from '@rondo/domain/points-appeal';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useAct } from '../../../shared/http/query.ts';
import { useTooLate } from '../../../shared/http/use-too-late.ts';
import { useT } from '../../../shared/i18n.tsx';
import { refreshCounters } from '../../../shared/session/counters.ts';
import { DecideDialog } from '../../../shared/ui/form/decide-dialog.tsx';
import { toast } from '../../../shared/ui/toast.ts';

interface Props {
  appeal: PointsAppeal;
  event: PointsAppealAct;
  onClose: () => void;
}

/** Accepting or refusing an appeal, or taking it back. */
export function DecideAppeal({ appeal: { id, rev }, event, onClose }: Props) {
  const t = useT();
  const format = useFormat();
  const decide = useAct(pointsAppealApi.decide, {
    invalidates: ['points'],
    onRefused: useTooLate(['points', 'pointsAppeal']),
    onDone: ({ reversal }) => {
      toast.ok(saidOf(reversal?.applied ?? null));
      refreshCounters();
      onClose();
    },
  });
  const saidOf = (applied: number | null): string => {
    if (event !== 'accept') return t(`pointsAppeal.done.${event}`);
    if (applied === null) return t('pointsAppeal.done.nothing');
    return t('pointsAppeal.done.accept', { points: `${applied > 0 ? '+' : ''}${format.score(applied)}` });
  };
  return (
    <DecideDialog
      title={t(`pointsAppeal.actTitle.${event}`)}
      verb={t(`pointsAppeal.act.${event}`)}
      label={t('pointsAppeal.comment')}
      hint={t(`pointsAppeal.commentHint.${event}`)}
      isRefusal={event === 'refuse'}
      isBusy={decide.busy}
      onSubmit={(comment) => void decide.run({ id, rev, event, comment })}
      onClose={onClose}
    />
  );
}
