import { recordApi } from '@rondo/contract/record';
import { ClipboardCheck } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router';
import { ExportMenu } from '../../../shared/export-menu.tsx';
import { call } from '../../../shared/http/http.ts';
import { useT } from '../../../shared/i18n.tsx';
import { BeginLinks } from '../../../shared/inspect/begin-links.tsx';
import { objectLink } from '../../../shared/links.ts';
import { saveAnswer } from '../../../shared/save-answer.ts';
import { useCan } from '../../../shared/session/me.ts';
import { SubscribeLink } from '../../../shared/subscribe-link.tsx';
import { TablePage } from '../../../shared/ui/list/table-page.tsx';
import { useList } from '../../../shared/ui/list/use-list.ts';
import { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { ReceiptsLink, ReceiptsWaiting } from '../../receipt/index.ts';
import { DraftList } from '../components/draft-list.tsx';
import { RecordCard } from '../components/record-card.tsx';
import { useRecordColumns } from '../components/record-columns.tsx';
import { RecordFilters } from '../components/record-filters.tsx';
import { recordTabs } from '../components/record-tabs.ts';
import { filterLabels } from '../filter-labels.ts';
import { FILTERS, inputOf } from '../list-input.ts';
import { useMoreExports } from '../use-more-exports.ts';

/** Inspection records (product 11): the list in its tabs; a row opens its report. */
export default function RecordPage() {
  const [address] = useSearchParams();
  return address.get('tab') === 'drafts' ? <DraftList /> : <Records />;
}

function Records() {
  const t = useT();
  const navigate = useNavigate();
  const params = useListParams({ filters: FILTERS, tab: 'all', sort: '-submitted' });
  const list = useList({
    name: 'record',
    endpoint: recordApi.list,
    params,
    inputOf,
    filterLabels: filterLabels(t),
    columns: useRecordColumns(),
  });
  const can = useCan();
  const { page: _page, size: _size, ...filters } = inputOf(params);
  const more = useMoreExports(filters);
  return (
    <TablePage
      list={list}
      title={t('record.title')}
      actions={
        <>
          <ReceiptsLink />
          <SubscribeLink report="records" filters={filters} />
          {can('x_record_export') && (
            <ExportMenu
              title={t('record.title')}
              filters={filters}
              count={(asked) => call(recordApi.list, asked)}
              save={(asked) => saveAnswer(recordApi.export, asked)}
              start={(asked) => call(recordApi.startExport, asked)}
              more={more}
            />
          )}
        </>
      }
      above={<ReceiptsWaiting />}
      tabs={recordTabs(t)}
      tab={params.tab}
      onTab={(key) => params.set({ tab: key })}
      filters={(bar) => <RecordFilters {...bar} />}
      nameOf={(row) => `${row.number} ${row.shop.name}`}
      card={(row) => <RecordCard row={row} />}
      empty={{
        noun: t('record.noun'),
        icon: ClipboardCheck,
        nothingYet: t('record.emptyHint'),
        actions: <BeginLinks look="sentence" />,
      }}
      onOpen={(row) => void navigate(objectLink('record', row.id))}
    />
  );
}
