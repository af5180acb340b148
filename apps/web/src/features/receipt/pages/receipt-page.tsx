import { receiptApi } from '@rondo/contract/receipt';
import { MailCheck, Settings } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { ExportMenu } from '../../../shared/export-menu.tsx';
import { call } from '../../../shared/http/http.ts';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { saveAnswer } from '../../../shared/save-answer.ts';
import { useCan } from '../../../shared/session/me.ts';
import { SubscribeLink } from '../../../shared/subscribe-link.tsx';
import { lazyAtTouch } from '../../../shared/ui/lazy-at-touch.tsx';
import { TablePage } from '../../../shared/ui/list/table-page.tsx';
import { useList } from '../../../shared/ui/list/use-list.ts';
import { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { ReceiptCard } from '../components/receipt-card.tsx';
import { useReceiptColumns } from '../components/receipt-columns.tsx';
import { ReceiptFilters } from '../components/receipt-filters.tsx';
import { ReceiptStrip } from '../components/receipt-strip.tsx';
import { ReceiptsWaiting } from '../components/receipts-waiting.tsx';
import { askedOf, FILTERS, filterLabels, inputOf, placesOf } from '../list-input.ts';

const ReceiptDrawer = lazyAtTouch(() => import('../components/receipt-drawer.tsx'));

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Reading receipts (product 11): who was asked to acknowledge a report, and did; a row opens with its history. */
export default function ReceiptPage() {
  const t = useT();
  const can = useCan();
  const { search } = useLocation();
  const params = useListParams({ filters: FILTERS, sort: '-sent' });
  const list = useList({
    name: 'receipt',
    endpoint: receiptApi.list,
    params,
    inputOf,
    filterLabels: filterLabels(t),
    columns: useReceiptColumns(),
  });
  const counts = useCall(receiptApi.counts, placesOf(params), { keepPrevious: true, part: true });
  const isMine = params.filters.mine[0] === 'true';
  return (
    <TablePage
      list={list}
      title={t('receipt.title')}
      actions={
        <>
          {can('x_issue_settings') && (
            <Link className="button" to="/inspect/settings?tab=receipt">
              <Settings {...ICON} />
              {t('receipt.toSetting')}
            </Link>
          )}
          <SubscribeLink report="receipts" filters={askedOf(params)} />
          {can('x_record_export') && (
            <ExportMenu
              title={t('receipt.title')}
              filters={askedOf(params)}
              count={(of) => call(receiptApi.list, of)}
              save={(of) => saveAnswer(receiptApi.export, of)}
              start={(of) => call(receiptApi.startExport, of)}
            />
          )}
        </>
      }
      above={
        <>
          {!isMine && <ReceiptsWaiting />}
          {counts.data && <ReceiptStrip counts={counts.data} search={search} />}
        </>
      }
      filters={(bar) => <ReceiptFilters {...bar} />}
      nameOf={(row) => `${row.record.name} ${row.member.name}`}
      card={(row) => <ReceiptCard row={row} />}
      empty={{ noun: t('receipt.noun'), icon: MailCheck, nothingYet: t('receipt.nothingYet') }}
      drawer={(row) => <ReceiptDrawer {...row} />}
    />
  );
}
