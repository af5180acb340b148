import type { Endpoint } from '@rondo/contract/kit/endpoint';
import { rectificationApi } from '@rondo/contract/rectification';
import { type TaskRow, taskApi } from '@rondo/contract/task';
import type { z } from 'zod';
import { call, type Refusal } from '../../../shared/http/http.ts';

/** What is wanted of every ticked row. */
export type Order =
  | { kind: 'remind' }
  | { kind: 'transfer'; toId: string; comment: string }
  | { kind: 'change_deadline'; deadlineAt: string; comment: string }
  | { kind: 'close'; comment: string };

/** Rectifications stand beside the tasks in "to do"; they have the same acts under their own names. */
const APIS = {
  task: { ...taskApi, changeDeadline: taskApi.changeDeadline, close: taskApi.close },
  rectification: { ...rectificationApi, changeDeadline: rectificationApi.extend, close: rectificationApi.end },
} as const;

/** Carries the order out for one row. Answers the refusal, or `null` when it is done. */
export async function carryOut(order: Order, { id, objectKind }: TaskRow): Promise<Refusal | null> {
  const api = APIS[objectKind];
  if (order.kind === 'remind') return (await settled(api.remind, { id })).refusal;
  const { data, refusal } = await settled<z.ZodType, z.ZodType<{ rev: number }>>(api.get, { id });
  if (!data) return refusal;
  const { kind, ...values } = order;
  const endpoint = { transfer: api.transfer, change_deadline: api.changeDeadline, close: api.close }[kind];
  return (await settled<z.ZodType, z.ZodType>(endpoint, { id, rev: data.rev, ...values })).refusal;
}

type Settled<T> = { data: T; refusal: null } | { data: null; refusal: Refusal | null };

/** A call without toasts that settles for every refusal, also for a task that is gone. */
function settled<I extends z.ZodType, O extends z.ZodType>(
  endpoint: Endpoint<I, O>,
  input: z.input<I>,
): Promise<Settled<z.output<O>>> {
  return new Promise((resolve, reject) => {
    let refused: Refusal | null = null;
    const onError = (_code: number, _message: string, refusal: Refusal) => {
      refused = refusal;
      resolve({ data: null, refusal });
    };
    call(endpoint, input, { hideErrors: true, onError }).then(
      (data) => resolve({ data, refusal: null }),
      (cause: unknown) => (refused ? undefined : reject(cause)),
    );
  });
}
