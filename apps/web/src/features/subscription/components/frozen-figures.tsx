import type { FrozenReport } from '@rondo/contract/subscription-shapes';
import { pageOf } from '@rondo/domain/subscription/page-of';
import { besideText, reportFigureText } from '@rondo/messages/format/report-figure';
import { Link } from 'react-router';
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
  return (
    <>
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
                  {reportFigureText(one, t)}
                </button>
              ) : (
                reportFigureText(one, t)
              )}
            </strong>
            {besideText(one, t) !== '' && <span className="meta">{besideText(one, t)}</span>}
          </div>
        ))}
      </section>
      {report.moreFigures > 0 && (
        <p>
          <Link to={pageOf(report.report, report.query, report.period ?? {})}>
            {t('subscription.mail.moreFigures', { count: report.moreFigures })}
          </Link>
        </p>
      )}
    </>
  );
}
