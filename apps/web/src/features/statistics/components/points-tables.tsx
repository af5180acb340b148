import type { Output } from '@rondo/contract/kit/endpoint';
import type { pointsApi } from '@rondo/contract/points';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import type { Column } from '../../../shared/ui/list/column.ts';
import { DataTable } from '../../../shared/ui/list/data-table.tsx';
import { noonOf } from '../day-text.ts';
import { ledgerRows, type PointsAsked } from '../points-filter.ts';

type Figures = Output<typeof pointsApi.statistics>;
interface Change {
  plus: number;
  minus: number;
}

interface CardProps<Row extends Change> {
  title: string;
  rows: readonly Row[];
  /** What names a row, and the heading above it. */
  heading: string;
  nameOf: (row: Row) => string;
  keyOf: (row: Row) => string;
  /** What narrows the lines of a row. */
  narrowedBy: (row: Row) => object;
  asked: PointsAsked;
}

/** Rows with what came, what went and what is left; each number opens exactly its lines of the ledger. */
function ChangeCard<Row extends Change>({ title, rows, heading, nameOf, keyOf, narrowedBy, asked }: CardProps<Row>) {
  const t = useT();
  const format = useFormat();
  const numbers = (row: Row) => ({
    plus: row.plus,
    minus: row.minus === 0 ? 0 : -row.minus,
    net: row.plus - row.minus,
  });
  const link = (row: Row, key: 'plus' | 'minus' | 'net') => {
    const value = numbers(row)[key];
    const to = ledgerRows(asked, { ...narrowedBy(row), ...(key === 'net' ? {} : { sign: [key] }) });
    return (
      <Link
        to={to}
        className="num"
        aria-label={`${nameOf(row)} ${t(`points.statistics.${key}`)} ${format.count(value)}`}
      >
        {value > 0 && '+'}
        {format.count(value)}
      </Link>
    );
  };
  const columns: Column<Row>[] = [
    { key: 'name', title: heading, always: true, width: 280, render: nameOf, textOf: nameOf },
    ...(['plus', 'minus', 'net'] as const).map((key) => ({
      ...{ key, title: t(`points.statistics.${key}`), width: 120, align: 'right' as const },
      render: (row: Row) => link(row, key),
    })),
  ];
  return (
    <section className="card statistics-card statistics-table">
      <header>
        <h2>{title}</h2>
      </header>
      <DataTable<Row>
        label={title}
        rows={rows}
        columns={columns}
        rowKey={keyOf}
        nameOf={nameOf}
        card={(row) => (
          <div className="statistics-shop">
            <strong className="ellipsis">{nameOf(row)}</strong>
            {link(row, 'net')}
            <span className="meta">
              {link(row, 'plus')} · {link(row, 'minus')}
            </span>
          </div>
        )}
      />
    </section>
  );
}

/** What points came and went for. */
export function EventsCard({ events, asked }: { events: Figures['events']; asked: PointsAsked }) {
  const t = useT();
  return (
    <ChangeCard
      title={t('points.statistics.events')}
      heading={t('points.column.event')}
      rows={events}
      asked={asked}
      nameOf={({ rule, event }) =>
        `${rule.name} · ${event ? t(`pointsRule.events.${event}`) : t('points.statistics.byHand')}`
      }
      keyOf={({ rule, event }) => `${rule.id} ${event}`}
      narrowedBy={({ rule, event }) => ({ ruleId: [rule.id], ...(event ? { event: [event] } : { byHand: ['true'] }) })}
    />
  );
}

/** The groups below the chosen one, or below the top: each with all below it. */
export function GroupsCard({ groups, asked }: { groups: Figures['groups']; asked: PointsAsked }) {
  const t = useT();
  return (
    <ChangeCard
      title={t('points.statistics.groups')}
      heading={t('points.statistics.group')}
      rows={groups}
      asked={asked}
      nameOf={({ group }) => group.name}
      keyOf={({ group }) => group.id}
      narrowedBy={({ group }) => ({ groupId: [group.id] })}
    />
  );
}

/** Stores and members, the best first. */
export function OwnersCard({ owners, asked }: { owners: Figures['owners']; asked: PointsAsked }) {
  const t = useT();
  return (
    <ChangeCard
      title={t('points.statistics.owners')}
      heading={t('points.column.owner')}
      rows={owners}
      asked={asked}
      nameOf={({ owner, rank }) => `${rank}. ${owner.name}`}
      keyOf={({ owner }) => owner.id}
      narrowedBy={({ owner }) => (owner.kind === 'shop' ? { shopId: [owner.id] } : { memberId: [owner.id] })}
    />
  );
}

/** The parts of the period. */
export function PartsCard({ trend, asked }: { trend: Figures['trend']; asked: PointsAsked }) {
  const t = useT();
  const format = useFormat();
  const day = (text: string) => format.day(noonOf(text));
  return (
    <ChangeCard
      title={t('points.statistics.trend')}
      heading={t('points.statistics.part')}
      rows={trend}
      asked={asked}
      nameOf={({ from, to }) => (from === to ? day(from) : `${day(from)} – ${day(to)}`)}
      keyOf={({ from }) => from}
      narrowedBy={({ from, to }) => ({ from, to })}
    />
  );
}
