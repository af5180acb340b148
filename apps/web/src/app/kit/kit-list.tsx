import { HOUR_MS } from '@rondo/domain/duration';
import { BellRing, CalendarClock, Download, Plus, Repeat, Slash } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useT } from '../../shared/i18n.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Deadline } from '../../shared/ui/drawer/deadline.tsx';
import { Person } from '../../shared/ui/drawer/person.tsx';
import { Score } from '../../shared/ui/drawer/score.tsx';
import { BulkBar } from '../../shared/ui/list/bulk-bar.tsx';
import { type Column, type ColumnLayout, useColumnLayout } from '../../shared/ui/list/column.ts';
import { ColumnChooser } from '../../shared/ui/list/column-chooser.tsx';
import { DataTable } from '../../shared/ui/list/data-table.tsx';
import { FilterBar } from '../../shared/ui/list/filter-bar.tsx';
import { FilterChip, MoreFilters } from '../../shared/ui/list/filter-chip.tsx';
import { ListFooter } from '../../shared/ui/list/list-footer.tsx';
import { ListPage } from '../../shared/ui/list/list-page.tsx';
import { useListParams } from '../../shared/ui/list/use-list-params.ts';
import { LevelBars } from '../../shared/ui/status/level-bars.tsx';
import { StateLabel } from '../../shared/ui/status/state-label.tsx';
import type { StateOf } from '../../shared/ui/status/states.ts';
import { KitDrawer } from './kit-drawer.tsx';

type Row = {
  id: string;
  name: string;
  shop: string;
  who: string;
  state: StateOf<'task'>;
  due: number;
  rank: number | null;
};

const states: StateOf<'task'>[] = [
  'pending',
  'in_progress',
  'pending_review',
  'pending_rectification',
  'completed',
  'closed',
  'not_initiated',
];
const people = ['陈一鸣', '许文静', '李卓然', '周岚', 'Siyuan Wang'];
const start = Date.now();
const rows: Row[] = Array.from({ length: 20 }, (_, index) => ({
  id: `T202611200001${String(20 + index)}`,
  name:
    ['11 月食品安全月检', '冷藏柜温度 8.6°C，高于 5°C', 'Remote inspection: checkout and bar counter'][index % 3] ?? '',
  shop: ['长泰广场店', '诺亚新天地店', 'Hongqiao Vanke Centre 1F'][index % 3] ?? '',
  who: people[index % 5] ?? '',
  state: states[index % states.length] ?? 'pending',
  due: start + (index - 2) * 1.7 * HOUR_MS,
  rank: index % 3 === 0 ? (index % 4) + 1 : null,
}));

const levels = ['excellent', 'good', 'pass', 'fail'] as const;

function useColumns(): Column<Row>[] {
  const t = useT();
  return useMemo(
    () => [
      {
        key: 'number',
        title: 'No.',
        width: 160,
        always: true,
        render: (row) => <span className="cell-number">{row.id}</span>,
      },
      { key: 'name', title: 'Task', width: 252, render: (row) => row.name, textOf: (row) => row.name },
      { key: 'shop', title: 'Store', width: 160, render: (row) => row.shop, textOf: (row) => row.shop },
      { key: 'who', title: 'Handler', width: 136, render: (row) => <Person name={row.who} /> },
      { key: 'state', title: 'Status', width: 132, render: (row) => <StateLabel object="task" state={row.state} /> },
      { key: 'due', title: 'Deadline', width: 150, sortable: true, render: (row) => <Deadline at={row.due} /> },
      {
        key: 'level',
        title: 'Result',
        width: 140,
        render: (row) =>
          row.rank ? (
            <LevelBars
              place={{ rank: row.rank - 1, count: 4 }}
              label={t(`state.level.${levels[row.rank - 1] ?? 'fail'}`)}
            />
          ) : (
            '—'
          ),
      },
      {
        key: 'score',
        title: 'Score',
        width: 80,
        align: 'right',
        render: (row) => <Score value={row.rank && 98 / row.rank} />,
      },
    ],
    [t],
  );
}

let kept: ColumnLayout | null = null;
const storage = {
  load: () => kept,
  save: (layout: ColumnLayout) => {
    kept = layout;
  },
};

/** The list kit with rows typed here. */
const nothing = () => {};

export function KitList() {
  const t = useT();
  const list = useListParams({ filters: ['type', 'state', 'shop'] as const });
  const { all, shown, layout, change } = useColumnLayout(useColumns(), storage);
  const [ticked, setTicked] = useState<string[]>([]);
  const at = rows.findIndex((row) => row.id === list.open);
  const options = states.map((value) => ({ value, label: t(`state.task.${value}`), hint: 3 }));
  const chip = (name: 'type' | 'state' | 'shop', label: string) => (
    <FilterChip
      label={label}
      multi
      options={options}
      value={list.filters[name]}
      onChange={(value) => list.set({ filters: { [name]: value } })}
    />
  );
  return (
    <>
      <ListPage
        title={t('app.menu.task')}
        actions={
          <>
            <Button icon={Download} onPress={nothing}>
              {t('ui.export')}
            </Button>
            <Button look="primary" icon={Plus} onPress={nothing}>
              {t('ui.create')}
            </Button>
          </>
        }
        tabs={[
          { key: '', label: 'To do', count: 123, urgent: true },
          { key: 'mine', label: 'Initiated by me', count: 48 },
          { key: 'all', label: 'All in my scope', count: 1284 },
        ]}
        tab={list.tab}
        onTab={(tab) => list.set({ tab })}
        filters={
          <FilterBar
            search={{ label: t('ui.search'), value: list.q, onChange: (q) => list.set({ q }) }}
            right={<ColumnChooser columns={all} layout={layout} onChange={change} />}
          >
            {chip('type', 'Type')}
            {chip('state', 'Status')}
            <MoreFilters>{chip('shop', 'Store')}</MoreFilters>
          </FilterBar>
        }
        bulk={
          <BulkBar
            count={ticked.length}
            onClear={() => setTicked([])}
            actions={[
              { key: 'a', label: 'Remind', icon: BellRing, run: () => {} },
              { key: 'b', label: 'Transfer', icon: Repeat, run: () => {} },
              { key: 'c', label: 'Deadline', icon: CalendarClock, run: () => {} },
              { key: 'd', label: 'Close', icon: Slash, run: () => {} },
              { key: 'e', label: 'Export', icon: Download, run: () => {} },
            ]}
          />
        }
        footer={
          <ListFooter
            total={10000}
            isCapped
            hasMore
            page={list.page}
            size={list.size}
            note="2 late"
            onChange={(page, size) => list.set(size === list.size ? { page } : { size })}
          />
        }
      >
        <DataTable
          label={t('app.menu.task')}
          rows={rows}
          columns={shown}
          rowKey={(row) => row.id}
          nameOf={(row) => row.id}
          selection={{ keys: ticked, onChange: setTicked }}
          onOpen={(row) => list.set({ open: row.id })}
          onClose={() => list.set({ open: null })}
          openKey={list.open}
          sort={list.sort}
          onSort={(sort) => list.set({ sort })}
          card={(row) => (
            <>
              <strong>{row.name}</strong>
              <p className="dense">{row.shop}</p>
              <StateLabel object="task" state={row.state} /> <Deadline at={row.due} />
            </>
          )}
        />
      </ListPage>
      {at >= 0 && (
        <KitDrawer
          number={rows[at]?.id ?? ''}
          index={at + 1}
          total={rows.length}
          onPrevious={rows[at - 1] ? () => list.set({ open: rows[at - 1]?.id ?? null }) : null}
          onNext={rows[at + 1] ? () => list.set({ open: rows[at + 1]?.id ?? null }) : null}
          onClose={() => list.set({ open: null })}
        />
      )}
    </>
  );
}
