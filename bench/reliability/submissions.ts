import { randomUUID } from 'node:crypto';
import { inspectionApi } from '@rondo/contract/inspection';
import type { Answer } from '@rondo/domain/answer';
import type pg from 'pg';
import { callEndpoint, type Identity, Refused } from '../../apps/server/test/client.ts';
import { ITEMS_OF_LONG } from '../load/templates.ts';

/** What was sent and what was acknowledged, kept outside of server and database. */
export interface Entry {
  taskId: string;
  requestId: string;
  /** The record that the answer named; null while nothing was answered. */
  recordId: string | null;
  /** An outage that was answered as a fault of ours instead of 503. */
  isMisnamed: boolean;
}

/** Submits one task after the other until the server does not answer any more. */
export async function submitUntilGone(
  base: string,
  who: Identity,
  answers: Record<string, Answer>,
  next: () => string | undefined,
  submissions: Entry[],
): Promise<void> {
  for (let taskId = next(); taskId !== undefined; taskId = next()) {
    const entry: Entry = { taskId, requestId: randomUUID(), recordId: null, isMisnamed: false };
    submissions.push(entry);
    if (!(await submit(base, who, answers, entry))) return;
  }
}

/** Whether it was answered; a server or database that is away answers nothing or 503. */
export async function submit(
  base: string,
  who: Identity,
  answers: Record<string, Answer>,
  entry: Entry,
): Promise<boolean> {
  const { taskId, requestId } = entry;
  try {
    const made = await callEndpoint(base, inspectionApi.submit, { taskId, requestId, deviceId: 'bench', answers }, who);
    entry.recordId = made.recordId;
    return true;
  } catch (error) {
    entry.isMisnamed ||= error instanceof Refused && error.reason === 'OPERATION_EXCEPTION';
    const isAway = error instanceof TypeError || error instanceof SyntaxError;
    if (!isAway && !entry.isMisnamed && !(error instanceof Refused && error.status === 503)) throw error;
    return false;
  }
}

export interface Findings {
  acknowledged: number;
  lost: number;
  torn: number;
  doubled: number;
}

/** Compares the ledger with the tables: every acknowledged submission is there once and whole, every other one whole or not at all. */
export async function audit(client: pg.Client, companyId: string, submissions: readonly Entry[]): Promise<Findings> {
  const { rows } = await client.query<{ task_id: string; records: number; whole: boolean; ids: string[] }>(
    `select t.id as task_id, count(r.id)::int as records, array_agg(r.id::text) as ids,
            case when count(r.id) = 0 then t.state = 'pending' and exists (select from turn where company_id = t.company_id and object_id = t.id)
                 else t.state = 'completed' and t.record_id = (array_agg(r.id))[1]
                  and not exists (select from turn where company_id = t.company_id and object_id = t.id)
                  and (select count(*) from record_item i where i.company_id = t.company_id and i.record_id = t.record_id) = $3
                  and (select count(*) from history h where h.company_id = t.company_id and h.object_id = t.record_id and h.event = 'submit') = 1
                  and (select count(*) from history h where h.company_id = t.company_id and h.object_id = t.id) = 1 end as whole
       from task t left join public.record r on r.company_id = t.company_id and r.task_id = t.id
      where t.company_id = $1 and t.id = any($2::uuid[])
      group by t.company_id, t.id`,
    [companyId, submissions.map((entry) => entry.taskId), ITEMS_OF_LONG],
  );
  const byTask = new Map(rows.map((row) => [row.task_id, row]));
  const acknowledged = submissions.filter((entry) => entry.recordId !== null);
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((e) => !byTask.get(e.taskId)?.ids.includes(e.recordId ?? '')).length,
    torn: rows.filter((row) => !row.whole).length,
    doubled: rows.filter((row) => row.records > 1).length,
  };
}
