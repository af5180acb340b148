import type { TaskRow } from '@rondo/contract/task';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Refusal } from '../../../shared/http/http.ts';
import { refetchNouns } from '../../../shared/http/query.ts';
import { refreshCounters } from '../../../shared/session/counters.ts';
import { carryOut, type Order } from './order.ts';
import { type Outcome, runEach } from './run-each.ts';

export type TaskOutcome = Outcome<TaskRow, Refusal>;

/** Runs an order over rows: how many are done while it runs, and what came of each afterwards. */
export function useBulk() {
  const client = useQueryClient();
  const [done, setDone] = useState<number | null>(null);
  const run = async (rows: readonly TaskRow[], order: Order): Promise<TaskOutcome[]> => {
    setDone(0);
    try {
      return await runEach(rows, (row) => carryOut(order, row), setDone);
    } finally {
      setDone(null);
      refreshCounters();
      void refetchNouns(client, ['task', 'rectification']);
    }
  };
  return { done, run };
}
