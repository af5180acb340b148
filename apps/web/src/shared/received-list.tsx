import { subscriptionApi } from '@rondo/contract/subscription';
import type { ReceivedReport } from '@rondo/contract/subscription-shapes';
import type { SubscriptionReport } from '@rondo/domain/subscription';
import { Link } from 'react-router';
import { addressOf } from './address-of.ts';
import { useFormat } from './format/use-format.tsx';
import { failureWords } from './http/http.ts';
import { useCall } from './http/query.ts';
import { useT } from './i18n.tsx';
import { SkeletonRows } from './ui/list/skeleton.tsx';
import './received-list.css';

/** Where a report is read as it was sent. */
export const sentReport = (key: string): string => addressOf('/subscription/report', { key });

/** Of which page reports are. */
export interface AskedReports {
  report: SubscriptionReport;
  /** Which one, of a page that there are several of. */
  dashboard?: string;
}

/** The newest reports of a page. */
export default function NewestReports({ asked }: { asked: AskedReports }) {
  const t = useT();
  const { data, isError, error } = useCall(subscriptionApi.received, { ...asked, size: 10 }, { part: true });
  return (
    <div className="received-menu">
      {isError && <p className="meta">{failureWords(error)}</p>}
      {!data && !isError && <SkeletonRows rows={2} />}
      {data?.list.length === 0 && <p className="meta">{t('subscription.received.none')}</p>}
      {data && data.list.length > 0 && <ReceivedList reports={data.list} />}
      <Link to={addressOf('/subscription', { report: asked.report })}>{t('subscription.received.all')}</Link>
    </div>
  );
}

/** Reports that were sent to the reader; each opens as it was. */
export function ReceivedList({ reports }: { reports: readonly ReceivedReport[] }) {
  const t = useT();
  const format = useFormat();
  return (
    <ul className="received-list" aria-label={t('subscription.received.title')}>
      {reports.map(({ key, name, sentAt, period, isOpened }) => {
        const days = period && (period.from === period.to ? period.from : `${period.from} – ${period.to}`);
        const sent = t('subscription.received.sent', { time: format.dateTime(sentAt) });
        const facts = [days, sent, isOpened ? null : t('subscription.run.unopened')];
        return (
          <li key={key}>
            <Link to={sentReport(key)}>
              <span className="ellipsis">{name}</span>
              <span className="meta num">{facts.filter(Boolean).join(' · ')}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
