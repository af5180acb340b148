import { RATE_BANDS, rateBandEnds } from '@rondo/domain/rate-band';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Tip } from '../../../shared/ui/tip.tsx';
import type { Asked } from '../filter.ts';
import { useRowsLink } from '../use-rows-link.ts';
import { type ScoreOverview, scoredRows } from '../use-score-cards.ts';

/** How many inspections lie in each band of rates; a bar opens its records. */
export function BandsCard({ bands, asked }: { bands: ScoreOverview['bands']; asked: Asked }) {
  const t = useT();
  const format = useFormat();
  const linkOf = useRowsLink();
  const title = t('scoreStatistics.bands.title');
  const most = Math.max(1, ...RATE_BANDS.map((band) => bands[band]));
  return (
    <section className="card statistics-card statistics-bands">
      <header>
        <h2>
          {title} <Tip label={t('ui.formulaOf', { name: title })} text={t('scoreStatistics.formula.band')} />
        </h2>
      </header>
      <ol aria-label={title}>
        {RATE_BANDS.map((band) => {
          const count = bands[band];
          const to = count > 0 ? linkOf(scoredRows(asked, { rateBand: [band] })) : undefined;
          const said = t('scoreStatistics.bands.bar', { ...rateBandEnds(band), count });
          const inside = (
            <>
              <span className="num">{count > 0 && format.short(count)}</span>
              <i style={{ height: `calc((100% - 18px) * ${count / most})` }} data-none={count === 0} />
            </>
          );
          return (
            <li key={band}>
              {to ? (
                <Link to={to} aria-label={said} title={said}>
                  {inside}
                </Link>
              ) : (
                <div title={said}>{inside}</div>
              )}
              <span className="meta num" aria-hidden>
                {band}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
