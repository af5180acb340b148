import type { TaskRow } from '@rondo/contract/task';
import { useT } from '../../../shared/i18n.tsx';
import { LevelBars } from '../../../shared/ui/glyph/level-bars.tsx';
import { levelName } from '../level-name.ts';

/** The result of a task: its level as bars and word, with the octagon of a red line. */
export function ResultLevel({ row }: { row: Pick<TaskRow, 'level' | 'redLines'> }) {
  const t = useT();
  const { level, redLines } = row;
  if (!level) return <>—</>;
  const redLine = redLines > 0 ? { redLine: t('task.redLines') } : {};
  return <LevelBars rank={level.rank} of={level.count} label={levelName(level, t)} {...redLine} />;
}
