import { flowReadingApi } from '@rondo/contract/flow-reading';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import './flow-reading.css';

/** The last seven days of a store's footfall in its drawer; a day without data is a gap. */
export function FootfallSection({ shopId }: { shopId: string }) {
  const t = useT();
  const format = useFormat();
  const isAllowed = useCan()('visitor_statistics');
  const week = useCall(flowReadingApi.week, { shopId }, { part: true, enabled: isAllowed });
  if (!isAllowed) return null;
  const { data, isError, error, refetch } = week;
  const most = Math.max(1, ...(data?.days ?? []).map(({ entries }) => entries ?? 0));
  return (
    <DrawerSection title={t('flowReading.week')}>
      {isError && <LoadFailure failure={error} onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonRows rows={2} />}
      {data && !data.isCounted && <p className="meta">{t('flowReading.weekNone')}</p>}
      {data?.isCounted && (
        <>
          <ul className="flow-reading-strip">
            {data.days.map(({ day, entries, completenessPercent, isExcluded }) => (
              <li key={day} title={isExcluded ? t('flowReading.excluded') : undefined}>
                <span className="num">{entries === null ? '—' : format.short(entries)}</span>
                <span className="flow-reading-bar">
                  {entries !== null && <i style={{ height: `${(100 * entries) / most}%` }} />}
                </span>
                <span className="meta num">{day.slice(5)}</span>
                <span className="meta num">
                  {completenessPercent === null ? '—' : `${Math.round(completenessPercent)}%`}
                </span>
              </li>
            ))}
          </ul>
          <Link to={`/flow/health?shopId=${shopId}`}>{t('flowReading.weekAll')}</Link>
        </>
      )}
    </DrawerSection>
  );
}
