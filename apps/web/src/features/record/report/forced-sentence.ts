import type { RecordDetail } from '@rondo/contract/record';
import { levelWord } from '../../../shared/format/level-word.ts';
import type { Translate } from '../../../shared/i18n.tsx';

/** Says in a sentence when a red line made the result another one than the score. */
export function forcedSentence({ outcome, scoring }: RecordDetail, t: Translate): string {
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
