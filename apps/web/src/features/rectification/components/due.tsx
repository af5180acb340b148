import type { RectificationRow } from '@rondo/contract/rectification';
import { useT } from '../../../shared/i18n.tsx';
import { Deadline } from '../../../shared/ui/drawer/deadline.tsx';
import { handedInAt } from '../handed-in-at.ts';

/** Its deadline; while an appeal is open none runs. */
export function Due({ row }: { row: RectificationRow }) {
  const t = useT();
  if (row.isAppealed) return <span className="meta">{t('rectification.stopped')}</span>;
  return <Deadline at={row.deadlineAt} finishedAt={handedInAt(row)} />;
}
