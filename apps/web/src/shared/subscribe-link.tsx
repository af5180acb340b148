import type { SubscriptionReport } from '@rondo/domain/subscription';
import { Mail } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { addressOf } from './address-of.ts';
import { useT } from './i18n.tsx';
import { ReceivedReports } from './received-reports.tsx';
import { useCan } from './session/me.ts';

interface Props {
  report: SubscriptionReport;
  /** The filters of the page as its endpoint takes them. */
  filters: object;
}

/** The way to have this page sent, with its filters: the form is that of the subscriptions, and leads back here; and what of it was sent to the reader. */
export function SubscribeLink({ report, filters }: Props) {
  const t = useT();
  const can = useCan();
  const { pathname, search } = useLocation();
  const received = <ReceivedReports report={report} />;
  if (!can('x_report_sub')) return received;
  const query = addressOf('', filters).slice(1);
  return (
    <>
      <Link
        className="quiet"
        to={addressOf('/subscription', { dialog: 'create', report, query })}
        state={{ back: `${pathname}${search}` }}
        aria-label={t('ui.subscribe')}
        title={t('ui.subscribe')}
      >
        <Mail size={16} strokeWidth={1.75} aria-hidden />
      </Link>
      {received}
    </>
  );
}
