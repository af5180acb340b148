import { type PointsRuleDetail, pointsRuleApi } from '@rondo/contract/points-rule';
import { LIMIT } from '@rondo/domain/limit';
import type { PointsRuleEvent } from '@rondo/domain/points-rule';
import { useState } from 'react';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { toast } from '../../../shared/ui/toast.ts';

interface Props {
  pointsRule: PointsRuleDetail;
  onEdit: () => void;
}

/** Exactly the acts that the server offers this reader; what leads on stands last. */
export function PointsRuleActs({ pointsRule, onEdit }: Props) {
  const t = useT();
  const [isDropping, setDropping] = useState(false);
  const { id, rev, can } = pointsRule;
  const move = useAct(pointsRuleApi.move, {
    onDone: (_, { event }) => {
      toast.ok(t(`pointsRule.done.${event}`));
      setDropping(false);
    },
  });
  const press = (event: PointsRuleEvent) => (event === 'drop' ? setDropping(true) : void move.run({ id, rev, event }));
  const act = (event: PointsRuleEvent, look: 'default' | 'primary') =>
    can.events.includes(event) && (
      <Button look={look} isBusy={move.busy} onPress={() => press(event)}>
        {t(`pointsRule.act.${event}`)}
      </Button>
    );
  if (!can.edit && can.events.length === 0) return null;
  return (
    <>
      {act('drop', 'default')}
      {act('reopen', 'default')}
      {can.edit && <Button onPress={onEdit}>{t('pointsRule.edit')}</Button>}
      {act('make', 'primary')}
      {isDropping && (
        <Dialog title={t('pointsRule.act.drop')} isSheet onClose={() => setDropping(false)}>
          <DropForm
            isBusy={move.busy}
            onSubmit={(reason) => void move.run({ id, rev, event: 'drop', reason })}
            onClose={() => setDropping(false)}
          />
        </Dialog>
      )}
    </>
  );
}

interface DropProps {
  isBusy: boolean;
  onSubmit: (reason: string) => void;
  onClose: () => void;
}

function DropForm({ isBusy, onSubmit, onClose }: DropProps) {
  const t = useT();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const isMissing = reason.trim() === '';
  const submit = () => {
    setTried(true);
    if (!isMissing) onSubmit(reason);
  };
  return (
    <ActForm verb={t('pointsRule.act.drop')} isBusy={isBusy} isDanger onSubmit={submit} onClose={onClose}>
      <TextField
        label={t('pointsRule.reason')}
        {...(isTried && isMissing ? { error: t('pointsRule.reasonNeeded') } : {})}
        isRequired
        autoFocus
        value={reason}
        onChange={setReason}
        rows={2}
        maxLength={LIMIT.text.reason}
      />
    </ActForm>
  );
}
