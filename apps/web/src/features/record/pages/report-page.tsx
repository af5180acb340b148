import { type RecordDetail, recordApi } from '@rondo/contract/record';
import { ArrowLeft, Printer, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { objectLink } from '../../../shared/links.ts';
import { useCan, useMe } from '../../../shared/session/me.ts';
import { useObjectTitle } from '../../../shared/session/object-title.ts';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';
import { lazyAtTouch } from '../../../shared/ui/lazy-at-touch.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { ZoneNote } from '../../../shared/ui/zone-note.tsx';
import { ReportCheckIns } from '../../check-in/index.ts';
import { AlikePhotos } from '../../photo-hash/index.ts';
import { ReceiptAsk, ReportReceipts } from '../../receipt/index.ts';
import { GetReport, ShareReport } from '../../report/index.ts';
import { CompareButton } from '../compare/compare-button.tsx';
import { compareLink } from '../compare/compare-link.ts';
import { ItemList } from '../report/item-list.tsx';
import { printReport } from '../report/print-report.ts';
import { PrintedHead, SignaturePlace } from '../report/printed-parts.tsx';
import { ProcessCard } from '../report/process-card.tsx';
import { SectionsCard } from '../report/sections-card.tsx';
import { SignOffCard } from '../report/sign-off-card.tsx';
import { SinceCard } from '../report/since-card.tsx';
import { SummaryCard } from '../report/summary-card.tsx';
import { VisitCard } from '../report/visit-card.tsx';
import { VoidDialog } from '../report/void-dialog.tsx';
import '../report/report.css';

const ScoredDrawer = lazyAtTouch(() => import('../report/scored-drawer.tsx'));

/** One inspection as a report (product 11): result, what changed, what failed, all of it; prints on A4. */
export default function ReportPage() {
  const { id = '' } = useParams();
  const { data, isError, error, refetch } = useCall(recordApi.get, { id });
  useObjectTitle(data ? `${data.shop.name} · ${data.number}` : null);
  if (data) return <Report key={data.id} record={data} />;
  if (!isError) return <SkeletonRows rows={8} />;
  return <LoadFailure failure={error} onRetry={() => void refetch()} isPage />;
}

function Report({ record }: { record: RecordDetail }) {
  const t = useT();
  const format = useFormat();
  const me = useMe();
  const [dialog, setDialog] = useState<'how' | 'void' | null>(null);
  const close = () => setDialog(null);
  return (
    <article className="report" aria-label={t('record.report')}>
      <PrintedHead record={record} />
      <Head record={record} onVoid={() => setDialog('void')} />
      <div className="report-columns">
        <div className="report-main">
          <Notice record={record} />
          <ReceiptAsk recordId={record.id} />
          <SummaryCard record={record} onHow={() => setDialog('how')} />
          <SinceCard since={record.since} />
          <ItemList record={record} />
        </div>
        <div className="report-aside">
          <SectionsCard record={record} />
          <VisitCard record={record} />
          <SignOffCard signOff={record.signOff} />
          <ReportReceipts recordId={record.id} />
          <ReportCheckIns recordId={record.id} />
          <AlikePhotos objectKind="record" objectId={record.id} look="card" />
          <ProcessCard record={record} />
        </div>
      </div>
      <SignaturePlace />
      <footer className="report-printed meta">
        {t('record.print.made', { name: me.name, time: format.dateTimeFull(Date.now()) })} · {record.number}
      </footer>
      {dialog === 'how' && <ScoredDrawer record={record} onClose={close} />}
      {dialog === 'void' && <VoidDialog record={record} onClose={close} />}
    </article>
  );
}

function Head({ record, onVoid }: { record: RecordDetail; onVoid: () => void }) {
  const t = useT();
  const navigate = useNavigate();
  const can = useCan();
  const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
  const again = `/inspect/start?recordId=${record.id}`;
  const back = () => {
    // The router counts its own steps; a page opened by its address has none to go back to.
    const state: unknown = history.state;
    const isFirst = typeof state !== 'object' || state === null || !('idx' in state) || state.idx === 0;
    void (isFirst ? navigate('/inspect/record') : navigate(-1));
  };
  return (
    <header className="report-head">
      <button type="button" className="quiet" aria-label={t('ui.back')} title={t('ui.back')} onClick={back}>
        <ArrowLeft {...icon} />
      </button>
      <div className="report-title">
        <h1>{record.shop.name}</h1>
        <p className="meta num">
          {record.number} · {record.template.name} v{record.template.versionNo}
        </p>
        <ZoneNote />
      </div>
      <div className="report-actions no-print">
        {record.can.void && (
          <button type="button" className="button" onClick={onVoid}>
            {t('record.act.void')}
          </button>
        )}
        <button
          type="button"
          className="button"
          onClick={({ currentTarget }) => void printReport(currentTarget.closest('.report') ?? document)}
        >
          <Printer {...icon} />
          {t('record.act.print')}
        </button>
        <GetReport record={record} />
        <ShareReport record={record} />
        {can('record_select') && (
          <CompareButton of={[record]} onChosen={(ids) => void navigate(compareLink({ ids, showsAll: false }))}>
            {t('record.act.compare')}
          </CompareButton>
        )}
        {record.can.reinspect && (
          <Link to={again} className="button">
            <RotateCcw {...icon} />
            {t('record.act.reinspect')}
          </Link>
        )}
        {record.can.review && (
          <Link to={objectLink('task', record.taskId)} className="button button-primary">
            {t('record.act.review')}
          </Link>
        )}
      </div>
    </header>
  );
}

/** Why a record does not count. */
function Notice({ record }: { record: RecordDetail }) {
  const t = useT();
  switch (record.state) {
    case 'void':
      return <Banner tone="mute">{t('record.voidedNotice', { reason: record.voidReason ?? '' })}</Banner>;
    case 'in_review':
      return <Banner tone="wait">{t('record.inReviewNotice')}</Banner>;
    case 'returned':
      return <Banner tone="warn">{t('record.returnedNotice')}</Banner>;
    case 'compared':
      return <Banner tone="mute">{t('record.comparedNotice')}</Banner>;
    case 'effective':
      return null;
    default:
      return record.state satisfies never;
  }
}
