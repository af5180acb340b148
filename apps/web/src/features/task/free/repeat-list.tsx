import { type FreeTaskRepeat, freeTaskApi } from '@rondo/contract/free-task';
import { scheduleWords } from '@rondo/messages/schedule-words';
import { useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { toast } from '../../../shared/ui/toast.ts';

/** The free tasks that come again, each with what it gave out last, what comes next, and its end. */
export function RepeatListDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { data, isError, error, refetch } = useCall(freeTaskApi.repeats, {}, { part: true });
  const [ended, setEnded] = useState<FreeTaskRepeat | null>(null);
  const end = useAct(freeTaskApi.endRepeat, {
    onDone: () => {
      toast.ok(t('freeTask.repeat.ended'));
      setEnded(null);
    },
    onRefused: () => {
      void refetch();
      setEnded(null);
      return false;
    },
  });
  return (
    <Dialog title={t('freeTask.repeat.list')} width={560} onClose={onClose}>
      {isError && <LoadFailure noun={t('freeTask.repeat.list')} failure={error} onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonRows rows={3} />}
      {data?.length === 0 && <p className="dense">{t('freeTask.repeat.none')}</p>}
      <ul className="free-preset-list">
        {data?.map((one) => (
          <li key={one.id}>
            <RepeatFacts one={one} />
            {one.can.end && (
              <Button isSmall onPress={() => setEnded(one)}>
                {t('freeTask.repeat.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {ended && (
        <ConfirmDialog
          title={t('freeTask.repeat.end')}
          verb={t('freeTask.repeat.end')}
          isDanger
          isBusy={end.busy}
          onConfirm={() => void end.run({ id: ended.id, rev: ended.rev })}
          onClose={() => setEnded(null)}
        >
          <p>{t('freeTask.repeat.endSure', { name: ended.name })}</p>
        </ConfirmDialog>
      )}
    </Dialog>
  );
}

function RepeatFacts({ one }: { one: FreeTaskRepeat }) {
  const t = useT();
  const format = useFormat();
  const words = scheduleWords({ t, list: format.list }, one.schedule);
  const next = one.nextAt
    ? t('freeTask.repeat.next', { time: format.dateTime(one.nextAt) })
    : t('freeTask.repeat.over');
  const last =
    one.last && t('freeTask.repeat.last', { day: format.day(`${one.last.dueOn}T12:00:00Z`), count: one.last.tasks });
  return (
    <span>
      <span className="strong">{one.name}</span>
      <span className="meta">{words}</span>
      <span className="meta">{[next, last, one.owner.name].filter(Boolean).join(' · ')}</span>
    </span>
  );
}
