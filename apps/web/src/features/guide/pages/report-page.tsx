import { guideApi, type StuckRow } from '@rondo/contract/guide';
import type { Input, Output } from '@rondo/contract/kit/endpoint';
import { GUIDE_ITEMS, GUIDE_ROLES } from '@rondo/domain/guide';
import { Footprints } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { addressOf } from '../../../shared/address-of.ts';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { type Translate, useT } from '../../../shared/i18n.tsx';
import type { Column } from '../../../shared/ui/list/column.ts';
import { chipsOf, FilterBar } from '../../../shared/ui/list/filter-bar.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';
import { TablePage } from '../../../shared/ui/list/table-page.tsx';
import { useList } from '../../../shared/ui/list/use-list.ts';
import { type ListParams, useListParams } from '../../../shared/ui/list/use-list-params.ts';
import '../components/guide.css';

const FILTERS = ['role', 'item'] as const;
type FilterName = (typeof FILTERS)[number];

const labelsOf = (t: Translate): Record<FilterName, string> => ({
  role: t('guide.report.column.role'),
  item: t('guide.report.column.item'),
});

const inputOf = ({ q, filters, page, size }: ListParams<FilterName>): Input<typeof guideApi.report> => {
  const item = GUIDE_ITEMS.filter((one) => filters.item.includes(one));
  const role = GUIDE_ROLES.find((one) => one === filters.role[0]);
  return { keyword: q, role, item: item.length > 0 ? item : undefined, page, size };
};

/** Who of which role stands at which item, and since when. */
export default function ReportPage() {
  const t = useT();
  const params = useListParams({ filters: FILTERS });
  const list = useList({
    name: 'guideReport',
    endpoint: guideApi.report,
    params,
    inputOf,
    filterLabels: labelsOf(t),
    columns: useColumns(),
  });
  const { data } = useCall(guideApi.report, inputOf(params), { part: true, keepPrevious: true });
  return (
    <TablePage
      list={list}
      title={t('guide.report.title')}
      meta={data && t('guide.report.score', data.score)}
      above={data && <Groups groups={data.groups} q={params.q} />}
      filters={({ q, filters, onSet, right }) => {
        const chip = chipsOf(labelsOf(t), filters, onSet);
        return (
          <FilterBar
            search={{ label: t('guide.report.search'), value: q, onChange: (text) => onSet({ q: text }) }}
            right={right}
          >
            <FilterChip
              {...chip('role')}
              options={GUIDE_ROLES.map((value) => ({ value, label: t(`guide.role.${value}`) }))}
            />
            <FilterChip
              {...chip('item')}
              multi
              options={GUIDE_ITEMS.map((value) => ({ value, label: t(`guide.item.${value}.title`) }))}
            />
          </FilterBar>
        );
      }}
      nameOf={(row) => row.name}
      card={(row) => <Card row={row} />}
      empty={{ noun: t('guide.report.noun'), icon: Footprints, nothingYet: t('guide.report.nothingYet') }}
    />
  );
}

/** How many stand at each item; a number opens exactly its rows. */
function Groups({ groups, q }: { groups: Output<typeof guideApi.report>['groups']; q: string }) {
  const t = useT();
  return (
    <nav className="guide-groups" aria-label={t('guide.report.title')}>
      {groups.map(({ role, item, count }) => (
        <Link
          key={role + item}
          className="button button-small"
          to={addressOf('/guide/report', { role: [role], item: [item], ...(q ? { q: [q] } : {}) })}
        >
          {t('guide.report.group', { role: t(`guide.role.${role}`), item: t(`guide.item.${item}.title`) })}
          <strong className="num">{count}</strong>
        </Link>
      ))}
    </nav>
  );
}

function Card({ row }: { row: StuckRow }) {
  const t = useT();
  const format = useFormat();
  return (
    <div>
      <strong>{row.name}</strong> <span className="meta">{t(`guide.role.${row.role}`)}</span>
      <div className="meta">
        {t(`guide.item.${row.item}.title`)} · {format.dateTime(row.since)}
      </div>
    </div>
  );
}

function useColumns(): Column<StuckRow>[] {
  const t = useT();
  const format = useFormat();
  return useMemo(() => {
    const words = (key: 'name' | 'role' | 'item', width: number, of: (row: StuckRow) => string) => ({
      ...{ key, title: t(`guide.report.column.${key}`), width, render: of, textOf: of },
    });
    return [
      { ...words('name', 160, (row) => row.name), always: true },
      words('role', 140, (row) => t(`guide.role.${row.role}`)),
      words('item', 260, (row) => t(`guide.item.${row.item}.title`)),
      {
        key: 'since',
        title: t('guide.report.column.since'),
        width: 150,
        render: (row) => <span className="num">{format.dateTime(row.since)}</span>,
      },
      {
        key: 'done',
        title: t('guide.report.column.done'),
        width: 120,
        render: (row) => <span className="num">{t('guide.progress', { done: row.done, total: row.total })}</span>,
      },
    ];
  }, [t, format]);
}
