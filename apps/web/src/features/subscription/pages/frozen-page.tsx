import { fileApi } from '@rondo/contract/file';
import { subscriptionApi } from '@rondo/contract/subscription';
import { type FrozenReport, frozenReport } from '@rondo/contract/subscription-shapes';
import { pageOf } from '@rondo/domain/subscription/page-of';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { call, failureWords } from '../../../shared/http/http.ts';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';
import { EmptyState } from '../../../shared/ui/list/empty-state.tsx';
import { ListPage } from '../../../shared/ui/list/list-page.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { FrozenFigures } from '../components/frozen-figures.tsx';
import { type FrozenFigure, FrozenRows, QUIET } from '../components/frozen-rows.tsx';

/** A report as it was sent to the reader: its figures, and the rows that each of them counted then. */
export default function FrozenPage() {
  const t = useT();
  const [params] = useSearchParams();
  const key = params.get('key') ?? '';
  const { data, isError, error } = useCall(fileApi.snapshot, { key }, { part: true });
  const found = frozenReport.safeParse(data?.data);
  if (data && found.success) return <Report key={key} snapshotKey={key} report={found.data} />;
  const isGone = isError || data !== undefined;
  return (
    <ListPage title={t('subscription.frozen.title')}>
      {!isGone && <SkeletonRows rows={8} />}
      {isGone && (
        <EmptyState kind="failed" title={t('subscription.frozen.notFound')}>
          {isError && failureWords(error)}
        </EmptyState>
      )}
    </ListPage>
  );
}

function Report({ snapshotKey, report }: { snapshotKey: string; report: FrozenReport }) {
  const t = useT();
  const format = useFormat();
  const [params, setParams] = useSearchParams();
  const quiet = report.quiet && { key: QUIET, label: t('subscription.changes.quiet'), rows: report.quiet.rows };
  const figures: FrozenFigure[] = [...report.figures, ...(quiet ? [quiet] : [])];
  const figure = figures.find(({ key }) => key === params.get('figure'));
  // That it was opened is told to the server, which is outside of React.
  useEffect(() => void call(subscriptionApi.opened, { key: snapshotKey }), [snapshotKey]);
  const open = (key: string | null) => {
    const next = new URLSearchParams(params);
    if (key === null) next.delete('figure');
    else next.set('figure', key);
    setParams(next);
  };
  const { period } = report;
  const days = period && (period.from === period.to ? period.from : `${period.from} – ${period.to}`);
  return (
    <ListPage title={report.name} meta={days ?? t('subscription.period.all')}>
      <Banner
        tone="wait"
        action={
          <Link className="button" to={pageOf(report.report, report.query, period ?? {})}>
            {t('subscription.frozen.live')}
          </Link>
        }
      >
        {t('subscription.frozen.banner', { time: format.dateTimeFull(report.sentAt) })}
      </Banner>
      <FrozenFigures report={report} current={figure?.key ?? null} onOpen={open} />
      <FrozenRows report={report} figure={figure ?? null} onAll={() => open(null)} onOpen={open} />
    </ListPage>
  );
}
