import type { FrozenReport } from '@rondo/contract/subscription-shapes';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import './subscription.css';

interface Props {
  report: FrozenReport;
  /** Of which the rows are shown. */
  current: string | null;
  onOpen: (key: string) => void;
}

/** The figures of a report as they were; each opens the rows that it counted. */
export function FrozenFigures({ report, current, onOpen }: Props) {
  const t = useT();
  const textOf = useFigureText();
  return (
    <section className="subscription-figures" aria-label={t('subscription.frozen.figures')}>
      {report.figures.map((one) => (
        <div key={one.key} className="card subscription-figure">
          <span className="meta">{one.label}</span>
          <strong className="num">
            {one.rows ? (
              <button
                type="button"
                className="subscription-open"
                aria-pressed={current === one.key}
                onClick={() => onOpen(one.key)}
              >
                {textOf(one)}
              </button>
            ) : (
              textOf(one)
            )}
          </strong>
        </div>
      ))}
    </section>
  );
}

function useFigureText() {
  const t = useT();
  const format = useFormat();
  return ({ unit, value }: FrozenReport['figures'][number]): string => {
    if (value === null) return '—';
    // Percent are kept as numbers of 0 to 100.
    if (unit === 'percent') return format.percent(value / 100);
    return unit === 'hours' ? t('subscription.hours', { hours: format.score(value) }) : format.count(value);
  };
}
