import { timedSnapshotApi } from '@rondo/contract/timed-snapshot';
import { coverageOf } from '@rondo/domain/timed-snapshot/frame';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { StatStrip } from '../../../shared/ui/chart/stat-strip.tsx';
import { resultsLink } from '../links.ts';

interface Props {
  planId: string;
  period: { from: string; to: string };
  shopId: readonly string[];
}

/** Coverage of the period and its causes: every number opens its pictures. */
export function CoverageStrip({ planId, period, shopId }: Props) {
  const t = useT();
  const format = useFormat();
  const asked = { planId, ...period, ...(shopId.length > 0 ? { shopId: [...shopId] } : {}) };
  const { data } = useCall(timedSnapshotApi.coverage, asked, { keepPrevious: true, part: true });
  if (!data) return null;
  const shop = shopId.length === 1 ? { shopId: shopId[0] ?? '' } : {};
  const rows = (more: Parameters<typeof resultsLink>[2]) =>
    resultsLink(planId, 'list', { ...period, ...shop, ...more });
  const stat = (key: 'captured' | 'missed' | 'late' | 'toReview' | 'disputed', to: string) => ({
    key,
    label: t(`timedSnapshot.stat.${key}`),
    value: format.count(data[key]),
    ...(data[key] > 0 ? { to } : {}),
  });
  return (
    <div className="snapshot-strip">
      <StatStrip
        label={t('timedSnapshot.results.coverage')}
        stats={[
          {
            key: 'coverage',
            label: t('timedSnapshot.results.coverage'),
            value: format.percent(coverageOf(data)),
            note: `${format.count(data.captured)} / ${format.count(data.captured + data.missed)}`,
            formula: t('timedSnapshot.results.formula'),
          },
          stat('captured', rows({ state: 'captured' })),
          stat('missed', rows({ state: 'missed' })),
          stat('late', rows({ late: 'true' })),
          stat('toReview', rows({ toReview: 'true' })),
          stat('disputed', rows({ verdict: 'disputed' })),
        ]}
      />
      {data.causes.length > 0 && (
        <ul className="snapshot-causes" aria-label={t('timedSnapshot.results.cause')}>
          {data.causes.map(({ cause, count }) => (
            <li key={cause}>
              <Link to={rows({ cause })}>
                {t(`timedSnapshot.cause.${cause}`)} <span className="num">{format.count(count)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
