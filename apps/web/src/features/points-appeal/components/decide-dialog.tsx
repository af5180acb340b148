import { type PointsAppeal, pointsAppealApi } from '@rondo/contract/points-appeal';
import { LIMIT } from '@rondo/domain/limit';
import type { PointsAppealAct } from '@rondo/domain/points-appeal';
import { useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { refreshCounters } from '../../../shared/session/counters.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { useFormGuard } from '../../../shared/ui/form/use-form-guard.tsx';
import { toast } from '../../../shared/ui/toast.ts';

interface Props {
  appeal: PointsAppeal;
  event: PointsAppealAct;
  onClose: () => void;
}

/** The decision with a comment, which whoever appealed reads; to refuse it is needed. */
export function DecideDialog({ appeal: { id, rev }, event, onClose }: Props) {
  const t = useT();
  const format = useFormat();
  const [comment, setComment] = useState('');
  const [isTried, setTried] = useState(false);
  const isMissing = event === 'refuse' && comment.trim() === '';
  const decide = useAct(pointsAppealApi.decide, {
    invalidates: ['points'],
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
  const guard = useFormGuard(comment !== '' && !decide.busy, onClose);
  const submit = () => {
    setTried(true);
    if (!isMissing) void decide.run({ id, rev, event, comment });
  };
  return (
    <Dialog title={t(`pointsAppeal.actTitle.${event}`)} isSheet onClose={guard.close}>
      <ActForm
        verb={t(`pointsAppeal.act.${event}`)}
        isBusy={decide.busy}
        isDanger={event === 'refuse'}
        onSubmit={submit}
        onClose={guard.close}
      >
        <TextField
          label={t('pointsAppeal.comment')}
          hint={t(`pointsAppeal.commentHint.${event}`)}
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
