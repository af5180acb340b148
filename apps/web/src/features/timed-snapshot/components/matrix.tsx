import { timedSnapshotApi } from '@rondo/contract/timed-snapshot';
import type { MatrixRow } from '@rondo/contract/timed-snapshot-shapes';
import { addDays, daysBetween } from '@rondo/domain/civil-time';
import { Camera } from 'lucide-react';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { EmptyState } from '../../../shared/ui/list/empty-state.tsx';
import { PageFooter } from '../../../shared/ui/list/list-footer.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import type { ListParams, ListPatch } from '../../../shared/ui/list/use-list-params.ts';
import { type ResultFilter, resultsLink } from '../links.ts';
import { noonOf } from '../words.ts';

interface Props {
  planId: string;
  period: { from: string; to: string };
  params: ListParams<ResultFilter> & { set: (patch: ListPatch<ResultFilter>) => void };
}

/** Stores by days: how many pictures were captured of those expected; each opens its pictures. */
export function Matrix({ planId, period, params }: Props) {
  const t = useT();
  const format = useFormat();
  const { page, size, filters } = params;
  const shopId = filters.shopId.length > 0 ? { shopId: filters.shopId } : {};
  const read = useCall(timedSnapshotApi.matrix, { planId, ...period, page, size, ...shopId }, { keepPrevious: true });
  if (read.isPending) return <SkeletonRows rows={6} />;
  if (read.isLoadingError) return <LoadFailure failure={read.error} onRetry={() => void read.refetch()} />;
  const rows = read.data?.list ?? [];
  if (rows.length === 0) {
    return (
      <EmptyState kind="nothing-yet" icon={Camera} noun={t('timedSnapshot.results.noun')}>
        {t('timedSnapshot.results.nothingYet')}
      </EmptyState>
    );
  }
  const days = Array.from({ length: daysBetween(period.from, period.to) + 1 }, (_, no) => addDays(period.from, no));
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by the keyboard */}
      <section className="snapshot-matrix" aria-label={t('timedSnapshot.tab.matrix')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('timedSnapshot.shop')}</th>
              {days.map((day) => (
                <th key={day} scope="col" className="num">
                  {format.day(noonOf(day))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.shop.id}>
                <th scope="row" title={row.shop.name}>
                  <span className="ellipsis">{row.shop.name}</span>
                </th>
                {days.map((day) => (
                  <td key={day} className="num">
                    <Cell planId={planId} row={row} day={day} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <PageFooter list={read.data} params={params} />
    </>
  );
}

function Cell({ planId, row, day }: { planId: string; row: MatrixRow; day: string }) {
  const t = useT();
  const found = row.days.find(({ on }) => on === day);
  const expected = found ? found.captured + found.missed : 0;
  if (!found || expected === 0) return <span className="meta">—</span>;
  const { captured } = found;
  const to = resultsLink(planId, 'list', { from: day, to: day, shopId: row.shop.id });
  return (
    <Link
      to={to}
      data-missed={found.missed > 0}
      aria-label={t('timedSnapshot.results.cell', { shop: row.shop.name, day, captured, expected })}
    >
      {captured}/{expected}
    </Link>
  );
}
