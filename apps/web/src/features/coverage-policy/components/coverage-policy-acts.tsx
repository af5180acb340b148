import { type CoveragePolicyDetail, coveragePolicyApi } from '@rondo/contract/coverage-policy';
import type { CoverageState } from '@rondo/domain/coverage';
import type { CoveragePolicyEvent } from '@rondo/domain/coverage-policy';
import { useState } from 'react';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useCan, useMe } from '../../../shared/session/me.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { hasBegunDispatch } from '../../task/index.ts';
import { useFillWizard } from './use-fill-wizard.ts';

interface Props {
  policy: CoveragePolicyDetail;
  shown: CoverageState | null;
  onEdit: () => void;
}

/** Exactly the acts that the server offers this reader; what leads on stands last. */
export function CoveragePolicyActs({ policy, shown, onEdit }: Props) {
  const t = useT();
  const can = useCan();
  const [isFilling, setFilling] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { companyId } = useMe();
  const fill = useFillWizard();
  const { id, rev, counts } = policy;
  const move = useAct(coveragePolicyApi.move, {
    onDone: (_, { event }) => toast.ok(t(`coveragePolicy.done.${event}`)),
  });
  const act = (event: CoveragePolicyEvent) =>
    policy.can.events.includes(event) && (
      <Button isBusy={move.busy} onPress={() => void move.run({ id, rev, event })}>
        {t(`coveragePolicy.act.${event}`)}
      </Button>
    );
  // Without a choice only the stores that lack an inspection are dispatched to; the covered ones when just they are shown.
  const waiting = shown ? counts[shown] : counts.overdue + counts.due;
  const dispatch = async () => {
    setFilling(true);
    try {
      await fill(policy, shown);
    } finally {
      setFilling(false);
    }
  };
  return (
    <>
      {act('stop')}
      {act('resume')}
      {policy.can.edit && <Button onPress={onEdit}>{t('coveragePolicy.edit')}</Button>}
      {can('x_dispatch') && policy.state === 'active' && waiting > 0 && (
        <Button
          look="primary"
          isBusy={isFilling}
          onPress={() => (hasBegunDispatch(companyId) ? setAsking(true) : void dispatch())}
        >
          {t('coveragePolicy.dispatch', { count: waiting })}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('coveragePolicy.replace.title')}
          width={420}
          verb={t('coveragePolicy.replace.verb')}
          isBusy={isFilling}
          onConfirm={() => void dispatch()}
          onClose={() => setAsking(false)}
        >
          <p>{t('coveragePolicy.replace.text')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
