import type { Outcome } from '@rondo/domain/scoring/outcome';
import type { ScoringSettings } from '@rondo/domain/scoring/settings';
import { levelWord } from './format/level-word.ts';
import type { MessageKey, Params } from './index.ts';

interface Judged {
  outcome: Pick<Outcome, 'redLines' | 'level' | 'levelBeforeVeto'>;
  scoring: Pick<ScoringSettings, 'redLinePolicy'>;
}

/** Says in a sentence when a red line made the result another one than the score. */
export function forcedSentence({ outcome, scoring }: Judged, t: (key: MessageKey, params?: Params) => string): string {
  const { redLines, level, levelBeforeVeto } = outcome;
  if (redLines === 0 || !level) return '';
  const words = {
    count: redLines,
    after: levelWord(level, t),
    before: levelBeforeVeto ? levelWord(levelBeforeVeto, t) : '',
  };
  if (scoring.redLinePolicy === 'zero') return t('record.forced.sentenceZero', words);
  if (scoring.redLinePolicy === 'flag') return t('record.forced.flag', words);
  return levelBeforeVeto && levelBeforeVeto.key !== level.key ? t('record.forced.sentence', words) : '';
}
