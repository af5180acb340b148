import { type PointsRuleDetail, pointsRuleApi } from '@rondo/contract/points-rule';
import type { PointsRuleEvent } from '@rondo/domain/points-rule';
import { useState } from 'react';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { CountedNextRun } from '../../../shared/ui/counted-next-run.tsx';
import { toast } from '../../../shared/ui/toast.ts';

interface Props {
  pointsRule: PointsRuleDetail;
  onEdit: () => void;
  onGone: () => void;
}

/** Exactly the acts that the server offers this reader; what leads on stands last. */
export function PointsRuleActs({ pointsRule, onEdit, onGone }: Props) {
  const t = useT();
  const [isRemoving, setRemoving] = useState(false);
  const { id, rev, can, name } = pointsRule;
  const [asked, setAsked] = useState<PointsRuleEvent | null>(null);
  const move = useAct(pointsRuleApi.move, {
    onDone: (_, { event }) => {
      toast.ok(t(`pointsRule.done.${event}`));
      setAsked(null);
    },
  });
  const remove = useAct(pointsRuleApi.remove, {
    onDone: () => {
      toast.ok(t('pointsRule.remove.done'));
      onGone();
    },
  });
  const act = (event: PointsRuleEvent, look: 'default' | 'primary') =>
    can.events.includes(event) && (
      <Button look={look} onPress={() => setAsked(event)}>
        {t(`pointsRule.act.${event}`)}
      </Button>
    );
  if (!can.edit && !can.delete && can.events.length === 0) return null;
  return (
    <>
      {can.delete && <Button onPress={() => setRemoving(true)}>{t('pointsRule.remove.verb')}</Button>}
      {act('disable', 'default')}
      {can.edit && <Button onPress={onEdit}>{t('pointsRule.edit')}</Button>}
      {act('enable', 'primary')}
      {asked && (
        <ConfirmDialog
          title={t(`pointsRule.ask.${asked}`, { name })}
          verb={t(`pointsRule.act.${asked}`)}
          width={420}
          isBusy={move.busy}
          onConfirm={() => void move.run({ id, rev, event: asked })}
          onClose={() => setAsked(null)}
        >
          <p>{t(`pointsRule.askText.${asked}`)}</p>
          <CountedNextRun />
        </ConfirmDialog>
      )}
      {isRemoving && (
        <ConfirmDialog
          title={t('pointsRule.remove.title', { name })}
          verb={t('pointsRule.remove.verb')}
          width={420}
          isDanger
          isBusy={remove.busy}
          onConfirm={() => void remove.run({ id })}
          onClose={() => setRemoving(false)}
        >
          <p>{t('pointsRule.remove.text')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
