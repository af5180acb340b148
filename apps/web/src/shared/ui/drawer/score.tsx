import type { LevelMark } from '@rondo/contract/scoring';
import { levelWord } from '@rondo/messages/format/level-word';
import { useFormat } from '../../format/use-format.tsx';
import { useT } from '../../i18n.tsx';
import './ring.css';

/** A score in a numeric cell, with its maximum when given: `86.7`, `16/24`, `—`. */
export function Score({ value, of }: { value: number | null | undefined; of?: number }) {
  const format = useFormat();
  return (
    <span className="num score">
      {format.score(value)}
      {of !== undefined && <span className="score-of">/{format.score(of)}</span>}
    </span>
  );
}

/** How an inspection came out: templates count to different maxima, so it is compared by rate. */
export interface Result {
  ratePercent: number | null;
  score: number | null;
  maxScore: number | null;
  level: LevelMark | null;
}

/** The rate of an inspection; its tooltip has the points and where its level begins: `91.3%` (21/23, Good from 80%). */
export function Rate({ result: { ratePercent, score, maxScore, level } }: { result: Result }) {
  const t = useT();
  const format = useFormat();
  const points = score === null || maxScore === null ? [] : [`${format.score(score)}/${format.score(maxScore)}`];
  const from = level?.fromPercent
    ? [t('ui.levelFrom', { level: levelWord(level, t), percent: level.fromPercent })]
    : [];
  const title = [...points, ...from].join(' · ');
  return (
    <span className="num score" title={title || undefined}>
      {format.percent(ratePercent === null ? null : ratePercent / 100)}
    </span>
  );
}
