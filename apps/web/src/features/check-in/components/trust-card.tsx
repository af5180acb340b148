import type { checkInApi } from '@rondo/contract/check-in';
import type { Output } from '@rondo/contract/kit/endpoint';
import { SECOND_MS } from '@rondo/domain/duration';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';
import { Facts } from '../../../shared/ui/drawer/facts.tsx';

type Review = NonNullable<Output<typeof checkInApi.ofRecord>['review']>;

/** Why the part of unique photos is less than full. */
const PHOTO_REASONS = ['same', 'alike'] as const;

/** How far a record can be trusted, with the parts the score is made of; the server gives it to reviewers only. */
export function TrustCard({ review: { pace, trust } }: { review: Review }) {
  const t = useT();
  const parts = trust.parts.map(({ part, points, weight }) => ({
    label: t(`checkIn.trust.part.${part}`),
    value: points === null ? t('checkIn.trust.noPoints') : t('checkIn.trust.points', { points, weight }),
  }));
  return (
    <section className="card no-print">
      <h2>{t('checkIn.trust.title')}</h2>
      <p className="meta">{t('checkIn.trust.onlyReviewers')}</p>
      <p className="strong">
        {trust.score === null ? t('checkIn.trust.none') : t('checkIn.trust.score', { score: trust.score })}
      </p>
      <Facts items={parts} columns={1} />
      {PHOTO_REASONS.filter((reason) => trust.photos[reason] > 0).map((reason) => (
        <p key={reason} className="meta">
          {t(`checkIn.trust.photos.${reason}`, { count: trust.photos[reason], all: trust.photos.all })}
        </p>
      ))}
      {pace && <Pace pace={pace} />}
    </section>
  );
}

function Pace({ pace }: { pace: NonNullable<Review['pace']> }) {
  const t = useT();
  const { duration } = useFormat();
  const { answered, fast, durationS, medianS, doubts } = pace;
  return (
    <>
      <h3>{t('checkIn.trust.paceTitle')}</h3>
      {doubts.map((doubt) => (
        <Banner key={doubt} tone="warn">
          {t(`checkIn.trust.doubt.${doubt}`)}
        </Banner>
      ))}
      {doubts.length === 0 && <p>{t('checkIn.trust.plausible')}</p>}
      <ul className="check-in-pace meta">
        <li>{t('checkIn.trust.paceFast', { fast, answered })}</li>
        <li>{t('checkIn.trust.paceTook', { duration: duration(durationS * SECOND_MS) })}</li>
        <li>
          {medianS === null
            ? t('checkIn.trust.paceNoMedian')
            : t('checkIn.trust.paceMedian', { median: duration(medianS * SECOND_MS) })}
        </li>
      </ul>
    </>
  );
}
