import { inspectionApi } from '@rondo/contract/inspection';
import type { InspectionDraft } from '@rondo/contract/inspection-draft';
import { ClipboardCheck } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { BeginLinks } from '../../../shared/inspect/begin-links.tsx';
import type { Column } from '../../../shared/ui/list/column.ts';
import { FilterBar } from '../../../shared/ui/list/filter-bar.tsx';
import { TablePage } from '../../../shared/ui/list/table-page.tsx';
import { useList } from '../../../shared/ui/list/use-list.ts';
import { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { DraftCard } from './draft-card.tsx';
import { recordTabs } from './record-tabs.ts';

/** The tab of what the reader has begun and not submitted; a row goes on with it. */
export function DraftList() {
  const t = useT();
  const navigate = useNavigate();
  const params = useListParams({ filters: [], tab: 'all', sort: '-saved' });
  const { page, size, q } = params;
  const list = useList({
    name: 'inspection-draft',
    endpoint: inspectionApi.drafts,
    params,
    inputOf: () => ({ page, size, keyword: q }),
    filterLabels: {},
    columns: useDraftColumns(),
  });
  return (
    <TablePage
      list={list}
      title={t('record.title')}
      tabs={recordTabs(t)}
      tab="drafts"
      onTab={(key) => params.set({ tab: key })}
      filters={({ right }) => (
        <FilterBar
          search={{ label: t('inspectionDraft.search'), value: q, onChange: (text) => params.set({ q: text }) }}
          right={right}
        >
          {null}
        </FilterBar>
      )}
      nameOf={(row) => `${row.taskNumber} ${row.shop.name}`}
      card={(row) => <DraftCard row={row} />}
      empty={{
        noun: t('inspectionDraft.noun'),
        icon: ClipboardCheck,
        nothingYet: t('inspectionDraft.emptyHint'),
        actions: <BeginLinks look="sentence" />,
      }}
      onOpen={(row) => void navigate(`/inspect/perform/${row.taskId}`)}
    />
  );
}

function useDraftColumns(): Column<InspectionDraft>[] {
  const t = useT();
  const format = useFormat();
  return useMemo(
    () => [
      {
        key: 'number',
        title: t('record.column.number'),
        width: 164,
        always: true,
        render: (r) => <span className="num">{r.taskNumber}</span>,
      },
      {
        key: 'shop',
        title: t('record.column.shop'),
        width: 188,
        always: true,
        render: (r) => r.shop.name,
        textOf: (r) => `${r.shop.name} · ${r.shop.path}`,
      },
      {
        key: 'template',
        title: t('record.column.template'),
        render: (r) => (
          <>
            {r.template.name} <span className="meta">v{r.template.versionNo}</span>
          </>
        ),
        textOf: (r) => `${r.template.name} v${r.template.versionNo}`,
      },
      { key: 'mode', title: t('record.column.mode'), width: 132, render: (r) => t(`state.mode.${r.mode}`) },
      {
        key: 'answered',
        title: t('inspectionDraft.answered'),
        width: 116,
        align: 'right',
        render: (r) => <span className="num">{format.count(r.answered)}</span>,
      },
      {
        key: 'started',
        title: t('record.exporting.startedAt'),
        width: 132,
        render: (r) => <span className="num">{format.dateTime(r.startedAt)}</span>,
      },
      {
        key: 'saved',
        title: t('inspectionDraft.saved'),
        width: 132,
        render: (r) => <span className="num">{format.dateTime(r.savedAt)}</span>,
      },
      {
        key: 'deadline',
        title: t('inspectionDraft.deadline'),
        width: 132,
        render: (r) => <span className="num">{format.dateTime(r.deadlineAt)}</span>,
      },
    ],
    [t, format],
  );
}
