import type { RecordRow } from '@rondo/contract/record';
import { useT } from '../../../shared/i18n.tsx';
import { Level } from '../../../shared/ui/status/level.tsx';

/** The result of a record: its level, or the word for one that gives none. */
export function RecordLevel({ row }: { row: Pick<RecordRow, 'level' | 'redLines' | 'evaluated'> }) {
  const t = useT();
  if (!row.level && !row.evaluated) return <span className="meta">{t('record.notEvaluated')}</span>;
  return <Level level={row.level} redLines={row.redLines} />;
}
