import type { TaskRow } from '@rondo/contract/task';
import { useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { CommentField, ReasonField, type Successor, SuccessorField } from '../../../shared/process/act-fields.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { DeadlineField, dayLater, isAhead } from '../components/act-fields.tsx';
import { BulkReport } from './bulk-report.tsx';
import type { Order } from './order.ts';
import { type TaskOutcome, useBulk } from './use-bulk.ts';

export type BulkKind = Order['kind'];

interface Props {
  kind: BulkKind;
  rows: readonly TaskRow[];
  onClose: () => void;
  /** All done: nothing is left to be ticked. */
  onAllDone: () => void;
}

/** One act for many rows: its form, then what came of each row that could not be done. */
export function BulkDialog({ kind, rows, onClose, onAllDone }: Props) {
  const t = useT();
  const bulk = useBulk();
  const [report, setReport] = useState<{ outcomes: TaskOutcome[]; order: Order } | null>(null);
  const run = async (some: readonly TaskRow[], order: Order) => {
    const outcomes = await bulk.run(some, order);
    if (outcomes.every((one) => one.failure === null)) {
      toast.ok(t('task.bulk.allDone', { count: outcomes.length }));
      onAllDone();
    } else setReport({ outcomes, order });
  };
  const progress = t('task.bulk.running', { done: bulk.done ?? 0, total: rows.length });
  const title = `${t(`task.doing.${kind}`)} · ${t('ui.list.selected', { count: rows.length })}`;
  return (
    <Dialog title={title} onClose={onClose}>
      {report ? (
        <BulkReport
          outcomes={report.outcomes}
          isBusy={bulk.done !== null}
          onRetry={(failed) => void run(failed, report.order)}
          onClose={onClose}
        />
      ) : (
        <OrderForm
          kind={kind}
          isBusy={bulk.done !== null}
          progress={progress}
          onSubmit={(order) => void run(rows, order)}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

interface FormProps {
  kind: BulkKind;
  isBusy: boolean;
  progress?: string;
  /** What is said before the fields. */
  note?: string;
  onSubmit: (order: Order) => void;
  onClose: () => void;
}

/** What an act needs to know, once for all of its tasks. */
export function OrderForm({ kind, isBusy, progress, note, onSubmit, onClose }: FormProps) {
  const t = useT();
  const [comment, setComment] = useState('');
  const [to, setTo] = useState<Successor | null>(null);
  const [deadlineAt, setDeadlineAt] = useState<string | null>(() => dayLater(new Date().toISOString()));
  const [isTried, setTried] = useState(false);
  const order = orderOf(kind, { comment, to, deadlineAt });
  const submit = () => {
    setTried(true);
    if (order) onSubmit(order);
  };
  return (
    <ActForm
      verb={t(`task.doing.${kind}`)}
      isBusy={isBusy}
      isDanger={kind === 'close'}
      {...(progress === undefined ? {} : { progress })}
      onSubmit={submit}
      onClose={onClose}
    >
      {note !== undefined && <p className="dense">{note}</p>}
      {kind === 'transfer' && (
        <SuccessorField value={to} onChange={setTo} isTried={isTried} without={[]} hint={t('task.bulk.toWhom')} />
      )}
      {kind === 'change_deadline' && <DeadlineField value={deadlineAt} onChange={setDeadlineAt} isTried={isTried} />}
      {kind === 'close' && (
        <ReasonField value={comment} onChange={setComment} isTried={isTried} hint={t('task.form.reasonClose')} />
      )}
      {(kind === 'transfer' || kind === 'change_deadline') && <CommentField value={comment} onChange={setComment} />}
    </ActForm>
  );
}

interface Typed {
  comment: string;
  to: Successor | null;
  deadlineAt: string | null;
}

/** What was typed as an order, `null` while something is missing. */
function orderOf(kind: BulkKind, { comment, to, deadlineAt }: Typed): Order | null {
  switch (kind) {
    case 'remind':
      return { kind };
    case 'transfer':
      return to ? { kind, toId: to.id, comment } : null;
    case 'change_deadline':
      return isAhead(deadlineAt) ? { kind, deadlineAt, comment } : null;
    case 'close':
      return comment.trim() === '' ? null : { kind, comment };
    default:
      return kind satisfies never;
  }
}
