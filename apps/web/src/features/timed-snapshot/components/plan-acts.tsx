import { timedSnapshotApi } from '@rondo/contract/timed-snapshot';
import type { TimedSnapshotDetail } from '@rondo/contract/timed-snapshot-shapes';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { resultsLink } from '../links.ts';

interface Props {
  plan: TimedSnapshotDetail;
  onEdit: () => void;
}

/** Exactly the acts that the server offers this reader, and the way to the results. */
export function PlanActs({ plan, onEdit }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const [isEnding, setEnding] = useState(false);
  const { id, rev, can } = plan;
  const move = useAct(timedSnapshotApi.move, {
    onDone: (_, { event }) => {
      toast.ok(t(`timedSnapshot.done.${event}`));
      setEnding(false);
    },
  });
  return (
    <>
      {can.events.includes('end') && <Button onPress={() => setEnding(true)}>{t('timedSnapshot.act.end')}</Button>}
      {(['pause', 'resume'] as const).map(
        (event) =>
          can.events.includes(event) && (
            <Button key={event} isBusy={move.busy} onPress={() => void move.run({ id, rev, event })}>
              {t(`timedSnapshot.act.${event}`)}
            </Button>
          ),
      )}
      {can.edit && <Button onPress={onEdit}>{t('timedSnapshot.edit')}</Button>}
      <Button look="primary" onPress={() => void navigate(resultsLink(id, 'matrix'))}>
        {t('timedSnapshot.results.open')}
      </Button>
      {isEnding && (
        <ConfirmDialog
          title={t('timedSnapshot.endTitle')}
          verb={t('timedSnapshot.act.end')}
          isDanger
          isBusy={move.busy}
          onConfirm={() => void move.run({ id, rev, event: 'end' })}
          onClose={() => setEnding(false)}
        >
          <p>{t('timedSnapshot.endHint')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
