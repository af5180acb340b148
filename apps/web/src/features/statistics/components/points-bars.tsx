import type { PointsOfRule } from '@rondo/contract/points';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Tip } from '../../../shared/ui/tip.tsx';
import { barRows, type Places } from '../points-rule-links.ts';
import './scores.css';

/** How many accounts of a rule have which balance; a bar opens exactly these. */
export function PointsBars({ figures: { rule, bars }, places }: { figures: PointsOfRule; places: Places }) {
  const t = useT();
  const format = useFormat();
  const title = t('points.statistics.bars');
  const most = Math.max(1, ...bars.map(({ accounts }) => accounts));
  return (
    <section className="card statistics-card statistics-bands">
      <header>
        <h2>
          {title} <Tip label={t('ui.formulaOf', { name: title })} text={t('points.statistics.barsHint')} />
        </h2>
      </header>
      <ol aria-label={title}>
        {bars.map((bar) => {
          const count = bar.accounts;
          const ends = { from: format.count(bar.from), below: format.count(bar.below) };
          const said = t('points.statistics.bar', { ...ends, count });
          const inside = (
            <>
              <span className="num">{count > 0 && format.short(count)}</span>
              <i style={{ height: `calc((100% - 18px) * ${count / most})` }} data-none={count === 0} />
            </>
          );
          return (
            <li key={bar.from}>
              {count > 0 ? (
                <Link to={barRows(rule.id, places, bar)} aria-label={said} title={said}>
                  {inside}
                </Link>
              ) : (
                <div title={said}>{inside}</div>
              )}
              <span className="meta num" aria-hidden>
                {ends.from}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
