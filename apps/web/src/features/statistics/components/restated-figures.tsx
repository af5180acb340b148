import type { ClosedSums } from '@rondo/contract/month-close';
import { FIGURE_ROWS } from '@rondo/contract/statistics-rows';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import type { Asked } from '../filter.ts';
import { NumberLink } from './number-link.tsx';

/** The figures of records, how each is written, and whose rows it opens. */
const FIGURES = [
  { key: 'records', isPercent: false, opens: 'records', counts: 'records' },
  { key: 'averageRate', isPercent: true, opens: 'average', counts: 'evaluated' },
  { key: 'passPercent', isPercent: true, opens: 'pass', counts: 'evaluated' },
  { key: 'redLines', isPercent: false, opens: 'redLines', counts: 'redLines' },
  { key: 'failedItems', isPercent: false, opens: 'failed', counts: 'failedItems' },
] as const;

interface Props {
  before: ClosedSums;
  now: ClosedSums;
  asked: Asked;
}

/** What the figures that are otherwise now were when the period was closed, and are; each opens its rows. */
export function RestatedFigures({ before, now, asked }: Props) {
  const t = useT();
  const format = useFormat();
  const { basis: _basis, ...filter } = asked;
  const changed = FIGURES.filter(({ key }) => before[key] !== now[key]);
  const text = (value: number | null, isPercent: boolean): string => {
    if (value === null) return '—';
    return isPercent ? format.percent(value / 100) : format.count(value);
  };
  return (
    <ul className="statistics-restated">
      {changed.map(({ key, isPercent, opens, counts }) => (
        <li key={key}>
          {t(`monthClose.figure.${key}`)}{' '}
          <NumberLink rows={FIGURE_ROWS[opens].rows({ ...filter, basis: 'closed' })} count={before[counts]}>
            {text(before[key], isPercent)}
          </NumberLink>
          {' → '}
          <NumberLink rows={FIGURE_ROWS[opens].rows(filter)} count={now[counts]}>
            {text(now[key], isPercent)}
          </NumberLink>
        </li>
      ))}
    </ul>
  );
}
