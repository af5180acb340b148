import { type CycleOccurrence, cycleApi } from '@rondo/contract/cycle';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { noonOf } from '../schedule-words.ts';

const SHOWN = 100;

/** The stores that got no task on a date, or none of one template, each with the reason. */
export function SkippedDialog({
  id,
  occurrence,
  onClose,
}: {
  id: string;
  occurrence: CycleOccurrence;
  onClose: () => void;
}) {
  const t = useT();
  const date = useFormat().day(noonOf(occurrence.dueOn));
  const input = { id, occurrenceId: occurrence.id, size: SHOWN };
  const { data, isError, refetch } = useCall(cycleApi.skipped, input, { part: true });
  return (
    <Dialog title={t('cycle.calendar.skippedTitle', { date })} isSheet onClose={onClose}>
      {!data && !isError && <SkeletonRows rows={4} />}
      {!data && isError && (
        <p role="alert">
          {t('cycle.calendar.failed')}{' '}
          <Button isSmall onPress={() => void refetch()}>
            {t('ui.retry')}
          </Button>
        </p>
      )}
      <ol className="cycle-dates">
        {data?.list.map(({ shop, template, reason }) => (
          <li key={`${shop.id} ${template?.id}`} className="cycle-date">
            <span>{shop.name}</span>
            <span className="meta">
              {template
                ? t('cycle.runs.ofTemplate', { template: template.name, reason: t(`cycle.runs.skip.${reason}`) })
                : t(`cycle.runs.skip.${reason}`)}
            </span>
          </li>
        ))}
      </ol>
      {data && data.total > data.list.length && (
        <p className="meta">{t('cycle.calendar.more', { count: data.total, shown: data.list.length })}</p>
      )}
    </Dialog>
  );
}
