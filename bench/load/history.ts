import type pg from 'pg';
import { type Frame, managerOf } from './frame.ts';
import { KIND } from './ids.ts';
import { LONG_TEMPLATE, SHORT_TEMPLATES } from './templates.ts';

/** Inspections of forty items: the newest ones of a few shops. */
const LONG_RECORDS = 200;
const LONG_SHOPS = 20;
/** Newer rectifications than this may still be open, days. */
const OPEN_DAYS = 14;

/** Everything that happened in a company, set by set, from one list of its inspections. */
export async function writeHistory(client: pg.Client, f: Frame): Promise<void> {
  await listInspections(client, f);
  for (const statement of [
    tasks,
    taskPeople,
    records,
    rectifications,
    rectificationPeople,
    items,
    turns,
    traces,
    messages,
  ]) {
    for (const sql of statement(f)) await client.query(sql);
  }
  await client.query(`
    update shop set last_record_id = last.id, last_inspected_at = last.submitted_at, last_rate = last.rate_percent, last_level = last.level_key
      from (select distinct on (shop_id) shop_id, id, submitted_at, rate_percent, level_key from record
             where company_id = '${f.companyId}' and state = 'effective' order by shop_id, submitted_at desc) last
     where shop.company_id = '${f.companyId}' and shop.id = last.shop_id`);
}

/** One row an inspection: when, where, by whom, with which template and which pattern of answers. */
async function listInspections(client: pg.Client, f: Frame): Promise<void> {
  const { plan, companyId } = f;
  const began = `to_timestamp(${f.beganMs / 1000})`;
  const id = (kind: number, n: string, at = began): string => `pg_temp.id_of(${at}, ${plan.no}, ${kind}, ${n})`;
  const inspectors = f.lastInspector - f.lastArea;
  await client.query('drop table if exists load_inspection');
  await client.query(`
    create temp table load_inspection as
    select n, at, ${id(KIND.record, 'n', 'at')} as id, ${id(KIND.task, 'n', "at - interval '1 day'")} as task_id,
           (at at time zone 'Asia/Shanghai')::date as business_on, shop_no, s.id as shop_id, s.name as shop_name, g.path as shop_path,
           s.lineage as shop_lineage, o.template_id, o.version_id, o.template_name, x.template, x.pattern,
           case when h % 10 < 6 then 'on_site' when h % 10 < 8 then 'remote' else 'self' end as mode,
           case when h % 50 = 7 then 'void' when n > ${plan.records} * 0.99 and h % 20 = 3 then 'in_review' else 'effective' end as state,
           inspector_no, ${id(KIND.member, 'inspector_no')} as inspector_id, ${id(KIND.member, managerOf(f, 'shop_no'))} as manager_id,
           case when x.pattern > 0 then ${id(KIND.rectification, 'n', 'at')} end as rectification_id, h
      from (select n, to_timestamp(${f.nowMs / 1000} - (${plan.records} - n) * ${(plan.days * 86_400) / plan.records}::float8) as at,
                   (n::bigint * 2654435761 % 4294967296) / 64 as h,
                   case when n > ${plan.records - Math.min(LONG_RECORDS, plan.records / 5)} then 1 + n % ${LONG_SHOPS}
                        else 1 + (n * 7919::bigint) % ${plan.shops} end as shop_no,
                   n > ${plan.records - Math.min(LONG_RECORDS, plan.records / 5)} as is_long
              from generate_series(1, ${plan.records}) n) r
     cross join lateral (select ${f.lastArea + 1} + shop_no % ${inspectors} as inspector_no,
                   case when is_long then ${LONG_TEMPLATE} else 1 + ((n / ${plan.shops} + shop_no) % ${SHORT_TEMPLATES})::int end as template,
                   case when h % 5 = 0 then 1 + (h / 5 % 7)::int else 0 end as pattern) x
      join load_outcome o on o.template = x.template and o.pattern = x.pattern
      join shop s on s.company_id = '${companyId}' and s.id = ${id(KIND.shop, 'shop_no')}
      join shop_group g on g.company_id = s.company_id and g.id = s.group_id
     order by n`);
  await client.query('analyze load_inspection');
}

const number = (letter: string, at: string): string =>
  `'${letter}' || to_char(${at} at time zone 'Asia/Shanghai', 'YYYYMMDD') || lpad((500000 + n % 500000)::text, 6, '0')`;
const dayBefore = "(at - interval '1 day')";
const isOpen = (f: Frame): string =>
  `(at > to_timestamp(${f.nowMs / 1000}) - interval '${OPEN_DAYS} days' and h % 10 < 7)`;
/** States of rectifications: the recent ones wait for a handler or a reviewer, the others are over. */
const stateOf = (f: Frame): string =>
  `case when ${isOpen(f)} then case when h % 10 < 5 then 'pending' else 'awaiting_review' end when h % 20 = 9 then 'ended' else 'completed' end`;

function tasks({ companyId }: Frame): string[] {
  return [
    `insert into task (company_id, id, number, name, kind, mode, dispatch, state, shop_id, shop_name, shop_path, template_id,
       template_version_id, template_name, version_no, has_reviewer, claimed_by, claimed_at, start_at, deadline_at, submitted_at,
       finished_at, record_id, score, level, created_at, updated_at)
     select '${companyId}', task_id, ${number('T', dayBefore)}, 'Monthly check', case mode when 'self' then 'self_inspection' else 'inspection' end,
            mode, 'immediate', case state when 'in_review' then 'pending_review' else 'completed' end, shop_id, shop_name, shop_path,
            i.template_id, i.version_id, i.template_name, 1, state = 'in_review', inspector_id, at, ${dayBefore}, at + interval '1 day', at,
            case state when 'in_review' then null else at end, id, o.score, o.level_key, ${dayBefore}, at
       from load_inspection i join load_outcome o using (template, pattern) order by n`,
  ];
}

function taskPeople({ companyId, lastAdmin, plan, beganMs }: Frame): string[] {
  const admin = `pg_temp.id_of(to_timestamp(${beganMs / 1000}), ${plan.no}, ${KIND.member}, 1 + n % ${lastAdmin})`;
  return [
    `insert into task_person (company_id, task_id, member_id, relation, created_at, acted_at)
     select '${companyId}', task_id, inspector_id, 'handler', ${dayBefore}, at from load_inspection order by n`,
    `insert into task_person (company_id, task_id, member_id, relation, created_at)
     select '${companyId}', task_id, ${admin}, case state when 'in_review' then 'reviewer' else 'initiator' end, ${dayBefore}
       from load_inspection order by n`,
  ];
}

function records({ companyId }: Frame): string[] {
  return [
    `insert into public.record (company_id, id, number, task_id, shop_id, shop_name, shop_path, shop_lineage, template_id,
       template_version_id, template_name, version_no, mode, purpose, source, inspector_id, inspector_name, state, started_at,
       submitted_at, business_on, duration_s, evaluated, score, max_score, rate_percent, level_key, level_rank, level_count, is_pass,
       red_lines, failed_items, na_items, item_count, rectification_total, rectification_open, outcome, is_late)
     select '${companyId}', id, ${number('I', 'at')}, task_id, shop_id, shop_name, shop_path, shop_lineage, i.template_id, i.version_id,
            i.template_name, 1, mode, 'regular', 'immediate', inspector_id, 'Member ' || inspector_no, state, at - interval '25 minutes', at,
            business_on, 900 + h % 1800, true, o.score, o.max_score, o.rate, o.level_key, o.level_rank, 4, o.is_pass, 0, o.failed, 0,
            o.item_count, (pattern > 0)::int, (pattern > 0 and at > now() - interval '7 days')::int, o.outcome, h % 30 = 0
       from load_inspection i join load_outcome o using (template, pattern) order by n`,
  ];
}

function rectifications(f: Frame): string[] {
  return [
    `insert into rectification (company_id, id, number, title, source, record_id, task_id, item_id, item_code, category, standard, severity,
       shop_id, shop_name, shop_path, shop_lineage, state, has_reviewer, limit_hours, deadline_at, handled_at, completed_at, ended_at,
       end_reason, business_on, created_at, updated_at)
     select '${f.companyId}', rectification_id, ${number('R', 'at')}, a.name, 'record', id, task_id, a.item_id, a.code, a.category, a.standard,
            a.severity, shop_id, shop_name, shop_path, shop_lineage, x.state, true, 72, at + interval '72 hours',
            case when x.state in ('awaiting_review', 'completed') then at + interval '1 day' end,
            case when x.state = 'completed' then at + interval '1 hour' * (24 + h % 72) end,
            case when x.state = 'ended' then at + interval '3 days' end, case when x.state = 'ended' then 'Closed' end, business_on, at, at
       from load_inspection i cross join lateral (select ${stateOf(f)} as state) x
       join load_answer a on a.template = i.template and a.pattern = i.pattern and a.is_first_failed
      where rectification_id is not null order by n`,
  ];
}

function rectificationPeople({ companyId }: Frame): string[] {
  const one = (relation: string, member: string): string =>
    `insert into rectification_person (company_id, rectification_id, member_id, relation, created_at)
     select '${companyId}', rectification_id, ${member}, '${relation}', at from load_inspection where rectification_id is not null order by n`;
  return [one('initiator', 'inspector_id'), one('handler', 'manager_id'), one('reviewer', 'inspector_id')];
}

function items({ companyId }: Frame): string[] {
  return [
    `insert into record_item (company_id, record_id, sort, item_id, category, code, name, standard, severity, answer_type, answer, result,
       points, max_points, rectification_id)
     select '${companyId}', i.id, a.sort, a.item_id, a.category, a.code, a.name, a.standard, a.severity, 'pass_fail', a.answer, a.result, a.points,
            a.max_points, case when a.is_first_failed then i.rectification_id end
       from load_inspection i join load_answer a on a.template = i.template and a.pattern = i.pattern order by i.n, a.sort`,
  ];
}

/** Whose turn the open rectifications and the inspections in review are. */
function turns(f: Frame): string[] {
  return [
    `insert into turn (company_id, member_id, object_kind, object_id, act, shop_id, since_at, deadline_at)
     select '${f.companyId}', case x.state when 'pending' then manager_id else inspector_id end, 'rectification', rectification_id,
            case x.state when 'pending' then 'handle' else 'review' end, shop_id, at, at + interval '72 hours'
       from load_inspection cross join lateral (select ${stateOf(f)} as state) x
      where rectification_id is not null and x.state in ('pending', 'awaiting_review')`,
    `insert into turn (company_id, member_id, object_kind, object_id, act, shop_id, since_at, deadline_at)
     select '${f.companyId}', p.member_id, 'task', i.task_id, 'review', i.shop_id, i.at, i.at + interval '1 day'
       from load_inspection i join task_person p on p.company_id = '${f.companyId}' and p.task_id = i.task_id and p.relation = 'reviewer'
      where i.state = 'in_review'`,
  ];
}

function traces({ companyId, plan }: Frame): string[] {
  const one = (kind: string, no: number, object: string, event: string, at: string, where = 'true'): string =>
    `insert into history (company_id, id, object_kind, object_id, at, actor_id, actor_name, event, to_state)
     select '${companyId}', pg_temp.id_of(${at}, ${plan.no}, ${no}, n), '${kind}', ${object}, ${at}, inspector_id, 'Member ' || inspector_no,
            '${event}', 'pending' from load_inspection where ${where} order by n`;
  return [
    one('task', KIND.taskTrace, 'task_id', 'create', dayBefore),
    one('record', KIND.recordTrace, 'id', 'submit', 'at'),
    one('rectification', KIND.rectificationTrace, 'rectification_id', 'create', 'at', 'rectification_id is not null'),
  ];
}

/** The managers were told of the inspections of the last two months; the last week is unread. */
function messages({ companyId, plan, nowMs }: Frame): string[] {
  const now = `to_timestamp(${nowMs / 1000})`;
  return [
    `insert into message (company_id, id, member_id, category, text_key, params, reason, object_kind, object_id, shop_id, source_key, created_at, read_at)
     select '${companyId}', pg_temp.id_of(at, ${plan.no}, ${KIND.message}, n), manager_id, 'inspection', 'record.accepted',
            json_build_object('shop', shop_name), 'cc', 'record', id, shop_id, 'load ' || n, at,
            case when at < ${now} - interval '7 days' then at + interval '1 hour' end
       from load_inspection where at > ${now} - interval '60 days'`,
  ];
}
