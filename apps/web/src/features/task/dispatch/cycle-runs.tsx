import { cycleApi } from '@rondo/contract/cycle';
import type { SkipReason } from '@rondo/domain/cycle/next-runs';
import { useState } from 'react';
import { TimeZoneProvider, useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { RunShopField } from '../../../shared/inspect/run-shop-field.tsx';
import { cycleInput } from './dispatch-input.ts';
import type { Plan } from './plan.ts';
import { refusedWords } from './refused-words.ts';

/** The next ten dates of the plan at its first store, or another one that is chosen, those left out with the reason. */
export function CycleRuns({ plan }: { plan: Plan }) {
  const t = useT();
  const input = cycleInput(plan, Date.now());
  const [shopId, setShopId] = useState<string | null>(null);
  const [keyword, setKeyword] = useState('');
  const asked = input && { ...input, keyword, ...(shopId === null ? {} : { shopId }) };
  const { data, error } = useCall(cycleApi.preview, asked ?? NOTHING, {
    enabled: input !== null,
    keepPrevious: true,
    onError: () => {},
  });
  if (error) return <p className="field-error">{refusedWords(t, error)}</p>;
  if (!data || input === null) return null;
  return (
    <TimeZoneProvider timeZone={data.timeZone}>
      <p className="strong">{t('cycle.runs.title')}</p>
      <RunShopField {...data} keyword={keyword} onChange={setShopId} onSearch={setKeyword} />
      {data.shop && <p className="dense">{t('cycle.runs.at', { shop: data.shop.name, zone: data.timeZone })}</p>}
      <ol className="dispatch-runs">
        {data.runs.map((run) => (
          <Run key={run.date} {...run} />
        ))}
      </ol>
      {data.runs.length === 0 && <p className="dense">{t('cycle.runs.none')}</p>}
    </TimeZoneProvider>
  );
}

/** Never sent: the shape of a call that is not enabled. */
const NOTHING = {
  mode: 'on_site',
  templateIds: [] as string[],
  executor: { kind: 'manager' },
  schedule: {
    recurrence: { frequency: 'daily', everyDays: 1 },
    startOn: '',
    startTime: '',
    term: { kind: 'days', days: 0 },
  },
} as const;

function Run({ startsAt, startsBy, skipped }: { startsAt: string; startsBy: string; skipped: SkipReason | null }) {
  const t = useT();
  const format = useFormat();
  const when =
    startsBy === startsAt
      ? format.dateTime(startsAt)
      : `${format.day(startsAt)} ${t('cycle.runs.window', { from: format.time(startsAt), to: format.time(startsBy) })}`;
  return (
    <li className="num">
      {when}
      {skipped && <span className="meta"> {t(`cycle.runs.skip.${skipped}`)}</span>}
    </li>
  );
}
