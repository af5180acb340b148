import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Frame } from '../load/frame.ts';

interface Wanted {
  state: string;
  reviewed: boolean;
  count: number;
}

/** Rectifications like one of the load's, in a state, where one member is initiator, handler and reviewer. */
export async function copyRectifications(
  client: pg.Client,
  frame: Frame,
  memberId: string,
  { state, reviewed, count }: Wanted,
): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  await client.query(
    `insert into rectification (company_id, id, number, title, source, record_id, task_id, item_id, category, standard, severity, shop_id,
       shop_name, shop_path, shop_lineage, state, has_reviewer, limit_hours, deadline_at, completed_at, business_on, created_at)
     select r.company_id, n.id, 'X' || n.id, r.title, r.source, r.record_id, r.task_id, r.item_id, r.category, r.standard, r.severity, r.shop_id,
            r.shop_name, r.shop_path, r.shop_lineage, $3, $4, 72, now() + interval '3 days', case $3 when 'completed' then now() end, current_date, now()
       from (select * from rectification where company_id = $1 order by created_at desc limit 1) r cross join unnest($2::uuid[]) n(id)`,
    [frame.companyId, ids, state, reviewed],
  );
  await client.query(
    `insert into rectification_person (company_id, rectification_id, member_id, relation, created_at)
     select $1, n.id, $3, x.relation, now() from unnest($2::uuid[]) n(id) cross join unnest($4::text[]) x(relation)`,
    [frame.companyId, ids, memberId, reviewed ? ['initiator', 'handler', 'reviewer'] : ['initiator', 'handler']],
  );
  await client.query(
    `insert into turn (company_id, member_id, object_kind, object_id, act, shop_id, since_at, deadline_at)
     select company_id, $3, 'rectification', id, case state when 'pending' then 'handle' else 'review' end, shop_id, now(), deadline_at
       from rectification where company_id = $1 and id = any($2::uuid[]) and state in ('pending', 'awaiting_review')`,
    [frame.companyId, ids, memberId],
  );
  return ids;
}

/** Open tasks on to their reviewer, with a record that is in review, or closed by their deadline. */
export async function passOnTasks(
  client: pg.Client,
  frame: Frame,
  memberId: string,
  ids: string[],
  to: 'pending_review' | 'closed',
): Promise<void> {
  if (to === 'closed') {
    await client.query(
      `update task set state = 'closed', close_reason = 'deadline', finished_at = now() where company_id = $1 and id = any($2::uuid[])`,
      [frame.companyId, ids],
    );
    await client.query('delete from turn where company_id = $1 and object_id = any($2::uuid[])', [
      frame.companyId,
      ids,
    ]);
    return;
  }
  await client.query(
    `insert into public.record (company_id, id, number, task_id, shop_id, shop_name, shop_path, shop_lineage, template_id, template_version_id,
       template_name, version_no, mode, purpose, source, inspector_id, inspector_name, state, started_at, submitted_at, business_on, duration_s,
       evaluated, red_lines, failed_items, na_items, item_count, outcome, is_late)
     select t.company_id, gen_random_uuid(), 'X' || t.id, t.id, t.shop_id, t.shop_name, t.shop_path, s.lineage, t.template_id, t.template_version_id,
            t.template_name, 1, t.mode, t.purpose, t.dispatch, $3, 'Race', 'in_review', now(), now(), current_date, 60, true, 0, 0, 0, 0,
            (select outcome from public.record where company_id = $1 limit 1), false
       from task t join shop s on s.company_id = t.company_id and s.id = t.shop_id where t.company_id = $1 and t.id = any($2::uuid[])`,
    [frame.companyId, ids, memberId],
  );
  await client.query(
    `update task t set state = 'pending_review', has_reviewer = true, record_id = r.id, submitted_at = now()
       from public.record r where t.company_id = $1 and t.id = any($2::uuid[]) and r.company_id = t.company_id and r.task_id = t.id`,
    [frame.companyId, ids],
  );
  await client.query(
    `insert into task_person (company_id, task_id, member_id, relation, created_at) select $1, id, $3, 'reviewer', now() from unnest($2::uuid[]) id`,
    [frame.companyId, ids, memberId],
  );
  await client.query(`update turn set act = 'review' where company_id = $1 and object_id = any($2::uuid[])`, [
    frame.companyId,
    ids,
  ]);
}
