import type { TaskRow } from '@rondo/contract/task';
import {
  ClipboardCheck,
  Images,
  ListChecks,
  ListTodo,
  type LucideIcon,
  ScanEye,
  ShieldCheck,
  Wrench,
} from 'lucide-react';
import { useT } from '../../../shared/i18n.tsx';

const ICONS: Record<TaskRow['kind'], LucideIcon> = {
  inspection: ClipboardCheck,
  self_inspection: ListChecks,
  free: ListTodo,
  snapshot_review: Images,
  ai_review: ScanEye,
  rectification: Wrench,
};

/** What kind of work a row is; a review looks alike whatever is reviewed. */
export function KindIcon({ row }: { row: Pick<TaskRow, 'kind' | 'act'> }) {
  const t = useT();
  const Icon = row.act === 'review' ? ShieldCheck : ICONS[row.kind];
  const label = t(`task.kinds.${row.kind}`);
  return (
    <span role="img" aria-label={label} title={label} className="task-kind">
      <Icon size={16} strokeWidth={1.75} aria-hidden />
    </span>
  );
}
