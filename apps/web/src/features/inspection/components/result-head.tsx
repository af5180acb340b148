import { levelRole } from '@rondo/domain/palette';
import type { Outcome } from '@rondo/domain/scoring/outcome';
import type { ScoringSettings } from '@rondo/domain/scoring/settings';
import { levelWord } from '@rondo/messages/format/level-word';
import { useT } from '../../../shared/i18n.tsx';
import { Ring } from '../../../shared/ui/drawer/ring.tsx';
import { LevelBars } from '../../../shared/ui/status/level-bars.tsx';

type Props = {
  outcome: Outcome;
  scoring: ScoringSettings /** Worked out here, without the server. */;
  isEstimate: boolean;
};

/** The score as ring in the colour of its level, the level in words, the counts; the counts alone where points are hidden. */
export function ResultHead(props: Props) {
  const t = useT();
  const { scoring, outcome } = props;
  if (scoring.showPoints) return <ScoredHead {...props} />;
  return (
    <section className="result-head" aria-label={t('inspection.review.hidden')}>
      <div className="result-facts">
        <Counts outcome={outcome} />
        <p className="meta">{t('inspection.review.hidden')}</p>
      </div>
    </section>
  );
}

function Counts({ outcome: { itemCount, failed, na } }: Pick<Props, 'outcome'>) {
  const t = useT();
  return (
    <p className="meta">
      {t('inspection.review.items', { count: itemCount })} · {t('inspection.review.failed', { count: failed })} ·{' '}
      {t('inspection.review.na', { count: na })}
    </p>
  );
}

function ScoredHead({ outcome, scoring, isEstimate }: Props) {
  const t = useT();
  const { level, score, maxScore, ratePercent, redLines } = outcome;
  const count = scoring.levels.length;
  const place = level && {
    rank: Math.max(
      0,
      scoring.levels.findIndex((one) => one.key === level.key),
    ),
    count,
  };
  const word = level ? levelWord(level, t) : t('ui.noValue');
  const label =
    score === null
      ? t('inspection.review.ringNone')
      : t('inspection.review.ring', { score, max: maxScore, level: word });
  return (
    <section className="result-head" aria-label={label}>
      <Ring
        value={ratePercent === null ? null : ratePercent / 100}
        label={label}
        colour={place ? levelRole(place) : 'muteMark'}
      >
        {score ?? t('ui.noValue')}
        <small>{t('inspection.review.outOf', { max: maxScore })}</small>
      </Ring>
      <div className="result-facts">
        {level && place && (
          <p className="result-level">
            <LevelBars
              place={place}
              label={word}
              size={18}
              {...(redLines > 0 ? { redLine: t('inspection.review.redLines', { count: redLines }) } : {})}
            />
          </p>
        )}
        {ratePercent !== null && <p>{t('inspection.review.rate', { rate: ratePercent })}</p>}
        {redLines > 0 && <p className="result-red">{t('inspection.review.redLines', { count: redLines })}</p>}
        <Counts outcome={outcome} />
        {isEstimate && <p className="meta">{t('inspection.review.byPhone')}</p>}
      </div>
    </section>
  );
}
