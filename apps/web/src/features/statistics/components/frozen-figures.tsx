import { fileApi } from '@rondo/contract/file';
import { statisticsApi } from '@rondo/contract/statistics';
import { Link } from 'react-router';
import { z } from 'zod';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { failureWords } from '../../../shared/http/http.ts';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';
import { EmptyState } from '../../../shared/ui/list/empty-state.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { FiguresView } from './figures-view.tsx';
import { ShopTable } from './shop-table.tsx';

/** What `freeze` keeps: the filters and the answers of that moment. */
const kept = z.object({
  filter: statisticsApi.freeze.input,
  inspection: statisticsApi.inspection.output,
  shops: statisticsApi.shops.output,
});

/** Figures as they were when they were kept; numbers still open their rows, which may have changed since. */
export function FrozenFigures({ snapshotKey }: { snapshotKey: string }) {
  const t = useT();
  const format = useFormat();
  const { data, isError, error } = useCall(fileApi.snapshot, { key: snapshotKey }, { part: true });
  const live = (
    <Link to="/inspect/statistics" className="button">
      {t('statistics.freeze.live')}
    </Link>
  );
  if (!data && !isError) return <SkeletonRows rows={8} />;
  const found = kept.safeParse(data?.data);
  if (!data || !found.success) {
    return (
      <EmptyState kind="failed" title={t('statistics.freeze.notFound')} actions={live}>
        {isError && failureWords(error)}
      </EmptyState>
    );
  }
  const { filter, inspection, shops } = found.data;
  return (
    <>
      <div className="statistics-banner">
        <Banner tone="wait" action={live}>
          {t('statistics.freeze.banner', { time: format.dateTimeFull(data.createdAt) })}
        </Banner>
      </div>
      <FiguresView figures={inspection} asked={filter} onPick={null} groupLink={null} onWeigh={null}>
        <section className="card statistics-card statistics-table">
          <header>
            <h2>{t('statistics.table.title')}</h2>
          </header>
          <ShopTable rows={shops.list} asked={filter} isLoading={false} sort="average" onSort={null} onOpen={null} />
        </section>
      </FiguresView>
    </>
  );
}
