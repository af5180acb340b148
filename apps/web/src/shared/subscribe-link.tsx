import type { SubscriptionReport } from '@rondo/domain/subscription';
import { Mail } from 'lucide-react';
import { useCallback } from 'react';
import { Link, useLocation } from 'react-router';
import { addressOf } from './address-of.ts';
import { useT } from './i18n.tsx';
import { ReceivedReports } from './received-reports.tsx';
import { useCan } from './session/me.ts';

/** What is to be sent: a page with its filters as its endpoint takes them. */
interface Content {
  report: SubscriptionReport;
  filters: object;
  /** What it is called, where the page is one of several. */
  name?: string;
}

/** The way to have a page sent: the form is that of the subscriptions, and leads back here. Null: the reader may not. */
export function useSubscribe() {
  const may = useCan()('x_report_sub');
  const { pathname, search } = useLocation();
  const subscribe = useCallback(
    ({ report, filters, name }: Content) => {
      const query = addressOf('', filters).slice(1);
      const to = addressOf('/subscription', { dialog: 'create', report, query, name });
      return { to, state: { back: `${pathname}${search}` } };
    },
    [pathname, search],
  );
  return may ? subscribe : null;
}

interface Props extends Content {
  /** Of a page that there are several of: which one, for what was sent of it. */
  dashboard?: string;
}

/** The way to have this page sent, and what of it was sent to the reader. */
export function SubscribeLink({ dashboard, ...content }: Props) {
  const t = useT();
  const subscribe = useSubscribe();
  return (
    <>
      {subscribe && (
        <Link className="quiet" {...subscribe(content)} aria-label={t('ui.subscribe')} title={t('ui.subscribe')}>
          <Mail size={16} strokeWidth={1.75} aria-hidden />
        </Link>
      )}
      <ReceivedReports asked={{ report: content.report, ...(dashboard === undefined ? {} : { dashboard }) }} />
    </>
  );
}
