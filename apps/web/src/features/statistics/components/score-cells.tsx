import { LIMIT } from '@rondo/domain/limit';
import type { Weighting } from '@rondo/domain/score-figures';
import type { StatisticsHeader } from '@rondo/domain/statistics-headers';
import type { useFormat } from '../../../shared/format/use-format.tsx';
import type { Translate } from '../../../shared/i18n.tsx';
import type { Column } from '../../../shared/ui/list/column.ts';
import type { Asked } from '../filter.ts';
import { scoredRows } from '../use-score-cards.ts';
import { NumberLink } from './number-link.tsx';

type Format = ReturnType<typeof useFormat>;

/** The formula of a header in words; one without words does not compile. */
export const headerHelp = (t: Translate, header: StatisticsHeader): string =>
  t(`statistics.header.${header}`, { count: LIMIT.rank.samples });

/** The store of a row; its group is in the tip. */
export const storeColumn = <Row extends { name: string; groupPath: string }>(t: Translate): Column<Row> => ({
  key: 'shop',
  title: t('statistics.table.shop'),
  always: true,
  render: (row) => row.name,
  textOf: (row) => `${row.name} · ${row.groupPath}`,
});

/** How many scored records a row is made of; the number opens them. */
export const evaluatedColumn = <Row extends { evaluated: number }>(
  t: Translate,
  format: Format,
  askedOf: (row: Row) => Asked,
): Column<Row> => ({
  key: 'evaluated',
  title: t('scoreStatistics.table.evaluated'),
  help: headerHelp(t, 'scores.evaluated'),
  width: 84,
  align: 'right',
  render: (row) => (
    <NumberLink rows={scoredRows(askedOf(row))} count={row.evaluated}>
      {format.count(row.evaluated)}
    </NumberLink>
  ),
});

/** The average of a row as it is weighed, grey where `few` says that there are too few records. */
export const averageColumn = <Row extends { averageRate: number | null }>(
  t: Translate,
  format: Format,
  few: (row: Row) => string,
  weighting: Weighting,
): Column<Row> => ({
  key: 'average',
  title: t('statistics.table.average'),
  help: headerHelp(t, weighting === 'points' ? 'scores.averageOfPoints' : 'scores.average'),
  width: 92,
  align: 'right',
  render: (row) => (
    <span className={few(row) === '' ? undefined : 'statistics-few'}>
      {format.percent(row.averageRate === null ? null : row.averageRate / 100)}
    </span>
  ),
  textOf: few,
});
