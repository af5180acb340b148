import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Tip } from '../../../shared/ui/tip.tsx';
import './scores.css';

interface Bar {
  key: string | number;
  count: number;
  /** What stands below it. */
  label: string;
  /** All that it says, read out and on hover. */
  said: string;
  /** Its rows; absent: it opens none. */
  to?: string | undefined;
}

/** How many of something lie in each span of values: a card of bars, each of which opens exactly its rows. */
export function CountBars({ title, formula, bars }: { title: string; formula: string; bars: readonly Bar[] }) {
  const t = useT();
  const format = useFormat();
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <section className="card statistics-card statistics-bands">
      <header>
        <h2>
          {title} <Tip label={t('ui.formulaOf', { name: title })} text={formula} />
        </h2>
      </header>
      <ol aria-label={title}>
        {bars.map(({ key, count, label, said, to }) => {
          const inside = (
            <>
              <span className="num">{count > 0 && format.short(count)}</span>
              <i style={{ height: `calc((100% - 18px) * ${count / most})` }} data-none={count === 0} />
            </>
          );
          return (
            <li key={key}>
              {to ? (
                <Link to={to} aria-label={said} title={said}>
                  {inside}
                </Link>
              ) : (
                <div title={said}>{inside}</div>
              )}
              <span className="meta num" aria-hidden>
                {label}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
