import { pointsApi } from '@rondo/contract/points';
import { ReceiptText } from 'lucide-react';
import { ExportMenu } from '../../../shared/export-menu.tsx';
import { call } from '../../../shared/http/http.ts';
import { useT } from '../../../shared/i18n.tsx';
import { saveAnswer } from '../../../shared/save-answer.ts';
import { useAppState } from '../../../shared/session/app-state.ts';
import { useCan } from '../../../shared/session/me.ts';
import { SubscribeLink } from '../../../shared/subscribe-link.tsx';
import { lazyAtTouch } from '../../../shared/ui/lazy-at-touch.tsx';
import { TablePage } from '../../../shared/ui/list/table-page.tsx';
import { useList } from '../../../shared/ui/list/use-list.ts';
import { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { useLedgerColumns } from '../components/ledger-columns.tsx';
import { LedgerFilters } from '../components/ledger-filters.tsx';
import { PostingCard } from '../components/posting-card.tsx';
import { WaitingBanner } from '../components/waiting-banner.tsx';
import { askedOf, LEDGER_FILTERS, ledgerInput, ledgerLabels } from '../ledger-input.ts';

const PostingDrawer = lazyAtTouch(() => import('../components/posting-drawer.tsx'));

/** The ledger (product 13, scoreList): every point that came or went. */
export default function LedgerPage() {
  const t = useT();
  const can = useCan();
  const params = useListParams({ filters: LEDGER_FILTERS, sort: '-at' });
  const list = useList({
    name: 'pointsLedger',
    endpoint: pointsApi.ledger,
    params,
    inputOf: ledgerInput,
    filterLabels: ledgerLabels(t),
    columns: useLedgerColumns(),
  });
  const waiting = useAppState((state) => state.pointsAppealCount);
  const isShown = params.filters.toDecide[0] === 'true';
  const waits = waiting > 0 && !isShown && (
    <WaitingBanner words={t('points.waiting', { count: waiting })} to="/score/scoreList?toDecide=true" />
  );
  return (
    <TablePage
      list={list}
      title={t('points.ledger')}
      actions={
        <>
          <SubscribeLink report="pointsLedger" filters={askedOf(params)} />
          {can('x_record_export') && (
            <ExportMenu
              title={t('points.ledger')}
              filters={askedOf(params)}
              count={(of) => call(pointsApi.ledger, of)}
              save={(of) => saveAnswer(pointsApi.export, of)}
              start={(of) => call(pointsApi.startExport, of)}
            />
          )}
        </>
      }
      above={waits}
      filters={(bar) => <LedgerFilters {...bar} />}
      nameOf={(row) => `${row.owner.name} ${row.rule.name}`}
      drawer={(row) => <PostingDrawer {...row} />}
      card={(row) => <PostingCard row={row} />}
      empty={{ noun: t('points.ledgerNoun'), icon: ReceiptText, nothingYet: t('points.ledgerEmpty') }}
    />
  );
}
