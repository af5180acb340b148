import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { type Frame, idIn } from '../load/frame.ts';
import { idOf, KIND } from '../load/ids.ts';
import { LONG_TEMPLATE, templatesOf } from '../load/templates.ts';

let made = 0;

/** Tasks of the template of forty items that wait for a member to inspect, over all shops but the first, whose records are read; ids in order. */
export async function openTasks(client: pg.Client, frame: Frame, memberNo: number, count: number): Promise<string[]> {
  const template = templatesOf(frame.plan.no, frame.beganMs)[LONG_TEMPLATE - 1];
  if (!template) throw new Error('no template of forty items');
  const atMs = Date.now() + made;
  made += count;
  const ids = Array.from({ length: count }, (_, i) => idOf(atMs, frame.plan.no, KIND.openTask, i + 1));
  const member = idIn(frame, KIND.member, memberNo);
  await client.query(
    `insert into task (company_id, id, number, name, kind, mode, dispatch, state, shop_id, shop_name, shop_path, template_id,
       template_version_id, template_name, version_no, has_reviewer, start_at, deadline_at)
     select s.company_id, t.id, $3 || t.no, 'Full audit', 'inspection', 'on_site', 'immediate', 'pending', s.id, s.name, g.path, $4, $5,
            'Full audit', 1, false, now(), now() + interval '3 days'
       from unnest($2::uuid[]) with ordinality t(id, no)
       join shop s on s.company_id = $1 and s.name = 'Shop ' || lpad((21 + t.no * 37 % $6)::text, 5, '0')
       join shop_group g on g.company_id = s.company_id and g.id = s.group_id`,
    [frame.companyId, ids, `B${randomUUID().slice(0, 13)}-`, template.id, template.versionId, frame.plan.shops - 21],
  );
  for (const relation of ['handler', 'initiator']) {
    await client.query(
      `insert into task_person (company_id, task_id, member_id, relation, created_at) select $1, id, $3, $4, now() from unnest($2::uuid[]) id`,
      [frame.companyId, ids, member, relation],
    );
  }
  await client.query(
    `insert into turn (company_id, member_id, object_kind, object_id, act, shop_id, since_at, deadline_at)
     select company_id, $3, 'task', id, 'handle', shop_id, now(), deadline_at from task where company_id = $1 and id = any($2)`,
    [frame.companyId, ids, member],
  );
  return ids;
}
