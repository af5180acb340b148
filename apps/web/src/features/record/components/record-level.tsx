import type { RecordRow } from '@rondo/contract/record';
import { useT } from '../../../shared/i18n.tsx';
import { LevelBars } from '../../../shared/ui/glyph/level-bars.tsx';
import { levelWord } from '../level-word.ts';

/** The result of a record: its level as bars and word, with the octagon of a red line. */
export function RecordLevel({ row }: { row: Pick<RecordRow, 'level' | 'redLines' | 'evaluated'> }) {
  const t = useT();
  const { level, redLines, evaluated } = row;
  if (!level) return <span className="meta">{evaluated ? '—' : t('record.notEvaluated')}</span>;
  const redLine = redLines > 0 ? { redLine: t('record.forced.count', { count: redLines }) } : {};
  return <LevelBars rank={level.rank + 1} of={level.count} label={levelWord(level, t)} {...redLine} />;
}
