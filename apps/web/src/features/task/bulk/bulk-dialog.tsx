import type { TaskRow } from '@rondo/contract/task';
import { useState } from 'react';
import { failureWords } from '../../../shared/http/http.ts';
import { useT } from '../../../shared/i18n.tsx';
import { BulkReport } from '../../../shared/process/bulk/bulk-report.tsx';
import { type OrderAsks, OrderForm, type OrderValues } from '../../../shared/process/bulk/order-form.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { toast } from '../../../shared/ui/toast.ts';
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
export default function BulkDialog({ kind, rows, onClose, onAllDone }: Props) {
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
          outcomes={report.outcomes.map(({ row, failure }) => ({
            ...{ id: row.id, number: row.number, name: `${row.name} · ${row.shop.name}` },
            failure: failure && failureWords(failure),
          }))}
          isBusy={bulk.done !== null}
          onRetry={(ids) =>
            void run(
              rows.filter(({ id }) => ids.includes(id)),
              report.order,
            )
          }
          onClose={onClose}
        />
      ) : (
        <TaskOrderForm
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
  note?: string;
  onSubmit: (order: Order) => void;
  onClose: () => void;
}

const ASKS: Record<BulkKind, OrderAsks> = {
  remind: 'nothing',
  transfer: 'person',
  change_deadline: 'deadline',
  close: 'reason',
};

/** What an act needs to know, once for all of its tasks. */
export function TaskOrderForm({ kind, onSubmit, ...form }: FormProps) {
  const t = useT();
  return (
    <OrderForm
      {...form}
      verb={t(`task.doing.${kind}`)}
      asks={ASKS[kind]}
      isDanger={kind === 'close'}
      hint={t(kind === 'transfer' ? 'task.bulk.toWhom' : 'task.form.reasonClose')}
      onSubmit={(values) => onSubmit(orderOf(kind, values))}
    />
  );
}

/** What was typed as an order. */
function orderOf(kind: BulkKind, { comment, toId, deadlineAt }: OrderValues): Order {
  switch (kind) {
    case 'remind':
      return { kind };
    case 'transfer':
      return { kind, toId, comment };
    case 'change_deadline':
      return { kind, deadlineAt, comment };
    case 'close':
      return { kind, comment };
    default:
      return kind satisfies never;
  }
}
