import { formatNumber } from '@rondo/domain/number';
import { v7 as uuidv7 } from 'uuid';
import type { Company, Person } from './factories.ts';
import type { MadeTemplate } from './record-factory.ts';
import type { World } from './world.ts';

interface TaskOptions {
  shopId: string;
  template: MadeTemplate;
  handler: Person;
  createdAt: string;
  deadlineAt: string;
  dispatch?: 'immediate' | 'self_initiated';
  /** Why it was closed; null: it still waits for its handler. */
  closeReason?: 'deadline' | 'manual' | null;
}

/** Far from the numbers that the product gives out itself, and from those of `recordFactory`. */
let count = 700_000;

/** An inspection that was asked for and not done. */
export async function plannedTask(w: World, company: Company, o: TaskOptions): Promise<string> {
  const db = w.app.databases.of(company.id);
  const own = { company_id: company.id };
  count += 1;
  const id = uuidv7();
  const isClosed = o.closeReason != null;
  await db
    .insertInto('task')
    .values({
      ...own,
      id,
      number: formatNumber('T', o.createdAt.slice(0, 10), count),
      name: 'Task',
      kind: 'inspection',
      mode: 'on_site',
      dispatch: o.dispatch ?? 'immediate',
      state: isClosed ? 'closed' : 'pending',
      close_reason: o.closeReason ?? null,
      finished_at: isClosed ? new Date(o.deadlineAt) : null,
      shop_id: o.shopId,
      shop_name: 'Shop',
      shop_path: 'Group',
      template_id: o.template.id,
      template_version_id: o.template.versionId,
      template_name: 'Template',
      version_no: 1,
      has_reviewer: false,
      start_at: o.createdAt,
      deadline_at: o.deadlineAt,
      created_at: o.createdAt,
    })
    .execute();
  await db
    .insertInto('task_person')
    .values({ ...own, member_id: o.handler.id, relation: 'handler', task_id: id, created_at: o.createdAt })
    .execute();
  return id;
}
