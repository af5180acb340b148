import { randomUUID } from 'node:crypto';
import type pg from 'pg';

type Query = URLSearchParams;

const COLUMNS = `id, number, task_id, shop_id, shop_name, shop_path, template_id, template_name, version_no, mode, purpose, source,
  inspector_id, inspector_name, state, started_at, submitted_at, duration_s, evaluated, score, max_score, rate_percent, level_key,
  level_name, level_rank, level_count, level_from, is_pass, red_lines, failed_items, item_count, rectification_total, rectification_open, is_late`;
const run = async (pool: pg.Pool | pg.PoolClient, name: string, text: string, values: unknown[]) =>
  (await pool.query({ name, text, values })).rows;

/** Conditions that a list may have beside the first, with the place of their value. */
const MORE: Record<string, (at: string) => string> = {
  template: (at) => `template_id = ${at}`,
  shops: (at) => `shop_id = any(string_to_array(${at}, ',')::uuid[])`,
  words: (at) =>
    `(number ilike ${at} or template_name ilike ${at} or shop_name ilike ${at} or inspector_name ilike ${at})`,
};

/** A page with its exact total: period, mode and state, and where it is asked for a template, shops, words. */
export async function list(pool: pg.Pool, query: Query) {
  const values: unknown[] = ['company', 'from', 'to', 'mode', 'state'].map((name) => query.get(name));
  const where = ['company_id = $1 and business_on >= $2 and business_on <= $3 and mode = $4 and state = $5'];
  let key = `list${query.get('order')}`;
  for (const [name, conditionAt] of Object.entries(MORE)) {
    const value = query.get(name);
    if (value === null) continue;
    values.push(name === 'words' ? `%${value}%` : value);
    key += name;
    where.push(conditionAt(`$${values.length}`));
  }
  const order = query.get('order') === 'asc' ? 'asc' : 'desc';
  const condition = where.join(' and ');
  const [rows, total] = await Promise.all([
    run(
      pool,
      key,
      `select ${COLUMNS} from record where ${condition} order by submitted_at ${order}, id ${order} limit 20 offset $${values.length + 1}`,
      [...values, Number(query.get('offset') ?? 0)],
    ),
    run(pool, `${key}count`, `select count(*) as total from record where ${condition}`, values),
  ]);
  return { rows, total: Number(total[0]?.total) };
}

/** A record with its items, the rectifications they became, and the people. */
export async function detail(pool: pg.Pool, query: Query) {
  const key = [query.get('company'), query.get('id')];
  const [records, items] = await Promise.all([
    run(pool, 'record', `select ${COLUMNS}, outcome from record where company_id = $1 and id = $2`, key),
    run(
      pool,
      'items',
      `select i.*, r.number as r_number, r.state as r_state, r.deadline_at as r_deadline_at
         from record_item i left join rectification r on r.company_id = i.company_id and r.id = i.rectification_id
        where i.company_id = $1 and i.record_id = $2 order by i.sort`,
      key,
    ),
  ]);
  const people = await run(
    pool,
    'people',
    `select p.relation, m.id, m.name from task_person p join member m on m.company_id = p.company_id and m.id = p.member_id
      where p.company_id = $1 and p.task_id = $2`,
    [query.get('company'), records[0]?.task_id],
  );
  return { record: records[0], items, people };
}

/** Count and mean by shop and month from the rows themselves, the worst shops first. */
export async function figures(pool: pg.Pool, query: Query) {
  return run(
    pool,
    'figures',
    `select shop_id, date_trunc('month', business_on) as month, count(*) as records, avg(rate_percent) as average
       from record where company_id = $1 and business_on >= $2 and business_on <= $3 and state = 'effective'
      group by 1, 2 order by average, shop_id limit 20 offset $4`,
    ['company', 'from', 'to', 'offset'].map((name) => query.get(name)),
  );
}

const COUNTERS: Record<string, string> = {
  pending: 'select count(*) as count from turn where company_id = $1 and member_id = $2',
  applications: `select count(*) as count from application where company_id = $1 and state = 'pending' and $2::uuid is not null`,
  unread: `select category, count(*) as count from message where company_id = $1 and member_id = $2 and read_at is null
    and deleted_at is null group by category`,
};

export async function counters(pool: pg.Pool, query: Query) {
  const name = query.get('name') ?? '';
  return run(pool, name, COUNTERS[name] ?? '', [query.get('company'), query.get('member')]);
}

interface Submission {
  company: string;
  task: string;
  member: string;
  outcome: unknown;
  items: Record<string, unknown>[];
}

/** The record itself and its items. */
async function insertRecord(client: pg.PoolClient, s: Submission, id: string, number: unknown): Promise<void> {
  await run(client, 'insert', INSERT, [
    s.company,
    id,
    `F${id.slice(0, 8)}${number}`,
    s.member,
    JSON.stringify(s.outcome),
    s.task,
    s.items.length,
  ]);
  await run(
    client,
    'insertItems',
    `insert into record_item (company_id, record_id, sort, item_id, category, name, standard, severity, answer_type, answer, result, points, max_points)
     select $1, $2, sort, item_id, category, name, standard, severity, answer_type, answer, result, points, max_points
       from json_populate_recordset(null::record_item, $3)`,
    [s.company, id, JSON.stringify(s.items)],
  );
}

/** The rows of a submission by hand in one transaction: record, items, task, history, outbox, number, first answer. */
export async function submit(pool: pg.Pool, body: string) {
  const s: Submission = JSON.parse(body);
  const client = await pool.connect();
  const id = randomUUID();
  try {
    await client.query('begin');
    const [task] = await run(client, 'lock', 'select * from task where company_id = $1 and id = $2 for update', [
      s.company,
      s.task,
    ]);
    const [sequence] = await run(
      client,
      'number',
      `insert into number_sequence values ($1, 'I', current_date, 1) on conflict (company_id, prefix, day) do update
         set last = number_sequence.last + 1 returning last`,
      [s.company],
    );
    await insertRecord(client, s, id, sequence?.last);
    await run(
      client,
      'done',
      `update task set state = 'completed', record_id = $3, submitted_at = now(), finished_at = now(), rev = rev + 1
      where company_id = $1 and id = $2 and state = 'pending'`,
      [s.company, s.task, id],
    );
    await run(client, 'turn', 'delete from turn where company_id = $1 and object_id = $2', [s.company, s.task]);
    await run(
      client,
      'trace',
      `insert into history (company_id, id, object_kind, object_id, at, actor_id, event, to_state)
       values ($1, gen_random_uuid(), 'record', $2, now(), $4, 'submit', 'effective'), ($1, gen_random_uuid(), 'task', $3, now(), $4, 'submit', 'completed')`,
      [s.company, id, s.task, s.member],
    );
    await run(
      client,
      'events',
      `insert into outbox (company_id, event, payload) values ($1, 'record.submitted', $2), ($1, 'record.accepted', $2), ($1, 'task.completed', $2)`,
      [s.company, JSON.stringify({ recordId: id, taskId: task?.id })],
    );
    await run(
      client,
      'answer',
      `insert into request_memory (company_id, member_id, request_id, endpoint, answer) values ($1, $2, gen_random_uuid(), 'floor', '{}')`,
      [s.company, s.member],
    );
    await client.query('commit');
    return { id };
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

const INSERT = `insert into public.record (company_id, id, number, task_id, shop_id, shop_name, shop_path, shop_lineage, template_id, template_version_id,
    template_name, version_no, mode, purpose, source, inspector_id, inspector_name, state, started_at, submitted_at, business_on, duration_s,
    evaluated, score, max_score, rate_percent, is_pass, red_lines, failed_items, na_items, item_count, outcome, is_late)
  select $1, $2, $3, t.id, t.shop_id, t.shop_name, t.shop_path, s.lineage, t.template_id, t.template_version_id, t.template_name, t.version_no, t.mode,
         t.purpose, t.dispatch, $4, 'Floor', 'effective', now(), now(), current_date, 60, true, 200, 200, 100, true, 0, 0, 0, $7, $5, false
    from task t join shop s on s.company_id = t.company_id and s.id = t.shop_id where t.company_id = $1 and t.id = $6`;
