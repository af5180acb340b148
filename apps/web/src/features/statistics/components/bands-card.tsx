import { RATE_BANDS, rateBandEnds } from '@rondo/domain/rate-band';
import { useT } from '../../../shared/i18n.tsx';
import type { Asked } from '../filter.ts';
import { useRowsLink } from '../use-rows-link.ts';
import { type ScoreOverview, scoredRows } from '../use-score-cards.ts';
import { CountBars } from './count-bars.tsx';

/** How many inspections lie in each band of rates; a bar opens its records. */
export function BandsCard({ bands, asked }: { bands: ScoreOverview['bands']; asked: Asked }) {
  const t = useT();
  const linkOf = useRowsLink();
  return (
    <CountBars
      title={t('scoreStatistics.bands.title')}
      formula={t('scoreStatistics.formula.band')}
      bars={RATE_BANDS.map((band) => ({
        ...{ key: band, label: band, count: bands[band] },
        said: t('scoreStatistics.bands.bar', { ...rateBandEnds(band), count: bands[band] }),
        to: bands[band] > 0 ? linkOf(scoredRows(asked, { rateBand: [band] })) : undefined,
      }))}
    />
  );
}
