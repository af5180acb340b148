import { cycleApi } from '@rondo/contract/cycle';
import type { CycleRun } from '@rondo/contract/cycle-runs';
import { useState } from 'react';
import { TimeZoneProvider, useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { RunShopField } from '../../../shared/inspect/run-shop-field.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';

/** The next dates of a cycle at its first store, or another one that is chosen. */
export function NextRuns({ id }: { id: string }) {
  const [shopId, setShopId] = useState<string | null>(null);
  const [keyword, setKeyword] = useState('');
  const asked = { id, keyword, ...(shopId === null ? {} : { shopId }) };
  const { data } = useCall(cycleApi.runs, asked, { part: true, keepPrevious: true });
  if (!data) return <SkeletonRows rows={3} />;
  return (
    <>
      <RunShopField {...data} keyword={keyword} onChange={setShopId} onSearch={setKeyword} />
      <RunList {...data} />
    </>
  );
}

interface Props {
  shop: { name: string } | null;
  timeZone: string;
  runs: readonly CycleRun[];
}

/** Dates on the clock of the store, those left out with the reason. */
function RunList({ shop, timeZone, runs }: Props) {
  const t = useT();
  if (runs.length === 0) return <p className="meta">{t('cycle.runs.none')}</p>;
  return (
    <TimeZoneProvider timeZone={timeZone}>
      {shop && <p className="meta">{t('cycle.runs.at', { shop: shop.name, zone: timeZone })}</p>}
      <ol className="cycle-dates">
        {runs.map((run) => (
          <Run key={run.date} run={run} />
        ))}
      </ol>
    </TimeZoneProvider>
  );
}

function Run({ run: { startsAt, startsBy, deadlineAt, skipped } }: { run: CycleRun }) {
  const t = useT();
  const format = useFormat();
  const isWindow = startsBy !== startsAt;
  return (
    <li className="cycle-date">
      <strong className="num">{isWindow ? format.day(startsAt) : format.dateTime(startsAt)}</strong>
      {isWindow && (
        <span className="num">
          {t('cycle.runs.window', { from: format.time(startsAt), to: format.time(startsBy) })}
        </span>
      )}
      <span className="meta">
        {skipped ? t(`cycle.runs.skip.${skipped}`) : t('cycle.runs.until', { time: format.dateTime(deadlineAt) })}
      </span>
    </li>
  );
}
