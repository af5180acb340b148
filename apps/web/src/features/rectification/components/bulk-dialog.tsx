import type { Input, Output } from '@rondo/contract/kit/endpoint';
import { type RectificationRow, rectificationApi } from '@rondo/contract/rectification';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { BulkReport } from '../../../shared/process/bulk/bulk-report.tsx';
import { type OrderAsks, OrderForm, type OrderValues } from '../../../shared/process/bulk/order-form.tsx';
import { refreshCounters } from '../../../shared/session/counters.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { toast } from '../../../shared/ui/toast.ts';

type Order = Input<typeof rectificationApi.bulk>['order'];
export type BulkKind = Order['kind'];

interface Props {
  kind: BulkKind;
  rows: readonly RectificationRow[];
  onClose: () => void;
  /** All done: nothing is left to be ticked. */
  onAllDone: () => void;
}

type Outcomes = Output<typeof rectificationApi.bulk>['outcomes'];

const ASKS: Record<BulkKind, OrderAsks> = {
  remind: 'nothing',
  transfer: 'person',
  extend: 'deadline',
  withdraw: 'nothing',
  end: 'reason',
};

/** One act for several rectifications: its form, then why each that was refused was not done, to be tried again. */
export default function BulkDialog({ kind, rows, onClose, onAllDone }: Props) {
  const t = useT();
  // What they are called when they are asked for: the list is read again, and may not show all of them any more.
  const [asked] = useState(rows);
  const [report, setReport] = useState<{ ids: string[]; outcomes: Outcomes; order: Order } | null>(null);
  const act = useAct(rectificationApi.bulk, {
    onDone: ({ outcomes }, { ids, order }) => {
      refreshCounters();
      if (outcomes.some(({ refusal }) => refusal !== null)) return setReport({ ids, outcomes, order });
      toast.ok(t('task.bulk.allDone', { count: outcomes.length }));
      return onAllDone();
    },
    invalidates: ['task'],
  });
  const run = (ids: string[], order: Order) => void act.run({ ids, order, requestId: uuidv7() });
  const notes: Partial<Record<BulkKind, string>> = {
    remind: t('rectification.many.remindNote'),
    withdraw: t('rectification.many.withdrawNote'),
    end: t('rectification.form.endWarning'),
  };
  const note = notes[kind];
  return (
    <Dialog
      title={`${t(`rectification.act.${kind}`)} · ${t('ui.list.selected', { count: asked.length })}`}
      onClose={onClose}
    >
      {report ? (
        <BulkReport
          outcomes={report.ids.map((id, at) => ({
            ...{ id, ...namesOf(asked, id), failure: report.outcomes[at]?.refusal?.message ?? null },
          }))}
          isBusy={act.busy}
          onRetry={(ids) => run(ids, report.order)}
          onClose={onClose}
        />
      ) : (
        <OrderForm
          verb={t(`rectification.act.${kind}`)}
          asks={ASKS[kind]}
          isBusy={act.busy}
          isDanger={kind === 'end'}
          hint={t(kind === 'transfer' ? 'rectification.many.transferHint' : 'rectification.form.reasonEnd')}
          {...(note === undefined ? {} : { note })}
          onSubmit={(values) =>
            run(
              asked.map(({ id }) => id),
              orderOf(kind, values),
            )
          }
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

function namesOf(rows: readonly RectificationRow[], id: string): { number: string; name: string } {
  const row = rows.find((one) => one.id === id);
  return { number: row?.number ?? '', name: row ? `${row.title} · ${row.shop.name}` : '' };
}

/** What was typed as an order. */
function orderOf(kind: BulkKind, { comment, toId, deadlineAt }: OrderValues): Order {
  switch (kind) {
    case 'remind':
    case 'withdraw':
      return { kind };
    case 'transfer':
      return { kind, toId, comment };
    case 'extend':
      return { kind, deadlineAt, comment };
    case 'end':
      return { kind, comment };
    default:
      return kind satisfies never;
  }
}
