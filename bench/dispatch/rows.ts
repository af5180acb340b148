import type { Input } from '@rondo/contract/kit/endpoint';
import type { taskApi } from '@rondo/contract/task';
import type pg from 'pg';
import type { Frame } from '../load/frame.ts';

/** Who does it: the manager of each store, any one of the inspectors of its region, or one of them so that all have as much. */
export type ExecutorKind = 'manager' | 'any' | 'even';
type Executor = Input<typeof taskApi.dispatch>['executor'];

/** Every store is open, inspectors can be named by a dispatch, nothing waits to be told; answers the group above all stores. */
export async function readyFor(client: pg.Client, { companyId }: Frame): Promise<string> {
  await client.query(
    `update shop set state = 'open', closed_on = null, closed_kind = null where company_id = $1 and state <> 'open'`,
    [companyId],
  );
  await client.query(`update role set dispatchable = true where company_id = $1 and key = 'inspector'`, [companyId]);
  await client.query('delete from outbox where company_id = $1', [companyId]);
  const { rows } = await client.query<{ id: string }>(
    'select id from shop_group where company_id = $1 and parent_id is null',
    [companyId],
  );
  return rows[0]?.id ?? '';
}

export async function executorOf(client: pg.Client, { companyId }: Frame, kind: ExecutorKind): Promise<Executor> {
  if (kind === 'manager') return { kind };
  const { rows } = await client.query<{ id: string }>(
    `select id from role where company_id = $1 and key = 'inspector'`,
    [companyId],
  );
  return { kind: 'role', roleId: rows[0]?.id ?? '', how: kind };
}

/** The first of the stores. */
export async function someShops(client: pg.Client, { companyId }: Frame, count: number): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    'select id from shop where company_id = $1 and deleted_at is null order by id limit $2',
    [companyId, count],
  );
  return rows.map(({ id }) => id);
}

export interface Found {
  tasks: number;
  shops: number;
  people: number;
}

/** What a dispatch left behind. */
export async function foundOf(client: pg.Client, { companyId }: Frame, batchId: string): Promise<Found> {
  const { rows } = await client.query<Found>(
    `select count(*)::int as tasks, count(distinct shop_id)::int as shops,
            coalesce(sum((select count(*) from task_person p where p.company_id = task.company_id and p.task_id = task.id)), 0)::int as people
       from task where company_id = $1 and batch_id = $2`,
    [companyId, batchId],
  );
  return rows[0] ?? { tasks: 0, shops: 0, people: 0 };
}
