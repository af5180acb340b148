import type { TaskRow } from '@rondo/contract/task';
import type { Translate } from '../../shared/i18n.tsx';

/** What the reader is asked for: to inspect or to review, to fix or to review a fix. */
export function actWord({ act, objectKind }: Pick<TaskRow, 'act' | 'objectKind'>, t: Translate): string {
  if (act === null) return '—';
  if (objectKind === 'task') return t(`task.acts.${act}`);
  return t(act === 'handle' ? 'task.acts.rectify' : 'task.acts.recheck');
}
