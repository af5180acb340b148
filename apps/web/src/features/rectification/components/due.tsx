import type { RectificationRow } from '@rondo/contract/rectification';
import { isOneOf } from '@rondo/domain/machine';
import { rectificationMachine } from '@rondo/domain/rectification';
import { useT } from '../../../shared/i18n.tsx';
import { Deadline } from '../../../shared/ui/drawer/deadline.tsx';
import { handedInAt } from '../handed-in-at.ts';

/** Its deadline; while an appeal is open, or somebody has put it aside, none runs. */
export function Due({ row }: { row: RectificationRow }) {
  const t = useT();
  const isStopped = row.isAppealed || isOneOf(rectificationMachine.paused, row.state);
  if (isStopped) return <span className="meta">{t('rectification.stopped')}</span>;
  return <Deadline at={row.deadlineAt} finishedAt={handedInAt(row)} />;
}
