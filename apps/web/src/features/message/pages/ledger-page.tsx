import { type LedgerRow, messageReportApi } from '@rondo/contract/message-report';
import { ReceiptText } from 'lucide-react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { TablePage } from '../../../shared/ui/list/table-page.tsx';
import { useList } from '../../../shared/ui/list/use-list.ts';
import { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { ReportLinks } from '../../sender/index.ts';
import { sendingText, useLedgerColumns } from '../components/ledger-columns.tsx';
import { LedgerFilters } from '../components/ledger-filters.tsx';
import { LEDGER_FILTERS, ledgerInput, ledgerLabels } from '../ledger-input.ts';

/** What became of the messages of the company in the message centre and on every channel (N15.2). */
export default function LedgerPage() {
  const t = useT();
  const list = useList({
    name: 'messageLedger',
    endpoint: messageReportApi.ledger,
    params: useListParams({ filters: LEDGER_FILTERS }),
    inputOf: ledgerInput,
    filterLabels: ledgerLabels(t),
    columns: useLedgerColumns(),
  });
  return (
    <TablePage
      list={list}
      title={t('message.ledger.title')}
      above={<ReportLinks here="/message/ledger" hint={t('message.ledger.hint')} />}
      filters={(bar) => <LedgerFilters {...bar} first={list.rows[0]} />}
      nameOf={(row) => `${row.member.name} ${row.name}`}
      card={(row) => <LedgerCard row={row} />}
      empty={{ noun: t('message.ledger.noun'), icon: ReceiptText, nothingYet: t('message.ledger.nothingYet') }}
    />
  );
}

/** A row on the phone. */
function LedgerCard({ row }: { row: LedgerRow }) {
  const t = useT();
  const format = useFormat();
  return (
    <div>
      <strong>{row.name}</strong>
      <div className="meta">
        {[row.member.name, row.reason, t(`message.centreState.${row.state}`), format.dateTime(row.at)].join(' · ')}
      </div>
      {row.sendings.map((one) => (
        <div key={one.channel} className="meta">
          {sendingText(t, one)}
        </div>
      ))}
    </div>
  );
}
