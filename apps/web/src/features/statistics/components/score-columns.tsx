import type { ScoreRow } from '@rondo/contract/score-statistics';
import { LIMIT } from '@rondo/domain/limit';
import { isEnoughToRank } from '@rondo/domain/score-ranking';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import type { Column } from '../../../shared/ui/list/column.ts';
import { Level } from '../../../shared/ui/status/level.tsx';
import { signed } from '../figure-words.ts';
import type { Asked } from '../filter.ts';
import { scoredRows } from '../use-score-cards.ts';
import { NumberLink } from './number-link.tsx';
import { averageColumn, evaluatedColumn, storeColumn } from './score-cells.tsx';

const right = { align: 'right' as const };
const isFew = ({ evaluated }: ScoreRow): boolean => !isEnoughToRank(evaluated);

/** The columns of the table of page 12.3. */
export function useScoreColumns(asked: Asked): Column<ScoreRow>[] {
  const t = useT();
  const format = useFormat();
  const can = useCan();
  return useMemo(() => {
    const percent = (value: number | null) => format.percent(value === null ? null : value / 100);
    const own = (row: ScoreRow) => ({ ...asked, shopId: [row.shopId], templateId: [row.templateId] });
    const samples = { count: LIMIT.rank.samples };
    const few = t('statistics.table.tooFew', samples);
    const fewOf = (row: ScoreRow) => (isFew(row) ? few : '');
    return [
      storeColumn<ScoreRow>(t),
      {
        key: 'template',
        title: t('statistics.filter.template'),
        width: 160,
        render: (r) => r.templateName,
        textOf: (r) => r.templateName,
      },
      { ...evaluatedColumn<ScoreRow>(t, format, own), sortable: true },
      { ...averageColumn<ScoreRow>(t, format, fewOf, asked.weighting ?? 'records'), sortable: true },
      {
        key: 'level',
        title: t('scoreStatistics.table.level'),
        help: t('scoreStatistics.formula.level'),
        width: 120,
        render: (r) => <Level level={r.level} />,
      },
      {
        key: 'last',
        title: t('statistics.table.last'),
        width: 104,
        ...right,
        sortable: true,
        render: (r) => (
          <span className="statistics-last">
            {can('record_select') ? (
              <Link to={`/inspect/record/${r.lastRecordId}`}>{percent(r.lastRate)}</Link>
            ) : (
              percent(r.lastRate)
            )}
            {r.lastLevel && <Level bare level={r.lastLevel} />}
          </span>
        ),
        textOf: (r) => format.day(r.lastAt),
      },
      {
        key: 'slope',
        title: t('scoreStatistics.table.slope'),
        help: t('scoreStatistics.formula.slope', samples),
        width: 132,
        ...right,
        sortable: true,
        render: (r) => (r.slope === null ? '—' : signed(format.roundHalfUp(r.slope, 1))),
        textOf: fewOf,
      },
      {
        key: 'categories',
        title: t('scoreStatistics.table.weakest'),
        help: t('scoreStatistics.formula.category'),
        width: 248,
        render: (r) => <Categories row={r} asked={own(r)} />,
        textOf: (r) => r.categories.map(({ name, averageRate }) => `${name} ${percent(averageRate)}`).join(' · '),
      },
      {
        key: 'rank',
        title: t('statistics.table.rank'),
        help: t('scoreStatistics.formula.rank', samples),
        width: 76,
        ...right,
        render: (r) => format.count(r.rank),
        textOf: fewOf,
      },
    ];
  }, [t, format, can, asked]);
}

/** Categories that fit into a cell. */
const SHOWN = 2;

/** The weakest categories, each opening its records; all of them stand in the tip of the cell. */
function Categories({ row: { categories }, asked }: { row: ScoreRow; asked: Asked }) {
  const format = useFormat();
  if (categories.length === 0) return '—';
  const weakest = categories.toSorted((a, b) => (a.averageRate ?? 0) - (b.averageRate ?? 0)).slice(0, SHOWN);
  return (
    <span className="statistics-rates">
      {weakest.map(({ name, averageRate, evaluated }) => (
        <span key={name} className="ellipsis">
          <NumberLink rows={scoredRows(asked, { category: name })} count={evaluated}>
            {name} {format.percent(averageRate === null ? null : averageRate / 100)}
          </NumberLink>
        </span>
      ))}
      {categories.length > SHOWN && <span className="meta">+{categories.length - SHOWN}</span>}
    </span>
  );
}
