import type { PointsOfRule } from '@rondo/contract/points';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import type { Column } from '../../../shared/ui/list/column.ts';
import { DataTable } from '../../../shared/ui/list/data-table.tsx';
import { noonOf } from '../day-text.ts';
import { type Places, type Reason, reasonRows } from '../points-rule-links.ts';

const FIGURES = ['thisCycle', 'share', 'lastCycle', 'change'] as const;
type Figure = (typeof FIGURES)[number];

/** A row of the rule; no reason: all of them. */
interface Row extends Pick<Reason, 'now' | 'before'> {
  reason: Reason | null;
}

const net = ({ plus, minus }: { plus: number; minus: number }) => plus - minus;
const moved = ({ plus, minus }: { plus: number; minus: number }) => plus + minus;

interface Props {
  figures: PointsOfRule;
  places: Places;
}

/** What each row of a rule brought in this cycle and in the last; each figure opens exactly its lines of the ledger. */
export function PointsCycles({ figures, places }: Props) {
  const t = useT();
  const format = useFormat();
  const title = t('points.statistics.cycles');
  const day = (text: string) => format.day(noonOf(text));
  const rows: Row[] = [{ reason: null, ...figures.all }, ...figures.reasons.map((reason) => ({ ...reason, reason }))];
  const nameOf = ({ reason }: Row) =>
    reason === null ? t('points.statistics.inAll') : reason.words || t('points.statistics.byHand');
  const link = (row: Row, figure: Figure) => (
    <FigureLink row={row} name={nameOf(row)} {...{ figure, figures, places }} />
  );
  const columns: Column<Row>[] = [
    { key: 'name', title: t('points.statistics.reason'), always: true, width: 320, render: nameOf, textOf: nameOf },
    ...FIGURES.map((figure) => ({
      ...{ key: figure, title: t(`points.statistics.${figure}`), width: 110, align: 'right' as const },
      render: (row: Row) => link(row, figure),
    })),
  ];
  return (
    <section className="card statistics-card statistics-table">
      <header>
        <h2>{title}</h2>
        <span className="meta">
          {t('points.statistics.cyclesSaid', {
            ...{ now: day(figures.now.from), before: day(figures.before.from), beforeTo: day(figures.before.to) },
          })}
        </span>
      </header>
      <DataTable<Row>
        label={title}
        rows={rows}
        columns={columns}
        rowKey={({ reason }) => (reason === null ? 'all' : `of ${reason.detailKey}`)}
        nameOf={nameOf}
        card={(row) => (
          <div className="statistics-shop">
            <strong className="ellipsis">{nameOf(row)}</strong>
            {link(row, 'thisCycle')}
            <span className="meta">
              {link(row, 'share')} · {t('points.statistics.lastCycle')} {link(row, 'lastCycle')} ·{' '}
              {t('points.statistics.change')} {link(row, 'change')}
            </span>
          </div>
        )}
      />
    </section>
  );
}

function FigureLink({ row, name, figure, figures, places }: Props & { row: Row; name: string; figure: Figure }) {
  const t = useT();
  const format = useFormat();
  const { now, before, all } = figures;
  const days = {
    ...{ thisCycle: now, share: now, lastCycle: before, change: { from: before.from, to: now.to } },
  }[figure];
  const total = moved(all.now);
  const value = {
    thisCycle: net(row.now),
    share: total === 0 ? null : moved(row.now) / total,
    lastCycle: net(row.before),
    change: net(row.now) - net(row.before),
  }[figure];
  const text = figure === 'share' ? format.percent(value) : format.count(value);
  const formula = t(`points.statistics.compare.${figure}`);
  return (
    <Link
      to={reasonRows(figures, places, days, row.reason)}
      className="num"
      title={formula}
      aria-label={`${name} ${t(`points.statistics.${figure}`)} ${text}`}
    >
      {figure !== 'share' && (value ?? 0) > 0 && '+'}
      {text}
    </Link>
  );
}
